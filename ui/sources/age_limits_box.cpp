#include "ui/sources/age_limits_box.h"

#include "ui/widgets/flow_layout.h"
#include "ui/widgets/texts.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>

namespace cabe::ui {
namespace {

constexpr int kHour = 3600;
constexpr int kDay = 24 * kHour;
constexpr int kMostOfAnAge = 999;
constexpr const char *kAgeNames[]{"communityAge", "secureAge", "veryOldAge"};

int unitsOf(std::int64_t seconds, int unit)
{
    return static_cast<int>(std::clamp<std::int64_t>(seconds / unit, 1, kMostOfAnAge));
}

} // namespace

AgeLimitsBox::AgeLimitsBox(SourceBook &book, Words &words, QWidget *parent)
    : QWidget(parent), m_book(book), m_words(words), m_title(plainLabel({}, this))
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    layout->addWidget(m_title);
    auto *fields = new QWidget(this);
    auto *flow = new FlowLayout(fields, 16);
    for (int i = 0; i < 3; ++i) {
        auto *pair = new QWidget(fields);
        auto *row = new QHBoxLayout(pair);
        row->setContentsMargins(0, 0, 0, 0);
        row->setSpacing(8);
        m_labels[i] = new QLabel(pair);
        m_fields[i] = new QSpinBox(pair);
        m_fields[i]->setObjectName(QLatin1StringView(kAgeNames[i]));
        m_fields[i]->setRange(1, kMostOfAnAge);
        m_fields[i]->setFocusPolicy(Qt::StrongFocus);
        m_labels[i]->setBuddy(m_fields[i]);
        row->addWidget(m_labels[i]);
        row->addWidget(m_fields[i]);
        flow->addWidget(pair);
        connect(m_fields[i], &QSpinBox::valueChanged, this, &AgeLimitsBox::take);
    }
    layout->addWidget(fields);
    connect(&words, &Words::changed, this, &AgeLimitsBox::refresh);
    connect(&book, &SourceBook::ageLimitsChanged, this, &AgeLimitsBox::refresh);
    refresh();
}

void AgeLimitsBox::refresh()
{
    const text::Speaker say(m_words.book(), "sources");
    m_title->setText(say(QT_TRANSLATE_NOOP("sources", "Data are told to be old after")));
    const QString names[]{QStringLiteral("Community"), QStringLiteral("Secure"), say(QT_TRANSLATE_NOOP("sources", "Very old"))};
    const AgeLimits &limits = m_book.ageLimits();
    const int values[]{unitsOf(limits.stale.communitySeconds, kHour), unitsOf(limits.stale.secureSeconds, kHour),
                       unitsOf(limits.veryOldSeconds, kDay)};
    for (int i = 0; i < 3; ++i) {
        const QSignalBlocker silence(m_fields[i]);
        m_labels[i]->setText(names[i]);
        m_fields[i]->setAccessibleName(m_title->text() + u": " + names[i]);
        m_fields[i]->setSuffix(QChar(0x00A0) + (i < 2 ? QStringLiteral("h") : say(QT_TRANSLATE_NOOP("sources", "days"))));
        m_fields[i]->setValue(values[i]);
    }
}

void AgeLimitsBox::take()
{
    AgeLimits limits;
    limits.stale.communitySeconds = std::int64_t{m_fields[0]->value()} * kHour;
    limits.stale.secureSeconds = std::int64_t{m_fields[1]->value()} * kHour;
    limits.veryOldSeconds = std::int64_t{m_fields[2]->value()} * kDay;
    m_book.setAgeLimits(limits);
}

} // namespace cabe::ui
