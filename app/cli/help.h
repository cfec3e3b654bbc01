// The pages of help: what each command does, taught by examples. They are texts of resources/help.
#pragma once

#include "ui/text/language.h"

#include <string>

namespace cabe::cli {

enum class HelpPage { Main, Answer, Models, Room, Inventory };

std::string helpText(text::Language language, HelpPage page);
std::string versionText();

} // namespace cabe::cli
