// The kinds of dirt that were seen in real feeds, each in a feed that can carry it, with its right outcome.
#include "tests/feeds/feed_reading.h"

using namespace cabe;
using namespace cabe::test;

Q_DECLARE_METATYPE(cabe::Feed)

namespace {

/// One good offer beside it, so that one bad row is not most of them.
QByteArray vast(const QByteArray &members)
{
    return R"({"offers":[{"id":900,"gpu_name":"T4","num_gpus":1,"gpu_ram":15360},)"
           R"({"id":901,"gpu_name":"T4","num_gpus":1,"gpu_ram":15360},{"id":1,)" +
           members + "}]}";
}

QByteArray hunt(const QByteArray &row)
{
    return "instance_name,location,price,cpu,memory,gpu_count,gpu_name,gpu_memory,spot,disk_size,gpu_vendor\n"
           "good1,x,1,4,16,1,T4,14.0,False,,nvidia\ngood2,x,1,4,16,1,T4,14.0,False,,nvidia\n" +
           row + "\n";
}

QByteArray shade(const QByteArray &configuration, const QByteArray &more = R"("hourly_price":100,)")
{
    const auto type = [](const QByteArray &id, const QByteArray &is, const QByteArray &price) -> QByteArray {
        return R"({"cloud":"c","shade_instance_type":")" + id + R"(",)" + price + R"("configuration":{)" + is + R"(},"availability":[]})";
    };
    const QByteArray good = R"("num_gpus":1,"gpu_type":"T4","vram_per_gpu_in_gb":16)";
    return R"({"instance_types":[)" + type("g1", good, "") + "," + type("g2", good, "") + "," + type("t", configuration, more) + "]}";
}

QByteArray pod(const QByteArray &members)
{
    return R"({"data":{"gpuTypes":[{"id":"T4","memoryInGb":16,"secureCloud":true},{"id":"T4b","memoryInGb":16,"secureCloud":true},{"id":"t",)" +
           members + "}]}}";
}

} // namespace

class FeedDirt : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void memory_data();
    void memory() { check(); }
    void counts_data();
    void counts() { check(); }
    void prices_data();
    void prices() { check(); }
    void places_data();
    void places() { check(); }
    void identity_data();
    void identity() { check(); }

private:
    static void columns();
    void check();
};

void FeedDirt::columns()
{
    QTest::addColumn<Feed>("feed");
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("outcome"); ///< a line told of it
}

void FeedDirt::check()
{
    QFETCH(Feed, feed);
    QFETCH(QByteArray, text);
    QFETCH(QString, outcome);
    const QStringList lines = told(readAs(feed, text, feed == Feed::GpuHunt ? "aws.csv" : "answer.json"));
    QVERIFY2(lines.contains(outcome), qPrintable(lines.join(u'\n')));
    QVERIFY2(lines.filter(QStringLiteral("spot")).isEmpty(), qPrintable(lines.join(u'\n')));
}

void FeedDirt::memory_data()
{
    columns();
    QTest::newRow("1 the total per GPU") << Feed::Vast << vast(R"("gpu_name":"H200","num_gpus":2,"gpu_ram":287542,"gpu_total_ram":287542)")
                                         << "rejected /offers/2/gpu_ram: NotTheTotal";
    QTest::newRow("2 the total twice") << Feed::Shadeform << shade(R"("num_gpus":3,"gpu_type":"A100 80GB","vram_per_gpu_in_gb":240)")
                                       << "rejected /instance_types/2/configuration/vram_per_gpu_in_gb: OverMaker 81920";
    QTest::newRow("3 GB in a field of MB") << Feed::Vast << vast(R"("gpu_name":"A100","num_gpus":1,"gpu_ram":80)")
                                           << "rejected /offers/2/gpu_ram: UnitDoubtful";
    QTest::newRow("5 none") << Feed::Vast << vast(R"("gpu_name":"A10","num_gpus":1)") << "1|community|-|1 x A10|-|-|?";
    QTest::newRow("5 null") << Feed::Shadeform << shade(R"("num_gpus":1,"gpu_type":"A10","vram_per_gpu_in_gb":null)")
                            << "c/t|secure|-|1 x A10|-|1.00/h|no";
    QTest::newRow("6 prose without a figure") << Feed::Shadeform << shade(R"("num_gpus":1,"gpu_type":"A10","vram_per_gpu_in_gb":"80 GB HBM3")")
                                              << "c/t|secure|-|1 x A10|-|1.00/h|no";
    QTest::newRow("8 a modified card") << Feed::Vast << vast(R"("gpu_name":"RTX 4090","num_gpus":1,"gpu_ram":49140)")
                                       << "1|community|-|1 x RTX 4090|49140|-|?";
    QTest::newRow("9 more than was ever sold") << Feed::Vast << vast(R"("gpu_name":"CMP 170HX","num_gpus":1,"gpu_ram":65536)")
                                               << "1|community|-|1 x CMP 170HX|65536|-|?";
    QTest::newRow("10 what ECC leaves") << Feed::Vast << vast(R"("gpu_name":"Tesla T4","num_gpus":1,"gpu_ram":15360)")
                                        << "1|community|-|1 x Tesla T4|15360|-|?";
    QTest::newRow("10 GB are rounded down") << Feed::GpuHunt << hunt("a,b,1,4,16,1,L4,24.0,False,,nvidia")
                                            << "a/b|secure|-|1 x L4|22888|1.00/h|?";
}

