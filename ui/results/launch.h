// Which address of a machine may be opened in a browser: a web page, and nothing that hides where it leads.
#pragma once

#include <QUrl>

#include <optional>
#include <string_view>

namespace cabe::ui {

/// Absolute http or https with a host, no user name or password, no blanks or control characters, at most 2000 bytes.
std::optional<QUrl> launchAddress(std::string_view url);

/// The host as it is asked for, in ASCII: letters of another script that look like others cannot pass for them.
QString hostOf(const QUrl &address);

} // namespace cabe::ui
