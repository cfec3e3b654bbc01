// What a printed answer consists of, before it is decided how it looks: the terminal and HTML write the same
// document, so that neither can say what the other does not.
#pragma once

#include "core/match/demand.h"
#include "ui/text/language.h"

#include <QString>
#include <QStringList>

#include <utility>
#include <variant>
#include <vector>

namespace cabe::text {

namespace block {
struct Heading { int level; QString text; };    ///< level 2 a section, 3 a part of it
struct Paragraph { QString text; };
struct Notice { QString text; };                ///< must not be overlooked
struct Bullets { QStringList items; };
struct Fact { QString label; QStringList values; };
struct Facts { std::vector<Fact> facts; };      ///< a label and what it is, one below the other
enum class Align { Left, Right };
struct Column { QString title; Align align = Align::Left; };
struct Table {
    std::vector<Column> columns;
    std::vector<QStringList> rows; ///< a cell a column
    bool endsInTotal = false;      ///< the last row is the sum of those above
};
/// The memory of one GPU as a bar; where nothing can be painted the text around it says the same.
struct Bar { std::vector<MemoryShare> share; Bytes capacity; };
} // namespace block

using Block = std::variant<block::Heading, block::Paragraph, block::Notice, block::Bullets, block::Facts, block::Table, block::Bar>;

struct Document {
    Language language = Language::English;
    QString title;
    std::vector<Block> blocks;

    void heading(int level, QString text) { blocks.emplace_back(block::Heading{level, std::move(text)}); }
    void paragraph(QString text) { blocks.emplace_back(block::Paragraph{std::move(text)}); }
    void notice(QString text) { blocks.emplace_back(block::Notice{std::move(text)}); }
    void bullets(QStringList items) { blocks.emplace_back(block::Bullets{std::move(items)}); }
};

/// Plain UTF-8 of at most 80 columns (wider only where a single word is), ending in a line feed.
QString writeText(const Document &document);

/// One self-contained HTML 5 document; every text is escaped, and nothing is loaded from elsewhere.
QString writeHtml(const Document &document);

} // namespace cabe::text
