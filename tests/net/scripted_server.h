// A server that answers as a test says: with any bytes, in any pieces, or not at all.
#pragma once

#include <QByteArray>
#include <QHash>
#include <QObject>
#include <QStringList>
#include <QTcpServer>
#include <QTcpSocket>
#include <QUrl>

namespace cabe::test {

struct Answer {
    QByteArray bytes;      ///< head and body, as they go out
    bool keepsOpen = false; ///< says nothing more and does not hang up
};

struct Asked {
    QByteArray path;
    QHash<QByteArray, QByteArray> headers; ///< by lower-case name
};

/// The head of an answer; `more` are lines that end in CRLF.
inline QByteArray head(int status, const QByteArray &more = {})
{
    return "HTTP/1.1 " + QByteArray::number(status) + " Said\r\nConnection: close\r\n" + more + "\r\n";
}

inline Answer answer(int status, const QByteArray &body, const QByteArray &more = {})
{
    return {head(status, "Content-Length: " + QByteArray::number(body.size()) + "\r\n" + more) + body};
}

inline Answer redirect(const QByteArray &to, int status = 302)
{
    return answer(status, {}, "Location: " + to + "\r\n");
}

class ScriptedServer : public QObject
{

public:
    ScriptedServer()
    {
        m_server.listen(QHostAddress::LocalHost);
        connect(&m_server, &QTcpServer::newConnection, this, [this] {
            while (QTcpSocket *socket = m_server.nextPendingConnection()) {
                connect(socket, &QTcpSocket::disconnected, socket, &QObject::deleteLater);
                connect(socket, &QTcpSocket::readyRead, this, [this, socket] { hear(socket); });
            }
        });
    }

    QUrl url(const QByteArray &path) const
    {
        return QUrl::fromEncoded("http://127.0.0.1:" + QByteArray::number(m_server.serverPort()) + path);
    }
    /// The answers to a path, one after another; the last is given again and again.
    void on(const QByteArray &path, const QList<Answer> &answers) { m_answers[path] = answers; }
    /// To everyone who is still connected.
    void sayToAll(const QByteArray &bytes)
    {
        for (QTcpSocket *socket : m_server.findChildren<QTcpSocket *>())
            socket->write(bytes);
    }
    const QList<Asked> &asked() const { return m_asked; }
    void forget() { m_asked.clear(); }

private:
    void hear(QTcpSocket *socket)
    {
        QByteArray &heard = m_heard[socket];
        heard += socket->readAll();
        if (!heard.contains("\r\n\r\n"))
            return;
        const QList<QByteArray> lines = m_heard.take(socket).split('\n');
        Asked asked{lines.first().split(' ').value(1), {}};
        for (const QByteArray &line : lines.mid(1))
            if (const auto colon = line.indexOf(':'); colon > 0)
                asked.headers[line.left(colon).toLower()] = line.mid(colon + 1).trimmed();
        m_asked << asked;
        QList<Answer> &answers = m_answers[asked.path];
        if (answers.isEmpty())
            return give(socket, answer(404, "nothing here"));
        give(socket, answers.size() > 1 ? answers.takeFirst() : answers.first());
    }
    static void give(QTcpSocket *socket, const Answer &answer)
    {
        socket->write(answer.bytes);
        if (!answer.keepsOpen)
            socket->disconnectFromHost();
    }

    QTcpServer m_server;
    QHash<QByteArray, QList<Answer>> m_answers;
    QHash<QTcpSocket *, QByteArray> m_heard;
    QList<Asked> m_asked;
};

} // namespace cabe::test
