// The second page: which model, how precise, and how much of it at once; or how much memory a notebook has.
#pragma once

#include "ui/pages/model_facts.h"
#include "ui/pages/page.h"

class QLabel;
class QRadioButton;

namespace cabe::ui {

class CountBinding;
class CountField;
class FieldBox;
class LineField;
class ModelFinder;
class PrecisionField;

class ModelPage : public Page {
    Q_OBJECT

public:
    ModelPage(Session &session, Words &words, QWidget *parent = nullptr);

    QString title() const override;
    void refresh() override;
    bool focusField(Field field) override;
    QWidget *firstField() const override;
    void settle() override;
    QWidget *unsettled() const override;

    /// Who opens the address where a model's figures are published.
    void setOpener(ModelFacts::Opener opener);

private:
    void build();
    void connectFields();
    void typeMemory(const QString &typed);
    void settleMemory();
    void refreshTexts();
    void refreshNotebook();
    void refreshModel();
    void refreshModelFault();
    void refreshCount(CountBinding *count, FieldBox *box);

    QWidget *m_notebook;
    QRadioButton *m_stated;
    QRadioButton *m_sized;
    FieldBox *m_memoryBox;
    LineField *m_memory;
    QLabel *m_memoryUnit;
    ModelFinder *m_finder;
    FieldBox *m_modelBox;
    ModelFacts *m_facts;
    PrecisionField *m_precision;
    FieldBox *m_precisionBox;
    CountField *m_context;
    FieldBox *m_contextBox;
    CountField *m_requests;
    FieldBox *m_requestsBox;
    QLabel *m_explanation;
    CountBinding *m_contextCount;
    CountBinding *m_requestsCount;
    DecimalEntry m_typedMemory; ///< as the field has it: another entry came from elsewhere
};

} // namespace cabe::ui
