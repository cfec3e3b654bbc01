#include "ui/session/words.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>

namespace cabe::ui {

Words::Words(text::Language language, QObject *parent) : QObject(parent), m_book(std::make_unique<text::Phrasebook>(language))
{
    speakQt();
}

Words::~Words()
{
    QCoreApplication::removeTranslator(&m_qt);
}

void Words::setLanguage(text::Language language)
{
    if (language == m_book->language())
        return;
    m_book = std::make_unique<text::Phrasebook>(language, numbers().mark());
    speakQt();
    Q_EMIT changed();
}

void Words::setDecimalMark(text::DecimalMark mark)
{
    if (mark == numbers().mark())
        return;
    m_book = std::make_unique<text::Phrasebook>(language(), mark);
    Q_EMIT changed();
}

void Words::setPriceUnit(PriceUnit unit)
{
    if (unit == m_priceUnit)
        return;
    m_priceUnit = unit;
    Q_EMIT changed();
}

void Words::speakQt()
{
    const bool spanish = language() == text::Language::Spanish;
    QLocale::setDefault(spanish ? QLocale(QLocale::Spanish, QLocale::Spain) : QLocale(QLocale::English, QLocale::UnitedKingdom));
    QCoreApplication::removeTranslator(&m_qt);
    if (spanish && m_qt.load(QStringLiteral("qtbase_es"), QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(&m_qt);
}

} // namespace cabe::ui
