// A Qt warning is a failure: called at the start of each test.
#pragma once

#include <QRegularExpression>
#include <QTest>

namespace cabe::test {

inline void failOnWarnings()
{
    // The platform without a display says so of every window and of the list of a field; all else is ours.
    QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support (propagateSizeHints|raise|grabbing the keyboard))")));
}

} // namespace cabe::test
