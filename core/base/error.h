// Why something could not be done, as facts: what, in which file, at which place. ui/text words them.
#pragma once

#include "core/base/rejection.h"
#include "core/base/terms.h"

#include <cstdint>
#include <string>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

namespace cabe {

/// What a JSON member or a table's cell should be.
enum class ValueType { Object, Array, Text, WholeNumber, Number, Decimal, TrueOrFalse, Null, Time, Date };

/// Why a server's certificate is not accepted.
enum class CertificateFault { Untrusted, WrongHost, Expired, NotYetValid, Other };

namespace error {

// A field of a plan or an option of the command line.
struct OutOfRange { Field field; std::int64_t from; std::int64_t to; std::string given; };
struct NotWhole { Field field; std::string given; };
struct NotPositive { Field field; std::string given; };
/// `typed`: in a field of the window, where decimals are written as the language does; a file has a point.
struct NotADecimal { Field field; std::string given; bool typed = false; };
/// A typed figure whose separator may part groups or decimals; both readings as plain decimals.
struct AmbiguousFigure { Field field; std::string given; std::string first; std::string second; };
struct TooManyDecimals { Field field; int most; std::string given; };
struct AmountTooLarge { Field field; std::int64_t limit; std::string given; }; ///< must be under `limit` units
struct MissingField { Field field; };
struct UnknownValue { Field field; std::string given; std::vector<std::string> allowed; };
struct ContextOverMaximum { std::string model; std::int64_t most; std::string given; };
struct ModelUnknown { std::string id; std::vector<std::string> similar; };
struct ModelNotForTask { std::string model; Task task; };
struct FigureMissing { Figure figure; std::string model; };
struct NotStored { std::string model; };        ///< precision "stored" of a model without a header's bytes
struct ServerNotBuilt { std::string given; };   ///< a `server` is refused until SPEC section 8 is built
struct TooLargeToCalculate {};
struct CountryUnknown { std::string given; };
struct CurrencyUnknown { std::string given; };
struct RateForOwnCurrency { std::string currency; };
struct NotADate { Field field; std::string given; };

// A file. Error::file names it and Error::place says where in it.
struct FileNotFound {};
struct FileUnreadable {};
struct NotWritten {};                            ///< the answer itself: a full disk, a reader that has gone
struct NotJson { std::int64_t line; std::int64_t column; };
struct NotUtf8 { std::int64_t line; std::int64_t column; };
struct WrongFormat { std::string found; std::string expected; };
struct NewerVersion { std::int64_t found; std::int64_t known; };
struct WrongType { ValueType expected; ValueType found; };
struct WrongValue { std::string given; std::vector<std::string> allowed; };
struct NumberOutOfRange { std::int64_t from; std::int64_t to; std::string given; };
struct MissingMember {};
struct TextTooLong { std::int64_t most; };       ///< bytes of one text
struct DuplicateId { std::string id; };
struct TooLarge { std::int64_t mebibytes; };
struct TooDeep { std::int64_t levels; };
struct TooManyMachines { std::int64_t limit; };
struct TooManyPages { std::int64_t limit; };
struct PagesRepeat { std::string page; };
struct NextIsNoFile { std::string next; };      ///< `next` of a local file must name a file beside it
struct NoMachines {};
struct MostlyRejected { std::int64_t rejected; std::int64_t all; std::vector<Rejection> first; }; ///< the first few of them
struct ColumnMissing { std::string column; };
struct ColumnTwice { std::string column; };
struct QuoteNotClosed { std::int64_t line; };
struct FeedSaysError { std::string message; };  ///< a market feed's answer is its own message of an error
struct NotThisFeed { std::string feed; };       ///< the answer is not of this feed's form

// The network. Error::file holds the address, without user, query or fragment.
struct AddressUnusable { std::string url; };
struct SchemeRefused { std::string scheme; };
struct PlainHttpRefused { std::string host; };
struct SecretOverHttp { std::string host; };
struct HeaderUnusable { std::string name; };
struct TimedOut { std::int64_t seconds; };
struct NoConnection { std::string host; };       ///< not found, refused, not to be reached
struct ProxyUnusable {};
struct ConnectionCut {};
struct CertificateRefused { CertificateFault fault; std::string host; };
struct HttpStatus { int status; std::string excerpt; }; ///< the body's beginning as text, or empty
struct TooManyRedirects { std::int64_t limit; };
struct RedirectRefused { std::string to; };      ///< an address as in Error::file
struct NotDecompressed {};
struct EmptyBody {};
struct NotAnInventory { std::string excerpt; };  ///< the body's beginning as text
struct NextElsewhere { std::string next; };      ///< `next` must be of the same origin
struct InventoryEmptied {};                      ///< the new one has no machine, the last one had
struct Cancelled {};
struct NotKept {};                               ///< the cache could not be written
struct NoCertificates {};                        ///< the file of an authority holds none
struct SecretMissing { std::string variable; };  ///< neither the keychain nor the variable has it
struct NoKeychain { std::string variable; };

// Asking for a machine, and for what this version cannot do.
struct MachineUnknown { std::string id; };
struct MachineWithoutMemory { std::string id; };

// The command line's own form. Error::place holds the option.
struct UnknownOption { std::string given; std::vector<std::string> similar; };
struct OptionNeedsValue { std::string option; };
struct OptionTakesNoValue { std::string option; };
struct OptionNotHere { std::string option; };    ///< known, but of another command
struct OptionMissing { std::string option; };
struct OptionTwice { std::string option; };
struct OptionBesidePlan { std::string option; };
struct CommandMissing { std::vector<std::string> allowed; };
struct NothingToAnswer {};                      ///< answer without a plan and without --task

} // namespace error

using AnyErrorFact = std::variant<
    error::OutOfRange, error::NotWhole, error::NotPositive, error::NotADecimal, error::AmbiguousFigure, error::TooManyDecimals,
    error::AmountTooLarge, error::MissingField, error::UnknownValue, error::ContextOverMaximum, error::ModelUnknown,
    error::ModelNotForTask, error::FigureMissing, error::NotStored, error::ServerNotBuilt, error::TooLargeToCalculate,
    error::CountryUnknown, error::CurrencyUnknown, error::RateForOwnCurrency, error::NotADate, error::FileNotFound,
    error::FileUnreadable, error::NotJson, error::NotUtf8, error::WrongFormat, error::NewerVersion, error::WrongType,
    error::WrongValue, error::NumberOutOfRange, error::MissingMember, error::TextTooLong, error::DuplicateId, error::TooLarge,
    error::TooDeep, error::TooManyMachines, error::TooManyPages, error::PagesRepeat, error::NextIsNoFile, error::NoMachines,
    error::MostlyRejected, error::FeedSaysError, error::NotThisFeed, error::ColumnMissing, error::ColumnTwice, error::QuoteNotClosed, error::MachineUnknown,
    error::MachineWithoutMemory, error::UnknownOption, error::OptionNeedsValue,
    error::OptionTakesNoValue, error::OptionNotHere, error::NotWritten, error::OptionMissing, error::OptionTwice, error::OptionBesidePlan,
    error::CommandMissing, error::NothingToAnswer, error::AddressUnusable, error::SchemeRefused, error::PlainHttpRefused,
    error::SecretOverHttp, error::HeaderUnusable, error::TimedOut, error::NoConnection, error::ProxyUnusable, error::ConnectionCut,
    error::CertificateRefused, error::HttpStatus, error::TooManyRedirects, error::RedirectRefused, error::NotDecompressed,
    error::EmptyBody, error::NotAnInventory, error::NextElsewhere, error::InventoryEmptied, error::Cancelled, error::NotKept, error::NoCertificates,
    error::SecretMissing, error::NoKeychain>;

/// One of them. Copying and destroying so many alternatives is costly to compile, so it is done in one place.
struct ErrorFact : AnyErrorFact {
    template <class Fact>
        requires(!std::is_base_of_v<AnyErrorFact, std::remove_cvref_t<Fact>>)
    ErrorFact(Fact &&fact) : AnyErrorFact(std::in_place_type<std::remove_cvref_t<Fact>>, std::forward<Fact>(fact))
    {
    }
    ErrorFact(const ErrorFact &other);
    ErrorFact(ErrorFact &&other) noexcept;
    ErrorFact &operator=(const ErrorFact &other);
    ErrorFact &operator=(ErrorFact &&other) noexcept;
    ~ErrorFact();
};

struct Error {
    ErrorFact fact;
    std::string file = {};  ///< as the user named it; empty where no file is meant
    std::string place = {}; ///< JSON pointer, line of a table, or option; empty for the whole
};

} // namespace cabe
