// What a C++ source says once comments and literals are set aside: its includes and its words.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace cabe::layers {

struct Include {
    std::string header; ///< without its quotes or brackets
    bool quoted = false;
    std::size_t line = 0;
};

struct SourceText {
    std::vector<Include> includes;
    std::string code; ///< comments and the insides of literals are blanks; the lines are those of the file
    std::size_t lines = 0;
};

SourceText readSource(std::string_view text);

/// The line of the first place where `word` stands by itself in the code; 0 where it does not.
std::size_t lineOfWord(const SourceText &source, std::string_view word);

/// Whether the file begins with a comment that is at least a sentence.
bool beginsWithSentence(std::string_view text);

} // namespace cabe::layers
