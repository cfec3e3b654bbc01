#include "ui/sources/changed_machines_dialog.h"

#include "ui/session/source_standing.h"
#include "ui/text/member_text.h"
#include "ui/text/outside.h"
#include "ui/widgets/texts.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace cabe::ui {
namespace {

constexpr QSize kChangedDialogSize{720, 400};

QString kindText(const text::Speaker &say, MachineEdit::Kind kind)
{
    switch (kind) {
    case MachineEdit::Kind::Corrected: return say(QT_TRANSLATE_NOOP("machine", "corrected"));
    case MachineEdit::Kind::Hidden: return say(QT_TRANSLATE_NOOP("machine", "hidden"));
    case MachineEdit::Kind::Added: break;
    }
    return say(QT_TRANSLATE_NOOP("machine", "added"));
}

QString cellText(const text::Phrasebook &book, Member member, const std::string &cell)
{
    const text::Speaker say(book, "machine");
    if (cell.empty())
        return text::NumberFormat::unknown();
    if (cell == "true" || cell == "false")
        return cell == "true" ? say(QT_TRANSLATE_NOOP("machine", "yes")) : say(QT_TRANSLATE_NOOP("machine", "no"));
    if (member != Member::PriceAmount)
        return text::shortened(cell);
    std::string plain = cell; // as it was typed, with either mark
    std::ranges::replace(plain, ',', '.');
    return book.numbers().decimal(plain);
}

/// What a correction says other than the source; of an added machine that it is one is enough.
QString whatChanged(const text::Phrasebook &book, const MachineEdit &edit)
{
    QStringList parts;
    if (edit.kind == MachineEdit::Kind::Corrected)
        for (const auto &[member, cell] : edit.cells)
            if (member != Member::Online)
                parts << text::label(book, member) + u' ' + cellText(book, member, cell);
    return parts.join(QStringLiteral(", "));
}

} // namespace

ChangedMachinesDialog::ChangedMachinesDialog(SourceBook &book, Words &words, QWidget *parent)
    : QDialog(parent), m_book(book), m_words(words), m_list(new QTreeWidget), m_restore(nullptr)
{
    const text::Speaker say(words.book(), "machine");
    setObjectName(QStringLiteral("changedDialog"));
    setWindowTitle(say(QT_TRANSLATE_NOOP("machine", "Machines changed by hand")));
    m_list->setObjectName(QStringLiteral("changedList"));
    m_list->setAccessibleName(windowTitle());
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setHeaderLabels({say(QT_TRANSLATE_NOOP("machine", "Machine")), say(QT_TRANSLATE_NOOP("machine", "Source")),
                             say(QT_TRANSLATE_NOOP("machine", "Change")), say(QT_TRANSLATE_NOOP("machine", "What is other")),
                             say(QT_TRANSLATE_NOOP("machine", "On"))});
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    m_restore = buttons->addButton(say(QT_TRANSLATE_NOOP("machine", "&Restore")), QDialogButtonBox::ActionRole);
    m_restore->setObjectName(QStringLiteral("restoreMachine"));
    m_restore->setToolTip(plainToolTip(say(QT_TRANSLATE_NOOP("machine", "What its source says holds again; a machine that was added is removed."))));
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_restore, &QPushButton::clicked, this, [this] {
        const int row = m_list->indexOfTopLevelItem(m_list->currentItem());
        if (row >= 0)
            Q_EMIT restoreRequested(m_book.overlay().edits[static_cast<std::size_t>(row)]);
        fill();
    });
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(12, 12, 12, 12);
    layout->setSpacing(12);
    layout->addWidget(m_list, 1);
    layout->addWidget(buttons);
    fill();
    resize(kChangedDialogSize);
}

void ChangedMachinesDialog::fill()
{
    const text::Phrasebook &book = m_words.book();
    const text::Speaker say(book, "machine");
    m_list->clear();
    for (const MachineEdit &edit : m_book.overlay().edits) {
        const int source = m_book.find(QString::fromStdString(edit.source));
        const QString named = source >= 0 ? sourceName(book, m_book.settings(source), m_book.status(source)) : text::NumberFormat::unknown();
        const QString from = edit.source == SourceBook::kSample ? say(QT_TRANSLATE_NOOP("machine", "Sample")) : named;
        const QStringList cells{text::shortened(edit.machine), from, kindText(say, edit.kind), whatChanged(book, edit),
                                book.numbers().date(edit.changedAt)};
        auto *item = new QTreeWidgetItem(m_list, cells);
        for (int column = 0; column < cells.size(); ++column)
            item->setToolTip(column, plainToolTip(cells[column]));
    }
    for (int column = 0; column < m_list->columnCount(); ++column)
        m_list->resizeColumnToContents(column);
    if (m_list->topLevelItemCount() > 0)
        m_list->setCurrentItem(m_list->topLevelItem(0));
    m_restore->setEnabled(m_list->topLevelItemCount() > 0);
}

} // namespace cabe::ui
