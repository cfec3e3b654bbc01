# One INTERFACE target carries the standard, the warnings and the sanitizers; every target links it.
add_library(cabe_compiler INTERFACE)
target_compile_features(cabe_compiler INTERFACE cxx_std_20)
set(CMAKE_CXX_EXTENSIONS OFF)
target_include_directories(cabe_compiler INTERFACE ${PROJECT_SOURCE_DIR})
target_compile_options(cabe_compiler INTERFACE
  -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wsign-conversion -Wnon-virtual-dtor -Wold-style-cast
  -Woverloaded-virtual -Wswitch-enum
  # GCC 12 sees an overlap in "text" + std::string at -O3 where there is none (GCC bug 105651), and values of an
  # std::optional that were asked for first as uninitialised (GCC bug 80635).
  $<$<CXX_COMPILER_ID:GNU>:-Wno-restrict> $<$<AND:$<CXX_COMPILER_ID:GNU>,$<CONFIG:Release>>:-Wno-maybe-uninitialized>
  $<$<BOOL:${CABE_WERROR}>:-Werror>)
target_compile_definitions(cabe_compiler INTERFACE
  QT_NO_CAST_FROM_ASCII QT_NO_CAST_TO_ASCII QT_NO_FOREACH QT_NO_KEYWORDS QT_USE_QSTRINGBUILDER
  QT_STRICT_ITERATORS)

if(CABE_SANITIZE)
  add_compile_options(-fsanitize=${CABE_SANITIZE} -fno-omit-frame-pointer -fno-sanitize-recover=all)
  add_link_options(-fsanitize=${CABE_SANITIZE})
endif()

# The linker of binutils that takes half the time, where it is there: every test is a program of its own.
find_program(CABE_GOLD ld.gold)
if(CABE_GOLD AND CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
  add_link_options(-fuse-ld=gold)
endif()

find_program(CABE_CCACHE ccache)
if(CABE_CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
  set(CMAKE_CXX_COMPILER_LAUNCHER ${CMAKE_COMMAND} -E env CCACHE_NOHASHDIR=1 CCACHE_BASEDIR=${PROJECT_SOURCE_DIR} ${CABE_CCACHE})
endif()
