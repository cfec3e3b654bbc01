#include "ui/text/models_text.h"

#include "core/memory/cache.h"
#include "ui/text/csv.h"
#include "ui/text/document.h"
#include "ui/text/labels.h"
#include "ui/text/outside.h"

namespace cabe::text {
namespace {

using block::Align;

constexpr std::int64_t kTokens = 1000;

/// What the cache of 1000 tokens of one request takes; nothing for a model without one.
std::optional<Bytes> cacheBytes(const ModelSpec &model)
{
    if (model.kind != ModelKind::Language || !model.transformer())
        return std::nullopt;
    const auto groups = cacheGroups(model);
    if (!groups || groups->empty())
        return std::nullopt;
    Wide sum(0);
    for (const CacheGroup &group : *groups)
        sum += bytesPerRequest(group, kTokens);
    return sum.toBytes();
}

std::optional<std::int64_t> maxContext(const ModelSpec &model)
{
    return model.transformer() ? model.transformer()->maxContext : std::nullopt;
}

/// Writes the list's columns: few and narrow ones for the terminal, all of them elsewhere.
class ModelColumns {
public:
    explicit ModelColumns(const Phrasebook &book) : m_say(book, "lists"), m_book(book) {}

    block::Table narrow(const ModelList &models) const
    {
        block::Table table;
        table.columns = {{m_say(QT_TRANSLATE_NOOP("lists", "Id"))},
                         {m_say(QT_TRANSLATE_NOOP("lists", "Params (M)")), Align::Right},
                         {m_say(QT_TRANSLATE_NOOP("lists", "Active (M)")), Align::Right},
                         {m_say(QT_TRANSLATE_NOOP("lists", "Maximum context")), Align::Right},
                         {m_say(QT_TRANSLATE_NOOP("lists", "KV MiB per 1000 tokens")), Align::Right}};
        for (const ModelSpec *model : models)
            table.rows.push_back({shown(model->id), millions(model->parameters), millions(model->activeParameters),
                                  count(maxContext(*model)), cache(*model)});
        return table;
    }
    block::Table wide(const ModelList &models) const
    {
        block::Table table;
        table.columns = {{m_say(QT_TRANSLATE_NOOP("lists", "Id"))},
                         {m_say(QT_TRANSLATE_NOOP("lists", "Name"))},
                         {m_say(QT_TRANSLATE_NOOP("lists", "Publisher"))},
                         {m_say(QT_TRANSLATE_NOOP("lists", "Kind"))},
                         {m_say(QT_TRANSLATE_NOOP("lists", "Parameters")), Align::Right},
                         {m_say(QT_TRANSLATE_NOOP("lists", "Active parameters")), Align::Right},
                         {m_say(QT_TRANSLATE_NOOP("lists", "Maximum context")), Align::Right},
                         {m_say(QT_TRANSLATE_NOOP("lists", "KV per 1000 tokens (MiB)")), Align::Right},
                         {m_say(QT_TRANSLATE_NOOP("lists", "Licence"))}};
        for (const ModelSpec *model : models)
            table.rows.push_back({shown(model->id), shown(model->name), shown(model->publisher), label(m_book, model->kind),
                                  parameters(model->parameters), parameters(model->activeParameters),
                                  count(maxContext(*model)), cache(*model), shown(model->licence)});
        return table;
    }

private:
    QString count(const std::optional<std::int64_t> &number) const
    {
        return number ? m_book.numbers().count(*number) : NumberFormat::unknown();
    }
    QString millions(const std::optional<std::int64_t> &parameters) const
    {
        constexpr std::int64_t kMillion = 1'000'000;
        return parameters ? count(roundDiv(Wide(*parameters), Wide(kMillion)).toInt64()) : NumberFormat::unknown();
    }
    QString parameters(const std::optional<std::int64_t> &number) const
    {
        return number ? m_book.numbers().parametersShort(*number) : NumberFormat::unknown();
    }
    QString cache(const ModelSpec &model) const
    {
        const auto bytes = cacheBytes(model);
        return bytes ? m_book.numbers().mib(*bytes) : NumberFormat::unknown();
    }

    Speaker m_say;
    const Phrasebook &m_book;
};

Document documentOf(const Phrasebook &book, const ModelList &models, block::Table table)
{
    Document document;
    document.language = book.language();
    document.title = book.say("lists", QT_TRANSLATE_N_NOOP("lists", "%n model(s)"), {}, static_cast<qint64>(models.size()));
    document.blocks.emplace_back(std::move(table));
    return document;
}

std::string plain(const std::optional<std::int64_t> &number)
{
    return number ? std::to_string(*number) : std::string();
}

} // namespace

QString modelsText(const Phrasebook &book, const ModelList &models)
{
    return writeText(documentOf(book, models, ModelColumns(book).narrow(models)));
}

QString modelsHtml(const Phrasebook &book, const ModelList &models)
{
    return writeHtml(documentOf(book, models, ModelColumns(book).wide(models)));
}

QString modelsCsv(const Phrasebook &, const ModelList &models)
{
    QString csv = csvHeader({"id", "name", "publisher", "parameters", "active_parameters", "max_context",
                             "kv_bytes_per_1000_tokens", "licence"});
    for (const ModelSpec *model : models) {
        const auto cache = cacheBytes(*model);
        CsvRow row;
        row.outside(model->id).outside(model->name).outside(model->publisher).own(plain(model->parameters));
        row.own(plain(model->activeParameters)).own(plain(maxContext(*model)));
        row.own(cache ? std::to_string(cache->count) : std::string()).outside(model->licence);
        csv += row.line();
    }
    return csv;
}

} // namespace cabe::text
