#include "ui/text/formula_text.h"

#include "core/base/overloaded.h"
#include "core/memory/parts.h"

namespace cabe::text {
namespace {

/// Writes each figure of a formula as its word or as its number, so that both forms come from one place.
class Spelling {
public:
    Spelling(const Phrasebook &book, bool filled) : m_book(book), m_filled(filled) {}

    bool filled() const { return m_filled; }
    const NumberFormat &numbers() const { return m_book.numbers(); }
    QString word(const char *source) const { return m_book.say("formula", source); }
    QString operator()(const char *source, std::int64_t value) const
    {
        return m_filled ? numbers().count(value) : word(source);
    }
    QString bytes(std::int64_t count) const { return numbers().unit(count, "bytes"); }

private:
    const Phrasebook &m_book;
    bool m_filled;
};

QString times(const QStringList &factors)
{
    return factors.join(QStringLiteral(" \u00D7 "));
}

QString bytesPerParameter(const Spelling &spell, Precision precision)
{
    switch (precision) {
    case Precision::Bits16: return spell.bytes(2);
    case Precision::Bits8: return spell.numbers().unit(1, "byte");
    case Precision::Bits4: return spell.numbers().decimal("0.5") + QChar(0x00A0) + u"bytes";
    case Precision::Stored: break;
    }
    return {};
}

QString keysAndValues(const Spelling &spell, std::int64_t layers, std::int64_t kvHeads, std::int64_t headDim, const QString &tokens)
{
    return times({spell.numbers().count(2), spell(QT_TRANSLATE_NOOP("formula", "layers"), layers),
                  spell(QT_TRANSLATE_NOOP("formula", "KV heads"), kvHeads),
                  spell(QT_TRANSLATE_NOOP("formula", "head dimension"), headDim), spell.bytes(2), tokens});
}

QString groupTerm(const Spelling &spell, const CacheGroup &group, std::int64_t context)
{
    const QString tokens = spell(QT_TRANSLATE_NOOP("formula", "context"), context);
    return std::visit(
        Overloaded{
            [&](const FullCache &g) -> QString { return keysAndValues(spell, g.layers, g.kvHeads, g.headDim, tokens); },
            [&](const SlidingCache &g) -> QString {
                const QString window = spell(QT_TRANSLATE_NOOP("formula", "window"), g.window);
                return keysAndValues(spell, g.layers, g.kvHeads, g.headDim, u"min(" + tokens + u", " + window + u')');
            },
            [&](const LatentCache &g) -> QString {
                const QString width = u'(' + spell(QT_TRANSLATE_NOOP("formula", "latent rank"), g.kvLoraRank) + u" + " +
                                      spell(QT_TRANSLATE_NOOP("formula", "rotary dimension"), g.qkRopeHeadDim) + u')';
                return times({spell(QT_TRANSLATE_NOOP("formula", "layers"), g.layers), width, spell.bytes(2), tokens});
            },
            [&](const StateCache &g) -> QString {
                return times({spell(QT_TRANSLATE_NOOP("formula", "layers"), g.layers),
                              spell.filled() ? spell.bytes(g.stateBytes.count)
                                             : spell.word(QT_TRANSLATE_NOOP("formula", "state bytes"))});
            },
        },
        group);
}

QString cache(const Spelling &spell, const formula::KvCache &f)
{
    QStringList terms;
    for (const CacheGroup &group : f.groups)
        terms << groupTerm(spell, group, f.context);
    const QString perRequest = terms.size() > 1 ? u'(' + terms.join(QStringLiteral(" + ")) + u')' : terms.join(QString());
    return times({perRequest, spell(QT_TRANSLATE_NOOP("formula", "requests"), f.requests)});
}

QString speechCache(const Spelling &spell, const formula::SpeechCache &f)
{
    const QString positions = u'(' + spell(QT_TRANSLATE_NOOP("formula", "text positions"), f.textPositions) + u" + " +
                              spell(QT_TRANSLATE_NOOP("formula", "audio positions"), f.audioPositions) + u')';
    return times({spell.numbers().count(2), spell(QT_TRANSLATE_NOOP("formula", "decoder layers"), f.decoderLayers),
                  spell(QT_TRANSLATE_NOOP("formula", "heads"), f.heads),
                  spell(QT_TRANSLATE_NOOP("formula", "head dimension"), f.headDim), spell.bytes(2), positions,
                  spell(QT_TRANSLATE_NOOP("formula", "audio streams"), f.streams)});
}

QString activations(const Spelling &spell, const formula::Activations &f)
{
    const QString sequence = spell(QT_TRANSLATE_NOOP("formula", "sequence"), f.sequenceLength);
    const QString batch = spell(QT_TRANSLATE_NOOP("formula", "batch"), f.batchSize);
    const QString hidden = spell(QT_TRANSLATE_NOOP("formula", "hidden size"), f.hiddenSize);
    const QString layers = spell(QT_TRANSLATE_NOOP("formula", "layers"), f.layers);
    const QString vocabulary = spell(QT_TRANSLATE_NOOP("formula", "vocabulary"), f.vocabSize);
    const NumberFormat &numbers = spell.numbers();
    return times({numbers.count(2), sequence, batch, hidden, layers}) + u" + " +
           times({numbers.count(34), sequence, batch, hidden}) + u" + " +
           times({numbers.count(10), sequence, batch, vocabulary});
}

QString margin(const Spelling &spell, const Phrasebook &book, const formula::Margin &f)
{
    // With a space before the sign in both languages, as the figures of the other factors have.
    const QString percent = spell.numbers().count(kMarginPercent) + QChar(0x00A0) + u'%';
    return spell.filled() ? book.say("formula", QT_TRANSLATE_NOOP("formula", "%1 of %2"), {percent, spell.numbers().gibUnit(f.of)})
                          : book.say("formula", QT_TRANSLATE_NOOP("formula", "%1 of the lines above"), {percent});
}

QString write(const Phrasebook &book, const Formula &formula, bool filled)
{
    const Spelling spell(book, filled);
    const auto parameters = [&](std::int64_t count) { return spell(QT_TRANSLATE_NOOP("formula", "parameters"), count); };
    return std::visit(
        Overloaded{
            [&](const formula::Weights &f) -> QString { return times({parameters(f.parameters), bytesPerParameter(spell, f.precision)}); },
            [&](const formula::StoredWeights &f) -> QString {
                return filled ? spell.bytes(f.bytes.count) : spell.word(QT_TRANSLATE_NOOP("formula", "bytes of the file"));
            },
            [&](const formula::NormalFloatWeights &f) -> QString {
                return times({parameters(f.parameters), spell.numbers().decimal("4.127")}) + u" / 8";
            },
            [&](const formula::KvCache &f) -> QString { return cache(spell, f); },
            [&](const formula::SpeechCache &f) -> QString { return speechCache(spell, f); },
            [&](const formula::Adapters &f) -> QString {
                return times({spell(QT_TRANSLATE_NOOP("formula", "trainable parameters"), f.trainableParameters), spell.bytes(16)});
            },
            [&](const formula::Activations &f) -> QString { return activations(spell, f); },
            [&](const formula::Margin &f) -> QString { return margin(spell, book, f); },
            [&](const formula::Runtime &) -> QString {
                const QString gpus = filled ? spell.numbers().unit(1, "GPU") : spell.word(QT_TRANSLATE_NOOP("formula", "GPUs"));
                return times({spell.numbers().unit(1, "GiB"), gpus});
            },
            [&](const formula::Stated &f) -> QString {
                return filled ? spell.numbers().decimal(f.gib) + QChar(0x00A0) + u"GiB"
                              : spell.word(QT_TRANSLATE_NOOP("formula", "stated by you"));
            },
        },
        formula);
}

} // namespace

QString formulaText(const Phrasebook &book, const Formula &formula)
{
    return write(book, formula, false);
}

QString filledText(const Phrasebook &book, const Formula &formula)
{
    return write(book, formula, true);
}

} // namespace cabe::text
