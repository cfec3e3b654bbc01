// Every error's sentence in both languages: what, where, and what to do about it.
#include "tests/text/plain.h"
#include "ui/text/error_text.h"

#include <QTest>

#include <set>

using namespace cabe;
using namespace cabe::text;

Q_DECLARE_METATYPE(Error)
Q_DECLARE_METATYPE(Rejection)

class TestErrorText : public QObject {
    Q_OBJECT

    std::set<std::size_t> m_seen;

    void row(Error error, const char *english, const char *spanish)
    {
        QTest::newRow(english) << std::move(error) << en(english) << en(spanish);
    }

    void networkErrors();

private Q_SLOTS:
    void errors_data();
    void errors()
    {
        QFETCH(Error, error);
        QFETCH(QString, english);
        QFETCH(QString, spanish);
        m_seen.insert(error.fact.index());
        QCOMPARE(plain(said(Phrasebook(Language::English), error)), english);
        QCOMPARE(plain(said(Phrasebook(Language::Spanish), error)), spanish);
    }
    void everyErrorWasSeen() { QCOMPARE(m_seen.size(), std::variant_size_v<AnyErrorFact>); }
    void rejections_data();
    void rejections()
    {
        QFETCH(Rejection, rejection);
        QFETCH(QString, english);
        QFETCH(QString, spanish);
        QCOMPARE(plain(said(Phrasebook(Language::English), rejection)), english);
        QCOMPARE(plain(said(Phrasebook(Language::Spanish), rejection)), spanish);
    }
};