void FeedDirt::counts_data()
{
    columns();
    QTest::newRow("13 a sixth as one") << Feed::GpuHunt << hunt("nv6ads,b,0.59,6,55,1,A10,4.0,False,,nvidia")
                                       << "rejected line 4: FractionOfGpu 3814 MiB";
    QTest::newRow("14 a slice of an A100") << Feed::GpuHunt << hunt("vcg,b,0.12,1,6,1,A100,4.0,False,,nvidia")
                                           << "rejected line 4: FractionOfGpu 3814 MiB";
    QTest::newRow("15 MIG") << Feed::RunPod
                            << pod(R"("displayName":"RTX PRO 6000 Server Edition MIG 1g.24gb","memoryInGb":24,"secureCloud":true,"securePrice":0.4)")
                            << "rejected /data/gpuTypes/2: FractionOfGpu RTX PRO 6000 Server Edition MIG 1g.24gb";
    QTest::newRow("16 none") << Feed::Shadeform << shade(R"("num_gpus":null,"gpu_type":"L4")")
                             << "rejected /instance_types/2/configuration/num_gpus: Missing";
    QTest::newRow("17 8.0") << Feed::GpuHunt << hunt("a,b,1,4,16,8.0,L4,24.0,False,,nvidia") << "a/b|secure|-|8 x L4|22888|1.00/h|?";
    QTest::newRow("17 0.5") << Feed::GpuHunt << hunt("a,b,1,4,16,0.5,L4,24.0,False,,nvidia") << "rejected line 4: FractionOfGpu 0.5";
    QTest::newRow("17 0 of an offer") << Feed::Vast << vast(R"("gpu_name":"L4","num_gpus":0,"gpu_ram":23034)")
                                      << "rejected /offers/2/num_gpus: CountOutOfRange";
    QTest::newRow("18 seven") << Feed::Vast << vast(R"("gpu_name":"L4","num_gpus":7,"gpu_ram":23034)") << "1|community|-|7 x L4|23034|-|?";
    QTest::newRow("18 sixty-five") << Feed::Vast << vast(R"("gpu_name":"L4","num_gpus":65,"gpu_ram":23034)")
                                   << "rejected /offers/2: CountOutOfRange";
    QTest::newRow("20 no GPU but an accelerator") << Feed::GpuHunt << hunt("a,b,1,4,16,1,tpu-v5e,16.0,False,,google") << "skipped 1";
    QTest::newRow("21 no GPU") << Feed::GpuHunt << hunt("a,b,1,4,16,0,,,False,,") << "skipped 1";
}

void FeedDirt::prices_data()
{
    columns();
    QTest::newRow("22 zero") << Feed::Vast << vast(R"("gpu_name":"L4","num_gpus":1,"gpu_ram":23034,"dph_total":0.0)")
                             << "1|community|-|1 x L4|23034|0.00/h|?";
    QTest::newRow("23 a price of what is not offered") << Feed::RunPod
                                                       << pod(R"("memoryInGb":141,"secureCloud":false,"communityCloud":false,"communityPrice":0.5)")
                                                       << "skipped 4";
    QTest::newRow("23 a price alone") << Feed::RunPod << pod(R"("displayName":"L4","memoryInGb":24,"communityPrice":0.5)")
                                      << "t/community/1|community|-|1 x L4|22888|0.50/h|?";
    QTest::newRow("25 empty") << Feed::GpuHunt << hunt("a,b,,4,16,1,L4,24.0,False,,nvidia") << "a/b|secure|-|1 x L4|22888|-|?";
    QTest::newRow("26 spot of 0.00") << Feed::RunPod
                                     << pod(R"("displayName":"L4","memoryInGb":24,"secureCloud":true,"securePrice":0.4,"secureSpotPrice":0.0)")
                                     << "t/secure/1|secure|-|1 x L4|22888|0.40/h|yes";
    QTest::newRow("24 spot of 99999999") << Feed::RunPod
                                         << pod(R"("displayName":"L4","memoryInGb":24,"secureCloud":true,"securePrice":0.4,"secureSpotPrice":99999999)")
                                         << "t/secure/1|secure|-|1 x L4|22888|0.40/h|yes";
    QTest::newRow("28 noise") << Feed::Vast << vast(R"("gpu_name":"L4","num_gpus":1,"gpu_ram":23034,"dph_total":11.880000000000003)")
                              << "1|community|-|1 x L4|23034|11.880001/h|?";
    QTest::newRow("30 cents as a text") << Feed::Shadeform << shade(R"("num_gpus":1,"gpu_type":"L4","vram_per_gpu_in_gb":24)", R"("hourly_price":"80",)")
                                        << "c/t|secure|-|1 x L4|22888|0.80/h|no";
    QTest::newRow("31 a sign") << Feed::GpuHunt << hunt("a,b,$0.85,4,16,1,L4,24.0,False,,nvidia") << "a/b|secure|-|1 x L4|22888|0.85/h|?";
    QTest::newRow("31 no figure") << Feed::GpuHunt << hunt("a,b,call us,4,16,1,L4,24.0,False,,nvidia")
                                  << "rejected line 4, price: NotAnAmount";
}

