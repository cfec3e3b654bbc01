// What the program remembers from one start to the next: language, look, the window's place, and the
// preferences that a seller has in every plan.
#pragma once

#include "ui/session/requirements.h"
#include "ui/session/words.h"
#include "ui/text/language.h"
#include "ui/widgets/look.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <memory>
#include <optional>

class QSettings;

namespace cabe::ui {

class WindowMemory {
public:
    /// `file` is an INI file; an empty name remembers nothing. One that cannot be read is set aside.
    explicit WindowMemory(const QString &file);
    ~WindowMemory();

    /// Where a file that could not be read was put; empty where all was well.
    const QString &setAside() const { return m_setAside; }
    /// Where it is kept; empty where nothing is.
    const QString &file() const { return m_file; }

    std::optional<text::Language> language() const;
    void setLanguage(text::Language language);
    void forgetLanguage();
    text::DecimalMark decimalMark() const;
    void setDecimalMark(text::DecimalMark mark);
    PriceUnit priceUnit() const;
    void setPriceUnit(PriceUnit unit);
    Look look() const;
    void setLook(Look look);
    bool detailsVisible() const;
    void setDetailsVisible(bool visible);
    bool barVisible() const;
    void setBarVisible(bool visible);

    /// Plans that were opened or saved, the last one first.
    QStringList recentFiles() const;
    void addRecent(const QString &file);
    void forgetRecent(const QString &file);
    void clearRecent();
    /// Where plans are looked for and saved.
    QString planFolder() const;

    QByteArray bytes(const QString &key) const;
    void setBytes(const QString &key, const QByteArray &value);

    /// Tier, countries, currency and rates of the last plan.
    void recall(Requirements &requirements, const CountryTable &countries) const;
    void remember(const Requirements &requirements);

private:
    std::unique_ptr<QSettings> m_settings;
    QString m_setAside;
    QString m_file;
};

} // namespace cabe::ui
