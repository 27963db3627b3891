#include "text/Redactor.h"

#include <QElapsedTimer>
#include <QTest>

using namespace evoca::model;
using namespace Qt::StringLiterals;

// The keys here are made up; they are put together at run time so that no scanner takes this file for a leak.
class RedactorTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void replaces_data();
    void replaces();
    void keeps_data();
    void keeps();
    void countsByKind();
    void secondRunChangesNothing();
    void cleanTextSpeed();

private:
    Redactor m_redactor;
};

static std::string letters(int count)
{
    static const char alphabet[] = "aB3dE6gH9jK2mN5pQ8sT1vW4xYz7";
    std::string text;
    for (int i = 0; i < count; ++i)
        text += alphabet[(i * 5 + i / 7) % 28];
    return text;
}

static std::string upper(int count)
{
    static const char alphabet[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
    std::string text;
    for (int i = 0; i < count; ++i)
        text += alphabet[(i * 7 + 3) % 32];
    return text;
}

void RedactorTest::replaces_data()
{
    QTest::addColumn<std::string>("before");
    QTest::addColumn<std::string>("secret");
    QTest::addColumn<std::string>("kind");
    const auto row = [](const char *name, const std::string &start, const std::string &secret, const std::string &end,
                        const char *kind) {
        QTest::newRow(name) << start + secret + end << secret << std::string(kind);
    };
    row("aws id", "key ", "AKIA" + upper(16), " in logs", "aws_key");
    row("aws temporary id", "id=", "ASIA" + upper(16), "", "aws_key");
    row("aws secret", "aws_secret_access_key = ", letters(39) + "/", "\n", "aws_secret");
    row("github", "remote ", "ghp_" + letters(36), "", "github_token");
    row("github oauth", "(", "gho_" + letters(36), ")", "github_token");
    row("github app", "'", "ghs_" + letters(36), "'", "github_token");
    row("github fine-grained", "x: ", "github_pat_" + letters(22) + "_" + letters(40), "", "github_token");
    row("after escaped newline", "line\\n", "ghp_" + letters(36), "", "github_token");
    row("gitlab", "PRIVATE-TOKEN: ", "glpat-" + letters(20), "", "gitlab_token");
    row("slack", "", "xoxb-" + std::string("123456789012-") + letters(24), " end", "slack_token");
    row("google", "?key=", "AIza" + letters(35), "&x=1", "google_key");
    row("openai", "OPENAI_API_KEY=", "sk-proj-" + letters(48), "\n", "openai_key");
    row("openai old", "key ", "sk-" + letters(48), ".", "openai_key");
    row("short sk", "use ", "sk-abc12345", "", "openai_key");
    row("anthropic", "", "sk-ant-api03-" + letters(60), "", "anthropic_key");
    row("stripe", "", "sk_live_" + letters(24), "", "stripe_key");
    row("npm", "//registry/:_authToken=", "npm_" + letters(36), "", "npm_token");
    row("jwt", "cookie ", "eyJ" + letters(20) + ".eyJ" + letters(40) + "." + letters(43), ";", "jwt");
    row("bearer", "Authorization: Bearer ", letters(32), "", "bearer");
    row("basic", "authorization: Basic ", "dXNlcjpwYXNzd29yZA==", "", "basic_auth");
    row("env password", "DB_PASSWORD=", "swordfish", "\n", "password");
    row("password digits", "password=", "hunter2", "", "password");
    row("yaml", "passwd: ", "tr0ub4dor&3", "\n", "password");
    row("json", R"({"password": ")", "correct-horse", R"("})", "password");
    row("json in json", R"({\"password\":\")", "s3cr3tvalue", R"(\"})", "password");
    row("single quotes", "pwd = '", "Tr0ub4dor", "'", "password");
    row("xml", "<password>", "Tr0ub4dor", "</password>", "password");
    row("flag", "mysql --password ", "Tr0ub4dor", " -u root", "password");
    row("token", "token: ", "9f8e7d6c5b4a39281706", "", "token");
    row("header", "x-api-key: ", letters(30), "\r\n", "api_key");
    row("client secret", "clientSecret: \"", letters(30), "\"", "secret");
    row("says", "the password is ", "Tr0ub4dor", ", do not share", "password");
    row("says quoted", "my password is `", "swordfish", "`", "password");
    row("says for", "the password for admin is ", "hunter2", "", "password");
    row("dice", u"la contraseña es "_s.toStdString(), "Casa2024!", "", "password");
    row("dice quoted", u"La contraseña de pruebas es \""_s.toStdString(), "mariposa", "\"", "password");
    row("url", "postgres://shop:", "hunter2", "@db.example.org:5432/shop", "url_password");
    row("url at", "https://ana:", "p@ss:w0rd", "@example.org/x", "url_password");
    row("curl", "curl -s -u admin:", "hunter2", " https://example.org", "password");
    row("curl quoted", "curl -X GET 'http://h/?a=1&b=2' -u \"admin:", "correct horse", "\" -k", "password");
    row("curl user", "$ /usr/bin/curl --user ana@example.org:", "s3cr3t,1", "\n", "password");
    row("curl joined", "curl -sku elastic:", "changed", " https://h", "password");
    row("curl in json", R"({"command":"curl -u \"admin:)", "hunter2", R"(\" https://h"})", "password");
    row("mysql", "mysql -uroot -p", "hunter2", " shop", "password");
    row("mysqldump", "docker exec db mysqldump -u root -p'", "Tr0ub4dor & 3", "' shop > x.sql", "password");
    row("mariadb", "mariadb -p", "swordfish", "", "password");
    row("sshpass", "sshpass -p ", "swordfish", " ssh -p 2222 ana@example.org", "password");
    row("sshpass quoted", "sshpass -p '", "sword fish", "' scp a b", "password");
    row("telegram", "bot ", "110201543:AA" + letters(33), " works", "telegram_token");
    row("telegram address", "https://api.telegram.org/bot", "110201543:AA" + letters(33), "/getMe", "telegram_token");
    row("docker", R"({"auths": {"r.example.org": {"auth": ")", "dXNlcjpwYXNzd29yZA==", R"("}}})", "basic_auth");
    row("docker in json", R"({\"auth\": \")", "dXNlcjpwYXNzd29yZA==", R"(\"})", "basic_auth");
    row("cookie", "Cookie: theme=dark; session=", "9f8e7d6c5b4a39281706", "; lang=es", "session_cookie");
    row("set cookie", "set-cookie: connect.sid=", "s%3A" + letters(32), "; Path=/; HttpOnly", "session_cookie");
    row("cookie java", "{\"Cookie\": \"a=b; JSESSIONID=", upper(31) + "7", "\"}", "session_cookie");
    row("cookie name", "< Set-Cookie: PHPSESSID=", "q1w2e3r4t5y6u7i8o9p0", "; path=/", "session_cookie");
    const std::string body = letters(64) + "\n" + letters(64) + "\n";
    row("pem", "key:\n", "-----BEGIN RSA PRIVATE KEY-----\n" + body + "-----END RSA PRIVATE KEY-----", "\nrest",
        "private_key");
    row("pem escaped", "{\"k\":\"",
        "-----BEGIN PRIVATE KEY-----\\n" + letters(64) + "\\n" + letters(30) + "\\n-----END PRIVATE KEY-----", "\\n\"}",
        "private_key");
    row("pem openssh", "", "-----BEGIN OPENSSH PRIVATE KEY-----\n" + body + "-----END OPENSSH PRIVATE KEY-----", "",
        "private_key");
    row("pem cut", "x ", "-----BEGIN EC PRIVATE KEY-----\n" + body, "", "private_key");
}

