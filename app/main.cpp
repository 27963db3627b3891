#include "cli/Command.h"
#include "cli/CommandLine.h"
#include "composition/Application.h"
#include "composition/LogFile.h"
#include "store/StorePaths.h"
#include "text/Ulid.h"
#include "theme/Icons.h"

#include <QApplication>
#include <QMessageBox>

#include <kdsingleapplication.h>

#include <cstdio>

using namespace Qt::StringLiterals;
using namespace evoca;

namespace {

void print(std::FILE *file, const QString &text)
{
    std::fputs(text.toUtf8().constData(), file);
}

/// One window a store: another EVOCA_HOME is another program.
QString instanceName()
{
    return u"evoca-"_s + model::hashId({model::StorePaths::standard().data}, 12);
}

int runWindow(QApplication &program, const app::Application::Options &options)
{
    QApplication::setWindowIcon(app::Icons::application());
    QApplication::setQuitOnLastWindowClosed(false);
    KDSingleApplication single(options.demo ? instanceName() + u"-demo-%1"_s.arg(QCoreApplication::applicationPid())
                                            : instanceName());
    if (!single.isPrimaryInstance())
        return single.sendMessage("show") ? app::ExitDone : app::ExitFailed;

    app::Application application(options);
    if (const auto started = application.start(); !started) {
        print(stderr, u"evoca: %1\n"_s.arg(started.error().message));
        QMessageBox box(QMessageBox::Critical, u"Evoca"_s, started.error().message, QMessageBox::Close);
        QObject::connect(&box, &QDialog::finished, &program, [] { QCoreApplication::exit(app::ExitFailed); });
        box.open();
        return QApplication::exec();
    }
    QObject::connect(&single, &KDSingleApplication::messageReceived, &application, &app::Application::showWindow);
    return QApplication::exec();
}

} // namespace

int main(int argc, char *argv[])
{
    QCoreApplication::setApplicationName(u"evoca"_s);
    QCoreApplication::setApplicationVersion(QStringLiteral(EVOCA_VERSION));
    QGuiApplication::setDesktopFileName(u"evoca"_s);

    QStringList arguments;
    for (int i = 1; i < argc; ++i)
        arguments << QString::fromLocal8Bit(argv[i]);
    // These need no screen and no store.
    if (arguments.contains(u"--version"_s) || arguments.contains(u"-v"_s)) {
        print(stdout, u"Evoca %1\n"_s.arg(QStringLiteral(EVOCA_VERSION)));
        return app::ExitDone;
    }
    if (app::isCommand(arguments) || arguments.contains(u"--help"_s) || arguments.contains(u"-h"_s)) {
        QCoreApplication program(argc, argv);
        const app::LogFile log(model::StorePaths::standard().state);
        app::LanguageSwitcher language;
        language.use(app::Settings(model::StorePaths::standard().config).language());
        if (app::isCommand(arguments))
            return app::runCommandLine(arguments);
        print(stdout, app::helpText());
        return app::ExitDone;
    }

    app::Application::Options options;
    for (const QString &argument : std::as_const(arguments)) {
        if (argument == u"--demo"_s) {
            options.demo = true;
        } else if (argument == u"--tray"_s) {
            options.hidden = true;
        } else if (argument != u"-platform"_s && !argument.startsWith(u"-session"_s) && argument.startsWith(u'-')) {
            print(stderr, u"evoca: unknown option %1 (evoca --help)\n"_s.arg(argument));
            return app::ExitUsage;
        }
    }
    QApplication program(argc, argv);
    const app::LogFile log(model::StorePaths::standard().state);
    return runWindow(program, options);
}
