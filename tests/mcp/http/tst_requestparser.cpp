#include "http/Limits.h"
#include "http/RequestParser.h"

#include <QRandomGenerator>
#include <QTest>

using namespace evoca::mcp;
using State = RequestParser::State;

namespace {

/// What came out of a byte stream: complete requests in order, and the status of the failure that ended it (0: none).
struct Parsed
{
    QList<Request> requests;
    int failure = 0;
    qsizetype unread = 0;
};

/// Feeds in pieces of `step` bytes, as a connection would.
Parsed parse(const QByteArray &bytes, qsizetype step)
{
    RequestParser parser;
    Parsed parsed;
    qsizetype position = 0;
    while (true) {
        switch (parser.state()) {
        case State::Headers: parser.proceed(true); continue;
        case State::Complete: parsed.requests.append(parser.take()); continue;
        case State::Failed:
            parsed.failure = parser.failureStatus();
            parsed.unread = bytes.size() - position;
            return parsed;
        default: break;
        }
        if (position >= bytes.size())
            return parsed;
        const qsizetype used = parser.feed(QByteArrayView(bytes).sliced(position, qMin(step, bytes.size() - position)));
        position += used;
    }
}

QByteArray post(const QByteArray &headers, const QByteArray &body)
{
    return "POST /mcp HTTP/1.1\r\nHost: 127.0.0.1:7431\r\n" + headers + "\r\n" + body;
}

} // namespace

class TestRequestParser : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void requests_data();
    void requests();
    void failures_data();
    void failures();
    void pipelined();
    void headerCap();
    void blankLinesCount();
    void bodyCapBeforeBuffering();
    void chunkedBodyCap();
    void trailersAreNoHeaders();
    void discardedBody();
    void mutations();
};

void TestRequestParser::requests_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QByteArray>("method");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<bool>("keepAlive");
    QTest::newRow("length") << post("Content-Length: 5\r\n", "hello") << QByteArray("POST") << QByteArray("hello")
                            << true;
    QTest::newRow("no body") << post("", "") << QByteArray("POST") << QByteArray() << true;
    QTest::newRow("length 0") << post("Content-Length: 0\r\n", "") << QByteArray("POST") << QByteArray() << true;
    QTest::newRow("chunked") << post("Transfer-Encoding: chunked\r\n", "3\r\nhel\r\n2;x=y\r\nlo\r\n0\r\n\r\n")
                             << QByteArray("POST") << QByteArray("hello") << true;
    QTest::newRow("close") << post("Content-Length: 1\r\nConnection: close\r\n", "x") << QByteArray("POST")
                           << QByteArray("x") << false;
    QTest::newRow("1.0") << QByteArray("POST /mcp HTTP/1.0\r\nContent-Length: 2\r\n\r\nab") << QByteArray("POST")
                         << QByteArray("ab") << false;
    QTest::newRow("get") << QByteArray("GET /mcp HTTP/1.1\r\nHost: x\r\n\r\n") << QByteArray("GET") << QByteArray()
                         << true;
    QTest::newRow("upgrade") << post("Connection: Upgrade\r\nUpgrade: h2c\r\nContent-Length: 2\r\n", "ab")
                             << QByteArray("POST") << QByteArray("ab") << true;
    QTest::newRow("blank lines first") << "\r\n\r\n" + post("Content-Length: 1\r\n", "x") << QByteArray("POST")
                                       << QByteArray("x") << true;
}

void TestRequestParser::requests()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QByteArray, method);
    QFETCH(QByteArray, body);
    QFETCH(bool, keepAlive);
    // Split at every byte, and whole: the same request must come out.
    for (qsizetype step = 1; step <= bytes.size(); ++step) {
        const Parsed parsed = parse(bytes, step);
        QCOMPARE(parsed.failure, 0);
        QCOMPARE(parsed.requests.size(), 1);
        QCOMPARE(parsed.requests.front().method, method);
        QCOMPARE(parsed.requests.front().path(), "/mcp");
        QCOMPARE(parsed.requests.front().body, body);
        QCOMPARE(parsed.requests.front().keepAlive, keepAlive);
    }
}

