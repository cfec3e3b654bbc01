// Each feed in its own shape, and what is no answer of it.
#include "tests/feeds/feed_reading.h"

using namespace cabe;
using namespace cabe::test;

Q_DECLARE_METATYPE(cabe::Feed)

class Feeds : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void vast();
    void runPodGraphQl();
    void runPodCatalogue();
    void shadeform();
    void lambda();
    void gpuHunt();
    void answersThatAreErrors_data();
    void answersThatAreErrors();
    void sixtyFourRowsMayBeCut();
    void namesThatComeTwiceAreTold();
    void limitsHold();
};

void Feeds::vast()
{
    const auto reading = readAs(Feed::Vast, R"({"timestamp":1796000000,"count":1,"offers":[
        {"id":47903643,"machine_id":1,"gpu_name":"RTX 4090","num_gpus":2,"gpu_ram":24564,"gpu_total_ram":49128,"gpu_frac":1.0,
         "cpu_cores_effective":15.9,"cpu_ram":128830,"disk_space":500.5,"dph_base":0.6,"dph_total":0.6567999999999998,"min_bid":0.2,
         "end_date":1798000000.0,"geolocation":"Sweden, SE","rentable":true,"rented":false,"hosting_type":1},
        {"id":2,"gpu_name":"L4","num_gpus":1,"gpu_ram":23034,"gpu_frac":0.125,"cpu_ram":2063966,"cpu_cores_effective":0,
         "dph_total":0.3,"geolocation":", US","rentable":true,"rented":true}]})");
    QCOMPARE(told(reading), (QStringList{QStringLiteral("47903643|community|SE|2 x RTX 4090|24564|0.6568/h|yes"),
                                         QStringLiteral("2|community|US|1 x L4|23034|0.30/h|no")}));
    const Machine &whole = reading->inventory.machines[0];
    QCOMPARE(whole.memorySource, MemorySource::ProviderReport);
    QCOMPARE(*whole.ramMib, std::int64_t{128'830});
    QCOMPARE(*whole.vcpus, std::int64_t{15});
    QCOMPARE(*whole.diskGib, std::int64_t{466});
    QCOMPARE(writeTime(*whole.booking.until), std::string("2026-12-23T04:26:40Z"));
    QCOMPARE(writeTime(*reading->inventory.generatedAt), std::string("2026-11-30T00:53:20Z"));
    const Machine &part = reading->inventory.machines[1];
    QVERIFY(!part.ramMib && !part.vcpus && !part.diskGib && !part.booking.isLimited());
    QCOMPARE(part.region, std::string_view("US"));
}

void Feeds::runPodGraphQl()
{
    const auto reading = readAs(Feed::RunPod, R"({"data":{"gpuTypes":[
        {"id":"NVIDIA L4","displayName":"L4","manufacturer":"Nvidia","memoryInGb":24,"maxGpuCount":4,"secureCloud":true,"communityCloud":true,
         "securePrice":0.43,"communityPrice":0.3333333333,"secureSpotPrice":0.22,"communitySpotPrice":0.4,
         "lowestPrice":{"stockStatus":"High","countryCode":"ES","availableGpuCounts":[1,2]}},
        {"id":"AMD Instinct MI300X OAM","displayName":"MI300X","memoryInGb":192,"secureCloud":true,"communityCloud":false,
         "securePrice":2.39,"communityPrice":0.5,"lowestPrice":{"stockStatus":null,"countryCode":null}}]}})");
    QCOMPARE(told(reading),
             (QStringList{QStringLiteral("NVIDIA L4/secure/1|secure|ES|1 x L4|22888|0.43/h|yes"),
                          QStringLiteral("NVIDIA L4/secure/1/spot|secure|ES|1 x L4|22888|0.22/h|yes|spot"),
                          QStringLiteral("NVIDIA L4/secure/2|secure|ES|2 x L4|22888|0.86/h|yes"),
                          QStringLiteral("NVIDIA L4/secure/2/spot|secure|ES|2 x L4|22888|0.44/h|yes|spot"),
                          QStringLiteral("NVIDIA L4/secure/4|secure|ES|4 x L4|22888|1.72/h|?"), // allowed, and not told
                          QStringLiteral("NVIDIA L4/secure/4/spot|secure|ES|4 x L4|22888|0.88/h|?|spot"),
                          QStringLiteral("NVIDIA L4/community/1|community|ES|1 x L4|22888|0.333334/h|yes"),
                          QStringLiteral("NVIDIA L4/community/2|community|ES|2 x L4|22888|0.666667/h|yes"),
                          QStringLiteral("NVIDIA L4/community/4|community|ES|4 x L4|22888|1.333334/h|?"),
                          QStringLiteral("AMD Instinct MI300X OAM/secure/1|secure|-|1 x MI300X|183105|2.39/h|no"),
                          QStringLiteral("skipped 1")}));
}

