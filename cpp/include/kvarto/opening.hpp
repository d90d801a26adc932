// The positions that an opening table is about: few pieces on the board, up to symmetry.
#pragma once

#include <cstdint>
#include <vector>

#include "kvarto/canonical.hpp"
#include "kvarto/position.hpp"
#include "kvarto/variant.hpp"

namespace kvarto {

// The canonical keys, sorted, of all positions with so many pieces on the board, no quarto among
// them, and a piece in hand that does not win at once.
std::vector<std::uint64_t> opening_keys(const Variant& variant, int placed);

// Whether a position is one of those: a piece is in hand that does not win at once, and no quarto
// lies on the board.
bool is_quiet(const Position& position, const Variant& variant);

// A position with this key, which must be one of a board without a quarto.
Position position_with(const Variant& variant, std::uint64_t key);

}  // namespace kvarto
