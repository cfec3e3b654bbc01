#include "ui/window/settings_dialog.h"

#include "ui/sources/age_limits_box.h"
#include "ui/text/outside.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/texts.h"
#include "ui/window/actions.h"
#include "ui/window/window_memory.h"

#include <QAction>
#include <QButtonGroup>
#include <QComboBox>
#include <QDesktopServices>
#include <QFileInfo>
#include <QLabel>
#include <QListWidget>
#include <QLocale>
#include <QPushButton>
#include <QRadioButton>
#include <QStackedWidget>
#include <QUrl>
#include <QVBoxLayout>

namespace cabe::ui {
namespace {

enum LanguageChoice { SystemLanguage, English, Spanish };

text::Language systemLanguage()
{
    return QLocale::system().language() == QLocale::Spanish ? text::Language::Spanish : text::Language::English;
}

QVBoxLayout *settingsColumn(QWidget *page)
{
    auto *column = new QVBoxLayout(page);
    column->setContentsMargins(12, 0, 12, 0);
    column->setSpacing(4);
    return column;
}

} // namespace

SettingsDialog::SettingsDialog(const Actions &actions, SourceBook &book, Words &words, WindowMemory &memory, QWidget *parent)
    : QDialog(parent), m_actions(actions), m_book(book), m_words(words), m_memory(memory), m_pages(new QListWidget(this)),
      m_stack(new QStackedWidget(this)), m_languageLabel(plainLabel({}, this)), m_language(new QComboBox(this)), m_regionLabel(plainLabel({}, this)),
      m_region(new QComboBox(this)), m_priceLabel(plainLabel({}, this)), m_price(new QComboBox(this)), m_lookLabel(plainLabel({}, this)),
      m_looks(new QButtonGroup(this)), m_kept(plainLabel({}, this)), m_folder(new QPushButton(this)), m_forget(new QPushButton(this)),
      m_defaults(new QPushButton(this)), m_close(new QPushButton(this))
{
    setObjectName(QStringLiteral("settingsDialog"));
    m_pages->setObjectName(QStringLiteral("settingsPages"));
    m_stack->addWidget(generalPage());
    m_stack->addWidget(new AgeLimitsBox(book, words));
    m_stack->addWidget(privacyPage());
    auto *top = new QHBoxLayout;
    top->setSpacing(12);
    top->addWidget(m_pages);
    top->addWidget(m_stack, 1);
    auto *foot = new QHBoxLayout;
    foot->setSpacing(8);
    foot->addWidget(m_defaults);
    foot->addStretch(1);
    foot->addWidget(m_close);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(12, 12, 12, 12);
    layout->setSpacing(12);
    layout->addLayout(top, 1);
    layout->addLayout(foot);
    m_defaults->setAutoDefault(false);
    m_close->setDefault(true);
    connect(m_pages, &QListWidget::currentRowChanged, m_stack, &QStackedWidget::setCurrentIndex);
    connect(m_close, &QPushButton::clicked, this, &QDialog::accept);
    connect(m_defaults, &QPushButton::clicked, this, &SettingsDialog::restoreDefaults);
    connect(&words, &Words::changed, this, &SettingsDialog::refresh);
    refresh();
    m_pages->setCurrentRow(General);
}

QWidget *SettingsDialog::generalPage()
{
    auto *page = new QWidget;
    QVBoxLayout *column = settingsColumn(page);
    m_language->setObjectName(QStringLiteral("settingsLanguage"));
    m_language->addItems({QString(), QStringLiteral("English"), QStringLiteral("Espa\u00F1ol")});
    m_languageLabel->setBuddy(m_language);
    column->addWidget(m_languageLabel);
    column->addWidget(m_language, 0, Qt::AlignLeft);
    column->addSpacing(12);
    m_region->setObjectName(QStringLiteral("settingsRegion"));
    m_region->addItems({QString(), QStringLiteral("1,234.56"), QStringLiteral("1.234,56")});
    m_regionLabel->setBuddy(m_region);
    column->addWidget(m_regionLabel);
    column->addWidget(m_region, 0, Qt::AlignLeft);
    column->addSpacing(12);
    m_price->setObjectName(QStringLiteral("settingsPrice"));
    m_price->addItems({QString(), QString()});
    m_priceLabel->setBuddy(m_price);
    column->addWidget(m_priceLabel);
    column->addWidget(m_price, 0, Qt::AlignLeft);
    column->addSpacing(12);
    column->addWidget(m_lookLabel);
    auto *row = new QWidget;
    auto *flow = new FlowLayout(row, 16);
    for (QAction *look : {m_actions.lookSystem, m_actions.lookLight, m_actions.lookDark}) {
        auto *button = new QRadioButton(row);
        button->setObjectName(look->objectName() + QStringLiteral("Setting"));
        flow->addWidget(button);
        m_looks->addButton(button, static_cast<int>(m_looks->buttons().size()));
        connect(button, &QRadioButton::clicked, look, &QAction::trigger);
    }
    column->addWidget(row);
    column->addStretch(1);
    connect(m_language, &QComboBox::activated, this, &SettingsDialog::chooseLanguage);
    connect(m_region, &QComboBox::activated, this, [this](int index) {
        m_memory.setDecimalMark(static_cast<text::DecimalMark>(index));
        m_words.setDecimalMark(static_cast<text::DecimalMark>(index));
    });
    connect(m_price, &QComboBox::activated, this, [this](int index) {
        m_memory.setPriceUnit(static_cast<PriceUnit>(index));
        m_words.setPriceUnit(static_cast<PriceUnit>(index));
    });
    return page;
}

QWidget *SettingsDialog::privacyPage()
{
    auto *page = new QWidget;
    QVBoxLayout *column = settingsColumn(page);
    column->setSpacing(8);
    m_kept->setObjectName(QStringLiteral("whatIsKept"));
    m_kept->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    column->addWidget(m_kept);
    for (QPushButton *button : {m_folder, m_forget}) {
        button->setAutoDefault(false);
        column->addWidget(button, 0, Qt::AlignLeft);
    }
    m_forget->setObjectName(QStringLiteral("forgetRecent"));
    column->addStretch(1);
    connect(m_folder, &QPushButton::clicked, this, [this] {
        QDesktopServices::openUrl(QUrl::fromLocalFile(QFileInfo(m_memory.file()).absolutePath()));
    });
    connect(m_forget, &QPushButton::clicked, this, [this] {
        m_memory.clearRecent();
        refresh();
    });
    return page;
}

void SettingsDialog::refresh()
{
    const text::Speaker say(m_words.book(), "settings");
    setWindowTitle(say(QT_TRANSLATE_NOOP("settings", "Settings")));
    const int row = m_pages->currentRow();
    m_pages->clear();
    m_pages->addItems({say(QT_TRANSLATE_NOOP("settings", "General")), say(QT_TRANSLATE_NOOP("settings", "Inventory")),
                       say(QT_TRANSLATE_NOOP("settings", "Privacy"))});
    m_pages->setCurrentRow(std::max(row, 0));
    m_pages->setMaximumWidth(m_pages->sizeHintForColumn(0) + fontMetrics().averageCharWidth() * 6);
    m_pages->setAccessibleName(windowTitle());
    m_languageLabel->setText(say(QT_TRANSLATE_NOOP("settings", "&Language")));
    m_language->setItemText(SystemLanguage, say(QT_TRANSLATE_NOOP("settings", "As the system")));
    m_language->setCurrentIndex(!m_memory.language() ? SystemLanguage : m_words.language() == text::Language::Spanish ? Spanish : English);
    m_language->setAccessibleName(m_languageLabel->text().remove(u'&'));
    m_regionLabel->setText(say(QT_TRANSLATE_NOOP("settings", "&Numbers of the region")));
    m_region->setItemText(0, say(QT_TRANSLATE_NOOP("settings", "As the language")));
    m_region->setCurrentIndex(static_cast<int>(m_words.numbers().mark()));
    m_region->setAccessibleName(m_regionLabel->text().remove(u'&'));
    m_priceLabel->setText(say(QT_TRANSLATE_NOOP("settings", "&Unit of prices in the list")));
    m_price->setItemText(0, say(QT_TRANSLATE_NOOP("settings", "Per hour")));
    m_price->setItemText(1, say(QT_TRANSLATE_NOOP("settings", "Per month first")));
    m_price->setCurrentIndex(static_cast<int>(m_words.priceUnit()));
    m_price->setAccessibleName(m_priceLabel->text().remove(u'&'));
    m_lookLabel->setText(say(QT_TRANSLATE_NOOP("settings", "Look")));
    const QString looks[]{say(QT_TRANSLATE_NOOP("settings", "As the s&ystem")), say(QT_TRANSLATE_NOOP("settings", "L&ight")),
                          say(QT_TRANSLATE_NOOP("settings", "&Dark"))};
    for (int i = 0; i < 3; ++i)
        m_looks->button(i)->setText(looks[i]);
    m_looks->button(static_cast<int>(m_memory.look()))->setChecked(true);
    m_kept->setText(say(QT_TRANSLATE_NOOP("settings", "Kept in %1: these settings, the sources, what you changed by hand, and plans that are not saved yet. "
                                                      "Secrets are kept in the system's keychain only. Nothing is sent anywhere."),
                        {text::shown(QFileInfo(m_memory.file()).absolutePath().toStdString())}));
    m_folder->setText(say(QT_TRANSLATE_NOOP("settings", "Open the &folder")));
    m_folder->setEnabled(!m_memory.file().isEmpty());
    m_forget->setText(say(QT_TRANSLATE_NOOP("settings", "Forget &recent plans")));
    m_forget->setEnabled(!m_memory.recentFiles().isEmpty());
    m_defaults->setText(say(QT_TRANSLATE_NOOP("settings", "Restore d&efaults")));
    m_close->setText(say(QT_TRANSLATE_NOOP("settings", "&Close")));
    resize(sizeHint().expandedTo(QSize(fontMetrics().averageCharWidth() * 90, fontMetrics().height() * 22)));
}

void SettingsDialog::showPage(Page page)
{
    m_pages->setCurrentRow(page);
}

void SettingsDialog::chooseLanguage(int index)
{
    m_words.setLanguage(index == SystemLanguage ? systemLanguage() : index == Spanish ? text::Language::Spanish : text::Language::English);
    if (index == SystemLanguage)
        m_memory.forgetLanguage(); // it follows the system from the next start on, too
    refresh();
}

void SettingsDialog::restoreDefaults()
{
    m_actions.lookSystem->trigger();
    m_book.setAgeLimits({});
    m_memory.setDecimalMark(text::DecimalMark::AsLanguage);
    m_words.setDecimalMark(text::DecimalMark::AsLanguage);
    m_memory.setPriceUnit(PriceUnit::Hour);
    m_words.setPriceUnit(PriceUnit::Hour);
    chooseLanguage(SystemLanguage);
}

} // namespace cabe::ui
