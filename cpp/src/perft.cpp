#include "kvarto/perft.hpp"

#include <bit>

namespace kvarto {
namespace {

std::uint64_t count_placements(const Position& position, const Variant& variant, int depth);

// Both functions are entered only with depth 1 or more and no quarto open. The actions of the last
// level are counted, not made.

std::uint64_t count_gives(const Position& position, const Variant& variant, int depth) {
    const std::uint16_t reserve = position.reserve();
    if (depth == 1) return std::popcount(reserve);
    std::uint64_t total = 0;
    for (unsigned left = reserve; left; left &= left - 1)
        total += count_placements(position.give(std::countr_zero(left)), variant, depth - 1);
    return total;
}

std::uint64_t count_placements(const Position& position, const Variant& variant, int depth) {
    const CellMask empty = position.empty();
    if (depth == 1) return std::popcount(empty);
    std::uint64_t total = 0;
    for (unsigned left = empty; left; left &= left - 1) {
        const Position next = position.place(std::countr_zero(left));
        if (!next.open_shapes(variant)) total += count_gives(next, variant, depth - 1);
    }
    return total;
}

}  // namespace

std::uint64_t perft(const Position& position, const Variant& variant, int depth) {
    if (depth == 0) return 1;
    // Beyond the longest game there is nothing to count, and finding that out move by move is slow.
    if (position.open_shapes(variant) || depth > position.actions_left()) return 0;
    return position.hand == none ? count_gives(position, variant, depth)
                                 : count_placements(position, variant, depth);
}

}  // namespace kvarto