void TestRequestParser::failures_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<int>("status");
    QTest::newRow("negative length") << post("Content-Length: -5\r\n", "hello") << 400;
    QTest::newRow("length is a word") << post("Content-Length: five\r\n", "hello") << 400;
    QTest::newRow("length overflows") << post("Content-Length: 99999999999999999999999\r\n", "hello") << 400;
    QTest::newRow("two lengths") << post("Content-Length: 5\r\nContent-Length: 6\r\n", "hello") << 400;
    QTest::newRow("length and chunked") << post("Content-Length: 5\r\nTransfer-Encoding: chunked\r\n",
                                                "5\r\nhello\r\n0\r\n\r\n")
                                        << 400;
    QTest::newRow("unknown encoding") << post("Transfer-Encoding: gzip\r\n", "hello") << 400;
    QTest::newRow("too long") << post("Content-Length: 67108864\r\n", "") << 413;
    QTest::newRow("bad chunk size") << post("Transfer-Encoding: chunked\r\n", "zz\r\nhello") << 400;
    QTest::newRow("chunk without end") << post("Transfer-Encoding: chunked\r\n", "3\r\nhello\r\n") << 400;
    QTest::newRow("not http") << QByteArray("\x16\x03\x01\x02") << 400;
    QTest::newRow("unknown method") << QByteArray("FETCH /mcp HTTP/1.1\r\n\r\n") << 400;
    QTest::newRow("http 2") << QByteArray("POST /mcp HTTP/2.0\r\n\r\n") << 505;
    QTest::newRow("preface of http 2") << QByteArray("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n") << 400;
    QTest::newRow("NUL in a header") << post(QByteArray("X: a\0b\r\n", 8), "") << 400;
    QTest::newRow("space before colon") << post("Content-Length : 5\r\n", "hello") << 400;
}

void TestRequestParser::failures()
{
    QFETCH(QByteArray, bytes);
    QFETCH(int, status);
    for (qsizetype step = 1; step <= bytes.size(); ++step) {
        const Parsed parsed = parse(bytes, step);
        QVERIFY(parsed.requests.isEmpty());
        QCOMPARE(parsed.failure, status);
    }
}

