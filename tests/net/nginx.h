// A real nginx for a test: its own folder, free ports of this machine, and certificates of an authority made for it.
#pragma once

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QSslCertificate>
#include <QStandardPaths>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTemporaryDir>
#include <QTest>
#include <QUrl>

#include <csignal>
#include <sys/prctl.h>

namespace cabe::test {

class Nginx
{
public:
    ~Nginx()
    {
        m_process.terminate();
        if (m_process.state() != QProcess::NotRunning && !m_process.waitForFinished(5000))
            m_process.kill();
        m_process.waitForFinished(5000);
    }

    /// Where the programs are, or empty.
    static QString program(const QString &name)
    {
        const QString found = QStandardPaths::findExecutable(name);
        return found.isEmpty() ? QStandardPaths::findExecutable(name, {QStringLiteral("/usr/sbin")}) : found;
    }

    /// False, with what nginx said in trouble(), where it does not come up.
    bool start()
    {
        QDir(m_folder.path()).mkpath(QStringLiteral("www"));
        if (!makeCertificates())
            return false;
        for (int attempt = 0; attempt < 3; ++attempt)
            if (startOnFreePorts())
                return true;
        return false;
    }
    QString trouble() const { return m_trouble; }

    void put(const QString &name, const QByteArray &content)
    {
        QFile file(m_folder.filePath(u"www/" + name));
        if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
            qWarning("%s was not written", qPrintable(name));
    }
    QUrl http(const QString &path) const { return QUrl(QStringLiteral("http://127.0.0.1:%1%2").arg(m_ports[0]).arg(path)); }
    QUrl https(const QString &path) const { return QUrl(QStringLiteral("https://localhost:%1%2").arg(m_ports[1]).arg(path)); }
    /// The server that the README shows, with the test's own port and files.
    QUrl asInReadme(const QString &path) const { return QUrl(QStringLiteral("https://localhost:%1%2").arg(m_ports[3]).arg(path)); }
    QUrl wrongHost(const QString &path) const { return QUrl(QStringLiteral("https://localhost:%1%2").arg(m_ports[2]).arg(path)); }
    QList<QSslCertificate> authority() const { return QSslCertificate::fromPath(m_folder.filePath(QStringLiteral("ca.pem"))); }

private:
    bool run(const QString &arguments)
    {
        QProcess openssl;
        openssl.setWorkingDirectory(m_folder.path());
        openssl.start(program(QStringLiteral("openssl")), arguments.split(u' '));
        const bool isDone = openssl.waitForFinished(30'000) && openssl.exitCode() == 0;
        if (!isDone)
            m_trouble = QString::fromLocal8Bit(openssl.readAllStandardError());
        return isDone;
    }
    void write(const QString &name, const QByteArray &content)
    {
        put(u"../" + name, content);
    }

    bool makeCertificates()
    {
        const QString key = QStringLiteral("-newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes");
        if (!run(u"req -x509 " + key + u" -keyout ca.key -out ca.pem -days 2 -subj /CN=ca.invalid"))
            return false;
        for (const auto &[name, hosts] : {std::pair("here", "DNS:localhost,IP:127.0.0.1"), std::pair("other", "DNS:other.invalid")}) {
            const QString file = QString::fromLatin1(name);
            write(file + u".ext", QByteArray("subjectAltName=") + hosts + "\n");
            if (!run(u"req -new " + key + u" -keyout " + file + u".key -out " + file + u".csr -subj /CN=" + file + u".invalid") ||
                !run(u"x509 -req -in " + file + u".csr -CA ca.pem -CAkey ca.key -CAcreateserial -days 1 -extfile " + file +
                     u".ext -out " + file + u".pem"))
                return false;
        }
        return true;
    }

    static QByteArray serverOfReadme()
    {
        QFile readme(QStringLiteral(CABE_SOURCE_DIR "/README.md"));
        const QByteArray text = readme.open(QIODevice::ReadOnly) ? readme.readAll() : QByteArray();
        const auto from = text.indexOf("```nginx\n") + 9;
        QByteArray server = text.mid(from, text.indexOf("```", from) - from);
        server.replace("443", "127.0.0.1:README_PORT").replace("prices.example.com", "localhost").replace("/srv/prices", "FOLDER/www");
        return server.replace("/etc/ssl/prices", "FOLDER/here");
    }

    QByteArray configuration() const
    {
        QByteArray text = R"(daemon off; master_process off; pid FOLDER/nginx.pid; error_log stderr warn;
events { worker_connections 64; }
http {
  types { application/json json; text/csv csv; } default_type text/plain; access_log off;
  client_body_temp_path FOLDER/body; proxy_temp_path FOLDER/proxy; fastcgi_temp_path FOLDER/fastcgi;
  uwsgi_temp_path FOLDER/uwsgi; scgi_temp_path FOLDER/scgi;
  gzip on; gzip_types application/json text/csv; gzip_min_length 100; etag on;
  server {
    listen 127.0.0.1:PLAIN_PORT; listen 127.0.0.1:TLS_PORT ssl http2; root FOLDER/www;
    ssl_certificate FOLDER/here.pem; ssl_certificate_key FOLDER/here.key;
    location = /r0 { return 302 /r1; } location = /r1 { return 302 /r2; } location = /r2 { return 301 /r3; }
    location = /r3 { return 307 /r4; } location = /r4 { return 308 /r5; } location = /r5 { return 302 /small.json; }
    location = /up { return 302 https://localhost:TLS_PORT/small.json; }
    location = /down { return 302 http://127.0.0.1:PLAIN_PORT/small.json; }
    location = /busy { add_header Retry-After 7 always; return 503 "busy"; }
    location = /key { if ($http_x_key != "hush-hush") { return 403 "no $http_x_key"; } rewrite ^ /small.json; }
  }
  server {
    listen 127.0.0.1:OTHER_PORT ssl; root FOLDER/www; ssl_certificate FOLDER/other.pem; ssl_certificate_key FOLDER/other.key;
  }
  SERVER_OF_README
}
)";
        text.replace("SERVER_OF_README", serverOfReadme());
        text.replace("FOLDER", m_folder.path().toUtf8());
        text.replace("PLAIN_PORT", QByteArray::number(m_ports[0]));
        text.replace("TLS_PORT", QByteArray::number(m_ports[1]));
        text.replace("README_PORT", QByteArray::number(m_ports[3]));
        return text.replace("OTHER_PORT", QByteArray::number(m_ports[2]));
    }

    bool startOnFreePorts()
    {
        {
            QTcpServer free[4];
            for (int i = 0; i < 4; ++i) {
                free[i].listen(QHostAddress::LocalHost);
                m_ports[i] = free[i].serverPort();
            }
        }
        write(QStringLiteral("nginx.conf"), configuration());
        m_process.setChildProcessModifier([] { ::prctl(PR_SET_PDEATHSIG, SIGTERM); }); // it never outlives the test
        m_process.start(program(QStringLiteral("nginx")),
                        {QStringLiteral("-p"), m_folder.path(), QStringLiteral("-c"), m_folder.filePath(QStringLiteral("nginx.conf"))});
        const auto isUp = [this] {
            QTcpSocket socket;
            socket.connectToHost(QHostAddress::LocalHost, m_ports[0]);
            return socket.waitForConnected(1000);
        };
        for (int i = 0; i < 100 && !(m_process.state() == QProcess::Running && isUp()); ++i) {
            if (m_process.state() == QProcess::NotRunning)
                break;
            QTest::qWait(50);
        }
        if (m_process.state() == QProcess::Running && isUp())
            return true;
        m_process.kill();
        m_process.waitForFinished();
        m_trouble = QString::fromLocal8Bit(m_process.readAllStandardError());
        return false;
    }

    QTemporaryDir m_folder;
    QProcess m_process;
    QString m_trouble;
    quint16 m_ports[4] = {};
};

} // namespace cabe::test
