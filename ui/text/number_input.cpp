#include "ui/text/number_input.h"

namespace cabe::text {

Expected<std::int64_t> readCount(const QString &typed, Field field, Language)
{
    bool ok = false;
    const qint64 number = typed.trimmed().toLongLong(&ok);
    if (!ok)
        return Unexpected(Error{error::NotWhole{field, typed.toStdString()}});
    return number;
}

Expected<std::string> readDecimalTyped(const QString &typed, Field, Language)
{
    return typed.trimmed().toStdString();
}

} // namespace cabe::text
