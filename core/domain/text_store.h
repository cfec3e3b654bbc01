// Keeps the texts of many rows in few blocks, each repeated text (a provider, a card) once.
#pragma once

#include <cstddef>
#include <memory>
#include <string_view>
#include <unordered_set>
#include <vector>

namespace cabe {

/// The views it gives stay valid while it lives, also after it was moved.
class TextStore {
public:
    /// A copy of a text that is likely to be the only one of its kind.
    std::string_view keep(std::string_view text);
    /// The one copy of a text that is likely to repeat.
    std::string_view share(std::string_view text);
    /// Forgets which texts were shared, once nothing more is to be added.
    void close() { m_shared = {}; }

private:
    std::vector<std::unique_ptr<char[]>> m_blocks;
    std::size_t m_used = 0;
    std::size_t m_size = 0;
    std::unordered_set<std::string_view> m_shared;
};

} // namespace cabe
