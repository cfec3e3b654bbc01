// Reads the .ts files as a translator's proofreader would, and compares them with the strings of the sources.
#include <QDir>
#include <QFile>
#include <QMap>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

namespace {

struct Message {
    QString context;
    QString source;
    bool numerus = false;
    QString type; ///< unfinished, vanished, obsolete, or empty
    QStringList forms;
};

Message readMessage(QXmlStreamReader &xml, const QString &context)
{
    Message message;
    message.context = context;
    message.numerus = xml.attributes().value(QStringLiteral("numerus")) == u"yes";
    while (xml.readNextStartElement()) {
        if (xml.name() == u"source") {
            message.source = xml.readElementText();
        } else if (xml.name() == u"translation") {
            message.type = xml.attributes().value(QStringLiteral("type")).toString();
            if (!message.numerus)
                message.forms << xml.readElementText();
            else
                while (xml.readNextStartElement())
                    message.forms << xml.readElementText();
        } else {
            xml.skipCurrentElement();
        }
    }
    return message;
}

QList<Message> readMessages(const QString &path)
{
    QFile file(path);
    QList<Message> messages;
    if (!file.open(QIODevice::ReadOnly))
        return messages;
    QXmlStreamReader xml(&file);
    QString context;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == u"name")
            context = xml.readElementText();
        else if (xml.name() == u"message")
            messages << readMessage(xml, context);
    }
    return xml.hasError() ? QList<Message>() : messages;
}

QMap<QString, int> places(const QString &text)
{
    static const QRegularExpression pattern(QStringLiteral("%[1-9n]"));
    QMap<QString, int> found;
    for (auto it = pattern.globalMatch(text); it.hasNext();)
        ++found[it.next().captured()];
    return found;
}

/// The mark that ends a text, so that a sentence stays one.
QChar endMark(const QString &text)
{
    return !text.isEmpty() && QStringLiteral(".:;!?\u2026,").contains(text.back()) ? text.back() : QChar();
}

int mnemonics(const QString &text)
{
    return static_cast<int>(text.count(QRegularExpression(QStringLiteral("&(?!&)\\S"))));
}

QString tsPath(const QString &language)
{
    return QStringLiteral(CABE_SOURCE_DIR "/translations/cabe_") + language + QStringLiteral(".ts");
}

QSet<QString> keys(const QList<Message> &messages)
{
    QSet<QString> set;
    for (const Message &message : messages)
        set << message.context + u'|' + message.source + (message.numerus ? QStringLiteral("|n") : QString());
    return set;
}

} // namespace

class TestTranslations : public QObject {
    Q_OBJECT

    void languages()
    {
        QTest::addColumn<QString>("language");
        QTest::newRow("es") << QStringLiteral("es");
        QTest::newRow("en") << QStringLiteral("en");
    }

private Q_SLOTS:
    void everyMessageIsWhole_data() { languages(); }
    void everyMessageIsWhole()
    {
        QFETCH(QString, language);
        const QList<Message> messages = readMessages(tsPath(language));
        QVERIFY(!messages.isEmpty());
        for (const Message &message : messages) {
            const QByteArray which = message.source.toUtf8();
            QVERIFY2(message.type.isEmpty(), which.constData());
            QVERIFY2(message.forms.size() == (message.numerus ? 2 : 1), which.constData());
            for (const QString &form : message.forms) {
                QVERIFY2(!form.trimmed().isEmpty(), which.constData());
                QVERIFY2(form == form.trimmed() && message.source == message.source.trimmed(), which.constData());
                QVERIFY2(form.contains(QStringLiteral("  ")) == message.source.contains(QStringLiteral("  ")), which.constData());
                QVERIFY2(form.count(u'\n') == 0 || message.source.count(u'\n') > 0, which.constData());
                QVERIFY2(places(form) == places(message.source), which.constData());
                QVERIFY2(endMark(form) == endMark(message.source), which.constData());
                QVERIFY2(mnemonics(form) == mnemonics(message.source), which.constData());
                QVERIFY2(!form.contains(QStringLiteral("...")) && !form.contains(u'!'), which.constData());
            }
        }
    }

    void spanishHasNoEnglishWords()
    {
        static const QRegularExpression stop(
            QStringLiteral("\\b(the|of|and|with|is|are|for|your|not|from|per|its|it|hour|hours|file|files|machine|machines|price|"
                           "weights|layers|requests|memory|country|fits|needs)\\b"),
            QRegularExpression::CaseInsensitiveOption);
        static const QRegularExpression option(QStringLiteral("--[a-z-]+"));
        for (const Message &message : readMessages(tsPath(QStringLiteral("es"))))
            for (const QString &form : message.forms)
                QVERIFY2(!stop.match(QString(form).remove(option)).hasMatch(), form.toUtf8().constData());
    }

    /// Usted, as the design asks: none of the forms of tú or vosotros that a slip would bring in.
    void spanishSaysUsted()
    {
        static const QRegularExpression informal(
            QStringLiteral("\\b(tu|tus|t\u00FA|ti|contigo|puedes|quieres|debes|tienes|elige|escribe|haz|vuestro|vuestra|por favor)\\b"),
            QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption);
        for (const Message &message : readMessages(tsPath(QStringLiteral("es"))))
            for (const QString &form : message.forms)
                QVERIFY2(!informal.match(form).hasMatch(), form.toUtf8().constData());
    }

    void quotationMarksAreSpanish()
    {
        for (const Message &message : readMessages(tsPath(QStringLiteral("es"))))
            for (const QString &form : message.forms) {
                QVERIFY2(!form.contains(u'"'), form.toUtf8().constData());
                QVERIFY2(form.count(u'\u00AB') * 2 == message.source.count(u'"'), form.toUtf8().constData());
            }
    }

    void filesHoldWhatTheSourcesSay_data() { languages(); }
    void filesHoldWhatTheSourcesSay()
    {
        QFETCH(QString, language);
        const QTemporaryDir folder;
        QVERIFY(folder.isValid());
        const QString fresh = folder.filePath(QStringLiteral("fresh.ts"));
        QStringList arguments{QStringLiteral("-silent"), QStringLiteral("-no-obsolete"), QStringLiteral("-locations"),
                              QStringLiteral("none")};
        if (language == u"en") // the sources are its words; only its plurals are written down
            arguments << QStringLiteral("-pluralonly");
        arguments << QStringLiteral("ui") << QStringLiteral("app") << QStringLiteral("-target-language") << language
                  << QStringLiteral("-ts") << fresh;
        QProcess lupdate;
        lupdate.setWorkingDirectory(QStringLiteral(CABE_SOURCE_DIR));
        lupdate.start(QStringLiteral(CABE_LUPDATE), arguments);
        QVERIFY(lupdate.waitForFinished(60000));
        QCOMPARE(lupdate.exitCode(), 0);
        const QSet<QString> wanted = keys(readMessages(fresh));
        const QSet<QString> have = keys(readMessages(tsPath(language)));
        QVERIFY(!wanted.isEmpty());
        QCOMPARE((wanted - have).values(), QStringList());
        QCOMPARE((have - wanted).values(), QStringList());
    }
};

QTEST_APPLESS_MAIN(TestTranslations)
#include "tst_translations.moc"
