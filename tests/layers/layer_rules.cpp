#include "tests/layers/layer_rules.h"

#include "tests/layers/source_text.h"

#include <algorithm>
#include <iterator>
#include <span>

namespace cabe::layers {
namespace {

using Words = std::span<const std::string_view>;

constexpr std::size_t kMostLines = 400;

/// Names, each between two blanks, as in the next list.
constexpr std::string_view kStandardHeaders =
    " algorithm any array bit bitset cassert cctype cerrno charconv chrono climits cmath compare concepts "
    "cstddef cstdint cstdio cstdlib cstring deque exception format forward_list functional "
    "initializer_list istream iterator iosfwd ios limits list map memory memory_resource new numbers "
    "numeric optional ostream queue ranges ratio regex set source_location span sstream stack stdexcept "
    "streambuf string string_view system_error tuple type_traits typeindex typeinfo unordered_map "
    "unordered_set utility valarray variant vector version ";

/// What words, files and transports need of QtCore; QtGui and the rest stay out.
constexpr std::string_view kQtCoreHeaders =
    " QBuffer QByteArray QByteArrayView QChar QCollator QCoreApplication QCryptographicHash QDate "
    "QDateTime QDir QElapsedTimer QFile QFileInfo QHash QIODevice QLatin1Char QLatin1String "
    "QLatin1StringView QLibraryInfo QList QLocale QMap QObject QPair QPointer QRegularExpression QResource "
    "QSaveFile QSet QSettings QStandardPaths QString QStringBuilder QStringConverter QStringList QStringLiteral "
    "QStringView QTemporaryFile QTextStream QTime QTimeZone QTimer QTranslator QUrl QUrlQuery QUuid QVariant "
    "QVector QtGlobal ";

/// The world, which is handed in (ARCHITECTURE.md): clock, files, environment, locale, terminal, threads.
// clang-format off
constexpr std::string_view kWorld[] = {
    "system_clock", "steady_clock", "high_resolution_clock", "utc_clock", "std::time", "gettimeofday",
    "clock_gettime", "localtime", "gmtime", "fopen", "freopen", "ifstream", "ofstream",
    "std::filesystem", "getenv", "secure_getenv", "setenv", "putenv", "setlocale", "std::locale",
    "localeconv", "cout", "cerr", "clog", "cin", "printf", "fprintf", "puts", "putchar", "stdout",
    "stderr", "stdin", "std::thread", "jthread", "std::mutex", "shared_mutex", "lock_guard",
    "unique_lock", "scoped_lock", "std::async", "thread_local", "std::rand", "random_device",
    "std::system", "std::exit"};
// clang-format on

constexpr std::string_view kJson[] = {"nlohmann/"};
constexpr std::string_view kWireFormats[] = {"nlohmann/", "CLI/"};
/// The transport, what brings work to another thread and back, and the lock between two programs.
constexpr std::string_view kTransport[] = {"QNetwork", "QtNetwork", "QHost", "QSsl", "QTcp",
                                           "QThreadPool", "QFuture", "QPromise", "QLockFile", "QRandomGenerator", "qt6keychain/"};
constexpr std::string_view kUndo[] = {"QUndo", "QThreadPool", "QLockFile"};
constexpr std::string_view kNotForViews[] = {"QNetwork", "QtNetwork", "QJson"};

enum class Qt { None, Core, Any };

struct Layer {
    std::string_view folder;
    Words uses; ///< folders, beside its own
    Qt qt;
    Words libraries; ///< beginnings of other libraries' headers
    Words never;     ///< beginnings of headers that `qt` or `libraries` would let through
    bool pure;       ///< the standard library without the world
};

constexpr std::string_view kDomainUses[] = {"core/base/"};
constexpr std::string_view kMemoryUses[] = {"core/base/", "core/domain/"};
constexpr std::string_view kMatchUses[] = {"core/base/", "core/domain/", "core/memory/"};
constexpr std::string_view kQuoteUses[] = {"core/base/", "core/domain/", "core/memory/", "core/match/"};
constexpr std::string_view kCore[] = {"core/base/", "core/domain/", "core/memory/", "core/match/",
                                      "core/quote/"};
constexpr std::string_view kCoreAndIo[] = {"core/base/",  "core/domain/", "core/memory/",
                                           "core/match/", "core/quote/",  "core/io/"};
constexpr std::string_view kSessionUses[] = {"core/", "ui/text/"};
constexpr std::string_view kWidgetUses[] = {"core/", "ui/text/", "ui/session/"};
constexpr std::string_view kViewUses[] = {"core/", "ui/text/", "ui/session/", "ui/widgets/"};
constexpr std::string_view kFieldViewUses[] = {"core/", "ui/text/", "ui/session/", "ui/widgets/", "ui/fields/", "ui/charts/", "ui/paper/"};
constexpr std::string_view kUiUses[] = {"core/", "ui/"};
constexpr std::string_view kAppUses[] = {"core/", "ui/", "app/"};

/// The most particular folder comes first.
constexpr Layer kLayers[] = {
    {"core/base/", Words{}, Qt::None, Words{}, Words{}, true},
    {"core/domain/", kDomainUses, Qt::None, Words{}, Words{}, true},
    {"core/memory/", kMemoryUses, Qt::None, Words{}, Words{}, true},
    {"core/match/", kMatchUses, Qt::None, Words{}, Words{}, true},
    {"core/quote/", kQuoteUses, Qt::None, Words{}, Words{}, true},
    {"core/io/", kCore, Qt::None, kJson, Words{}, true},
    {"core/net/", kCoreAndIo, Qt::Core, kTransport, Words{}, false},
    {"ui/text/", kCoreAndIo, Qt::Core, Words{}, Words{}, false},
    {"ui/session/", kSessionUses, Qt::Core, kUndo, kNotForViews, false},
    {"ui/widgets/", kWidgetUses, Qt::Any, Words{}, kNotForViews, false},
    {"ui/fields/", kViewUses, Qt::Any, Words{}, kNotForViews, false},
    {"ui/charts/", kViewUses, Qt::Any, Words{}, kNotForViews, false},
    {"ui/paper/", kViewUses, Qt::Any, Words{}, kNotForViews, false},
    {"ui/compare/", kFieldViewUses, Qt::Any, Words{}, kNotForViews, false},
    {"ui/help/", kViewUses, Qt::Any, Words{}, kNotForViews, false},
    {"ui/pages/", kFieldViewUses, Qt::Any, Words{}, kNotForViews, false},
    {"ui/sources/", kViewUses, Qt::Any, Words{}, kNotForViews, false},
    {"ui/results/", kFieldViewUses, Qt::Any, Words{}, kNotForViews, false},
    {"ui/", kUiUses, Qt::Any, Words{}, kNotForViews, false},
    {"app/", kAppUses, Qt::Any, kWireFormats, Words{}, false},
};

bool beginsWithOneOf(std::string_view text, Words beginnings)
{
    return std::ranges::any_of(beginnings,
                               [text](std::string_view beginning) { return text.starts_with(beginning); });
}

bool isNamedIn(std::string_view names, std::string_view name)
{
    return names.find(" " + std::string(name) + " ") != std::string_view::npos;
}

bool isStandard(std::string_view header)
{
    return isNamedIn(kStandardHeaders, header);
}

bool isQt(std::string_view header)
{
    return header.size() > 1 && header[0] == 'Q' &&
           (header[1] == 't' || (header[1] >= 'A' && header[1] <= 'Z'));
}

bool mayUseLibrary(const Layer &layer, std::string_view header)
{
    if (beginsWithOneOf(header, layer.never))
        return false;
    if (beginsWithOneOf(header, layer.libraries))
        return true;
    if (isQt(header))
        return layer.qt == Qt::Any || (layer.qt == Qt::Core && isNamedIn(kQtCoreHeaders, header));
    // Where the world may be touched any header without a folder is the platform's; other libraries have one.
    return isStandard(header) || (!layer.pure && header.find('/') == std::string_view::npos);
}

bool mayInclude(const Layer &layer, const Include &include)
{
    if (!include.quoted)
        return mayUseLibrary(layer, include.header);
    const bool generated = layer.qt != Qt::None && include.header.ends_with(".moc");
    return generated || include.header.starts_with(layer.folder) ||
           beginsWithOneOf(include.header, layer.uses);
}

const Layer *layerOf(std::string_view path)
{
    const auto found =
        std::ranges::find_if(kLayers, [path](const Layer &layer) { return path.starts_with(layer.folder); });
    return found == std::end(kLayers) ? nullptr : &*found;
}

} // namespace

std::vector<Violation> violationsOf(const std::string &path, std::string_view text)
{
    const Layer *layer = layerOf(path);
    if (!layer)
        return {{path, 0, "belongs to no layer of the table in tests/layers/layer_rules.cpp"}};

    std::vector<Violation> violations;
    const SourceText source = readSource(text);
    for (const Include &include : source.includes)
        if (!mayInclude(*layer, include))
            violations.push_back(
                {path, include.line, std::string(layer->folder) + " may not include " + include.header});
    if (layer->pure)
        for (const std::string_view word : kWorld)
            if (const std::size_t line = lineOfWord(source, word))
                violations.push_back(
                    {path, line, "the core may not use " + std::string(word) + ": hand it in"});
    if (source.lines > kMostLines)
        violations.push_back({path, 0, std::to_string(source.lines) + " lines: divide it (at most 400)"});
    if (path.ends_with(".h") && !beginsWithSentence(text))
        violations.push_back({path, 1, "a header begins with a sentence that says what it decides"});
    return violations;
}

} // namespace cabe::layers