void TestErrorText::errors_data()
{
    using namespace cabe::error;
    QTest::addColumn<Error>("error");
    QTest::addColumn<QString>("english");
    QTest::addColumn<QString>("spanish");
    row({OutOfRange{Field::Context, 1, 131072, "0"}, "plan.cabe", "/workload/context"},
        "plan.cabe, /workload/context: \"Context per request\" must be from 1 to 131 072; it is 0.",
        "plan.cabe, /workload/context: «Contexto por solicitud» debe estar entre 1 y 131 072; es 0.");
    row({OutOfRange{Field::Requests, 1, 1000000, "-5"}, {}, "--requests"},
        "--requests: \"Requests at once\" must be from 1 to 1 000 000; it is −5.",
        "--requests: «Solicitudes simultáneas» debe estar entre 1 y 1 000 000; es −5.");
    row({NotWhole{Field::BatchSize, "4096.0"}}, "\"Batch size\" must be a whole number; it is \"4096.0\".",
        "«Tamaño de lote» debe ser un número entero; es «4096.0».");
    row({NotPositive{Field::Budget, "0"}}, "\"Budget\" must be more than 0; it is \"0\".", "«Presupuesto» debe ser mayor que 0; es «0».");
    row({NotADecimal{Field::MaxPricePerHour, "1,5%1\n"}},
        "\"Maximum price per hour\" must be a number; it is \"1,5%1\uFFFD\". Write digits and a point, as in 1.50.",
        "«Precio máximo por hora» debe ser un número; es «1,5%1\uFFFD». Escriba cifras y un punto, como en 1.50.");
    row({AmbiguousFigure{Field::Budget, "1.500", "1500", "1.5"}}, "\"1.500\" can be 1500 or 1.5. Write it without a separator.",
        "«1.500» puede ser 1500 o 1,5. Escríbalo sin separador.");
    row({TooManyDecimals{Field::Budget, 6, "0.1234567"}}, "\"Budget\" takes at most 6 decimals; it is \"0.1234567\".",
        "«Presupuesto» admite como máximo 6 decimales; es «0.1234567».");
    row({AmountTooLarge{Field::Budget, 1000000000, "1000000000"}}, "\"Budget\" must be under 1 000 000 000; it is \"1000000000\".",
        "«Presupuesto» debe ser menor que 1 000 000 000; es «1000000000».");
    row({MissingField{Field::Model}}, "\"Model\" is missing.", "Falta «Modelo».");
    row({UnknownValue{Field::Tier, "gold", {"any", "secure", "community"}}},
        "\"Tier\" does not know \"gold\"; allowed: any, secure, community.",
        "«Nivel» no admite «gold»; valores: any, secure, community.");
    row({ContextOverMaximum{"Llama 3.1 8B", 131072, "200000"}},
        "Llama 3.1 8B takes at most 131 072 tokens. The context given is 200 000.",
        "Llama 3.1 8B admite como máximo 131 072 tokens. El contexto indicado es 200 000.");
    row({ModelUnknown{"lama", {}}}, "The model \"lama\" is not in the catalogue. \"cabe-cli models\" lists them.", "El modelo «lama» no está en el catálogo. «cabe-cli models» los enumera.");
    row({ModelUnknown{"llama-9", {"llama-2", "llama-3"}}},
        "The model \"llama-9\" is not in the catalogue. Similar: llama-2, llama-3.",
        "El modelo «llama-9» no está en el catálogo. Parecidos: llama-2, llama-3.");
    row({ModelNotForTask{"FLUX.1", Task::Run}},
        "FLUX.1 is not offered for \"Run a model\". Choose another model or another task.",
        "FLUX.1 no se ofrece para «Ejecutar un modelo». Elija otro modelo u otra tarea.");
    row({FigureMissing{Figure::HeadDim, "Model X"}},
        "The head dimension of Model X is not published, so its memory is not calculated.",
        "No se ha publicado la dimensión de cabeza de Model X; por eso no se calcula su memoria.");
    row({NotStored{"Model X"}}, "No file of Model X has been read, so its stored precision is not known: choose 16, 8 or 4 bits.",
        "No se ha leído ningún archivo de Model X y se desconoce su precisión guardada: elija 16, 8 o 4 bits.");
    row({ServerNotBuilt{"vllm"}}, "This version does not calculate for a server (\"vllm\"): leave it out.",
        "Esta versión no calcula para un servidor («vllm»): quítelo.");
    row({TooLargeToCalculate{}}, "These figures are too large to calculate.",
        "Estas cifras son demasiado grandes para calcularlas.");
    row({CountryUnknown{"UK"}}, "\"UK\" is not a country code. Use two letters, as in ES, or EU.",
        "«UK» no es un código de país. Use dos letras, como en ES, o EU.");
    row({CurrencyUnknown{"EURO"}}, "\"EURO\" is not a currency code. Use three letters, as in EUR.",
        "«EURO» no es un código de moneda. Use tres letras, como en EUR.");
    row({RateForOwnCurrency{"USD"}}, "The answer is already in USD: leave its exchange rate out.",
        "La respuesta ya está en USD: quite su tipo de cambio.");
    row({NotADate{Field::RateDate, "30/11/2026"}},
        "\"Date of the exchange rate\" must be a date; it is \"30/11/2026\". Write it as 2026-11-30.",
        "«Fecha del tipo de cambio» debe ser una fecha; es «30/11/2026». Escríbala como 2026-11-30.");
    row({FileNotFound{}, "inv.json"}, "inv.json was not found.", "No se encuentra inv.json.");
    row({FileUnreadable{}}, "The file cannot be read. It is a folder or you may not read it.", "No se puede leer el archivo. Es una carpeta o no tiene permiso para leerlo.");
    row({TooDeep{1}}, "The file is nested more than 1 level deep.", "El archivo tiene más de 1 nivel.");
    row({NotJson{3, 14}, "inv.json"}, "inv.json is not valid JSON: line 3, column 14.",
        "inv.json no es JSON válido: línea 3, columna 14.");
    row({NotUtf8{3, 14}, "inv.json"}, "inv.json is not UTF-8: line 3, column 14. Save it as UTF-8.",
        "inv.json no es UTF-8: línea 3, columna 14. Guárdelo como UTF-8.");
    row({WrongFormat{"cabe-plan", "cabe-inventory"}, "a.json"}, "a.json is \"cabe-plan\", not \"cabe-inventory\".",
        "a.json es «cabe-plan», no «cabe-inventory».");
    row({NewerVersion{2, 1}, "a.json"}, "a.json is of version 2; this program reads up to 1.",
        "a.json es de la versión 2; este programa lee hasta la 1.");
    row({WrongType{ValueType::WholeNumber, ValueType::Text}, "a.json", "/workload/context"},
        "a.json, /workload/context: expected a whole number, found a text.",
        "a.json, /workload/context: se esperaba un número entero y hay un texto.");
    row({WrongType{ValueType::Object, ValueType::Array}}, "Expected an object, found a list.",
        "Se esperaba un objeto y hay una lista.");
    row({WrongValue{"3", {"16", "8"}}, "a.json", "/x"}, "a.json, /x: \"3\" is not known here; allowed: 16, 8.",
        "a.json, /x: «3» no se admite aquí; valores: 16, 8.");
    row({NumberOutOfRange{1, 64, "65"}, {}, "/gpus"}, "/gpus: The number must be from 1 to 64; it is 65.",
        "/gpus: El número debe estar entre 1 y 64; es 65.");
    row({MissingMember{}, "a.json", "/machines"}, "a.json, /machines: It is missing.", "a.json, /machines: Falta este dato.");
    row({TextTooLong{4096}, "a.json", "/name"}, "a.json, /name: The text is over the limit of 4096 bytes: shorten it.",
        "a.json, /name: El texto supera el límite de 4096 bytes: acórtelo.");
    row({DuplicateId{"x"}, "a.json"}, "a.json: The id \"x\" was seen before: give each its own.",
        "a.json: El id «x» ya apareció: dé a cada uno el suyo.");
    row({TooLarge{4}, "a.cabe"}, "a.cabe is over the limit of 4 MiB.", "a.cabe supera el límite de 4 MiB.");
    row({TooLarge{64}, "a.json"}, "a.json is over the limit of 64 MiB; --no-limits lifts it.", "a.json supera el límite de 64 MiB; --no-limits lo quita.");
    row({TooDeep{16}, "a.json"}, "a.json is nested more than 16 levels deep.", "a.json tiene más de 16 niveles.");
    row({TooManyMachines{200000}, "a.json"}, "a.json is over the limit of 200 000 machines; --no-limits lifts it.",
        "a.json supera el límite de 200 000 máquinas; --no-limits lo quita.");
    row({TooManyPages{500}, "a.json"}, "a.json is over the limit of 500 pages.", "a.json supera el límite de 500 páginas.");
    row({PagesRepeat{"b.json"}, "a.json", "/next"}, "a.json, /next: The pages repeat: \"b.json\" comes a second time.",
        "a.json, /next: Las páginas se repiten: «b.json» aparece por segunda vez.");
    row({NextIsNoFile{"../b.json"}, "a.json", "/next"},
        "a.json, /next: \"../b.json\" does not name a file beside this one; the next page of a local file must.",
        "a.json, /next: «../b.json» no nombra un archivo situado junto a este; la página siguiente de un archivo local debe "
        "hacerlo.");
    row({NoMachines{}, "a.json"}, "a.json: It holds no list of machines.", "a.json: No contiene una lista de máquinas.");
    row({MostlyRejected{7, 9, {{{}, "line 3, gpu_count", "gpu_count", rejection::CountOutOfRange{"0"}},
                               {"t/b.json", "/machines/0", {}, rejection::WrongType{"object"}}}}, "a.csv"},
        "a.csv: Rows rejected: 7 of 9. The inventory is not used.\n  line 3, gpu_count: GPU count 0 is not from 1 to 64."
        "\n  t/b.json, /machines/0: The row has the wrong type: expected an object.\n  …",
        "a.csv: Filas rechazadas: 7 de 9. El inventario no se usa.\n  línea 3, gpu_count: El número de GPU 0 no está entre 1 y 64."
        "\n  t/b.json, /machines/0: La fila tiene un tipo incorrecto: se esperaba un objeto.\n  …");
    row({MostlyRejected{1, 1, {{{}, "line 2, id", "id", rejection::DuplicateId{"x"}}}}, "a.csv"},
        "a.csv: Rows rejected: 1 of 1. The inventory is not used.\n  line 2, id: The id x was seen before.",
        "a.csv: Filas rechazadas: 1 de 1. El inventario no se usa.\n  línea 2, id: El id x ya apareció.");
    row({MostlyRejected{51, 100, {}}, "a.json"}, "a.json: Rows rejected: 51 of 100. The inventory is not used.",
        "a.json: Filas rechazadas: 51 de 100. El inventario no se usa.");
    row({ColumnMissing{"tier"}, "a.csv"}, "a.csv: No column for tier: add it to the header.",
        "a.csv: Ninguna columna para tier: añádala a la cabecera.");
    row({ColumnTwice{"id"}, "a.csv"}, "a.csv: The column \"id\" comes twice: keep one.",
        "a.csv: La columna «id» aparece dos veces: deje una.");
    row({QuoteNotClosed{12}, "a.csv"}, "a.csv: A quotation mark opened in line 12 is not closed.",
        "a.csv: Unas comillas abiertas en la línea 12 no se cierran.");
    row({MachineUnknown{"ex-9"}}, "The inventory has no machine with the id \"ex-9\".",
        "El inventario no tiene ninguna máquina con el id «ex-9».");
    row({MachineWithoutMemory{"ex-9"}},
        "The GPU memory of the machine \"ex-9\" is not known, so nothing can be said of what fits on it.",
        "Se desconoce la memoria de GPU de la máquina «ex-9»; por eso no se puede decir qué cabe en ella.");
    row({FeedSaysError{"no key"}, "a.json"}, "a.json: The feed answered with an error: no key",
        "a.json: El servicio respondió con un error: no key");
    row({NotThisFeed{"Lambda"}, "a.json", "/data"}, "a.json, /data: It is no answer of Lambda.",
        "a.json, /data: No es una respuesta de Lambda.");
    row({NoCertificates{}, "ca.pem"}, "ca.pem: It holds no certificate in PEM form.", "ca.pem: No contiene ningún certificado en formato PEM.");
    row({SecretMissing{"CABE_TOKEN_X"}},
        "Its secret is not known: type it in the source's settings, or set the variable CABE_TOKEN_X.",
        "No se conoce su secreto: escríbalo en los ajustes de la fuente o defina la variable CABE_TOKEN_X.");
    row({NoKeychain{"CABE_TOKEN_X"}}, "There is no keychain: the secret is asked for once a run, or read from CABE_TOKEN_X.",
        "No hay llavero: el secreto se pide una vez por sesión o se lee de CABE_TOKEN_X.");
    row({UnknownOption{"--taks", {"--task"}}}, "\"--taks\" is not known; --help tells what there is. Similar: --task.",
        "«--taks» no se reconoce; --help indica qué hay. Parecidos: --task.");
    row({OptionNeedsValue{"--lang"}}, "--lang needs a value after it.", "--lang necesita un valor a continuación.");
    row({OptionTakesNoValue{"--no-limits"}}, "--no-limits takes no value.", "--no-limits no lleva ningún valor.");
    row({OptionNotHere{"--budget"}}, "This command does not take --budget; --help lists what it takes.",
        "Esta orden no admite --budget; --help enumera lo que admite.");
    row({NotWritten{}}, "The answer could not be written: the disk is full, or the reader has gone.",
        "No se pudo escribir la respuesta: el disco está lleno o el destino se cerró.");
    row({OptionMissing{"--machine"}}, "--machine is missing.", "Falta --machine.");
    row({OptionTwice{"--lang"}}, "--lang is given twice: keep one.", "--lang se indica dos veces: deje una.");
    row({OptionBesidePlan{"--model"}}, "--model says what the plan says already: give the plan or the options.",
        "--model repite lo que ya dice el plan: indique el plan o las opciones.");
    row({CommandMissing{{"answer", "models"}}}, "The command is missing; allowed: answer, models.",
        "Falta la orden; valores: answer, models.");
    row({NothingToAnswer{}}, "There is nothing to answer: give a plan or --task.",
        "No hay nada que responder: indique un plan o --task.");
    networkErrors();
}

