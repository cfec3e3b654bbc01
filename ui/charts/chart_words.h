// What the charts say in words and in figures: the sentence above each, and the table that stands for it.
#pragma once

#include "ui/charts/context_curve.h"
#include "ui/charts/price_room.h"
#include "ui/text/phrasebook.h"
#include "ui/widgets/text_table_model.h"

namespace cabe::ui {

QString contextCurveTitle(const text::Phrasebook &book);
/// Over 37 000 tokens a 24 GB card no longer holds it. For the precision chosen.
QString contextCurveSentence(const text::Phrasebook &book, const ContextCurve &curve);
TextTable contextCurveTable(const text::Phrasebook &book, const ContextCurve &curve);

QString priceRoomTitle(const text::Phrasebook &book);
QString priceRoomSentence(const text::Phrasebook &book, const PriceRoom &content, const LiveAnswer &answer);
TextTable priceRoomTable(const text::Phrasebook &book, const PriceRoom &content, const LiveAnswer &answer);

/// gpu-node-a1, $0.44/h, 4.44 GiB left
QString markText(const text::Phrasebook &book, const PriceMark &mark, const LiveAnswer &answer);

} // namespace cabe::ui
