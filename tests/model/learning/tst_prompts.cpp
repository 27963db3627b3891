#include "learning/PersonWord.h"
#include "learning/SessionLearner.h"
#include "learning/TaskClassifier.h"

#include <QTest>

using namespace evoca::model;
using namespace Qt::StringLiterals;

class TestPrompts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void substantial_data()
    {
        QTest::addColumn<QString>("prompt");
        QTest::addColumn<bool>("expected");
        const auto row = [](const QString &prompt, bool expected) {
            QTest::newRow(qPrintable(prompt.left(60))) << prompt << expected;
        };
        row(u"Fix the login bug where expired tokens are accepted"_s, true);
        row(u"Add a dark mode switch"_s, true);
        row(u"Fix the login bug"_s, false); // four words
        row(QString(), false);
        row(u"   "_s, false);
        row(u"/compact and keep the plan in mind"_s, false);
        row(u"/home/ana/app/src/auth.rs fails to compile since today"_s, true); // a path is no command
        row(u"yes please do that now for me"_s, false);
        row(u"continue with the next step please"_s, false);
        row(u"OK, go on with the others"_s, false);
        row(u"try again with the new token please"_s, false);
        row(u"Next.js build fails with error 500 today"_s, true);
        row(u"yes, and while you are at it also add a test for the parser and document it"_s,
            true); // ten words or more
        row(u"No, use the other database for it"_s, false);
        row(u"lgtm, merge it when CI is green"_s, false);
        // Spanish
        row(u"Arregla el fallo del inicio de sesión"_s, true);
        row(u"sí, hazlo así por favor ahora"_s, false);
        row(u"Sí"_s, false);
        row(u"vale, sigue con lo siguiente ahora"_s, false);
        row(u"sigue con el resto de módulos"_s, false);
        row(u"continúa por donde lo dejaste ayer"_s, false);
        row(u"adelante con la segunda opción, gracias"_s, false);
        row(u"prueba de nuevo con el otro token"_s, false);
        row(u"otra vez, pero sin la caché"_s, false);
        row(u"hazlo también en el otro módulo"_s, false);
        row(u"Si el usuario no existe devuelve un 404"_s, true); // "si" without accent means "if"
        row(u"si, hazlo en los dos sitios"_s, false);
        row(u"Para cada módulo escribe una página"_s, true);
        row(u"Resume la arquitectura del módulo de pagos"_s, true); // summarise, not resume
        row(u"Añade pruebas al módulo de facturación"_s, true);
        // others
        row(u"修复登录错误，令牌过期后仍然被接受"_s, true);
        row(u"继续"_s, false);
    }

    void substantial()
    {
        QFETCH(QString, prompt);
        QFETCH(bool, expected);
        QCOMPARE(isSubstantialPrompt(prompt), expected);
    }

    void title_data()
    {
        QTest::addColumn<QString>("prompt");
        QTest::addColumn<QString>("expected");
        const auto row = [](const QString &prompt, const QString &expected) {
            QTest::newRow(qPrintable(prompt.left(50))) << prompt << expected;
        };
        row(u"Fix the login bug. It happens since Monday."_s, u"Fix the login bug"_s);
        row(u"Why does it fail? I saw it twice"_s, u"Why does it fail?"_s);
        row(u"Hi Claude,\nplease add a dark mode switch to the settings page"_s,
            u"please add a dark mode switch to the settings page"_s);
        row(u"Hola. Arregla el login, que está roto. Gracias"_s, u"Arregla el login, que está roto"_s);
        row(u"```\nstack trace\n```\nFind the cause of this crash"_s, u"Find the cause of this crash"_s);
        row(u"# Task\n\n**Rename** `foo` to `bar` in src/a.rs everywhere"_s,
            u"Rename foo to bar in src/a.rs everywhere"_s);
        row(u"continue"_s, QString());
        row(u"sigue"_s, QString());
        row(u"Sí, vale."_s, QString());
        row(u"Update e.g. the docs of v1.2.3 and src/main.rs"_s, u"Update e.g. the docs of v1.2.3 and src/main.rs"_s);
        row(u"Fix login"_s, u"Fix login"_s);
        row(u"[Image #1]\nMake the header look like this"_s, u"Make the header look like this"_s);
        row(u"修复登录错误。然后提交"_s, u"修复登录错误"_s);
    }

    void title()
    {
        QFETCH(QString, prompt);
        QFETCH(QString, expected);
        QCOMPARE(taskTitle(prompt), expected);
    }

    void titleIsShort()
    {
        const QString title = taskTitle(u"word "_s.repeated(100));
        QVERIFY(title.size() <= 120);
        QVERIFY(title.endsWith(u'…'));
        QVERIFY(!title.contains(u'\n'));
        QVERIFY(taskTitle(QString(400, u'x')).size() <= 120);
        QVERIFY(taskTitle(u"😀"_s.repeated(200)).size() <= 120);
    }

    void taskClass_data()
    {
        QTest::addColumn<QString>("prompt");
        QTest::addColumn<int>("expected");
        const auto row = [](const QString &prompt, TaskClass expected) {
            QTest::newRow(qPrintable(prompt)) << prompt << int(expected);
        };
        row(u"Fix the login bug where expired tokens are accepted"_s, TaskClass::Debug);
        row(u"There are two bugs and a crash in the parser"_s, TaskClass::Debug);
        row(u"The search button does not work on phones"_s, TaskClass::Debug);
        row(u"Refactor the pricing module"_s, TaskClass::Refactor);
        row(u"Add tests for error handling"_s, TaskClass::Test);
        row(u"Raise the coverage of the parser"_s, TaskClass::Test);
        row(u"Explain the architecture of the importer"_s, TaskClass::Investigate);
        row(u"Compare SQLite and LMDB for this store"_s, TaskClass::Think);
        row(u"Add a dark mode switch"_s, TaskClass::Build);
        row(u"Let users resume paused downloads"_s, TaskClass::Build);
        row(u"Arregla el inicio de sesión"_s, TaskClass::Debug);
        row(u"El botón de pagar no funciona en el móvil"_s, TaskClass::Debug);
        row(u"Corrige los errores de ortografía"_s, TaskClass::Debug);
        row(u"Refactoriza el módulo de precios"_s, TaskClass::Refactor);
        row(u"Migra la base de datos a PostgreSQL"_s, TaskClass::Refactor);
        row(u"Escribe pruebas para el analizador"_s, TaskClass::Test);
        row(u"Mejora la cobertura del módulo"_s, TaskClass::Test);
        row(u"Añade manejo de errores y pruebas al cliente"_s, TaskClass::Test);
        row(u"Explica cómo se calcula el descuento"_s, TaskClass::Investigate);
        row(u"Investiga por qué tarda tanto la página"_s, TaskClass::Investigate);
        row(u"Resume la arquitectura del servicio"_s, TaskClass::Investigate);
        row(u"Compara las dos bibliotecas"_s, TaskClass::Think);
        row(u"Planifica el lanzamiento de la versión"_s, TaskClass::Think);
        row(u"Añade un modo oscuro a los ajustes"_s, TaskClass::Build);
    }

    void taskClass()
    {
        QFETCH(QString, prompt);
        QFETCH(int, expected);
        QCOMPARE(taskClassId(classifyPrompt(prompt)), taskClassId(TaskClass(expected)));
    }

    void personWord_data()
    {
        QTest::addColumn<QString>("prompt");
        QTest::addColumn<bool>("ownTask");
        QTest::addColumn<int>("expected");
        const auto row = [](const QString &prompt, bool ownTask, Status expected) {
            QTest::newRow(qPrintable(prompt)) << prompt << ownTask << int(expected);
        };
        row(u"that worked, thanks"_s, false, Status::Success);
        row(u"It works now. Next: add a dark mode to the settings page"_s, true, Status::Success);
        row(u"ya funciona, gracias"_s, false, Status::Success);
        row(u"Sí, ahora funciona perfectamente"_s, false, Status::Success);
        row(u"still failing"_s, false, Status::Failure);
        row(u"It still doesn't work, same error as before in the login form"_s, true, Status::Failure);
        row(u"sigue fallando"_s, false, Status::Failure);
        row(u"No funciona"_s, false, Status::Failure);
        row(u"sigue sin funcionar el botón de pagar en el móvil"_s, true, Status::Failure);
        row(u"todavía falla igual"_s, false, Status::Failure);
        row(u"Make sure it works on Windows too"_s, true, Status::Unknown);
        row(u"Comprueba que ya funciona con Python 3.13 y documenta el cambio"_s, true, Status::Unknown);
        row(u"Si funciona con ese cambio, súbelo a la rama principal"_s, true, Status::Unknown);
        row(u"The search button doesn't work on phones"_s, true, Status::Unknown); // another defect
        row(u"Add a dark mode switch to the page"_s, true, Status::Unknown);
        row(u"perfecto, ahora añade un modo oscuro"_s, true, Status::Success);
    }

    void personWord()
    {
        QFETCH(QString, prompt);
        QFETCH(bool, ownTask);
        QFETCH(int, expected);
        QCOMPARE(statusId(evoca::model::personWord(prompt, ownTask).status), statusId(Status(expected)));
    }

    void approvalIsWeak()
    {
        QVERIFY(evoca::model::personWord(u"perfect, thanks"_s, false).weak);
        QVERIFY(!evoca::model::personWord(u"that worked"_s, false).weak);
    }
};

QTEST_APPLESS_MAIN(TestPrompts)
#include "tst_prompts.moc"
