#include "ui/sources/source_form.h"

#include "core/net/address.h"
#include "core/net/source_network.h"
#include "ui/session/source_standing.h"
#include "ui/text/error_text.h"
#include "ui/text/outside.h"
#include "ui/widgets/field_box.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/line_field.h"
#include "ui/widgets/texts.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QLabel>
#include <QPointer>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

namespace cabe::ui {
namespace {

constexpr int kMostMinutes = 7 * 24 * 60;
enum ProxyKind { SystemProxy, NoProxy, ProxyByHand };

QWidget *lineWithButton(LineField *line, QPushButton *button)
{
    auto *row = new QWidget;
    auto *layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);
    layout->addWidget(line, 1);
    layout->addWidget(button);
    button->setAutoDefault(false);
    return row;
}

} // namespace

SourceForm::SourceForm(SourceBook &book, Words &words, QWidget *parent)
    : QWidget(parent), m_book(book), m_words(words), m_title(plainLabel({}, this)), m_state(plainLabel({}, this)),
      m_name(new LineField), m_address(new LineField), m_browse(new QPushButton), m_header(new LineField), m_secret(new LineField),
      m_caFile(new LineField), m_browseCa(new QPushButton), m_proxyKind(new QComboBox), m_proxy(new LineField), m_every(new QSpinBox),
      m_plainHttp(new QCheckBox), m_plainHttpHelp(plainLabel({}, this)), m_refresh(new QPushButton), m_undo(new QPushButton), m_save(new QPushButton)
{
    build();
    connectFields();
    refresh();
}

void SourceForm::build()
{
    const std::pair<QWidget *, const char *> names[]{{m_name, "sourceName"},   {m_address, "sourceAddress"}, {m_header, "secretHeader"},
                                                     {m_secret, "secret"},     {m_caFile, "caFile"},         {m_proxyKind, "proxyKind"},
                                                     {m_proxy, "proxy"},       {m_every, "every"},           {m_plainHttp, "plainHttp"},
                                                     {m_refresh, "refreshSource"}, {m_undo, "undoSource"},   {m_save, "saveSource"},
                                                     {m_state, "sourceState"}};
    for (const auto &[widget, name] : names)
        widget->setObjectName(QLatin1StringView(name));
    m_address->setMaxLength(2000);
    m_caFile->setMaxLength(4000);
    m_secret->setMaxLength(8000);
    m_secret->setEchoMode(QLineEdit::Password);
    m_every->setRange(0, kMostMinutes);
    m_every->setFocusPolicy(Qt::StrongFocus);
    m_title->setFont(strongFont(m_title->font()));
    m_state->setTextInteractionFlags(Qt::TextSelectableByMouse);

    auto *proxy = new QWidget;
    auto *proxyRow = new QVBoxLayout(proxy);
    proxyRow->setContentsMargins(0, 0, 0, 0);
    proxyRow->setSpacing(4);
    proxyRow->addWidget(m_proxyKind);
    proxyRow->addWidget(m_proxy);
    m_nameBox = new FieldBox(m_name, m_name);
    m_addressBox = new FieldBox(lineWithButton(m_address, m_browse), m_address);
    m_headerBox = new FieldBox(m_header, m_header);
    m_secretBox = new FieldBox(m_secret, m_secret);
    m_caBox = new FieldBox(lineWithButton(m_caFile, m_browseCa), m_caFile);
    m_proxyBox = new FieldBox(proxy, m_proxyKind);
    m_everyBox = new FieldBox(m_every, m_every);

    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(12, 12, 12, 12);
    layout->setSpacing(8);
    for (QWidget *widget : std::initializer_list<QWidget *>{m_title, m_state, m_addressBox, m_nameBox, m_everyBox, m_headerBox,
                                                            m_secretBox, m_caBox, m_proxyBox, m_plainHttp, m_plainHttpHelp})
        layout->addWidget(widget);
    layout->addStretch(1);
    buildButtons(layout);
}

void SourceForm::buildButtons(QVBoxLayout *layout)
{
    auto *buttons = new QWidget(this);
    auto *flow = new FlowLayout(buttons, 8);
    for (QPushButton *button : {m_refresh, m_undo, m_save}) {
        button->setAutoDefault(false);
        flow->addWidget(button);
    }
    layout->addWidget(buttons);
}

