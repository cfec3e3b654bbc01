// Lets a test be written with ordinary spaces: no-break spaces become them.
#pragma once

#include "ui/text/error_text.h"
#include "ui/text/findings_text.h"

#include <QString>

inline QString plain(QString text)
{
    return text.replace(QChar(0x00A0), QChar(u' ')).replace(QChar(0x202F), QChar(u' '));
}

inline QString en(const char *utf8)
{
    return QString::fromUtf8(utf8);
}

/// text() by a name that a test which opens both namespaces can say.
template <class... Args>
QString said(const Args &...args)
{
    return cabe::text::text(args...);
}
