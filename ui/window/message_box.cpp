#include "ui/window/message_box.h"

namespace cabe::ui {

QMessageBox *messageBox(QWidget *window, QMessageBox::Icon icon, const QString &text, const QString &name)
{
    auto *box = new QMessageBox(icon, QStringLiteral("Cabe"), text, QMessageBox::NoButton, window);
    box->setObjectName(name);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setTextFormat(Qt::PlainText);
    return box;
}

void tellMessage(QWidget *window, QMessageBox::Icon icon, const QString &text, const QString &detail)
{
    QMessageBox *box = messageBox(window, icon, text, QStringLiteral("message"));
    box->addButton(QMessageBox::Ok);
    box->setInformativeText(detail);
    box->open();
}

} // namespace cabe::ui
