// What lies on the table, and the two actions that change it.
#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <cstdint>

#include "kvarto/shapes.hpp"
#include "kvarto/variant.hpp"

namespace kvarto {

inline constexpr int piece_count = 16;
inline constexpr int feature_count = 4;

// In place of a piece (nothing in hand) or of a cell (no last placement).
inline constexpr std::int8_t none = -1;

// A position of any variant. Nothing here checks legality but assertions of debug builds: a search
// makes only legal actions, and what comes from outside is checked where it is read.
struct Position {
    // For each feature value, the cells whose piece shows it; the index is 2 * (the number of the
    // feature's bit in a piece) + (the value of that bit):
    //
    //     index     7      6      5      4      3      2      1      0
    //             dark   light  tall   short square round  hollow solid
    //             '-- bit 3 --' '-- bit 2 --' '-- bit 1 --' '-- bit 0 --'
    //
    // So four pieces in a shape share a value when its mask contains the whole shape.
    std::array<CellMask, 2 * feature_count> cells_with{};
    // One bit a piece that is on the board or in hand.
    std::uint16_t used = 0;
    // The piece in hand, or none when a piece is yet to be given.
    std::int8_t hand = none;
    // The cell of the last placement; with none, every quarto on the board is lapsed.
    std::int8_t last = none;

    friend bool operator==(const Position&, const Position&) = default;

    // Every piece on the board shows either value of any feature: colour does as well as another.
    CellMask occupied() const { return cells_with[6] | cells_with[7]; }
    CellMask empty() const { return all_cells & ~occupied(); }

    // The pieces that can be given, one bit each.
    std::uint16_t reserve() const { return 0xFFFF & ~used; }

    // How many actions are left if nobody completes a quarto.
    int actions_left() const { return 2 * std::popcount(empty()) - (hand == none ? 0 : 1); }

    // The features that four placed pieces share, as bits; 0 if a cell is empty.
    unsigned shared(int shape) const {
        const CellMask cells = shape_cells[shape];
        unsigned bits = 0;
        for (int bit = 0; bit < feature_count; ++bit) {
            const bool shares_0 = (cells_with[2 * bit] & cells) == cells;
            const bool shares_1 = (cells_with[2 * bit + 1] & cells) == cells;
            bits |= unsigned{shares_0 || shares_1} << bit;
        }
        return bits;
    }

    // Whether four placed pieces in the shape share as many features as the variant asks.
    bool is_quarto(int shape, const Variant& variant) const {
        return std::popcount(shared(shape) & variant.feature_bits) >= variant.required;
    }

    // The quartos of the variant through a cell.
    ShapeMask open_shapes(int cell, const Variant& variant) const {
        ShapeMask open = 0;
        for (ShapeMask left = variant.shapes & shapes_through[cell]; left; left &= left - 1) {
            const int shape = std::countr_zero(left);
            if (is_quarto(shape, variant)) open |= ShapeMask{1} << shape;
        }
        return open;
    }

    // The quartos through the last placement: those that can be called.
    ShapeMask open_shapes(const Variant& variant) const {
        return last == none ? 0 : open_shapes(last, variant);
    }

    // The position after a piece of the reserve has been given; the hand must be empty.
    Position give(int piece) const {
        assert(hand == none && (reserve() >> piece & 1));
        Position next = *this;
        next.hand = static_cast<std::int8_t>(piece);
        next.used |= 1 << piece;
        return next;
    }

    // The position after the piece in hand has been placed on an empty cell.
    Position place(int cell) const {
        assert(hand != none && (empty() >> cell & 1));
        Position next = *this;
        for (int bit = 0; bit < feature_count; ++bit)
            next.cells_with[2 * bit + (hand >> bit & 1)] |= 1 << cell;
        next.hand = none;
        next.last = static_cast<std::int8_t>(cell);
        return next;
    }
};

}  // namespace kvarto
