// What four pieces must have in common to win, for the search: one number a way to be alike.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "kvarto/position.hpp"
#include "kvarto/shapes.hpp"
#include "kvarto/variant.hpp"

namespace kvarto {

// One bit a piece.
using PieceMask = std::uint16_t;

// An attribute is a way for four pieces to be alike that wins. Where one shared feature is asked
// for, an attribute is a feature value (8 of them); where two are, a pair of values of two features
// (24). Three given features are shared by two pieces only: such games have no attributes, and
// nobody wins them.
inline constexpr int max_attributes = 24;
inline constexpr int max_per_piece = 6;

// A piece completes a shape exactly when one of its attributes is shown by the other three.
struct Attributes {
    int count = 0;
    // The attributes of each piece. Where fewer features count there are fewer of them, and the rest
    // are attributes that no piece has: a search that always looks at as many is faster.
    std::array<std::array<std::uint8_t, max_per_piece>, piece_count> of_piece{};
    // The pieces that have each attribute.
    std::array<PieceMask, max_attributes> pieces_with{};
    // For each piece, those it can be exchanged with: they differ only in what does not count.
    std::array<PieceMask, piece_count> alike{};

    explicit Attributes(const Variant& variant);
};

// For every set of cells, the cells that would complete a shape of which the set has just three.
// `shapes` is one of `lines`, `squares` and both.
const std::array<CellMask, 1 << cell_count>& completing_cells(ShapeMask shapes);

}  // namespace kvarto