void TestRequestParser::pipelined()
{
    const QByteArray one = post("Content-Length: 3\r\n", "one");
    const QByteArray two = post("Transfer-Encoding: chunked\r\n", "3\r\ntwo\r\n0\r\n\r\n");
    const QByteArray three = "GET /x HTTP/1.1\r\n\r\n";
    for (qsizetype step : {1, 7, 64, 10'000}) {
        const Parsed parsed = parse(one + two + three, step);
        QCOMPARE(parsed.failure, 0);
        QCOMPARE(parsed.requests.size(), 3);
        QCOMPARE(parsed.requests.at(0).body, "one");
        QCOMPARE(parsed.requests.at(1).body, "two");
        QCOMPARE(parsed.requests.at(2).method, "GET");
    }
    // One at a time: what follows a complete request is not touched.
    RequestParser parser;
    const QByteArray both = one + three;
    qsizetype used = parser.feed(both);
    QCOMPARE(parser.state(), State::Headers);
    parser.proceed(true);
    used += parser.feed(QByteArrayView(both).sliced(used));
    QCOMPARE(parser.state(), State::Complete);
    QCOMPARE(used, one.size());
    QCOMPARE(parser.feed(three), 0);
}

void TestRequestParser::headerCap()
{
    const QByteArray huge = post("X-Big: " + QByteArray(1024 * 1024, 'a') + "\r\n", "");
    for (qsizetype step : {1000, 65'536, 10'000'000}) {
        const Parsed parsed = parse(huge, step);
        QCOMPARE(parsed.failure, 431);
        QVERIFY(parsed.unread >= huge.size() - mostHeaderBytes - 1);
    }
    QByteArray many = "POST /mcp HTTP/1.1\r\n";
    for (int i = 0; i < 20'000; ++i)
        many += "A: b\r\n";
    QCOMPARE(parse(many, 1500).failure, 431);
    QCOMPARE(parse("POST /" + QByteArray(70'000, 'p') + " HTTP/1.1\r\n\r\n", 1500).failure, 431);
    QCOMPARE(parse(post("X: " + QByteArray(60'000, 'a') + "\r\n", ""), 1500).requests.size(), 1);
}

void TestRequestParser::blankLinesCount()
{
    QCOMPARE(parse(QByteArray("\r\n").repeated(100'000), 1000).failure, 431);
}

void TestRequestParser::bodyCapBeforeBuffering()
{
    RequestParser parser;
    parser.feed(post("Content-Length: " + QByteArray::number(mostBodyBytes + 1) + "\r\n", ""));
    QCOMPARE(parser.state(), State::Failed);
    QCOMPARE(parser.failureStatus(), 413);
    RequestParser allowed;
    allowed.feed(post("Content-Length: " + QByteArray::number(mostBodyBytes) + "\r\n", ""));
    QCOMPARE(allowed.state(), State::Headers);
}

void TestRequestParser::chunkedBodyCap()
{
    RequestParser parser;
    parser.feed(post("Transfer-Encoding: chunked\r\n", ""));
    parser.proceed(true);
    const QByteArray chunk = "100000\r\n" + QByteArray(0x100000, 'x') + "\r\n";
    int chunks = 0;
    while (parser.state() == State::Body && chunks < 100) {
        parser.feed(chunk);
        ++chunks;
    }
    QCOMPARE(parser.state(), State::Failed);
    QCOMPARE(parser.failureStatus(), 413);
    QCOMPARE(chunks, 33);
}

void TestRequestParser::trailersAreNoHeaders()
{
    const Parsed parsed = parse(
        post("Transfer-Encoding: chunked\r\n", "1\r\nx\r\n0\r\nAuthorization: Bearer t\r\n\r\n"), 5);
    QCOMPARE(parsed.requests.size(), 1);
    QCOMPARE(parsed.requests.front().count("authorization"), 0);
    const QByteArray big = "1\r\nx\r\n0\r\nX: " + QByteArray(70'000, 'a') + "\r\n\r\n";
    QCOMPARE(parse(post("Transfer-Encoding: chunked\r\n", big), 1000).failure, 431);
}

void TestRequestParser::discardedBody()
{
    RequestParser parser;
    const QByteArray bytes = post("Content-Length: 5\r\n", "hello");
    const qsizetype used = parser.feed(bytes);
    parser.proceed(false);
    parser.feed(QByteArrayView(bytes).sliced(used));
    QCOMPARE(parser.state(), State::Complete);
    QVERIFY(parser.take().body.isEmpty());
}

/// The fuzz target's check with a fixed seed: no input may crash, hang, or give other requests when it is cut
/// differently.
void TestRequestParser::mutations()
{
    const QList<QByteArray> seeds {
        post("Content-Length: 5\r\n", "hello"),
        post("Transfer-Encoding: chunked\r\n", "3\r\nhel\r\n2;x=y\r\nlo\r\n0\r\nT: v\r\n\r\n"),
        post("Expect: 100-continue\r\nAuthorization: Bearer x\r\nContent-Length: 2\r\n", "{}")
            + "GET / HTTP/1.1\r\n\r\n"};
    QRandomGenerator random(20261130);
    for (int round = 0; round < 20'000; ++round) {
        QByteArray bytes = seeds.at(round % seeds.size());
        for (int change = random.bounded(1, 6); change > 0 && !bytes.isEmpty(); --change) {
            const qsizetype at = random.bounded(int(bytes.size()));
            switch (random.bounded(4)) {
            case 0: bytes[at] = char(random.bounded(256)); break;
            case 1: bytes.remove(at, random.bounded(1, 9)); break;
            case 2: bytes.insert(at, char(random.bounded(256))); break;
            default: bytes.insert(at, bytes.mid(random.bounded(int(bytes.size())), random.bounded(1, 20))); break;
            }
        }
        const Parsed whole = parse(bytes, bytes.size() + 1);
        const Parsed split = parse(bytes, random.bounded(1, 12));
        QCOMPARE(split.failure, whole.failure);
        QCOMPARE(split.requests.size(), whole.requests.size());
        for (qsizetype i = 0; i < whole.requests.size(); ++i) {
            QCOMPARE(split.requests.at(i).body, whole.requests.at(i).body);
            QCOMPARE(split.requests.at(i).headers, whole.requests.at(i).headers);
        }
    }
}

QTEST_APPLESS_MAIN(TestRequestParser)
#include "tst_requestparser.moc"