void Feeds::runPodCatalogue()
{
    const auto reading = readAs(Feed::RunPod, R"({"gpus":[
        {"id":"NVIDIA L4","name":"L4","memory":24,"secure":true,"community":true,"price":{"secure":0.43,"community":0.3},
         "maxCount":{"secure":1,"community":2},"availability":"LOW",
         "dataCenters":[{"id":"US-DE-1","availability":"HIGH"},{"id":"EUR-IS-1","availability":"NONE"},{"id":"XX-NEW-9","availability":"LOW"}]}]})");
    QCOMPARE(told(reading), (QStringList{QStringLiteral("NVIDIA L4/secure/US-DE-1/1|secure|US|1 x L4|22888|0.43/h|yes"),
                                         QStringLiteral("NVIDIA L4/secure/EUR-IS-1/1|secure|IS|1 x L4|22888|0.43/h|no"),
                                         QStringLiteral("NVIDIA L4/secure/XX-NEW-9/1|secure|-|1 x L4|22888|0.43/h|yes"),
                                         QStringLiteral("NVIDIA L4/community/1|community|-|1 x L4|22888|0.30/h|yes"),
                                         QStringLiteral("NVIDIA L4/community/2|community|-|2 x L4|22888|0.60/h|?")}));
}

void Feeds::shadeform()
{
    const auto reading = readAs(Feed::Shadeform, R"({"instance_types":[
        {"cloud":"massedcompute","shade_instance_type":"A6000x2","cloud_instance_type":"gpu_2x_a6000",
         "configuration":{"memory_in_gb":96,"storage_in_gb":512,"vcpus":12,"num_gpus":2,"gpu_type":"A6000","vram_per_gpu_in_gb":48},
         "hourly_price":"210","deployment_type":"vm",
         "availability":[{"region":"kansascity-usa-1","available":true,"display_name":"US, Wichita, KS"},
                         {"region":"desmoines-usa-1","available":false}]},
        {"cloud":"x","shade_instance_type":"cpu","configuration":{"num_gpus":0,"vcpus":4,"memory_in_gb":16},"hourly_price":5,"availability":[]}]})");
    QCOMPARE(told(reading), (QStringList{QStringLiteral("massedcompute/A6000x2/kansascity-usa-1|secure|US|2 x A6000|45776|2.10/h|yes"),
                                         QStringLiteral("massedcompute/A6000x2/desmoines-usa-1|secure|US|2 x A6000|45776|2.10/h|no"),
                                         QStringLiteral("skipped 1")}));
    QCOMPARE(*reading->inventory.machines[0].ramMib, std::int64_t{91'552});
    QCOMPARE(reading->inventory.machines[0].provider, std::string_view("massedcompute"));
}

void Feeds::lambda()
{
    const auto reading = readAs(Feed::Lambda, R"json({"data":{
        "gpu_8x_a100":{"instance_type":{"name":"gpu_8x_a100","description":"8x A100 (40 GB SXM4)","gpu_description":"A100 (40 GB SXM4)",
          "price_cents_per_hour":1592,"specs":{"vcpus":124,"memory_gib":1800,"storage_gib":6144,"gpus":8}},
          "regions_with_capacity_available":[{"name":"us-west-1","description":"California, USA"}]},
        "gpu_1x_a10":{"instance_type":{"name":"gpu_1x_a10","description":"1x A10 (24 GB PCIe)","price_cents_per_hour":75,
          "specs":{"vcpus":30,"memory_gib":200,"storage_gib":1400}},"regions_with_capacity_available":[]},
        "cpu_4x":{"instance_type":{"name":"cpu_4x","description":"4x CPU","gpu_description":"N/A","price_cents_per_hour":10,
          "specs":{"vcpus":4,"memory_gib":16,"storage_gib":100,"gpus":0}},"regions_with_capacity_available":[]}}})json");
    QCOMPARE(told(reading), (QStringList{QStringLiteral("gpu_8x_a100/us-west-1|secure|US|8 x A100|38146|15.92/h|yes"),
                                         QStringLiteral("gpu_1x_a10|secure|-|1 x A10|22888|0.75/h|no"), QStringLiteral("skipped 1")}));
    QCOMPARE(*reading->inventory.machines[0].ramMib, std::int64_t{1800 * 1024});
}

