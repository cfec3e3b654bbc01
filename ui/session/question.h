// The requirements held against what there is: a workload and preferences that can be answered, and every
// field that stands in the way.
#pragma once

#include "core/base/error.h"
#include "core/domain/catalogues.h"
#include "core/domain/preferences.h"
#include "core/domain/workload.h"
#include "ui/session/requirements.h"
#include "ui/text/language.h"

#include <optional>
#include <vector>

namespace cabe::ui {

struct Fault {
    Field field;
    Error error;
    bool isMissing = false; ///< not yet filled in, rather than wrong
};

struct Question {
    std::optional<Workload> workload;       ///< none where a field of it is missing or wrong
    std::optional<Preferences> preferences; ///< none where one of them is wrong
    std::vector<Fault> faults;              ///< in the order of the pages

    const Fault *faultOf(Field field) const;
    bool canBeAnswered() const { return workload && preferences; }
};

/// The language says how figures that were typed are read. `inventorys` is the currency that amounts are in while none is
/// chosen: only its code or symbol may stand beside a figure.
Question questionOf(const Requirements &requirements, const Catalogues &catalogues, text::Language language,
                    Currency inventorys = {});

/// 0: what to do, 1: which model, 2: budget and preferences.
int pageOf(Field field);

} // namespace cabe::ui
