// The language that is on the screen: one phrasebook at a time, Qt's own dialogs included, switched while running.
#pragma once

#include "ui/text/phrasebook.h"

#include <QObject>
#include <QTranslator>

#include <memory>

namespace cabe::ui {

/// What prices stand for in a list first.
enum class PriceUnit { Hour, Month };

class Words : public QObject {
    Q_OBJECT

public:
    explicit Words(text::Language language, QObject *parent = nullptr);
    ~Words() override;

    const text::Phrasebook &book() const { return *m_book; }
    const text::NumberFormat &numbers() const { return m_book->numbers(); }
    text::Language language() const { return m_book->language(); }
    void setLanguage(text::Language language);
    /// How the figures of the region are marked.
    void setDecimalMark(text::DecimalMark mark);
    PriceUnit priceUnit() const { return m_priceUnit; }
    void setPriceUnit(PriceUnit unit);

Q_SIGNALS:
    /// Every text on the screen is to be set anew.
    void changed();

private:
    void speakQt();

    std::unique_ptr<text::Phrasebook> m_book;
    PriceUnit m_priceUnit = PriceUnit::Hour;
    QTranslator m_qt; ///< Qt's own buttons and dialogs
};

} // namespace cabe::ui
