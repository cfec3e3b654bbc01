#include "app/load/resource.h"

#include <QFile>

namespace cabe::load {

std::string resource(const std::string &name)
{
    QFile file(QStringLiteral(":/cabe/") + QString::fromStdString(name));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("the resource %s is not built in", name.c_str());
    return file.readAll().toStdString();
}

} // namespace cabe::load
