// The settings of one source of machines, to fill in: what is changed is kept as a draft until it is saved.
#pragma once

#include "ui/session/source_book.h"
#include "ui/session/words.h"

#include <QHash>
#include <QWidget>

class QCheckBox;
class QComboBox;
class QLabel;
class QPushButton;
class QSpinBox;
class QVBoxLayout;

namespace cabe::ui {

class FieldBox;
class LineField;

class SourceForm : public QWidget {
    Q_OBJECT

public:
    SourceForm(SourceBook &book, Words &words, QWidget *parent = nullptr);

    /// The settings of a source with what was changed and not saved; -1: of a new one.
    void setSource(int source);
    int source() const { return m_source; }
    /// The address is where a new source begins.
    void focusAddress();
    void refresh();

Q_SIGNALS:
    void saved(int source);
    void dismissed(); ///< of a new source

private:
    struct Draft {
        net::SourceSettings settings;
        QString secret;
        bool hasSecret = false; ///< one was typed: it takes the place of what is kept
    };
    void build();
    void connectFields();
    void buildButtons(QVBoxLayout *layout);
    QString key() const;
    Draft draft() const;
    void show(const Draft &draft);
    void edit();
    void save();
    void undo();
    void browse(LineField *line);
    void refreshLabels();
    void refreshFaults();
    void refreshState();
    void tellKept(const net::SourceSettings &settings, net::SecretStore::Kept kept);
    bool isDirty() const { return m_drafts.contains(key()); }
    bool isWrong() const;

    SourceBook &m_book;
    Words &m_words;
    int m_source = -1;
    QHash<QString, Draft> m_drafts; ///< by source id; the new one's has none
    bool m_isShowing = false;

    QLabel *m_title;
    QLabel *m_state;
    LineField *m_name;
    LineField *m_address;
    QPushButton *m_browse;
    LineField *m_header;
    LineField *m_secret;
    LineField *m_caFile;
    QPushButton *m_browseCa;
    QComboBox *m_proxyKind;
    LineField *m_proxy;
    QSpinBox *m_every;
    QCheckBox *m_plainHttp;
    QLabel *m_plainHttpHelp;
    FieldBox *m_nameBox;
    FieldBox *m_addressBox;
    FieldBox *m_headerBox;
    FieldBox *m_secretBox;
    FieldBox *m_caBox;
    FieldBox *m_proxyBox;
    FieldBox *m_everyBox;
    QPushButton *m_refresh;
    QPushButton *m_undo;
    QPushButton *m_save;
    QString m_keptNote; ///< what became of the secret that was saved last
};

} // namespace cabe::ui
