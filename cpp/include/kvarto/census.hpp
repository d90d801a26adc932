// How many positions there are: numbers that every solver and every table can be held against.
#pragma once

#include <cstdint>
#include <vector>

#include "kvarto/variant.hpp"

namespace kvarto {

// What can be on the table with so many pieces placed, up to symmetry, and without a quarto.
struct LevelCount {
    // The boards.
    std::uint64_t boards = 0;
    // The boards with a piece in hand; none when the board is full.
    std::uint64_t positions = 0;
    // Those of them where no cell completes a quarto with the piece in hand.
    std::uint64_t quiet = 0;
};

// The counts with 0, 1, ... `deepest` pieces placed, 16 at most. Keeps the boards of the level
// before the deepest, eight bytes each: 31 MB to count seven pieces of the standard game, 400 MB
// for eight.
std::vector<LevelCount> census(const Variant& variant, int deepest);

// The boards alone, which is several times faster.
std::vector<std::uint64_t> census_of_boards(const Variant& variant, int deepest);

}  // namespace kvarto
