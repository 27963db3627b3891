#include "history/TextCut.h"

#include <string_view>

namespace evoca::model {

namespace {

constexpr std::string_view mark = "\n[…]\n";

bool continues(char c)
{
    return (static_cast<unsigned char>(c) & 0xC0) == 0x80;
}

} // namespace

bool cutText(std::string &text)
{
    if (text.size() <= longestText)
        return false;
    std::size_t head = (longestText - mark.size()) / 2;
    std::size_t tail = text.size() - head;
    while (head > 0 && continues(text[head]))
        --head;
    while (tail < text.size() && continues(text[tail]))
        ++tail;
    text.replace(head, tail - head, mark);
    text.shrink_to_fit(); // a text of a gigabyte must not stay in memory behind its cut form
    return true;
}

} // namespace evoca::model
