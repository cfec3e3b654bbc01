// The settings: language and look, when data count as old, and what is kept on this computer. Each applies at once.
#pragma once

#include "ui/session/source_book.h"
#include "ui/session/words.h"

#include <QDialog>

class QButtonGroup;
class QComboBox;
class QLabel;
class QListWidget;
class QPushButton;
class QStackedWidget;

namespace cabe::ui {

class Actions;
class WindowMemory;

class SettingsDialog : public QDialog {
    Q_OBJECT

public:
    enum Page { General, Inventory, Privacy };

    /// All must outlive it.
    SettingsDialog(const Actions &actions, SourceBook &book, Words &words, WindowMemory &memory, QWidget *parent);
    void showPage(Page page);

private:
    QWidget *generalPage();
    QWidget *privacyPage();
    void refresh();
    void chooseLanguage(int index);
    void restoreDefaults();

    const Actions &m_actions;
    SourceBook &m_book;
    Words &m_words;
    WindowMemory &m_memory;
    QListWidget *m_pages;
    QStackedWidget *m_stack;
    QLabel *m_languageLabel;
    QComboBox *m_language;
    QLabel *m_regionLabel;
    QComboBox *m_region;
    QLabel *m_priceLabel;
    QComboBox *m_price;
    QLabel *m_lookLabel;
    QButtonGroup *m_looks;
    QLabel *m_kept;
    QPushButton *m_folder;
    QPushButton *m_forget;
    QPushButton *m_defaults;
    QPushButton *m_close;
};

} // namespace cabe::ui
