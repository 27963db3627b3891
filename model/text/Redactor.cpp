#include "text/Redactor.h"

#include "text/SecretRules.h"

namespace evoca::model {

struct Redactor::Private
{
    SecretRules rules;
};

Redactor::Redactor() : d(std::make_unique<Private>()) { }

Redactor::~Redactor() = default;

bool Redactor::redact(std::string &text, SecretCounts &counts) const
{
    std::optional<SecretFinding> found = d->rules.next(text, 0);
    if (!found)
        return false;
    std::string clean;
    clean.reserve(text.size());
    std::size_t copied = 0;
    while (found) {
        clean.append(text, copied, found->start - copied);
        clean.append("[secret:").append(found->kind).append("]");
        copied = found->end;
        ++counts.try_emplace(std::string(found->kind)).first->second;
        const std::optional<SecretFinding> after = d->rules.next(text, copied);
        if (found->kind == "aws_key") {
            const std::optional<SecretFinding> half = d->rules.secretAfterKey(text, copied);
            found = half && (!after || half->start < after->start) ? half : after;
        } else {
            found = after;
        }
    }
    clean.append(text, copied, std::string::npos);
    text = std::move(clean);
    return true;
}

} // namespace evoca::model
