// A Qt warning is a failure: called at the start of each test.
#pragma once

#include <QRegularExpression>
#include <QTest>

namespace cabe::test {

inline void failOnWarnings()
{
    // The platform without a display says this of every window; all else is ours.
    QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support propagateSizeHints)")));
}

} // namespace cabe::test