void Feeds::gpuHunt()
{
    const QByteArray header = "instance_name,location,price,cpu,memory,gpu_count,gpu_name,gpu_memory,spot,disk_size,gpu_vendor,flags,cpu_arch\n";
    const auto reading = readAs(Feed::GpuHunt,
                                header + "p4d.24xlarge,eu-west-1,32.772600000000001,96,1152.0,8,A100,40.0,False,,nvidia,[],x86\n"
                                         "p4d.24xlarge,eu-west-1,9.8,96,1152.0,8,A100,40.0,True,,nvidia,[],x86\n"
                                         "m5.large,eu-west-1,0.1,2,8.0,0,,,False,,,[],x86\n"
                                         "v5,us-central1,1.2,2,8.0,1,tpu-v5e,16.0,False,,google,[],x86\n",
                                "catalogues/aws.csv");
    QCOMPARE(told(reading), (QStringList{QStringLiteral("p4d.24xlarge/eu-west-1|secure|IE|8 x A100|38146|32.772601/h|?"),
                                         QStringLiteral("p4d.24xlarge/eu-west-1/spot|secure|IE|8 x A100|38146|9.80/h|?|spot"),
                                         QStringLiteral("skipped 2")}));
    QCOMPARE(reading->inventory.name, std::string("gpuhunt aws"));
    QVERIFY(std::ranges::find(reading->notes, FeedNote::StockNotTold) != reading->notes.end());
    // The same name of a region is another place at another provider.
    const auto alibaba = readAs(Feed::GpuHunt, header + "g,eu-west-1,1,4,16.0,1,L4,24.0,False,,nvidia,[],x86\n", "alibaba.csv");
    QCOMPARE(told(alibaba), QStringList{QStringLiteral("g/eu-west-1|secure|GB|1 x L4|22888|1.00/h|?")});
}

