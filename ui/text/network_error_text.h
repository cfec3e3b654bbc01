// What an error of the network says to a person; a part of error_text, which says where it happened.
#pragma once

#include "core/base/error.h"
#include "ui/text/phrasebook.h"

namespace cabe::text {

/// One overload a case, so that a forgotten one does not compile.
class NetworkErrorSpeaker {
public:
    explicit NetworkErrorSpeaker(const Phrasebook &book) : m_say(book, "errors") {}

    QString operator()(const error::AddressUnusable &e) const;
    QString operator()(const error::SchemeRefused &e) const;
    QString operator()(const error::PlainHttpRefused &e) const;
    QString operator()(const error::SecretOverHttp &e) const;
    QString operator()(const error::HeaderUnusable &e) const;
    QString operator()(const error::TimedOut &e) const;
    QString operator()(const error::NoConnection &e) const;
    QString operator()(const error::ProxyUnusable &) const;
    QString operator()(const error::ConnectionCut &) const;
    QString operator()(const error::CertificateRefused &e) const;
    QString operator()(const error::HttpStatus &e) const;
    QString operator()(const error::TooManyRedirects &e) const;
    QString operator()(const error::RedirectRefused &e) const;
    QString operator()(const error::NotDecompressed &) const;
    QString operator()(const error::EmptyBody &) const;
    QString operator()(const error::NotAnInventory &e) const;
    QString operator()(const error::NextElsewhere &e) const;
    QString operator()(const error::InventoryEmptied &) const;
    QString operator()(const error::Cancelled &) const;
    QString operator()(const error::NotKept &) const;
    QString operator()(const error::NoCertificates &) const;
    QString operator()(const error::SecretMissing &e) const;
    QString operator()(const error::NoKeychain &e) const;

private:
    Speaker m_say;
};

} // namespace cabe::text
