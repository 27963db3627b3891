#pragma once

#include <QtTypes>

namespace evoca::app {

/// Every colour of the window by its meaning; the values of both schemes are in Tokens.cpp and nowhere else.
enum class Token : quint8 {
    Rail,
    Window,
    Base,
    Raised,
    Sunken,
    Hover,
    SelectedIdle,
    Line,
    LineStrong,
    FieldLine,
    Text,
    Text2,
    Text3,
    TextDisabled,
    Accent,
    AccentFill,
    OnAccent,
    AccentText,
    AccentSoft,
    AccentLine,
    Mark,
    MarkText,
    Success,
    SuccessSoft,
    SuccessLine,
    SuccessFill,
    Failure,
    FailureSoft,
    FailureLine,
    FailureFill,
    Unknown,
    UnknownSoft,
    UnknownLine,
    Running,
    RunningSoft,
    RunningLine,
    Warning,
    WarningSoft,
    WarningLine,
    StripLook,
    StripEdit,
    StripRun,
    DiffAdd,
    DiffAddWord,
    DiffDel,
    DiffDelWord,
    Code,
    CodeKeyword,
    CodeString,
    CodeFunction,
    CodeNumber,
    CodeType,
    CodeComment,
    Activity0,
    Activity1,
    Activity2,
    Activity3,
    Activity4,
    Toast,
    ToastText,
    ToastUndo,
    Count
};

/// RGB of a token in the light or dark scheme.
quint32 tokenRgb(Token token, bool dark);

} // namespace evoca::app