void Feeds::answersThatAreErrors_data()
{
    QTest::addColumn<Feed>("feed");
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("says"); ///< of the feed's own message; empty: another error
    QTest::newRow("vast") << Feed::Vast << QByteArray(R"({"success":false,"error":"invalid_args","msg":"no such field"})") << "no such field";
    QTest::newRow("vast, text") << Feed::Vast << QByteArray("API requests too frequent: endpoint threshold=2") << "";
    QTest::newRow("vast, no offers") << Feed::Vast << QByteArray(R"({"success":true})") << "";
    QTest::newRow("vast, one offer") << Feed::Vast << QByteArray(R"({"offers":{"id":1}})") << "";
    QTest::newRow("GraphQL") << Feed::RunPod << QByteArray(R"({"errors":[{"message":"Cannot query field"}],"data":null})") << "Cannot query field";
    QTest::newRow("RFC 9457") << Feed::RunPod << QByteArray(R"({"title":"Unauthorized","status":401,"detail":"no key"})") << "no key";
    QTest::newRow("a page") << Feed::RunPod << QByteArray("<html>502</html>") << "";
    QTest::newRow("Lambda") << Feed::Lambda
                            << QByteArray(R"({"error":{"code":"global/invalid-api-key","message":"API key was invalid"}})")
                            << "API key was invalid";
    QTest::newRow("another feed's") << Feed::Shadeform << QByteArray(R"({"offers":[]})") << "";
    QTest::newRow("a column is missing") << Feed::GpuHunt << QByteArray("instance_name,price\na,1\n") << "";
    QTest::newRow("a bare NaN") << Feed::Vast << QByteArray(R"({"offers":[{"id":1,"dph_total":NaN}]})") << "";
    QTest::newRow("cut") << Feed::Vast << QByteArray(R"({"offers":[{"id":1,)") << "";
    QTest::newRow("too deep") << Feed::Vast << QByteArray(100'000, '[') << "";
    QTest::newRow("nothing") << Feed::Lambda << QByteArray() << "";
    QTest::newRow("not UTF-8") << Feed::GpuHunt << QByteArray("instance_name\xff\n") << "";
}

void Feeds::answersThatAreErrors()
{
    QFETCH(Feed, feed);
    QFETCH(QByteArray, text);
    QFETCH(QString, says);
    const auto reading = readAs(feed, text);
    QVERIFY(!reading);
    QCOMPARE(reading.error().file, std::string("answer.json"));
    const auto *own = std::get_if<error::FeedSaysError>(&reading.error().fact);
    QCOMPARE(own ? QString::fromStdString(own->message) : QString(), says);
}

void Feeds::sixtyFourRowsMayBeCut()
{
    const auto offers = [](int count) -> QByteArray {
        QByteArrayList list;
        for (int i = 0; i < count; ++i)
            list << R"({"id":)" + QByteArray::number(i + 1) + R"(,"gpu_name":"L4","num_gpus":1,"gpu_ram":23034})";
        return R"({"offers":[)" + list.join(',') + "]}";
    };
    const auto isNoted = [&](int count) {
        const auto reading = readAs(Feed::Vast, offers(count));
        return std::ranges::find(reading->notes, FeedNote::PerhapsCut) != reading->notes.end();
    };
    QVERIFY(isNoted(64));
    QVERIFY(!isNoted(63));
    QVERIFY(!isNoted(65));
}

void Feeds::namesThatComeTwiceAreTold()
{
    const auto at = [](const QByteArray &offers) { return readAs(Feed::Vast, R"({"offers":[)" + offers + "]}")->repeatedAt; };
    QCOMPARE(at(R"({"id":1,"gpu_name":"L4","num_gpus":1})"), std::string());
    QCOMPARE(at(R"({"id":1,"gpu_name":"L4","num_gpus":1},{"id":2,"gpu_name":"T4","gpu_name":"L4","num_gpus":1})"), std::string("/offers/1"));
}

void Feeds::limitsHold()
{
    const load::FeedResources &r = feedResources();
    const std::string text = R"({"offers":[{"id":1,"gpu_name":"L4","num_gpus":1},{"id":2,"gpu_name":"L4","num_gpus":1}]})";
    const auto read = [&](const InventoryLimits &limits) {
        return readFeed(Feed::Vast, text, "a", {r.countries, r.regions, *r.cards}, limits);
    };
    QVERIFY(read({.bytes = 1000, .machines = 2, .pages = 1}));
    const auto many = read({.bytes = 1000, .machines = 1, .pages = 1});
    QVERIFY(!many && std::holds_alternative<error::TooManyMachines>(many.error().fact));
    const auto large = read({.bytes = 10, .machines = 2, .pages = 1});
    QVERIFY(!large && std::holds_alternative<error::TooLarge>(large.error().fact));
}

QTEST_APPLESS_MAIN(Feeds)
#include "tst_feeds.moc"
