#include "core/domain/text_store.h"

#include <algorithm>
#include <cstring>

namespace cabe {

std::string_view TextStore::keep(std::string_view text)
{
    constexpr std::size_t kBlock = 64 * 1024;
    if (text.empty())
        return {};
    if (m_size - m_used < text.size()) {
        m_size = std::max(kBlock, text.size());
        m_used = 0;
        m_blocks.push_back(std::make_unique_for_overwrite<char[]>(m_size));
    }
    char *copy = m_blocks.back().get() + m_used;
    std::memcpy(copy, text.data(), text.size());
    m_used += text.size();
    return {copy, text.size()};
}

std::string_view TextStore::share(std::string_view text)
{
    const auto known = m_shared.find(text);
    return known != m_shared.end() ? *known : *m_shared.insert(keep(text)).first;
}

} // namespace cabe
