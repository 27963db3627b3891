#include "forgetting/ForgetTarget.h"

#include <QRegularExpression>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace evoca::model {

namespace {

constexpr std::array kindIds {"session"_L1, "experience"_L1, "lesson"_L1, "episode"_L1,
                              "memory"_L1,  "context"_L1,    "request"_L1};

struct Form
{
    QLatin1StringView prefix;
    ForgetKind kind;
};

constexpr std::array forms {
    Form {"session-"_L1, ForgetKind::Session}, Form {"exp-"_L1, ForgetKind::Experience},
    Form {"lesson-"_L1, ForgetKind::Lesson},   Form {"mem-"_L1, ForgetKind::Memory},
    Form {"ctx-"_L1, ForgetKind::Context},     Form {"request-"_L1, ForgetKind::Request},
};

} // namespace

QString forgetKindId(ForgetKind kind)
{
    return kindIds.at(std::size_t(kind));
}

std::optional<ForgetKind> forgetKindFromId(QStringView id)
{
    for (std::size_t i = 0; i < kindIds.size(); ++i) {
        if (id.compare(kindIds[i], Qt::CaseInsensitive) == 0)
            return ForgetKind(i);
    }
    return std::nullopt;
}

std::optional<ForgetKind> forgetKindOf(QStringView globalId)
{
    static const QRegularExpression ulid(u"^[0-7][0-9A-HJKMNP-TV-Z]{25}$"_s);
    const auto form = std::ranges::find_if(forms, [&](const Form &f) { return globalId.startsWith(f.prefix); });
    if (form != forms.end())
        return form->kind;
    return ulid.matchView(globalId).hasMatch() ? std::optional(ForgetKind::Episode) : std::nullopt;
}

ForgetTarget ForgetTarget::of(const QString &globalId)
{
    return {{{forgetKindOf(globalId).value_or(ForgetKind::Memory), globalId}}, {}};
}

} // namespace evoca::model
