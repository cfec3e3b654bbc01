// Takes a price list in whose columns are not called as ours: shows its first rows, asks which column says what and what no
// column says, and counts at every change what would be taken and what rejected.
#pragma once

#include "core/io/table_mapping.h"
#include "core/net/work.h"
#include "ui/session/words.h"

#include <QDialog>

#include <map>
#include <memory>
#include <optional>
#include <vector>

class QComboBox;
class QDateTimeEdit;
class QGridLayout;
class QLabel;
class QPushButton;
class QTableWidget;
class QTimer;

namespace cabe::ui {

class FieldBox;
class LineField;

class ImportDialog : public QDialog {
    Q_OBJECT

public:
    struct Table {
        std::string text;
        QString name; ///< of the file; empty for what was pasted
        UtcTime date; ///< of the file, or now
    };

    /// `countries` outlives it. `remembered`: the mapping that was chosen for this heading, or an empty text.
    ImportDialog(Table table, TableSketch sketch, std::string remembered, std::shared_ptr<const CountryTable> countries, Words &words,
                 QWidget *parent = nullptr);

    /// Once accepted: the machines, named and dated as the person said.
    std::shared_ptr<const Inventory> inventory() const { return m_result; }
    QString sourceName() const;
    std::string mapping() const { return writeMapping(m_mapping); }

protected:
    void accept() override;

private:
    void build();
    void buildForm(QGridLayout *grid);
    void fillChoices();
    void take();
    void read();
    void show(std::shared_ptr<Expected<Inventory>> reading);
    void refreshGaps();
    void arrange();
    void addColumnChoice(QGridLayout *grid, int place, Member member);
    QComboBox *addChoice(QGridLayout *grid, int place, FieldBox *&box, const char *name);

    const Table m_table;
    const TableSketch m_sketch;
    std::shared_ptr<const CountryTable> m_countries;
    Words &m_words;
    ColumnMapping m_mapping;
    std::map<Member, QComboBox *> m_columns;
    std::map<Member, FieldBox *> m_columnBoxes;
    QGridLayout *m_grid = nullptr;
    std::vector<FieldBox *> m_order; ///< of the form
    QComboBox *m_gpuMemoryUnit = nullptr;
    QComboBox *m_ramUnit = nullptr;
    QComboBox *m_tier = nullptr;
    QComboBox *m_per = nullptr;
    QComboBox *m_currency = nullptr;
    QComboBox *m_available = nullptr;
    QComboBox *m_count = nullptr;
    FieldBox *m_gpuMemoryUnitBox = nullptr;
    FieldBox *m_ramUnitBox = nullptr;
    FieldBox *m_tierBox = nullptr;
    FieldBox *m_perBox = nullptr;
    FieldBox *m_currencyBox = nullptr;
    FieldBox *m_availableBox = nullptr;
    FieldBox *m_countBox = nullptr;
    LineField *m_name;
    QDateTimeEdit *m_date;
    QTableWidget *m_preview;
    QLabel *m_outcome;
    QLabel *m_rejected;
    QPushButton *m_import = nullptr;
    QTimer *m_pause;
    bool m_isFilling = false;
    std::shared_ptr<Expected<Inventory>> m_reading;
    net::Awaited<std::shared_ptr<Expected<Inventory>>> m_work;
    std::shared_ptr<const Inventory> m_result;
};

} // namespace cabe::ui
