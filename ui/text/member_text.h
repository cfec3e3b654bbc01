// What a member of a machine is called in a form.
#pragma once

#include "core/io/raw_machine.h"
#include "ui/text/phrasebook.h"

namespace cabe::text {

QString label(const Phrasebook &book, Member member);

} // namespace cabe::text
