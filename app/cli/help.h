// The pages of help: what each command does, taught by examples.
#pragma once

#include "ui/text/phrasebook.h"

#include <string>

namespace cabe::cli {

enum class HelpPage { Main, Answer, Models, Room, Inventory };

std::string helpText(const text::Phrasebook &book, HelpPage page);
std::string versionText();

} // namespace cabe::cli