void SourceForm::connectFields()
{
    for (LineField *line : {m_name, m_address, m_header, m_secret, m_caFile, m_proxy}) {
        connect(line, &QLineEdit::textEdited, this, &SourceForm::edit);
        connect(line, &QLineEdit::returnPressed, this, &SourceForm::save);
    }
    connect(m_proxyKind, &QComboBox::activated, this, &SourceForm::edit);
    connect(m_every, &QSpinBox::valueChanged, this, &SourceForm::edit);
    connect(m_plainHttp, &QCheckBox::clicked, this, &SourceForm::edit);
    connect(m_browse, &QPushButton::clicked, this, [this] { browse(m_address); });
    connect(m_browseCa, &QPushButton::clicked, this, [this] { browse(m_caFile); });
    connect(m_save, &QPushButton::clicked, this, &SourceForm::save);
    connect(m_undo, &QPushButton::clicked, this, &SourceForm::undo);
    connect(m_refresh, &QPushButton::clicked, this, [this] {
        if (m_source < 0)
            return;
        // Who asks a second time for a list that came empty means it.
        const auto &error = m_book.status(m_source).error;
        const bool isEmptied = error && std::holds_alternative<error::InventoryEmptied>(error->fact);
        m_book.refresh(m_source, isEmptied ? net::Emptied::Accept : net::Emptied::Refuse);
    });
    connect(&m_book, &SourceBook::changed, this, &SourceForm::refreshState);
    connect(&m_words, &Words::changed, this, &SourceForm::refresh);
}

QString SourceForm::key() const
{
    return m_source < 0 ? QString() : m_book.settings(m_source).id;
}

SourceForm::Draft SourceForm::draft() const
{
    if (const auto kept = m_drafts.constFind(key()); kept != m_drafts.cend())
        return *kept;
    return m_source < 0 ? Draft{} : Draft{.settings = m_book.settings(m_source), .secret = {}};
}

void SourceForm::setSource(int source)
{
    if (source != m_source)
        m_keptNote.clear();
    m_source = source;
    show(draft());
    refresh();
}

void SourceForm::focusAddress()
{
    m_address->setFocus(Qt::TabFocusReason);
}

void SourceForm::show(const Draft &draft)
{
    m_isShowing = true;
    const net::SourceSettings &s = draft.settings;
    const std::pair<LineField *, QString> texts[]{{m_name, s.name},     {m_address, s.address}, {m_header, s.secretHeader},
                                                  {m_caFile, s.caFile}, {m_secret, draft.secret}};
    for (const auto &[line, text] : texts)
        if (line->text() != text)
            line->setText(text);
    const int kind = s.proxy.isEmpty() ? SystemProxy : s.proxy == u"none" ? NoProxy : ProxyByHand;
    m_proxyKind->setCurrentIndex(kind);
    m_proxy->setText(kind == ProxyByHand ? s.proxy : QString());
    m_every->setValue(s.refreshMinutes);
    m_plainHttp->setChecked(s.allowsPlainHttp);
    m_isShowing = false;
}

/// What stands in the fields becomes the draft, unless it is what is saved.
void SourceForm::edit()
{
    if (m_isShowing)
        return;
    Draft edited = draft();
    net::SourceSettings &s = edited.settings;
    s.name = m_name->text().trimmed();
    s.address = m_address->text().trimmed();
    s.secretHeader = m_header->text().trimmed();
    s.caFile = m_caFile->text().trimmed();
    const int kind = m_proxyKind->currentIndex();
    s.proxy = kind == SystemProxy ? QString() : kind == NoProxy ? QStringLiteral("none") : m_proxy->text().trimmed();
    if (kind == ProxyByHand && s.proxy.isEmpty())
        s.proxy = QStringLiteral("http://");
    s.refreshMinutes = m_every->value();
    s.allowsPlainHttp = m_plainHttp->isChecked();
    edited.hasSecret = edited.hasSecret || m_secret->text() != edited.secret;
    edited.secret = m_secret->text();
    const bool isAsSaved = m_source >= 0 && s == m_book.settings(m_source) && !edited.hasSecret;
    if (isAsSaved || (m_source < 0 && s == net::SourceSettings{} && edited.secret.isEmpty()))
        m_drafts.remove(key());
    else
        m_drafts[key()] = edited;
    refresh();
}

