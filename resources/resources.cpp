// The library is its resources; a static library needs a source of its own.
