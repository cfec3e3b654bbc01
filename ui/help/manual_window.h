// The manual: the texts of docs/manual in the language of the screen, opened at a topic, without a network.
#pragma once

#include "ui/session/words.h"

#include <QWidget>

#include <vector>

class QListWidget;
class QTextBrowser;
class QUrl;

namespace cabe::ui {

enum class Topic { Index, Memory, Machines, Reading, WhatIf, Plans, Inventory, Limits, Figures };

class LineField;

class ManualWindow : public QWidget {
    Q_OBJECT

public:
    explicit ManualWindow(Words &words, QWidget *parent = nullptr);

    void open(Topic topic);
    Topic topic() const { return m_topic; }

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void refresh();
    void follow(const QUrl &address);
    void find();

    Words &m_words;
    Topic m_topic = Topic::Index;
    QListWidget *m_topics;
    LineField *m_find;
    QTextBrowser *m_text;
};

/// The text of a topic, as Markdown; empty where it is not built in.
QString manualText(Topic topic, text::Language language);
const std::vector<Topic> &manualTopics();

} // namespace cabe::ui
