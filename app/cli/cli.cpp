#include "app/cli/cli.h"

#include "app/cli/commands.h"
#include "app/cli/options.h"
#include "app/words/option_parser.h"
#include "core/base/overloaded.h"
#include "ui/text/error_text.h"

namespace cabe::cli {

int run(const std::vector<std::string> &arguments, const Environment &environment)
{
    const text::Phrasebook book(words::languageOf(arguments, environment.messageLocale));
    const Session session{environment, book};
    const auto command = readCommand(arguments, book.language());
    if (!command)
        return session.fail({command.error()}, BadInput);
    const int status = std::visit(Overloaded{
                          [&](const AnswerOptions &options) { return answer(session, options); },
                          [&](const ModelsOptions &options) { return models(session, options); },
                          [&](const RoomOptions &options) { return room(session, options); },
                          [&](const CheckOptions &options) { return check(session, options); },
                          [&](const FetchOptions &options) { return fetch(session, options); },
                          [&](const ConvertOptions &options) { return convert(session, options); },
                          [&](const PrintText &print) {
                              environment.out << print.text;
                              return int{Answered};
                          },
                      },
                      *command);
    environment.out.flush();
    if (!environment.out)
        return session.fail({Error{error::NotWritten{}}}, NotWritten);
    return status;
}

} // namespace cabe::cli