bool SourceForm::isWrong() const
{
    for (const FieldBox *box : {m_addressBox, m_proxyBox, m_headerBox})
        if (!box->fault().isEmpty())
            return true;
    return draft().settings.address.isEmpty();
}

void SourceForm::save()
{
    if (!isDirty() || isWrong())
        return;
    Draft kept = draft();
    m_drafts.remove(key());
    if (kept.settings.name.isEmpty() && kept.settings.isOverNetwork())
        kept.settings.name = QUrl(kept.settings.address).host();
    if (m_source < 0) {
        const bool waits = kept.hasSecret && !kept.secret.isEmpty();
        kept.settings.isActive = !waits; // it is asked once its secret is there
        m_source = m_book.add(kept.settings);
        kept.settings = m_book.settings(m_source);
        kept.settings.isActive = true;
    }
    const int source = m_source;
    if (kept.hasSecret)
        m_book.setSecret(source, kept.secret, [form = QPointer(this), settings = kept.settings](net::SecretStore::Kept where) {
            if (form) // the keychain may answer late
                form->tellKept(settings, where);
        });
    m_book.change(source, kept.settings);
    if (kept.hasSecret)
        m_book.refresh(source);
    setSource(source);
    Q_EMIT saved(source);
}

void SourceForm::tellKept(const net::SourceSettings &settings, net::SecretStore::Kept kept)
{
    m_keptNote = kept == net::SecretStore::Kept::InKeychain
                     ? QString()
                     : text::text(m_words.book(), Error{error::NoKeychain{net::tokenVariable(settings.name).toStdString()}});
    refreshLabels();
}

void SourceForm::undo()
{
    m_drafts.remove(key());
    show(draft());
    refresh();
    if (m_source < 0)
        Q_EMIT dismissed();
}

void SourceForm::browse(LineField *line)
{
    const text::Speaker say(m_words.book(), "sources");
    const bool isCa = line == m_caFile;
    const QString path = QFileDialog::getOpenFileName(
        this, isCa ? say(QT_TRANSLATE_NOOP("sources", "Certificate (CA) file")) : say(QT_TRANSLATE_NOOP("sources", "Price list")), {},
        isCa ? say(QT_TRANSLATE_NOOP("sources", "Certificates (*.pem *.crt);;All files (*)"))
             : say(QT_TRANSLATE_NOOP("sources", "Inventories (*.json *.csv *.tsv);;All files (*)")));
    if (path.isEmpty())
        return;
    line->setText(path);
    edit();
}

void SourceForm::refresh()
{
    refreshLabels();
    refreshFaults();
    refreshState();
}

void SourceForm::refreshLabels()
{
    const text::Speaker say(m_words.book(), "sources");
    m_addressBox->setLabel(say(QT_TRANSLATE_NOOP("sources", "A&ddress or file")));
    m_nameBox->setLabel(say(QT_TRANSLATE_NOOP("sources", "&Name")));
    m_everyBox->setLabel(say(QT_TRANSLATE_NOOP("sources", "&Refresh every")));
    m_every->setSpecialValueText(say(QT_TRANSLATE_NOOP("sources", "by hand")));
    m_every->setSuffix(QStringLiteral("\u00A0min"));
    m_headerBox->setLabel(say(QT_TRANSLATE_NOOP("sources", "Header of the secre&t")));
    m_headerBox->setHelp(say(QT_TRANSLATE_NOOP("sources", "Where the source asks for none, leave it empty. Often: Authorization")));
    m_secretBox->setLabel(say(QT_TRANSLATE_NOOP("sources", "&Secret")));
    m_secretBox->setHelp(m_keptNote.isEmpty() ? say(QT_TRANSLATE_NOOP("sources", "It is kept in the system's keychain, never in a file. "
                                                                                 "Empty: what is kept stays."))
                                              : m_keptNote);
    m_caBox->setLabel(say(QT_TRANSLATE_NOOP("sources", "&Certificate (CA) file")));
    m_proxyBox->setLabel(say(QT_TRANSLATE_NOOP("sources", "&Proxy")));
    const QStringList kinds{say(QT_TRANSLATE_NOOP("sources", "The system's")), say(QT_TRANSLATE_NOOP("sources", "None")),
                            say(QT_TRANSLATE_NOOP("sources", "By hand"))};
    for (int i = 0; i < kinds.size(); ++i)
        i < m_proxyKind->count() ? m_proxyKind->setItemText(i, kinds[i]) : m_proxyKind->addItem(kinds[i]);
    m_proxy->setPlaceholderText(QStringLiteral("http://proxy.example.com:3128"));
    m_proxy->setAccessibleName(say(QT_TRANSLATE_NOOP("sources", "Address of the proxy")));
    m_plainHttp->setText(say(QT_TRANSLATE_NOOP("sources", "A&llow http")));
    m_plainHttpHelp->setText(say(QT_TRANSLATE_NOOP("sources", "What comes over http can be read and changed on the way.")));
    for (QPushButton *button : {m_browse, m_browseCa})
        button->setText(say(QT_TRANSLATE_NOOP("sources", "Browse…")));
    m_browse->setAccessibleName(say(QT_TRANSLATE_NOOP("sources", "Browse for a price list")));
    m_browseCa->setAccessibleName(say(QT_TRANSLATE_NOOP("sources", "Browse for a certificate file")));
    m_refresh->setText(say(QT_TRANSLATE_NOOP("sources", "Get it no&w")));
    m_undo->setText(m_source < 0 ? say(QT_TRANSLATE_NOOP("sources", "Cancel")) : say(QT_TRANSLATE_NOOP("sources", "&Undo changes")));
    m_save->setText(say(QT_TRANSLATE_NOOP("sources", "Save chan&ges")));
}

