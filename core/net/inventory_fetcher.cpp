#include "core/net/inventory_fetcher.h"

#include "core/net/address.h"
#include "core/net/body_text.h"
#include "core/net/retry_policy.h"

#include <QNetworkAccessManager>

#include <algorithm>
#include <utility>
#include <variant>

namespace cabe::net {
namespace {

constexpr qsizetype kMostOfAValidator = 4096;

bool isVisible(const QByteArray &text)
{
    return std::ranges::all_of(text, [](char c) { return (c >= ' ' && c <= '~') || c == '\t'; });
}

/// What is not to be set from outside: it would change what is asked, or how it is read.
bool isOwnHeader(const QByteArray &name)
{
    static const QList<QByteArray> own{"accept",         "accept-encoding", "connection", "content-length",
                                       "host",           "if-modified-since", "if-none-match", "range",
                                       "transfer-encoding", "upgrade"};
    return own.contains(name.toLower());
}

bool isUsable(const SecretHeader &header)
{
    static constexpr std::string_view kMarks = "!#$%&'*+-.^_`|~"; // RFC 9110, 5.6.2
    const auto isToken = [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
               kMarks.find(c) != std::string_view::npos;
    };
    return !header.name.isEmpty() && std::all_of(header.name.begin(), header.name.end(), isToken) && !isOwnHeader(header.name) &&
           isVisible(header.value);
}

Validators usable(Validators validators)
{
    for (QByteArray *one : {&validators.etag, &validators.lastModified})
        if (one->size() > kMostOfAValidator || !isVisible(*one))
            one->clear();
    return validators;
}

std::optional<ErrorFact> faultOf(const FetchRequest &request)
{
    if (auto refusal = refusalOf(request.url, request.plainHttpHosts))
        return refusal;
    if (request.secret && !isUsable(*request.secret))
        return error::HeaderUnusable{request.secret->name.toStdString()};
    const bool hasSecret = request.secret || !request.url.userInfo().isEmpty();
    if (hasSecret && !isSafeForSecrets(request.url))
        return error::SecretOverHttp{request.url.host().toStdString()};
    return std::nullopt;
}

void blot(std::string &text, const QList<QByteArray> &secrets)
{
    text = withoutSecrets(QByteArray::fromStdString(text), secrets).toStdString();
}

/// A server may repeat in an address what it was told.
void blotAddresses(ErrorFact &fact, const QList<QByteArray> &secrets)
{
    if (auto *redirect = std::get_if<error::RedirectRefused>(&fact))
        blot(redirect->to, secrets);
    if (auto *page = std::get_if<error::NextElsewhere>(&fact))
        blot(page->next, secrets);
}

} // namespace

struct InventoryFetcher::Job {
    FetchRequest request;
    QList<QByteArray> secrets;
    std::unique_ptr<Transfer> transfer;
    std::shared_ptr<PageReading> reading; ///< null before the first page
    QUrl page;                            ///< the one last asked, then where it was found
    FetchResult result;
    qint64 received = 0; ///< of the pages before
    bool isAskedAgain = false;

