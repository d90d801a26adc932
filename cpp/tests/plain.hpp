// The rules once more, written as plainly as possible: what the core is compared with.
#pragma once

#include <array>
#include <cstdint>
#include <random>

#include "kvarto/position.hpp"
#include "kvarto/variant.hpp"

namespace kvarto::tests {

// Pieces by cell, and the same table as a `Position` of the core.
struct PlainPosition {
    std::array<int, cell_count> board;
    int hand = none;
    int last = none;

    Position position() const;
};

// Any position that can be: some pieces anywhere, perhaps one in hand, perhaps a last cell.
PlainPosition random_position(std::mt19937& random, int placed);

// Any of the 96 variants.
Variant random_variant(std::mt19937& random);

// The quartos through a cell, found by looking at every piece.
ShapeMask plain_open_shapes(const PlainPosition& table, int cell, const Variant& variant);

// `perft`, by making every action.
std::uint64_t plain_perft(PlainPosition table, const Variant& variant, int depth);

}  // namespace kvarto::tests
