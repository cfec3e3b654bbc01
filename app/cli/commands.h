// One function a command: from its options to what is printed and the exit status.
#pragma once

#include "app/cli/cli.h"
#include "app/cli/options.h"
#include "app/load/sources.h"
#include "app/load/web.h"
#include "core/io/feeds/read_feed.h"

#include <QString>

namespace cabe::cli {

/// Where a command speaks and in which language.
struct Session {
    const Environment &environment;
    const text::Phrasebook &book;

    /// One line an error on the error stream; gives the status back.
    int fail(const std::vector<Error> &errors, int status) const;
    /// As fail, telling apart an inventory that could not be had from one that is wrong.
    int failInventory(const Error &error, const Given &asked) const;
    /// The inventory that the options ask for, or the sample. One from the network that is not the newest is said to be so on
    /// the error stream.
    Expected<std::shared_ptr<const Inventory>> inventory(const CommonOptions &common, const CountryTable &countries) const;
    /// On the error stream: why what was kept is used.
    int tellKept(const load::WebInventory &brought) const;
    int print(const std::string &text) const;
    int print(const QString &text) const { return print(text.toStdString()); }
};

int answer(const Session &session, const AnswerOptions &options);
int models(const Session &session, const ModelsOptions &options);
int room(const Session &session, const RoomOptions &options);
int check(const Session &session, const CheckOptions &options);
int fetch(const Session &session, const FetchOptions &options);
int convert(const Session &session, const ConvertOptions &options);

} // namespace cabe::cli
