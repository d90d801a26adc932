// Counting full boards without a quarto: 414,298,141,056 of 16! in the standard game.
#pragma once

#include <array>
#include <cstdint>

#include "kvarto/variant.hpp"

namespace kvarto {

// In how many of the 16! ways to put all pieces on the board no shape of the variant is a quarto.
std::uint64_t drawn_boards(const Variant& variant);

// The cells of the corners and of the middle: every shape has at least two cells among them, and
// so the pieces there decide which pairs of pieces may go on the other cells.
inline constexpr std::array<int, 8> diagonal_cells{0, 3, 12, 15, 5, 6, 9, 10};

// The same when those cells hold these pieces, for the 8! ways to fill the others. This is the step
// that `drawn_boards` is made of, and what can be checked by trying.
std::uint64_t drawn_fillings(const Variant& variant, const std::array<int, 8>& pieces);

}  // namespace kvarto