void RedactorTest::replaces()
{
    QFETCH(std::string, before);
    QFETCH(std::string, secret);
    QFETCH(std::string, kind);
    std::string text = before;
    SecretCounts counts;
    QVERIFY2(m_redactor.redact(text, counts), before.c_str());
    std::string expected = before;
    expected.replace(before.find(secret), secret.size(), "[secret:" + kind + "]");
    QCOMPARE(QString::fromStdString(text), QString::fromStdString(expected));
    QCOMPARE(counts[kind], 1);
}

void RedactorTest::keeps_data()
{
    QTest::addColumn<std::string>("text");
    const auto row = [](const char *name, const std::string &text) { QTest::newRow(name) << text; };
    row("placeholder", "API_KEY=<your-key>");
    row("your", "token: your-token-here");
    row("shell variable", "password=${DB_PASSWORD} PASSWORD=$PASS");
    row("template", "password: {{ vault_password }}");
    row("stars", "password: ******** token=xxxxxxxxxxxx");
    row("node", "apiKey: process.env.API_KEY,");
    row("python", "password = os.environ[\"DB_PASSWORD\"]");
    row("call", "token = get_token(request)");
    row("member", "password: req.body.password");
    row("await", "const token = await fetchToken()");
    row("type", "interface A { token: string; password?: string }");
    row("go type", "Token string `json:\"token\"`");
    row("identifier", "token = accessToken\nsecret: clientSecretName");
    row("identifier with number", "token = token2");
    row("scope", "Token::BackgroundRaised2, secret::kind_of_9");
    row("plural", "max_tokens: 4096, \"total_tokens\": 123456789012345");
    row("page token", "nextPageToken: \"CAUQAA1234567890\"");
    row("label", "{\"password\": \"Password\", \"label\": \"Enter your password\"}");
    row("required", "password is required; the password is wrong");
    row("rule", "the password is 12-character long");
    row("spanish sentence", u"la contraseña es incorrecta y el token es inválido"_s.toStdString());
    row("sha", "commit 9f8e7d6c5b4a392817069f8e7d6c5b4a39281706");
    row("uuid", "id 3b241101-e2bb-4255-8caf-4136c566a962");
    row("base64 hash", "integrity sha512-" + letters(60) + "==");
    row("akia short", "AKIA and AKIAFOO");
    row("akia inside", "XAKIA" + upper(16));
    row("kebab sk", "risk-assessment task-12345678 sk-learn-pipeline-with-long-name");
    row("npm config", "npm_config_registry npm_lifecycle_event");
    row("xox", "xoxo-hugs-and-kisses");
    row("jwt head", "eyJhbGciOiJIUzI1NiJ9 alone");
    row("bearer word", "Bearer token required; Bearer <token>; Bearer ${TOKEN}");
    row("basic", "basic authorization flow of example");
    row("plain url", "https://example.org:8080/a@b http://user@example.org git@github.com:a/b.git");
    row("template url", "postgres://${USER}:${PASS}@host/db https://<user>:<pass>@host");
    row("public key", "-----BEGIN PUBLIC KEY-----\n" + letters(64) + "\n-----END PUBLIC KEY-----");
    row("certificate", "-----BEGIN CERTIFICATE-----\n" + letters(64) + "\n-----END CERTIFICATE-----");
    row("pem named", "looks for -----BEGIN RSA PRIVATE KEY----- in files");
    row("PWD", "PWD=/home/ana/project OLDPWD=/tmp");
    row("short", "pwd: ab");
    row("comparison", "if (password == other) return token != null;");
    row("boolean", "secret: true, token: null");
    row("replaced before", "password=[secret:password] Bearer [secret:bearer]");
    row("curl variables",
        "curl -u $USER:$PASS https://h; curl --user \"${USER}:${PASS}\" h; curl -u <user>:<password> h");
    row("curl name", "curl -u admin https://example.org:8080/");
    row("other -u", "docker run -u 1000:1000 x; git push -u origin a:b; curl h && docker run --user 1000:1000 x");
    row("mysql asks", "mysql -u root -p shop; mysql -p; mysqldump -p\nmysql -p$PASS -p\"$PASS\"");
    row("other -p", "mkdir -p/srv/x; ssh -p2222 h; cp -pr a b; go test ./x/mysql -parallel 4; psql -p5432");
    row("ports", "docker run --name mysql -p3306:3306 mysql:8");
    row("sshpass variable", "sshpass -p \"$PASS\" ssh h; sshpass -e ssh -p 22 h; sshpass -f file ssh h");
    row("telegram short", "110201543:AAHdqTcvCH1 123:AA" + letters(33) + " 110201543:AA" + letters(34));
    row("auth",
        R"({"auth": "none", "auth": "required", "auth": true, "authType": "dXNlcjpwYXNzd29yZA==", "auth": ""})");
    row("auth without colon", R"("auth": "dXNlcm5hbWVvbmx5")");
    row("cookies", "Cookie: theme=dark; lang=es; session=; session=$SESSION; session=active");
    row("no cookie", "session=9f8e7d6c5b4a39281706 sessions = 12; sid=abc");
    row("cookie code", "cookie.session = getSession(request12345678901)");
    row("empty", "");
}

