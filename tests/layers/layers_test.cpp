// Reads every source of core, ui and app and fails on an arrow that ARCHITECTURE.md does not draw. First it
// proves on small bad sources that it would notice.
#include "tests/layers/layer_rules.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <string>
#include <string_view>
#include <vector>

namespace {

using cabe::layers::Violation;
using cabe::layers::violationsOf;
namespace fs = std::filesystem;

struct Trial {
    std::string_view path;
    std::string_view text;
    std::string_view expected; ///< part of the only violation; empty: there is none
};

constexpr Trial kTrials[] = {
    // Arrows within the core
    {"core/base/a.cpp", "#include \"core/base/terms.h\"\n#include <vector>\n", ""},
    {"core/base/a.cpp", "#include \"core/domain/card.h\"\n", "may not include core/domain/card.h"},
    {"core/base/a.cpp", "#include \"core/io/limits.h\"\n", "may not include core/io/limits.h"},
    {"core/domain/a.cpp", "#include \"core/base/error.h\"\n", ""},
    {"core/domain/a.cpp", "#include \"core/memory/formula.h\"\n", "may not include core/memory/formula.h"},
    {"core/memory/a.cpp", "#include \"core/match/demand.h\"\n", "may not include core/match/demand.h"},
    {"core/match/a.cpp", "#include \"core/memory/formula.h\"\n", ""},
    {"core/match/a.cpp", "  #  include \"core/io/limits.h\"\n", "may not include core/io/limits.h"},
    {"core/io/a.cpp", "#include \"core/match/recommend.h\"\n#include <nlohmann/json.hpp>\n", ""},
    {"core/io/a.cpp", "#include \"core/net/fetch.h\"\n", "may not include core/net/fetch.h"},
    {"core/io/a.cpp", "#include \"ui/text/phrasebook.h\"\n", "may not include ui/text/phrasebook.h"},
    {"core/match/a.cpp", "#include <nlohmann/json.hpp>\n", "may not include nlohmann/json.hpp"},
    {"core/domain/a.cpp", "#include <QString>\n", "may not include QString"},
    {"core/domain/a.cpp", "#include <QtCore/qstring.h>\n", "may not include QtCore/qstring.h"},
    {"core/domain/a.cpp", "#include \"card.h\"\n", "may not include card.h"},
    {"core/domain/a.cpp", "#include HEADER\n", "may not include HEADER"},
    {"core/base/a.cpp", "#include <unistd.h>\n", "may not include unistd.h"},
    {"core/base/a.cpp", "#include <fstream>\n", "may not include fstream"},
    {"core/elsewhere/a.cpp", "", "belongs to no layer"},
    // Arrows of the words, the windows and the programs
    {"core/net/a.cpp", "#include <QNetworkReply>\n#include \"core/io/limits.h\"\n#include \"a.moc\"\n", ""},
    {"core/net/a.cpp", "#include <QThreadPool>\n#include <QLockFile>\n", ""},
    {"core/net/a.cpp", "#include <nlohmann/json.hpp>\n", "may not include nlohmann/json.hpp"},
    {"core/net/a.cpp", "#include <QWidget>\n", "may not include QWidget"},
    {"core/net/a.cpp", "#include \"ui/text/phrasebook.h\"\n", "may not include ui/text/phrasebook.h"},
    {"ui/text/a.cpp", "#include <QLocale>\n#include \"core/io/write_answer.h\"\n", ""},
    {"ui/text/a.cpp", "#include <QWidget>\n", "may not include QWidget"},
    {"ui/text/a.cpp", "#include <QNetworkReply>\n", "may not include QNetworkReply"},
    {"ui/text/a.cpp", "#include \"core/net/fetch.h\"\n", "may not include core/net/fetch.h"},
    {"ui/text/a.cpp", "#include \"ui/results/view.h\"\n", "may not include ui/results/view.h"},
    {"ui/text/a.cpp", "#include <nlohmann/json.hpp>\n", "may not include nlohmann/json.hpp"},
    {"ui/results/a.cpp", "#include <QTreeView>\n#include \"ui/text/labels.h\"\n", ""},
    {"ui/results/a.cpp", "#include <QNetworkReply>\n", "may not include QNetworkReply"},
    {"ui/results/a.cpp", "#include \"app/cli/parse.h\"\n", "may not include app/cli/parse.h"},
    {"app/cli/a.cpp", "#include <CLI/CLI.hpp>\n#include <iostream>\n#include \"ui/text/labels.h\"\n", ""},
    // The world
    {"core/io/a.cpp", "auto now = std::chrono::system_clock::now();\n", "may not use system_clock"},
    {"core/io/a.cpp", "std::ifstream file(name);\n", "may not use ifstream"},
    {"core/io/a.cpp", "auto *file = fopen(name, mode);\n", "may not use fopen"},
    {"core/io/a.cpp", "auto home = getenv(name);\n", "may not use getenv"},
    {"core/io/a.cpp", "setlocale(LC_ALL, name);\n", "may not use setlocale"},
    {"core/io/a.cpp", "std::cout << 1;\n", "may not use cout"},
    {"core/io/a.cpp", "std::thread worker;\n", "may not use std::thread"},
    {"core/io/a.cpp", "std::mutex mutex;\n", "may not use std::mutex"},
    {"core/io/a.cpp", "const int big = 1'000; std::cout << big; char c = '\\'';\n", "may not use cout"},
    {"core/io/a.cpp", "const char *s = R\"x(\")x\"; std::cout << s;\n", "may not use cout"},
    {"app/cli/a.cpp", "std::cout << 1;\n", ""},
    // What only looks like it
    {"core/io/a.cpp", "// std::cout, std::thread\n/* #include <QString>\n getenv */\nint printfRows; // \"\n",
     ""},
    {"core/io/a.cpp", "const char *s = \"std::cout \\\" // getenv\"; std::snprintf(b, n, s);\n", ""},
    {"core/io/a.cpp", "const char *s = R\"(#include <QString>\" std::cout)\";\n", ""},
    // Form
    {"core/io/a.h", "// Says what it decides.\n#pragma once\n", ""},
    {"core/io/a.h", "// Says what it decides,\n// on two lines.\n#pragma once\n", ""},
    {"core/io/a.h", "#pragma once\n", "begins with a sentence"},
    {"core/io/a.h", "// a name\n#pragma once\n", "begins with a sentence"},
};

bool isAsExpected(const Trial &trial)
{
    const auto violations = violationsOf(std::string(trial.path), trial.text);
    if (trial.expected.empty())
        return violations.empty();
    return violations.size() == 1 && violations.front().what.find(trial.expected) != std::string::npos;
}

int failedTrials()
{
    int failed = 0;
    for (const Trial &trial : kTrials) {
        if (isAsExpected(trial))
            continue;
        ++failed;
        std::cerr << "the test itself is wrong about " << trial.path << ":\n"
                  << trial.text << "expected: " << (trial.expected.empty() ? "nothing" : trial.expected)
                  << '\n';
        for (const Violation &violation : violationsOf(std::string(trial.path), trial.text))
            std::cerr << "  found: " << violation.what << '\n';
    }
    std::string lines;
    for (int i = 0; i < 401; ++i)
        lines += "int a;\n";
    if (violationsOf("core/io/a.cpp", lines).size() != 1 ||
        !violationsOf("core/io/a.cpp", lines.substr(7)).empty()) {
        ++failed;
        std::cerr << "the test itself is wrong about the length of a file\n";
    }
    return failed;
}

std::vector<fs::path> sourcesBelow(const fs::path &root)
{
    std::vector<fs::path> sources;
    for (const char *folder : {"core", "ui", "app"})
        for (const auto &entry : fs::recursive_directory_iterator(root / folder))
            if (entry.path().extension() == ".h" || entry.path().extension() == ".cpp")
                sources.push_back(entry.path());
    std::ranges::sort(sources);
    return sources;
}

std::string textOf(const fs::path &path)
{
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

} // namespace

int main()
{
    int failed = failedTrials();
    const fs::path root = CABE_SOURCE_DIR;
    const auto sources = sourcesBelow(root);
    if (sources.size() < 20) {
        std::cerr << "only " << sources.size() << " sources below " << root << ": not the project\n";
        ++failed;
    }
    for (const fs::path &path : sources)
        for (const Violation &violation :
             violationsOf(fs::relative(path, root).generic_string(), textOf(path))) {
            std::cerr << violation.file << ':' << violation.line << ": " << violation.what << '\n';
            ++failed;
        }
    std::cout << sources.size() << " sources, " << std::size(kTrials) << " trials, " << failed << " failed\n";
    return failed == 0 ? 0 : 1;
}
