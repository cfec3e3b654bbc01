#include "ui/text/network_error_text.h"

#include "ui/text/outside.h"

namespace cabe::text {

QString NetworkErrorSpeaker::operator()(const error::AddressUnusable &e) const
{
    return m_say(QT_TRANSLATE_NOOP("errors", "\"%1\" is no web address. Write it as https://example.com/inventory.json."),
                 {shortened(e.url)});
}

QString NetworkErrorSpeaker::operator()(const error::SchemeRefused &e) const
{
    return m_say(QT_TRANSLATE_NOOP("errors", "Addresses that begin with \"%1:\" are not fetched: use https."), {shortened(e.scheme)});
}

QString NetworkErrorSpeaker::operator()(const error::PlainHttpRefused &e) const
{
    return m_say(QT_TRANSLATE_NOOP("errors", "What comes from %1 over http can be read and changed on the way: use https, or allow "
                                             "this host."),
                 {shortened(e.host)});
}

QString NetworkErrorSpeaker::operator()(const error::SecretOverHttp &e) const
{
    return m_say(QT_TRANSLATE_NOOP("errors", "The secret is not sent to %1 over http: use https."), {shortened(e.host)});
}

QString NetworkErrorSpeaker::operator()(const error::HeaderUnusable &e) const
{
    return m_say(QT_TRANSLATE_NOOP("errors", "\"%1\" cannot be sent as a header: check its name and its value."), {shortened(e.name)});
}

QString NetworkErrorSpeaker::operator()(const error::TimedOut &e) const
{
    return m_say(QT_TRANSLATE_N_NOOP("errors", "The server was waited for in vain for %n second(s)."), {}, e.seconds);
}

QString NetworkErrorSpeaker::operator()(const error::NoConnection &e) const
{
    return m_say(QT_TRANSLATE_NOOP("errors", "There is no connection to %1."), {shortened(e.host)});
}

QString NetworkErrorSpeaker::operator()(const error::ProxyUnusable &) const
{
    return m_say(QT_TRANSLATE_NOOP("errors", "The proxy gives no connection: check its address and its password."));
}

QString NetworkErrorSpeaker::operator()(const error::ConnectionCut &) const
{
    return m_say(QT_TRANSLATE_NOOP("errors", "The connection ended before all had come."));
}

QString NetworkErrorSpeaker::operator()(const error::CertificateRefused &e) const
{
    const auto say = [&](const char *source) { return m_say(source, {shortened(e.host)}); };
    switch (e.fault) {
    case CertificateFault::Untrusted:
        return say(QT_TRANSLATE_NOOP("errors", "The certificate of %1 is from nobody whom this computer trusts. An authority of "
                                               "your own can be added as a file."));
    case CertificateFault::WrongHost:
        return say(QT_TRANSLATE_NOOP("errors", "The server's certificate is not for %1."));
    case CertificateFault::Expired:
        return say(QT_TRANSLATE_NOOP("errors", "The certificate of %1 has expired."));
    case CertificateFault::NotYetValid:
        return say(QT_TRANSLATE_NOOP("errors", "The certificate of %1 is not valid yet: check this computer's date."));
    case CertificateFault::Other:
        break;
    }
    return say(QT_TRANSLATE_NOOP("errors", "There is no secure connection to %1."));
}

QString NetworkErrorSpeaker::operator()(const error::HttpStatus &e) const
{
    const QString status = QString::number(e.status);
    if (e.excerpt.empty())
        return m_say(QT_TRANSLATE_NOOP("errors", "The server answered with status %1."), {status});
    return m_say(QT_TRANSLATE_NOOP("errors", "The server answered with status %1: %2"), {status, shown(e.excerpt)});
}

QString NetworkErrorSpeaker::operator()(const error::TooManyRedirects &e) const
{
    return m_say(QT_TRANSLATE_N_NOOP("errors", "It redirects more than %n time(s)."), {}, e.limit);
}

QString NetworkErrorSpeaker::operator()(const error::RedirectRefused &e) const
{
    return m_say(QT_TRANSLATE_NOOP("errors", "It redirects to %1, which is not followed: that would be less secure."), {shown(e.to)});
}

QString NetworkErrorSpeaker::operator()(const error::NotDecompressed &) const
{
    return m_say(QT_TRANSLATE_NOOP("errors", "What came cannot be decompressed, or would grow out of all proportion."));
}

QString NetworkErrorSpeaker::operator()(const error::EmptyBody &) const
{
    return m_say(QT_TRANSLATE_NOOP("errors", "The server sent nothing."));
}

QString NetworkErrorSpeaker::operator()(const error::NotAnInventory &e) const
{
    return m_say(QT_TRANSLATE_NOOP("errors", "What came is no inventory. It begins: %1"), {shown(e.excerpt)});
}

QString NetworkErrorSpeaker::operator()(const error::NextElsewhere &e) const
{
    return m_say(QT_TRANSLATE_NOOP("errors", "The next page, \"%1\", is not at the same server, so it is not fetched."), {shortened(e.next)});
}

QString NetworkErrorSpeaker::operator()(const error::InventoryEmptied &) const
{
    return m_say(QT_TRANSLATE_NOOP("errors", "The new inventory holds no machine, so the last one is kept."));
}

QString NetworkErrorSpeaker::operator()(const error::Cancelled &) const
{
    return m_say(QT_TRANSLATE_NOOP("errors", "It was cancelled."));
}

QString NetworkErrorSpeaker::operator()(const error::NotKept &) const
{
    return m_say(QT_TRANSLATE_NOOP("errors", "The inventory could not be kept for later: the disk is full, or the folder cannot be "
                                             "written."));
}

QString NetworkErrorSpeaker::operator()(const error::NoCertificates &) const
{
    return m_say(QT_TRANSLATE_NOOP("errors", "It holds no certificate in PEM form."));
}

QString NetworkErrorSpeaker::operator()(const error::SecretMissing &e) const
{
    return m_say(QT_TRANSLATE_NOOP("errors", "Its secret is not known: type it in the source's settings, or set the variable %1."),
                 {shown(e.variable)});
}

QString NetworkErrorSpeaker::operator()(const error::NoKeychain &e) const
{
    return m_say(QT_TRANSLATE_NOOP("errors", "There is no keychain: the secret is asked for once a run, or read from %1."),
                 {shown(e.variable)});
}

} // namespace cabe::text
