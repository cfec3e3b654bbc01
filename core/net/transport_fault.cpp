#include "core/net/transport_fault.h"

namespace cabe::net {
namespace {

CertificateFault faultOf(QSslError::SslError error)
{
    switch (int(error)) { // Qt has dozens, of which these are told apart
    case QSslError::HostNameMismatch:
        return CertificateFault::WrongHost;
    case QSslError::CertificateExpired:
        return CertificateFault::Expired;
    case QSslError::CertificateNotYetValid:
        return CertificateFault::NotYetValid;
    case QSslError::SelfSignedCertificate:
    case QSslError::SelfSignedCertificateInChain:
    case QSslError::UnableToGetIssuerCertificate:
    case QSslError::UnableToGetLocalIssuerCertificate:
    case QSslError::UnableToVerifyFirstCertificate:
    case QSslError::CertificateUntrusted:
    case QSslError::InvalidCaCertificate:
        return CertificateFault::Untrusted;
    default:
        return CertificateFault::Other;
    }
}

} // namespace

CertificateFault faultOf(const QList<QSslError> &errors)
{
    // A stranger's certificate is often for another host too; that it is a stranger's is what to say.
    CertificateFault fault = CertificateFault::Other;
    for (const QSslError &error : errors) {
        const CertificateFault found = faultOf(error.error());
        if (fault == CertificateFault::Other || found == CertificateFault::Untrusted)
            fault = found;
    }
    return fault;
}

ErrorFact faultOf(QNetworkReply::NetworkError error, int status, CertificateFault certificate, const std::string &host)
{
    switch (int(error)) { // Qt has dozens, of which these are told apart
    case QNetworkReply::SslHandshakeFailedError:
        return error::CertificateRefused{certificate, host};
    case QNetworkReply::ConnectionRefusedError:
    case QNetworkReply::HostNotFoundError:
    case QNetworkReply::TimeoutError:
    case QNetworkReply::TemporaryNetworkFailureError:
    case QNetworkReply::NetworkSessionFailedError:
    case QNetworkReply::UnknownNetworkError:
        return status == 0 ? ErrorFact(error::NoConnection{host}) : ErrorFact(error::ConnectionCut{});
    case QNetworkReply::ProxyConnectionRefusedError:
    case QNetworkReply::ProxyConnectionClosedError:
    case QNetworkReply::ProxyNotFoundError:
    case QNetworkReply::ProxyTimeoutError:
    case QNetworkReply::ProxyAuthenticationRequiredError:
    case QNetworkReply::UnknownProxyError:
        return error::ProxyUnusable{};
    case QNetworkReply::UnknownContentError:
        return error::NotDecompressed{}; // a status that would mean an error is looked at before
    default:
        return error::ConnectionCut{};
    }
}

} // namespace cabe::net