void RedactorTest::keeps()
{
    QFETCH(std::string, text);
    std::string changed = text;
    SecretCounts counts;
    const bool found = m_redactor.redact(changed, counts);
    QCOMPARE(QString::fromStdString(changed), QString::fromStdString(text));
    QVERIFY(!found);
    QVERIFY(counts.empty());
}

void RedactorTest::countsByKind()
{
    std::string text = "AKIA" + upper(16) + " , " + letters(40) + " and password=hunter2 and passwd=hunter3";
    SecretCounts counts;
    QVERIFY(m_redactor.redact(text, counts));
    QCOMPARE(counts["aws_key"], 1);
    QCOMPARE(counts["aws_secret"], 1);
    QCOMPARE(counts["password"], 2);
    QCOMPARE(QString::fromStdString(text),
             u"[secret:aws_key] , [secret:aws_secret] and password=[secret:password] and passwd=[secret:password]"_s);
}

void RedactorTest::secondRunChangesNothing()
{
    std::string text = "token: \"9f8e7d6c5b4a39281706\" https://a:bcd@host ghp_" + letters(36);
    SecretCounts counts;
    QVERIFY(m_redactor.redact(text, counts));
    const std::string once = text;
    QVERIFY(!m_redactor.redact(text, counts));
    QCOMPARE(text, once);
}

void RedactorTest::cleanTextSpeed()
{
    std::string text;
    while (text.size() < 8u << 20)
        text +=
            "    for (const auto &entry : session.entries()) { render(entry, theme.color(Role::Text)); } // keep the order as it was\n";
    SecretCounts counts;
    QBENCHMARK
    {
        QVERIFY(!m_redactor.redact(text, counts));
    }
}

QTEST_APPLESS_MAIN(RedactorTest)
#include "tst_redactor.moc"
