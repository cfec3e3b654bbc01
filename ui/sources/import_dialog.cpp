#include "ui/sources/import_dialog.h"

#include "ui/text/error_text.h"
#include "ui/text/member_text.h"
#include "ui/text/outside.h"
#include "ui/widgets/field_box.h"
#include "ui/widgets/line_field.h"
#include "ui/widgets/scrolled.h"
#include "ui/widgets/texts.h"

#include <QComboBox>
#include <QDateTimeEdit>
#include <QDialogButtonBox>
#include <QGridLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QTableWidget>
#include <QTimer>

#include <algorithm>

namespace cabe::ui {
namespace {

constexpr int kFormColumns = 3;
constexpr int kPreviewRows = 6;
constexpr int kPause = 150;
constexpr std::size_t kRejectedShown = 4;
constexpr QSize kDialogSize{1000, 640};

/// What a column may say, in the order of the form.
constexpr Member kMapped[]{Member::GpuModel, Member::GpuCount, Member::GpuMemory, Member::PriceAmount, Member::Currency, Member::PricePer,
                           Member::Tier,     Member::InStock,  Member::Id,        Member::Name,        Member::Provider, Member::Country,
                           Member::Region,   Member::Vcpus,    Member::Ram,       Member::Disk,        Member::Interruptible, Member::Url};

void choose(QComboBox *box, const QString &data)
{
    box->setCurrentIndex(std::max(0, box->findData(data)));
}

QString dataOf(const Cells &constants, Member member)
{
    const auto found = constants.find(member);
    return found == constants.end() ? QString() : QString::fromStdString(found->second);
}

const char *const kUnits[]{"mib", "gib", "gb"};

} // namespace

ImportDialog::ImportDialog(Table table, TableSketch sketch, std::string remembered, std::shared_ptr<const CountryTable> countries,
                           Words &words, QWidget *parent)
    : QDialog(parent), m_table(std::move(table)), m_sketch(std::move(sketch)), m_countries(std::move(countries)), m_words(words),
      m_mapping(remembered.empty() ? guessMapping(m_sketch) : readMapping(remembered, m_sketch)), m_name(new LineField),
      m_date(new QDateTimeEdit), m_preview(new QTableWidget), m_outcome(plainLabel({}, this)), m_rejected(plainLabel({}, this)),
      m_pause(new QTimer(this))
{
    setObjectName(QStringLiteral("importDialog"));
    setWindowTitle(m_words.book().say("import", QT_TRANSLATE_NOOP("import", "Import prices")));
    m_pause->setSingleShot(true);
    m_pause->setInterval(kPause);
    connect(m_pause, &QTimer::timeout, this, &ImportDialog::read);
    build();
    fillChoices();
    take();
    resize(kDialogSize.boundedTo(parent ? parent->size() : kDialogSize));
}

void ImportDialog::build()
{
    const text::Speaker say(m_words.book(), "import");
    m_preview->setObjectName(QStringLiteral("preview"));
    m_preview->setAccessibleName(say(QT_TRANSLATE_NOOP("import", "First rows")));
    m_preview->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_preview->setColumnCount(static_cast<int>(m_sketch.header.size()));
    const int rows = std::min(kPreviewRows, static_cast<int>(m_sketch.rows.size()));
    m_preview->setRowCount(rows);
    m_preview->verticalHeader()->hide();
    for (int column = 0; column < m_preview->columnCount(); ++column) {
        const auto at = static_cast<std::size_t>(column);
        m_preview->setHorizontalHeaderItem(column, new QTableWidgetItem(text::shortened(m_sketch.header[at])));
        for (int row = 0; row < rows; ++row)
            m_preview->setItem(row, column, new QTableWidgetItem(text::shortened(m_sketch.rows[static_cast<std::size_t>(row)][at])));
    }
    m_preview->resizeColumnsToContents();
    m_preview->setMinimumHeight(m_preview->horizontalHeader()->sizeHint().height() + 3 * m_preview->rowHeight(0));

    auto *form = new QWidget;
    auto *grid = new QGridLayout(form);
    grid->setContentsMargins(0, 0, 8, 0);
    grid->setHorizontalSpacing(16);
    grid->setVerticalSpacing(8);
    for (int i = 0; i < kFormColumns; ++i)
        grid->setColumnStretch(i, 1);
    m_grid = grid;
    buildForm(grid);
    QScrollArea *scroll = scrolled(form);

    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    m_import = buttons->addButton(say(QT_TRANSLATE_NOOP("import", "&Import")), QDialogButtonBox::AcceptRole);
    m_import->setObjectName(QStringLiteral("import"));
    m_import->setDefault(true);
    connect(buttons, &QDialogButtonBox::accepted, this, &ImportDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    m_outcome->setObjectName(QStringLiteral("outcome"));
    m_outcome->setFont(strongFont(m_outcome->font()));
    m_rejected->setObjectName(QStringLiteral("rejections"));

    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(12, 12, 12, 12);
    layout->setSpacing(8);
    layout->addWidget(m_preview, 1);
    layout->addWidget(scroll, 3);
    layout->addWidget(m_outcome);
    layout->addWidget(m_rejected);
    layout->addWidget(buttons);
}

QComboBox *ImportDialog::addChoice(QGridLayout *grid, int place, FieldBox *&box, const char *name)
{
    auto *combo = new QComboBox;
    combo->setObjectName(QLatin1StringView(name));
    combo->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    combo->setMinimumContentsLength(8);
    box = new FieldBox(combo, combo);
    grid->addWidget(box, place / kFormColumns, place % kFormColumns, Qt::AlignTop);
    m_order.push_back(box);
    connect(combo, &QComboBox::activated, this, &ImportDialog::take);
    return combo;
}

void ImportDialog::addColumnChoice(QGridLayout *grid, int place, Member member)
{
    const text::Speaker say(m_words.book(), "import");
    const auto name = columnName(member);
    FieldBox *box = nullptr;
    QComboBox *combo = addChoice(grid, place, box, QByteArray(name.data(), static_cast<qsizetype>(name.size())).constData());
    const QString label = text::label(m_words.book(), member);
    box->setLabel(member == Member::GpuModel ? say(QT_TRANSLATE_NOOP("import", "%1 (required)"), {label}) : label);
    combo->addItem(QStringLiteral("\u2014"), QString());
    for (std::size_t i = 0; i < m_sketch.header.size(); ++i)
        combo->addItem(text::shortened(m_sketch.header[i]), QString::number(i));
    m_columns[member] = combo;
    m_columnBoxes[member] = box;
}

void ImportDialog::buildForm(QGridLayout *grid)
{
    const text::Speaker say(m_words.book(), "import");
    int place = 0;
    auto *nameBox = new FieldBox(m_name, m_name);
    nameBox->setLabel(say(QT_TRANSLATE_NOOP("import", "&Name of the source")));
    m_name->setObjectName(QStringLiteral("importName"));
    m_name->setText(m_table.name.isEmpty() ? say(QT_TRANSLATE_NOOP("import", "Pasted price list")) : m_table.name);
    grid->addWidget(nameBox, 0, place++, Qt::AlignTop);
    m_order.push_back(nameBox);
    auto *dateBox = new FieldBox(m_date, m_date);
    dateBox->setLabel(say(QT_TRANSLATE_NOOP("import", "&Data of (UTC)")));
    m_date->setObjectName(QStringLiteral("importDate"));
    m_date->setTimeSpec(Qt::UTC);
    m_date->setDisplayFormat(QStringLiteral("yyyy-MM-dd HH:mm"));
    m_date->setDateTime(QDateTime::fromSecsSinceEpoch(m_table.date.seconds, Qt::UTC));
    grid->addWidget(dateBox, 0, place++, Qt::AlignTop);
    m_order.push_back(dateBox);
    m_tier = addChoice(grid, place++, m_tierBox, "allTier");
    m_tierBox->setLabel(say(QT_TRANSLATE_NOOP("import", "&Tier of all rows")));
    m_available = addChoice(grid, place++, m_availableBox, "allAvailable");
    m_availableBox->setLabel(say(QT_TRANSLATE_NOOP("import", "&Availability of all rows")));
    m_count = addChoice(grid, place++, m_countBox, "allCount");
    m_countBox->setLabel(say(QT_TRANSLATE_NOOP("import", "GPUs where no column says it")));
    m_gpuMemoryUnit = addChoice(grid, place++, m_gpuMemoryUnitBox, "gpuMemoryUnit");
    m_gpuMemoryUnitBox->setLabel(say(QT_TRANSLATE_NOOP("import", "&Unit of the memory per GPU")));
    m_ramUnit = addChoice(grid, place++, m_ramUnitBox, "ramUnit");
    m_ramUnitBox->setLabel(say(QT_TRANSLATE_NOOP("import", "Unit of the &RAM")));
    m_per = addChoice(grid, place++, m_perBox, "allPer");
    m_perBox->setLabel(say(QT_TRANSLATE_NOOP("import", "&Price per")));
    m_currency = addChoice(grid, place++, m_currencyBox, "allCurrency");
    m_currencyBox->setLabel(say(QT_TRANSLATE_NOOP("import", "&Currency of the prices")));
    for (const Member member : kMapped)
        addColumnChoice(grid, place++, member);
}

void ImportDialog::fillChoices()
{
    const text::Speaker say(m_words.book(), "import");
    m_isFilling = true;
    const QString open = say(QT_TRANSLATE_NOOP("import", "Choose…"));
    for (QComboBox *unit : {m_gpuMemoryUnit, m_ramUnit}) {
        unit->addItem(open, QString());
        for (const auto &[shown, code] : {std::pair("MiB", "mib"), std::pair("GiB", "gib"), std::pair("GB", "gb")})
            unit->addItem(QLatin1StringView(shown), QLatin1StringView(code));
    }
    for (const auto &[label, code] : {std::pair(open, ""), std::pair(QStringLiteral("Secure"), "secure"), std::pair(QStringLiteral("Community"), "community")})
        m_tier->addItem(label, QLatin1StringView(code));
    for (const auto &[label, code] : {std::pair(open, ""), std::pair(say(QT_TRANSLATE_NOOP("import", "All are available")), "true"),
                                      std::pair(say(QT_TRANSLATE_NOOP("import", "None is available")), "false")})
        m_available->addItem(label, QLatin1StringView(code));
    for (const auto &[label, code] : {std::pair(say(QT_TRANSLATE_NOOP("import", "Reject the row")), ""), std::pair(QStringLiteral("1"), "1")})
        m_count->addItem(label, QLatin1StringView(code));
    for (const auto &[label, code] : {std::pair(open, ""), std::pair(say(QT_TRANSLATE_NOOP("import", "hour")), "hour"),
                                      std::pair(say(QT_TRANSLATE_NOOP("import", "month")), "month")})
        m_per->addItem(label, QLatin1StringView(code));
    m_currency->addItem(open, QString());
    for (const char *usual : {"EUR", "USD", "GBP", "CHF"})
        m_currency->addItem(QLatin1StringView(usual), QLatin1StringView(usual));
    for (const Currency &currency : m_countries->currencies)
        if (const QString code = text::shown(currency.code()); m_currency->findData(code) < 0)
            m_currency->addItem(code, code);

    for (const auto &[member, combo] : m_columns) {
        const auto column = m_mapping.columns.find(member);
        choose(combo, column == m_mapping.columns.end() ? QString() : QString::number(column->second));
    }
    choose(m_gpuMemoryUnit, m_mapping.gpuMemoryUnit ? QLatin1StringView(kUnits[static_cast<int>(*m_mapping.gpuMemoryUnit)]).toString() : QString());
    choose(m_ramUnit, m_mapping.ramUnit ? QLatin1StringView(kUnits[static_cast<int>(*m_mapping.ramUnit)]).toString() : QString());
    choose(m_tier, dataOf(m_mapping.constants, Member::Tier));
    choose(m_available, dataOf(m_mapping.constants, Member::InStock));
    choose(m_count, dataOf(m_mapping.constants, Member::GpuCount));
    choose(m_per, dataOf(m_mapping.constants, Member::PricePer));
    choose(m_currency, dataOf(m_mapping.constants, Member::Currency));
    m_isFilling = false;
}

/// What the form says becomes the mapping; a column that is chosen twice stays with the last.
void ImportDialog::take()
{
    if (m_isFilling)
        return;
    ColumnMapping mapping;
    const auto unit = [](const QComboBox *box) -> std::optional<MemoryUnit> {
        return box->currentIndex() > 0 ? std::optional(static_cast<MemoryUnit>(box->currentIndex() - 1)) : std::nullopt;
    };
    const auto *latest = qobject_cast<QComboBox *>(sender());
    for (const auto &[member, combo] : m_columns) {
        if (latest && combo != latest && combo->currentIndex() > 0 && combo->currentIndex() == latest->currentIndex() &&
            std::ranges::any_of(m_columns, [&](const auto &entry) { return entry.second == latest; }))
            combo->setCurrentIndex(0);
        if (combo->currentIndex() > 0)
            mapping.columns[member] = static_cast<std::size_t>(combo->currentIndex() - 1);
    }
    mapping.gpuMemoryUnit = unit(m_gpuMemoryUnit);
    mapping.ramUnit = unit(m_ramUnit);
    const std::pair<Member, QComboBox *> constants[]{{Member::Tier, m_tier}, {Member::InStock, m_available}, {Member::GpuCount, m_count},
                                                     {Member::PricePer, m_per}, {Member::Currency, m_currency}};
    for (const auto &[member, combo] : constants)
        if (const QString value = combo->currentData().toString(); !value.isEmpty())
            mapping.constants[member] = value.toStdString();
    m_mapping = std::move(mapping);
    refreshGaps();
    m_pause->start();
}

/// Fields that do not apply leave no holes.
void ImportDialog::arrange()
{
    int place = 0;
    for (FieldBox *box : m_order) {
        m_grid->removeWidget(box);
        if (box->isHidden())
            continue;
        m_grid->addWidget(box, place / kFormColumns, place % kFormColumns, Qt::AlignTop);
        ++place;
    }
}

void ImportDialog::refreshGaps()
{
    const text::Speaker say(m_words.book(), "import");
    const auto has = [&](Member member) { return m_mapping.columns.contains(member); };
    m_gpuMemoryUnitBox->setVisible(has(Member::GpuMemory));
    m_ramUnitBox->setVisible(has(Member::Ram));
    m_perBox->setVisible(has(Member::PriceAmount) && !has(Member::PricePer));
    m_currencyBox->setVisible(has(Member::PriceAmount) && !has(Member::Currency));
    m_tierBox->setVisible(!has(Member::Tier));
    m_availableBox->setVisible(!has(Member::InStock));
    arrange();
    for (FieldBox *box : {m_gpuMemoryUnitBox, m_ramUnitBox, m_perBox, m_currencyBox, m_tierBox, m_availableBox, m_columnBoxes[Member::GpuModel]})
        box->setFault({});
    const auto gaps = gapsOf(m_mapping);
    for (const MappingGap gap : gaps) {
        const auto unit = [&](Member member) {
            return say(QT_TRANSLATE_NOOP("import", "The unit of %1 is not clear: choose MiB, GiB or GB."), {text::label(m_words.book(), member)});
        };
        const QString chooseOne = say(QT_TRANSLATE_NOOP("import", "No column says it: choose."));
        switch (gap) {
        case MappingGap::GpuModel:
            m_columnBoxes[Member::GpuModel]->setFault(say(QT_TRANSLATE_NOOP("import", "No column for %1: choose one."), {text::label(m_words.book(), Member::GpuModel)}));
            break;
        case MappingGap::Tier: m_tierBox->setFault(chooseOne); break;
        case MappingGap::GpuMemoryUnit: m_gpuMemoryUnitBox->setFault(unit(Member::GpuMemory)); break;
        case MappingGap::RamUnit: m_ramUnitBox->setFault(unit(Member::Ram)); break;
        case MappingGap::PricePer: m_perBox->setFault(chooseOne); break;
        case MappingGap::Currency: m_currencyBox->setFault(chooseOne); break;
        case MappingGap::Availability: m_availableBox->setFault(chooseOne); break;
        }
    }
    m_reading.reset();
    m_import->setEnabled(false);
    m_outcome->setText(gaps.empty() ? say(QT_TRANSLATE_NOOP("import", "Reading…"))
                                    : say(QT_TRANSLATE_N_NOOP("import", "%n choice(s) to make"), {}, static_cast<qint64>(gaps.size())));
    m_rejected->setText({});
}

void ImportDialog::read()
{
    if (!gapsOf(m_mapping).empty())
        return;
    m_work.begin(
        this,
        [text = m_table.text, name = m_table.name.toStdString(), mapping = m_mapping, countries = m_countries] {
            return std::make_shared<Expected<Inventory>>(readMappedTable(text, name, mapping, *countries));
        },
        [this](std::shared_ptr<Expected<Inventory>> reading) { show(std::move(reading)); });
}

void ImportDialog::show(std::shared_ptr<Expected<Inventory>> reading)
{
    const text::Phrasebook &book = m_words.book();
    const text::Speaker say(book, "import");
    m_reading = std::move(reading);
    if (!*m_reading) {
        m_outcome->setText(text::text(book, m_reading->error()));
        return;
    }
    const Inventory &inventory = **m_reading;
    const QString machines = say(QT_TRANSLATE_N_NOOP("import", "%n machine(s)"), {}, static_cast<qint64>(inventory.machines.size()));
    const QString rejected = say(QT_TRANSLATE_N_NOOP("import", "%n row(s) rejected"), {}, static_cast<qint64>(inventory.rejected.size()));
    m_outcome->setText(machines + QStringLiteral(" \u00B7 ") + rejected);
    QStringList lines;
    for (std::size_t i = 0; i < std::min(kRejectedShown, inventory.rejected.size()); ++i)
        lines << text::placeOfRow(book, inventory.rejected[i]) + u": " + text::text(book, inventory.rejected[i]);
    if (inventory.rejected.size() > kRejectedShown)
        lines << QStringLiteral("\u2026");
    m_rejected->setText(lines.join(u'\n'));
    m_rejected->setVisible(!lines.isEmpty());
    m_import->setEnabled(!inventory.machines.empty());
}

QString ImportDialog::sourceName() const
{
    return m_name->text().trimmed();
}

void ImportDialog::accept()
{
    if (!m_reading || !*m_reading || sourceName().isEmpty())
        return;
    Inventory &read = **m_reading;
    read.name = sourceName().toStdString();
    read.generatedAt = UtcTime{m_date->dateTime().toSecsSinceEpoch()};
    m_result = std::make_shared<const Inventory>(std::move(read));
    QDialog::accept();
}

} // namespace cabe::ui
