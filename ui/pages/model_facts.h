// What is published of a model, in a few lines, with where it is published.
#pragma once

#include "core/domain/model_spec.h"
#include "ui/text/phrasebook.h"

#include <QStringList>
#include <QUrl>
#include <QWidget>

#include <functional>
#include <string>

class QLabel;
class QPushButton;

namespace cabe::ui {

class ModelFacts : public QWidget {
    Q_OBJECT

public:
    using Opener = std::function<void(const QUrl &)>;

    explicit ModelFacts(QWidget *parent = nullptr);
    /// Null: no model, nothing is shown.
    void setModel(const text::Phrasebook &book, const ModelSpec *model, const QString &sourceLabel);
    /// Who opens the address; the platform's browser unless it is told.
    void setOpener(Opener opener) { m_opener = std::move(opener); }

protected:
    void changeEvent(QEvent *event) override;

private:
    void colour();

    QLabel *m_facts;
    QPushButton *m_source;
    QUrl m_address;
    Opener m_opener;
};

/// The lines that are told of a model.
QStringList factLines(const text::Phrasebook &book, const ModelSpec &model);

/// An address that may be opened: http or https with a host; else an empty one.
QUrl openableAddress(const std::string &address);

} // namespace cabe::ui