void TestErrorText::networkErrors()
{
    using namespace cabe::error;
    row({AddressUnusable{"inventory"}, "https://example.com/a"},
        "https://example.com/a: \"inventory\" is no web address. Write it as https://example.com/inventory.json.",
        "https://example.com/a: «inventory» no es una dirección web. Escríbala como https://example.com/inventory.json.");
    row({SchemeRefused{"ftp"}, "https://example.com/a"},
        "https://example.com/a: Addresses that begin with \"ftp:\" are not fetched: use https.",
        "https://example.com/a: No se descargan direcciones que empiezan por «ftp:»; use https.");
    row({PlainHttpRefused{"example.com"}, "https://example.com/a"},
        "https://example.com/a: What comes from example.com over http can be read and changed on the way: use https, or allow this host.",
        "https://example.com/a: Lo que llega de example.com por http se puede leer y cambiar por el camino: use https o permita este servidor.");
    row({SecretOverHttp{"example.com"}, "https://example.com/a"},
        "https://example.com/a: The secret is not sent to example.com over http: use https.",
        "https://example.com/a: El secreto no se envía a example.com por http: use https.");
    row({HeaderUnusable{"X Key"}, "https://example.com/a"},
        "https://example.com/a: \"X Key\" cannot be sent as a header: check its name and its value.",
        "https://example.com/a: «X Key» no se puede enviar como cabecera: revise su nombre y su valor.");
    row({NoConnection{"example.com"}, "https://example.com/a"},
        "https://example.com/a: There is no connection to example.com.",
        "https://example.com/a: No hay conexión con example.com.");
    row({ProxyUnusable{}, "https://example.com/a"},
        "https://example.com/a: The proxy gives no connection: check its address and its password.",
        "https://example.com/a: El proxy no da conexión: revise su dirección y su contraseña.");
    row({ConnectionCut{}, "https://example.com/a"},
        "https://example.com/a: The connection ended before all had come.",
        "https://example.com/a: La conexión terminó antes de que llegara todo.");
    row({CertificateRefused{CertificateFault::Untrusted, "example.com"}, "https://example.com/a"},
        "https://example.com/a: The certificate of example.com is from nobody whom this computer trusts. An authority of your own can be added as a file.",
        "https://example.com/a: El certificado de example.com no es de nadie en quien confíe este equipo. Puede añadir una autoridad propia como archivo.");
    row({CertificateRefused{CertificateFault::WrongHost, "example.com"}, "https://example.com/a"},
        "https://example.com/a: The server's certificate is not for example.com.",
        "https://example.com/a: El certificado del servidor no es para example.com.");
    row({CertificateRefused{CertificateFault::Expired, "example.com"}, "https://example.com/a"},
        "https://example.com/a: The certificate of example.com has expired.",
        "https://example.com/a: El certificado de example.com ha caducado.");
    row({CertificateRefused{CertificateFault::NotYetValid, "example.com"}, "https://example.com/a"},
        "https://example.com/a: The certificate of example.com is not valid yet: check this computer's date.",
        "https://example.com/a: El certificado de example.com aún no es válido: revise la fecha de este equipo.");
    row({CertificateRefused{CertificateFault::Other, "example.com"}, "https://example.com/a"},
        "https://example.com/a: There is no secure connection to example.com.",
        "https://example.com/a: No hay conexión segura con example.com.");
    row({HttpStatus{404, {}}, "https://example.com/a"},
        "https://example.com/a: The server answered with status 404.",
        "https://example.com/a: El servidor respondió con el estado 404.");
    row({HttpStatus{429, "slow down"}, "https://example.com/a"},
        "https://example.com/a: The server answered with status 429: slow down",
        "https://example.com/a: El servidor respondió con el estado 429: slow down");
    row({RedirectRefused{"http://example.com/"}, "https://example.com/a"},
        "https://example.com/a: It redirects to http://example.com/, which is not followed: that would be less secure.",
        "https://example.com/a: Redirige a http://example.com/ y no se sigue, porque sería menos seguro.");
    row({NotDecompressed{}, "https://example.com/a"},
        "https://example.com/a: What came cannot be decompressed, or would grow out of all proportion.",
        "https://example.com/a: Lo recibido no se puede descomprimir o crecería de forma desmesurada.");
    row({EmptyBody{}, "https://example.com/a"},
        "https://example.com/a: The server sent nothing.",
        "https://example.com/a: El servidor no envió nada.");
    row({NotAnInventory{"Log in"}, "https://example.com/a"},
        "https://example.com/a: What came is no inventory. It begins: Log in",
        "https://example.com/a: Lo recibido no es un inventario. Empieza así: Log in");
    row({NextElsewhere{"https://example.org/2"}, "https://example.com/a"},
        "https://example.com/a: The next page, \"https://example.org/2\", is not at the same server, so it is not fetched.",
        "https://example.com/a: La página siguiente, «https://example.org/2», no está en el mismo servidor y por eso no se descarga.");
    row({InventoryEmptied{}, "https://example.com/a"},
        "https://example.com/a: The new inventory holds no machine, so the last one is kept.",
        "https://example.com/a: El inventario nuevo no contiene ninguna máquina; por eso se conserva el último.");
    row({Cancelled{}, "https://example.com/a"},
        "https://example.com/a: It was cancelled.",
        "https://example.com/a: Se canceló.");
    row({NotKept{}, "https://example.com/a"},
        "https://example.com/a: The inventory could not be kept for later: the disk is full, or the folder cannot be written.",
        "https://example.com/a: No se pudo guardar el inventario para más tarde: el disco está lleno o no se puede escribir en la carpeta.");
    row({TimedOut{1}}, "The server was waited for in vain for 1 second.", "El servidor no respondió en 1 segundo.");
    row({TimedOut{60}}, "The server was waited for in vain for 60 seconds.", "El servidor no respondió en 60 segundos.");
    row({TooManyRedirects{1}}, "It redirects more than 1 time.", "Redirige más de 1 vez.");
    row({TooManyRedirects{5}}, "It redirects more than 5 times.", "Redirige más de 5 veces.");
}