    bool isFirstPage() const { return result.pages.empty(); }
    ~Job()
    {
        if (!transfer)
            return;
        transfer->stop();
        transfer.release()->deleteLater(); // it may be the one that calls
    }
};

InventoryFetcher::InventoryFetcher(QNetworkAccessManager &network, std::shared_ptr<const CountryTable> countries, Clock clock,
                                   QObject *parent)
    : QObject(parent), m_network(network), m_countries(std::move(countries)), m_clock(std::move(clock))
{
    m_start.setSingleShot(true);
    m_deadline.setSingleShot(true);
    connect(&m_start, &QTimer::timeout, this, &InventoryFetcher::begin);
    connect(&m_deadline, &QTimer::timeout, this, [this] {
        fail(error::TimedOut{std::chrono::duration_cast<std::chrono::seconds>(m_job->request.total).count()});
    });
}

InventoryFetcher::~InventoryFetcher() = default;

void InventoryFetcher::fetch(FetchRequest request)
{
    Q_ASSERT(!isBusy());
    m_job = std::make_unique<Job>();
    m_job->page = request.url;
    m_job->secrets = secretsOf(request.secret ? request.secret->value : QByteArray(), request.url);
    m_job->request = std::move(request);
    m_start.start(0); // not from here: nothing may end before this returns
}

void InventoryFetcher::cancel()
{
    if (isBusy())
        fail(error::Cancelled{});
}

void InventoryFetcher::begin()
{
    FetchRequest &request = m_job->request;
    request.validators = usable(request.validators);
    if (auto fault = faultOf(request))
        return fail(*std::move(fault));
    forgetOldConnections();
    m_deadline.start(request.total);
    request.url.setFragment({});
    ask(request.url);
}

void InventoryFetcher::forgetOldConnections()
{
    if (m_isConnectionRefused || m_certificates != m_job->request.extraCertificates)
        m_network.clearConnectionCache();
    m_certificates = m_job->request.extraCertificates;
    m_isConnectionRefused = false;
}

void InventoryFetcher::ask(const QUrl &url)
{
    const FetchRequest &request = m_job->request;
    m_job->page = url;
    TransferRequest asked{.url = url,
                          .mostBytes = request.limits.bytes - m_job->received,
                          .inactivity = request.inactivity,
                          .plainHttpHosts = request.plainHttpHosts,
                          .extraCertificates = request.extraCertificates,
                          .pastCaches = m_job->isAskedAgain};
    if (isSameOrigin(url, request.url))
        asked.secret = request.secret;
    if (m_job->isFirstPage() && !m_job->isAskedAgain)
        asked.validators = request.validators;
    if (m_job->transfer)
        m_job->transfer.release()->deleteLater();
    m_job->transfer = std::make_unique<Transfer>(m_network, std::move(asked));
    connect(m_job->transfer.get(), &Transfer::progress, this, [this](qint64 received, qint64 total) {
        Q_EMIT progress(m_job->received + received, m_job->isFirstPage() ? total : -1);
    });
    connect(m_job->transfer.get(), &Transfer::done, this, &InventoryFetcher::judge);
    m_job->transfer->start();
}

void InventoryFetcher::judge(const Response &response)
{
    constexpr int kOk = 200;
    constexpr int kNotModified = 304;
    FetchResult &result = m_job->result;
    m_job->page = response.url;
    result.httpStatus = response.status;
    if (m_job->isFirstPage())
        result.url = shownUrl(response.url);
    result.retryAfter = readRetryAfter({response.retryAfter.constData(), static_cast<std::size_t>(response.retryAfter.size())}, m_clock());
    if (response.fault)
        return fail(*response.fault);
    if (response.status == kNotModified)
        return judgeNotModified(response);
    if (response.status != kOk)
        return fail(error::HttpStatus{response.status, excerptOf(response.body, m_job->secrets)});
    read(response);
}

void InventoryFetcher::judgeNotModified(const Response &response)
{
    const bool wasAsked = m_job->isFirstPage() && !m_job->isAskedAgain && !m_job->request.validators.isEmpty();
    if (wasAsked) {
        FetchResult result = std::move(m_job->result);
        result.status = FetchResult::Status::NotModified;
        return finish(std::move(result));
    }
    if (m_job->isAskedAgain)
        return fail(error::HttpStatus{response.status, {}});
    m_job->isAskedAgain = true;
    ask(m_job->isFirstPage() ? m_job->request.url : m_job->page);
}

void InventoryFetcher::read(const Response &response)
{
    Job &job = *m_job;
    if (!job.reading)
        job.reading = std::make_shared<PageReading>(response.url.toString().toStdString(), shownUrl(response.url), m_countries,
                                                    job.request.limits, job.secrets);
    if (job.isFirstPage())
        job.result.validators = usable(response.validators);
    job.result.pages.push_back(response.body);
    job.received += response.body.size();
    m_reading.begin(
        this, [reading = job.reading, page = Page{response.body, response.isWhole}] { return reading->read(page); },
        [this](const PageOutcome &outcome) { use(outcome); });
}

void InventoryFetcher::use(const PageOutcome &outcome)
{
    if (outcome.next)
        return turnTo(*outcome.next);
    FetchResult result = std::move(m_job->result);
    result.error = outcome.fault;
    result.status = outcome.fault ? FetchResult::Status::Failed : FetchResult::Status::Fetched;
    result.inventory = outcome.inventory;
    result.sha256 = outcome.sha256;
    finish(std::move(result));
}

void InventoryFetcher::turnTo(const std::string &next)
{
    const auto failWith = [this](Error error) {
        blotAddresses(error.fact, m_job->secrets);
        FetchResult result = std::move(m_job->result);
        result.error = std::move(error);
        finish(std::move(result));
    };
    const auto url = nextPage(m_job->page, next);
    if (!url)
        return failWith(m_job->reading->inNext(url.error()));
    if (auto fault = m_job->reading->turnTo(url->toString().toStdString(), shownUrl(*url)))
        return failWith(*std::move(fault));
    ask(*url);
}

void InventoryFetcher::fail(ErrorFact fact)
{
    m_isConnectionRefused = std::holds_alternative<error::CertificateRefused>(fact);
    blotAddresses(fact, m_job->secrets);
    FetchResult result = std::move(m_job->result);
    result.error = Error{.fact = std::move(fact), .file = shownUrl(m_job->page)};
    finish(std::move(result));
}

void InventoryFetcher::finish(FetchResult result)
{
    m_start.stop();
    m_deadline.stop();
    m_reading.forget();
    if (result.status != FetchResult::Status::Fetched)
        result.pages.clear();
    m_job.reset();
    Q_EMIT finished(result);
}

} // namespace cabe::net
