// A value or the reason why there is none, with the names of C++23's std::expected.
#pragma once

#include <type_traits>
#include <utility>
#include <variant>

namespace cabe {

struct Error;

template <class E>
class Unexpected {
public:
    explicit Unexpected(E error) : m_error(std::move(error)) {}
    E &error() & { return m_error; }
    const E &error() const & { return m_error; }
    E &&error() && { return std::move(m_error); }

private:
    E m_error;
};

/// Holds a T or an E. value() and error() may only be called where has_value() says so.
template <class T, class E = Error>
class Expected {
public:
    using value_type = T;
    using error_type = E;

    Expected(T value) : m_state(std::in_place_index<0>, std::move(value)) {}
    template <class G>
        requires std::is_constructible_v<E, G>
    Expected(Unexpected<G> unexpected) : m_state(std::in_place_index<1>, std::move(unexpected).error()) {}

    bool has_value() const noexcept { return m_state.index() == 0; }
    explicit operator bool() const noexcept { return has_value(); }

    T &value() & { return std::get<0>(m_state); }
    const T &value() const & { return std::get<0>(m_state); }
    T &&value() && { return std::get<0>(std::move(m_state)); }
    T &operator*() & { return value(); }
    const T &operator*() const & { return value(); }
    T &&operator*() && { return std::move(*this).value(); }
    T *operator->() { return &value(); }
    const T *operator->() const { return &value(); }

    E &error() & { return std::get<1>(m_state); }
    const E &error() const & { return std::get<1>(m_state); }
    E &&error() && { return std::get<1>(std::move(m_state)); }

private:
    std::variant<T, E> m_state;
};

} // namespace cabe
