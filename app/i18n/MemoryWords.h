#pragma once

#include "records/Memory.h"

#include <QCoreApplication>
#include <QString>
#include <QStringList>

#include <array>

namespace evoca::app {

/// What memories' values are called, in the language in use.
class MemoryWords
{
    Q_DECLARE_TR_FUNCTIONS(MemoryWords)

public:
    /// Ids a person may choose, in the order of the menus.
    static QStringList types();
    static QString type(const QString &id); ///< "procedure"
    /// Steps a person may choose; values between them belong to the nearest.
    static constexpr std::array importanceSteps {0.2, 0.5, 0.8, 1.0};
    static double importanceStep(double value);
    static QString importance(double value); ///< "high"
    /// Who wrote it: a client's name, "You", or the file an agent keeps it in.
    static QString origin(const QString &origin);
    static QString fileOf(const QString &origin); ///< path of the agent's file; empty: none
    static QString expiry(qint64 expires, qint64 now); ///< "never", "in 6 h", "expired yesterday"
    static QString timeLeft(qint64 expires, qint64 now); ///< "6 h", "2 d", "expired"
    /// The first sentence, after the heading if there is one, without Markdown's signs: a row's title.
    static QString title(const QString &content);
};

} // namespace evoca::app