void FeedDirt::places_data()
{
    columns();
    const auto row = [](const char *name, const char *place, const char *country) {
        QTest::newRow(name) << Feed::Vast << vast(R"("gpu_name":"L4","num_gpus":1,"gpu_ram":23034,"geolocation":")" + QByteArray(place) + '"')
                            << QStringLiteral("1|community|%1|1 x L4|23034|-|?").arg(QLatin1StringView(country));
    };
    row("38 no city", ", US", "US");
    row("39 a continent", "France, FR, EU", "FR");
    row("39 North America", ", US, NA", "US");
    row("39 Namibia", "Windhoek, NA", "NA");
    row("39 Iceland", "Hafnarfjar\u00F0arkaupsta\u00F0ur, IS, EU", "IS");
    row("41 unknown", "UNSPECIFIED", "-");
    row("41 nothing", "", "-");
    row("42 not in ISO", "London, UK", "-");
    QTest::newRow("40 Delaware") << Feed::RunPod
                                 << QByteArray(R"({"gpus":[{"id":"L4","name":"L4","memory":24,"secure":true,"community":false,"price":{"secure":1},)"
                                               R"("dataCenters":[{"id":"US-DE-1","availability":"HIGH"}]}]})")
                                 << "L4/secure/US-DE-1/1|secure|US|1 x L4|22888|1.00/h|yes";
    QTest::newRow("44 another provider's") << Feed::GpuHunt << hunt("a,eu-west1,1,4,16,1,L4,24.0,False,,nvidia")
                                           << "a/eu-west1|secure|-|1 x L4|22888|1.00/h|?";
}

void FeedDirt::identity_data()
{
    columns();
    QTest::newRow("45 twice") << Feed::Vast << vast(R"("id":900,"gpu_name":"L4","num_gpus":1,"gpu_ram":23034)")
                              << "rejected /offers/2: DuplicateId";
    QTest::newRow("47 vCPU of 0") << Feed::Vast << vast(R"("gpu_name":"L4","num_gpus":1,"gpu_ram":23034,"cpu_cores_effective":0)")
                                  << "1|community|-|1 x L4|23034|-|?";
    QTest::newRow("49 a name is kept") << Feed::Vast << vast(R"("gpu_name":"Q RTX 6000","num_gpus":1,"gpu_ram":23040)")
                                       << "1|community|-|1 x Q RTX 6000|23040|-|?";
    QTest::newRow("50 an empty text") << Feed::Vast << vast(R"("gpu_name":"L4","num_gpus":1,"gpu_ram":23034,"end_date":"","dph_total":"")")
                                      << "1|community|-|1 x L4|23034|-|?";
    QTest::newRow("52 the last key counts") << Feed::Vast << vast(R"("gpu_name":"T4","gpu_name":"L4","num_gpus":1,"gpu_ram":23034)")
                                            << "1|community|-|1 x L4|23034|-|?";
    QTest::newRow("54 no model") << Feed::GpuHunt << hunt("a,b,1,4,16,1,,24.0,False,,nvidia") << "rejected line 4, gpu_name: Missing";
    QTest::newRow("no id") << Feed::Vast
                           << QByteArray(R"({"offers":[{"id":1,"gpu_name":"L4","num_gpus":1},{"gpu_name":"L4","num_gpus":1}]})")
                           << "rejected /offers/1: Missing";
    QTest::newRow("a row that is no object") << Feed::Vast << QByteArray(R"({"offers":[{"id":1,"gpu_name":"L4","num_gpus":1},7]})")
                                             << "rejected /offers/1/num_gpus: Missing";
    QTest::newRow("most of them bad") << Feed::Vast << QByteArray(R"({"offers":[{"id":1,"gpu_name":"L4","num_gpus":1},7,8]})") << "error";
}

QTEST_APPLESS_MAIN(FeedDirt)
#include "tst_feed_dirt.moc"
