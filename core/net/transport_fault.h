// What Qt's codes for a failed request mean to the user.
#pragma once

#include "core/base/error.h"

#include <QNetworkReply>
#include <QSslError>

#include <string>

namespace cabe::net {

CertificateFault faultOf(const QList<QSslError> &errors);

/// The fault of a reply that ended with an error; `status` is 0 where no answer had begun.
ErrorFact faultOf(QNetworkReply::NetworkError error, int status, CertificateFault certificate, const std::string &host);

} // namespace cabe::net
