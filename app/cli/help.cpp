#include "app/cli/help.h"

namespace cabe::cli {
namespace {

constexpr const char *kContext = "help";

const char *pageSource(HelpPage page)
{
    switch (page) {
    case HelpPage::Main:
        return QT_TRANSLATE_NOOP("help", R"(cabe-cli: on which machine does this AI workload fit, what does it cost, and why?

  cabe-cli answer      the machines where a workload fits, cheapest first
  cabe-cli models      the models that Cabe knows
  cabe-cli room        how far the memory of a machine goes
  cabe-cli inventory   checks a price list

Try this first; it uses the sample inventory that Cabe carries:
  cabe-cli answer --task run --model llama-3.1-8b-instruct

Each command explains itself:  cabe-cli answer --help
In Spanish:                    cabe-cli answer --help --lang es

Exit status: 0 an answer (an empty one too), 2 wrong use or bad input,
3 the inventory could not be had.)");
    case HelpPage::Answer:
        return QT_TRANSLATE_NOOP("help", R"(cabe-cli answer: the machines where a workload fits, cheapest first

  cabe-cli answer PLAN [options]
  cabe-cli answer --task TASK [--model ID] [options]

What is to be run (refused beside a PLAN):
  --task TASK          run, fine_tune, images or notebook
  --model ID           a model of "cabe-cli models"
  --precision BITS     16 (default), 8, 4 or stored: bits per weight
  --context N          tokens per request (default: 4096, or the model's maximum
                       where that is less); in fine_tune the sequence length
  --requests N         requests at once (default 1); in fine_tune the batch
                       size, for a speech model the audio streams
  --gpu-memory GIB     a notebook without a model: the GPU memory you want

What you prefer:
  --budget AMOUNT      how long it lasts is told for every machine
  --max-price AMOUNT   the highest price per hour
  --tier TIER          any (default), secure or community
  --country CODE       ISO 3166-1 alpha-2, or EU; may be repeated
  --currency CODE      of the answer (default: the inventory's)
  --rate EUR=1.08      what one euro is worth in it; may be repeated
  --no-interruptible   interruptible machines become alternatives

Where from and how:
  --inventory FILE     JSON or CSV (default: the sample inventory)
  --models FILE        more models; may be repeated
  --as-of TIME         the time that counts for the age of the data
  --format FORMAT      text (default), json, csv or html
  --lang LANGUAGE      en or es
  --limit N            cuts each list; in text the default is 5
  --no-limits          reads inventories of any size

Examples:
  cabe-cli answer --task run --model llama-3.1-8b-instruct --requests 20
  cabe-cli answer --task run --model llama-3.1-70b-instruct --country EU
  cabe-cli answer --task run --model qwen3-32b --tier secure --budget 2000
  cabe-cli answer --task fine_tune --model llama-3.1-8b-instruct --precision 4
  cabe-cli answer --task images --model flux.1-dev --max-price 1.50
  cabe-cli answer --task notebook --gpu-memory 24 --country ES
  cabe-cli answer plan.cabe --inventory prices.json --format html > answer.html)");
    case HelpPage::Models:
        return QT_TRANSLATE_NOOP("help", R"(cabe-cli models: the models that Cabe knows

  cabe-cli models [options]

  --task TASK          only those of run, fine_tune, images or notebook
  --models FILE        more models; may be repeated
  --format FORMAT      text (default), json, csv or html
  --lang LANGUAGE      en or es

Your own models are read from models.json in Cabe's configuration folder, in
the form that --format json prints; they win over those of the same id.

Examples:
  cabe-cli models --task images
  cabe-cli models --format json > models.json)");
    case HelpPage::Room:
        return QT_TRANSLATE_NOOP("help", R"(cabe-cli room: how far the memory of a machine goes

  cabe-cli room --machine ID [--model ID] [options]

With a model: whether it fits, the longest context and the most requests that
still fit. Without: every model of the task at 16, 8 and 4 bits. Price, place
and availability do not matter here.

  --machine ID         a machine of the inventory
  --model ID           a model of "cabe-cli models"
  --task TASK          run (default), fine_tune, images or notebook
  --precision BITS     16 (default with a model), 8, 4 or stored
  --context N          tokens per request (default 4096)
  --requests N         requests at once (default 1)
  --inventory FILE     JSON or CSV (default: the sample inventory)
  --models FILE        more models; may be repeated
  --format FORMAT      text (default), json, csv or html
  --lang LANGUAGE      en or es

Examples:
  cabe-cli room --machine smp-0001 --model llama-3.1-8b-instruct
  cabe-cli room --machine smp-0001 --precision 4)");
    case HelpPage::Inventory:
        return QT_TRANSLATE_NOOP("help", R"(cabe-cli inventory check: which rows of a price list cannot be used, and why

  cabe-cli inventory check FILE [options]

  --format FORMAT      text (default), json, csv or html
  --lang LANGUAGE      en or es
  --no-limits          reads inventories of any size

FILE is a cabe-inventory (JSON) or a table (CSV with a header line).

Examples:
  cabe-cli inventory check prices.csv
  cabe-cli inventory check prices.json --format json)");
    }
    return "";
}

} // namespace

std::string helpText(const text::Phrasebook &book, HelpPage page)
{
    return book.say(kContext, pageSource(page)).toStdString() + "\n";
}

std::string versionText()
{
    return "cabe-cli " CABE_VERSION "\n";
}

} // namespace cabe::cli