void TestErrorText::rejections_data()
{
    using namespace cabe::rejection;
    QTest::addColumn<Rejection>("rejection");
    QTest::addColumn<QString>("english");
    QTest::addColumn<QString>("spanish");
    const auto add = [](const char *member, RejectionReason reason, const char *english, const char *spanish) {
        QTest::newRow(english) << Rejection{{}, "/machines/12", member, std::move(reason)} << en(english) << en(spanish);
    };
    add("gpu.model", Missing{}, "gpu.model is missing.", "Falta gpu.model.");
    add("id", Empty{}, "id is empty.", "id está vacío.");
    add("gpu.count", WrongType{"whole number"}, "gpu.count has the wrong type: expected a whole number.", "gpu.count tiene un tipo incorrecto: se esperaba un número entero.");
    add("price.amount", NotAnAmount{"N/A"}, "\"N/A\" is no amount (digits and a point, up to 6 decimals, under 1 000 000).",
        "«N/A» no es un importe (cifras y punto, hasta 6 decimales, menos de 1 000 000).");
    add("tier", UnknownWord{"gold", "secure, community"}, "Tier \"gold\" is neither secure nor community.",
        "El nivel «gold» no es secure ni community.");
    add("price.per", UnknownWord{"week", "hour, month"}, "price.per does not know \"week\"; allowed: hour, month.",
        "price.per no admite «week»; valores: hour, month.");
    add("gpu.count", CountOutOfRange{"65"}, "GPU count 65 is not from 1 to 64.", "El número de GPU 65 no está entre 1 y 64.");
    add("gpu.memory_mib", MemoryOutOfRange{"-1"}, "Memory -1 MiB is out of range (0 to 1 048 576 MiB).", "-1 MiB de memoria está fuera de rango (de 0 a 1 048 576 MiB).");
    add("vcpus", Negative{"-1"}, "vcpus is negative: -1.", "vcpus es negativo: -1.");
    add("booking.max_hours", UnderOneHour{"0"}, "booking.max_hours must be 1 hour or more; it is 0.",
        "booking.max_hours debe ser de 1 hora o más; es 0.");
    add("booking.until", NotATime{"soon"}, "\"soon\" is no date and time (as 2026-11-30T08:00:00Z).",
        "«soon» no es una fecha y hora (como 2026-11-30T08:00:00Z).");
    add("currency", NotACurrency{"$"}, "\"$\" is no currency code (three letters).", "«$» no es un código de moneda (tres letras).");
    add("name", TooLong{}, "name is over 4 KiB.", "name supera los 4 KiB.");
    add("", WrongType{"object"}, "The row has the wrong type: expected an object.", "La fila tiene un tipo incorrecto: se esperaba un objeto.");
    add("", FractionOfGpu{"MIG 1g.24gb"}, "\"MIG 1g.24gb\" is a part of a GPU, which is not offered as a whole one.",
        "«MIG 1g.24gb» es una parte de una GPU y no se ofrece como una entera.");
    add("gpu_ram", NotTheTotal{"49128", "2", "49128"}, "49128 MiB a GPU times 2 is not the total of 49128 MiB.",
        "49128 MiB por GPU por 2 no es el total de 49128 MiB.");
    add("memory", OverMaker{"245760", 81920}, "Memory 245760 MiB is more than any card of this name has (81 920 MiB).",
        "245760 MiB de memoria supera la de cualquier tarjeta con ese nombre (81 920 MiB).");
    add("gpu_ram", UnitDoubtful{"80 MiB"}, "gpu_ram is 80 MiB, which is too small for its unit.",
        "gpu_ram es 80 MiB, demasiado poco para su unidad.");
    add("", TooManyCells{9, 8}, "The row has 9 cells, the heading has 8: a decimal comma needs quotes or another separator.",
        "La fila tiene 9 celdas y el encabezado 8: una coma decimal necesita comillas u otro separador.");
    add("id", DuplicateId{"ex-1"}, "The id ex-1 was seen before.", "El id ex-1 ya apareció.");
}

QTEST_APPLESS_MAIN(TestErrorText)
#include "tst_error_text.moc"