void SourceForm::refreshFaults()
{
    const text::Phrasebook &book = m_words.book();
    const net::SourceSettings settings = draft().settings;
    const bool isOverNetwork = settings.isOverNetwork();
    const auto fault = [&](FieldBox *box, LineField *line, const std::optional<Error> &error) {
        box->setFault(error ? text::text(book, *error) : QString());
        line->setFaulty(error.has_value());
    };
    std::optional<Error> address;
    if (isOverNetwork) {
        const auto request = net::requestOf({.address = settings.address, .allowsPlainHttp = settings.allowsPlainHttp}, {});
        if (!request)
            address = Error{request.error().fact};
        else if (auto refusal = net::refusalOf(request->url, request->plainHttpHosts))
            address = Error{*std::move(refusal)};
    }
    fault(m_addressBox, m_address, address);
    const auto proxy = net::proxyFault(settings.proxy);
    fault(m_proxyBox, m_proxy, proxy ? std::optional(Error{*proxy}) : std::nullopt);
    for (QWidget *widget : std::initializer_list<QWidget *>{m_headerBox, m_caBox, m_proxyBox})
        widget->setVisible(isOverNetwork);
    m_secretBox->setVisible(isOverNetwork && !settings.secretHeader.isEmpty());
    for (QWidget *widget : std::initializer_list<QWidget *>{m_plainHttp, m_plainHttpHelp})
        widget->setVisible(settings.address.startsWith(u"http://"));
    m_proxy->setVisible(m_proxyKind->currentIndex() == ProxyByHand);
    m_save->setEnabled(isDirty() && !isWrong());
    m_undo->setEnabled(isDirty() || m_source < 0);
    m_refresh->setEnabled(m_source >= 0 && !isDirty());
}

void SourceForm::refreshState()
{
    if (m_source >= m_book.count()) {
        m_source = -1;
        show(draft());
    }
    const text::Phrasebook &book = m_words.book();
    const text::Speaker say(book, "sources");
    if (m_source < 0) {
        m_title->setText(say(QT_TRANSLATE_NOOP("sources", "New source")));
        m_state->setText(say(QT_TRANSLATE_NOOP("sources", "An address on the web (https://…), or a file on this computer.")));
        return;
    }
    const net::SourceStatus &status = m_book.status(m_source);
    m_title->setText(sourceName(book, m_book.settings(m_source), status));
    QStringList sentences;
    if (status.error)
        sentences << text::text(book, *status.error);
    if (status.notKept)
        sentences << text::text(book, *status.notKept);
    if (status.fetchedAt)
        sentences << say(QT_TRANSLATE_NOOP("sources", "It came on %1."), {book.numbers().dateTime(*status.fetchedAt)});
    if (status.nextTry)
        sentences << say(QT_TRANSLATE_NOOP("sources", "Next try: %1."), {book.numbers().dateTime(*status.nextTry)});
    m_state->setText(sentences.join(u' '));
    m_state->setVisible(!sentences.isEmpty());
}

} // namespace cabe::ui
