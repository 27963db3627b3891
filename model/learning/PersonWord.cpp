#include "learning/PersonWord.h"

#include "learning/PromptWords.h"

namespace evoca::model {

namespace {

using Phrases = std::vector<std::string_view>;

/// Verdicts stand at the beginning of a prompt.
constexpr std::size_t judgedWords = 12;
constexpr std::size_t openingWords = 3;

const Phrases &pointsBackAsFailed()
{
    static const Phrases phrases {
        "still failing",     "still fails",      "still fail",         "still broken",
        "still not working", "still not work",   "still doesnt",       "still does not",
        "still crashes",     "still crashing",   "still wrong",        "still get",
        "still getting",     "still the same",   "still see",          "still seeing",
        "still have the",    "that didnt work",  "that did not work",  "it didnt work",
        "it did not work",   "didnt work",       "did not work",       "didnt fix",
        "did not fix",       "didnt help",       "did not help",       "not fixed",
        "isnt fixed",        "same error",       "same problem",       "same issue",
        "same failure",      "that broke",       "you broke",          "now it fails",
        "now its broken",    "it still",         "tests still fail",   "its worse",
        "made it worse",     "that was wrong",   "thats wrong",        "thats not right",
        "that is wrong",     "revert that",      "undo that",          "sigue fallando",
        "siguen fallando",   "sigue sin",        "siguen sin",         "sigue igual",
        "sigue roto",        "sigue rota",       "sigue dando",        "sigue el error",
        "sigue saliendo",    "sigue pasando",    "sigue apareciendo",  "mismo error",
        "mismo fallo",       "mismo problema",   "aun falla",          "aun fallan",
        "aun no funciona",   "todavia falla",    "todavia fallan",     "todavia no funciona",
        "todavia no va",     "tampoco funciona", "tampoco va",         "no ha funcionado",
        "no funciono",       "no lo arregla",    "no lo ha arreglado", "no esta arreglado",
        "eso no funciona",   "esto no funciona", "ahora falla",        "ahora no funciona",
        "lo has roto",       "se ha roto",       "sigue mal",          "eso esta mal",
        "esta mal",          "deshaz eso",       "deshazlo",
    };
    return phrases;
}

const Phrases &failedWhenAlone()
{
    static const Phrases phrases {"doesnt work", "does not work", "not working", "it fails", "it failed", "fails",
                                  "failed",      "no funciona",   "no va",       "falla",    "fallo",     "no anda"};
    return phrases;
}

const Phrases &pointsBackAsWorked()
{
    static const Phrases phrases {
        "that worked",
        "that works",
        "it worked",
        "it works",
        "works now",
        "working now",
        "works great",
        "works perfectly",
        "works fine",
        "works well",
        "that fixed it",
        "that fixes it",
        "fixed it",
        "its fixed",
        "it is fixed",
        "its working",
        "it is working",
        "all tests pass",
        "all green",
        "everything works",
        "now it works",
        "solved it",
        "problem solved",
        "that did it",
        "confirmed working",
        "ya funciona",
        "ahora funciona",
        "ahora si funciona",
        "funciona bien",
        "funciona perfecto",
        "funciona perfectamente",
        "eso funciona",
        "eso funciono",
        "funciono",
        "ha funcionado",
        "ya va",
        "ahora va",
        "arreglado",
        "solucionado",
        "resuelto",
        "todo funciona",
        "ya esta arreglado",
        "pasan todas las pruebas",
        "ya pasan",
        "ahora pasan",
        "asunto resuelto",
    };
    return phrases;
}

const Phrases &approval()
{
    static const Phrases phrases {"perfect",     "great",      "awesome",   "excellent", "lgtm",     "looks good",
                                  "looks great", "well done",  "nice",      "good job",  "thanks",   "thank you",
                                  "perfecto",    "genial",     "estupendo", "excelente", "muy bien", "buen trabajo",
                                  "gracias",     "fantastico", "todo bien"};
    return phrases;
}

const Phrases &worksWhenAlone()
{
    static const Phrases phrases {"works", "working", "funciona", "fixed"};
    return phrases;
}

} // namespace

PersonWord personWord(QStringView prompt, bool ownTask)
{
    const PromptWords words(prompt);
    if (words.find(pointsBackAsFailed(), judgedWords) >= 0)
        return {Status::Failure, false};
    const int aloneLimit = ownTask ? 1 : int(openingWords);
    if (!ownTask && words.find(failedWhenAlone(), std::size_t(aloneLimit)) >= 0)
        return {Status::Failure, false};
    const int worked = words.find(pointsBackAsWorked(), judgedWords);
    // "make sure it works", "check that it works", "until it works": a wish, no report.
    static const Phrases wishes {"make sure", "ensure",  "check", "verify", "until",    "so that",   "how",
                                 "if",        "whether", "when",  "unless", "explain",  "asegurate", "comprueba",
                                 "verifica",  "hasta",   "como",  "cuando", "para que", "haz que",   "explica"};
    const int condition = words.find({"si"}, words.words.size()); // "if", unless the prompt begins with "sí"
    const bool conditional = condition > 0
        ? condition < worked
        : condition == 0 && !words.accentedYes && !prompt.trimmed().sliced(2).startsWith(u',');
    if (worked >= 0 && !conditional && words.find(wishes, std::size_t(worked)) < 0)
        return {Status::Success, false};
    if (!ownTask && words.find(worksWhenAlone(), 1) >= 0)
        return {Status::Success, false};
    if (words.find(approval(), openingWords - 1) >= 0)
        return {Status::Success, true};
    return {};
}

bool isInterruption(QStringView text)
{
    const QStringView head = text.trimmed().left(300);
    for (const QStringView mark :
         {QStringView(u"interrupted by user"), QStringView(u"request interrupted"), QStringView(u"turn_aborted"),
          QStringView(u"turn aborted"), QStringView(u"aborted by user"), QStringView(u"cancelled by user"),
          QStringView(u"canceled by user"), QStringView(u"user interrupted"),
          QStringView(u"the user doesn't want to proceed"), QStringView(u"user rejected"),
          QStringView(u"conversation interrupted"), QStringView(u"request cancelled"),
          QStringView(u"interrupted by the user")}) {
        if (head.contains(mark, Qt::CaseInsensitive))
            return true;
    }
    return false;
}

} // namespace evoca::model
