#include "ui/text/outside.h"

namespace cabe::text {
namespace {

bool misleads(QChar c)
{
    const char16_t u = c.unicode();
    const bool turnsDirection = u == 0x061C || u == 0x200E || u == 0x200F || (u >= 0x202A && u <= 0x202E) || (u >= 0x2066 && u <= 0x2069);
    return c.category() == QChar::Other_Control || u == 0x2028 || u == 0x2029 || u == 0xFEFF || turnsDirection;
}

} // namespace

QString shown(std::string_view utf8)
{
    QString text = QString::fromUtf8(utf8.data(), static_cast<qsizetype>(utf8.size()));
    for (QChar &c : text)
        if (misleads(c))
            c = QChar(QChar::ReplacementCharacter);
    return text;
}

QString shortened(std::string_view utf8)
{
    QString text = shown(utf8);
    if (text.size() <= kMostShown)
        return text;
    qsizetype kept = kMostShown - 1;
    if (text[kept - 1].isHighSurrogate())
        --kept;
    return text.left(kept) + QChar(0x2026);
}

} // namespace cabe::text
