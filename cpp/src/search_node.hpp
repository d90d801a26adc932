// A position as the search sees it: what can be said about it, and the positions after it.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>

#include "kvarto/search.hpp"

namespace kvarto {

// A position in the search: a piece is in hand that does not win at once. `Lanes` is 8 where one
// shared feature wins and 24 where two are asked for.
template <int Lanes>
struct Node {
    // For each attribute, the cells whose piece has it, and the empty cells that would complete a
    // shape with it.
    std::array<CellMask, Lanes> cells_with{};
    std::array<CellMask, Lanes> hot{};
    // For each feature bit, the cells whose piece has it set: the key of the position.
    std::array<CellMask, feature_count> set{};
    CellMask empty = all_cells;
    // The pieces neither on the board nor in hand.
    PieceMask reserve = 0;
};

// Everything about nodes that depends on the variant.
template <int Lanes>
class NodeRules {
public:
    explicit NodeRules(const SearchTables& tables)
        : attributes_(tables.attributes),
          completing_(tables.completing),
          unsafe_(tables.unsafe),
          canonical_(tables.canonical),
          shapes_(tables.shapes),
          feature_bits_(tables.feature_bits),
          all_count_(tables.feature_bits == 0b1111) {}

    // The node for a position; its hand is not part of the node.
    Node<Lanes> node_of(const Position& position) const {
        Node<Lanes> node;
        node.empty = position.empty();
        node.reserve = position.reserve();
        for (int bit = 0; bit < feature_count; ++bit)
            node.set[bit] = position.cells_with[2 * bit + 1];
        for (int attribute = 0; attribute < attributes_.count; ++attribute) {
            // A piece has an attribute when it has all of its feature values.
            CellMask cells = position.occupied();
            const PieceMask pieces = attributes_.pieces_with[attribute];
            for (int bit = 0; bit < feature_count; ++bit)
                for (int value = 0; value < 2; ++value)
                    if (!(pieces & ~pieces_with_value(bit, value)))
                        cells &= position.cells_with[2 * bit + value];
            node.cells_with[attribute] = cells;
            node.hot[attribute] = completing_[cells] & node.empty;
        }
        return node;
    }

    // The pieces that do not win at once.
    PieceMask safe(const Node<Lanes>& node) const { return node.reserve & ~unsafe(node); }

    // The pieces that win at once, whether in reserve or not.
    PieceMask unsafe(const Node<Lanes>& node) const {
        PieceMask pieces = 0;
        for (int attribute = 0; attribute < attributes_.count; ++attribute)
            if (node.hot[attribute]) pieces |= attributes_.pieces_with[attribute];
        return pieces;
    }

    // The pieces that could be given safely after placing `hand` on `cell`.
    PieceMask safe_after(const Node<Lanes>& node, int hand, int cell) const {
        const auto bit = static_cast<CellMask>(1 << cell);
        const auto empty = static_cast<CellMask>(node.empty & ~bit);
        if constexpr (Lanes == 8) {
            // Attribute 2f is value 0 of feature f and 2f + 1 is value 1, if all four count; if not,
            // attributes come closer together, but still in such pairs.
            unsigned hot = 0;
            for (int i = 0; i < per_piece; ++i) {
                const int own = attributes_.of_piece[hand][i];
                const int other = own ^ 1;
                const CellMask own_hot = completing_[node.cells_with[own] | bit] & empty;
                hot |= unsigned{own_hot != 0} << own;
                hot |= unsigned{(node.hot[other] & empty) != 0} << other;
            }
            return node.reserve & ~unsafe_[hot];
        } else {
            PieceMask pieces = 0;
            for (int attribute = 0; attribute < attributes_.count; ++attribute) {
                const bool own = attributes_.pieces_with[attribute] >> hand & 1;
                const CellMask hot = own ? completing_[node.cells_with[attribute] | bit]
                                         : node.hot[attribute];
                if (hot & empty) pieces |= attributes_.pieces_with[attribute];
            }
            return node.reserve & ~pieces;
        }
    }

    // The node after placing the piece in hand; the next piece is yet to be given.
    Node<Lanes> placed(const Node<Lanes>& node, int hand, int cell) const {
        Node<Lanes> next = node;
        const auto bit = static_cast<CellMask>(1 << cell);
        next.empty &= ~bit;
        for (CellMask& hot : next.hot) hot &= ~bit;
        for (int i = 0; i < per_piece; ++i) {
            const int own = attributes_.of_piece[hand][i];
            next.cells_with[own] |= bit;
            next.hot[own] = completing_[next.cells_with[own]] & next.empty;
        }
        for (int feature = 0; feature < feature_count; ++feature)
            if (hand >> feature & 1) next.set[feature] |= bit;
        return next;
    }

    // The node once a piece has been given.
    static Node<Lanes> given(const Node<Lanes>& node, int piece) {
        Node<Lanes> next = node;
        next.reserve &= ~(1 << piece);
        return next;
    }

    // Where two shared features are asked for, only four pieces have an attribute, and soon most are
    // out of play: two of the pieces lie on no common shape, or another piece lies between. What is
    // still in play is all that matters then; with one shared feature a look at it does not pay.

    // Whether anybody can still win.
    bool any_chance(const Node<Lanes>& node) const {
        if constexpr (Lanes == 8) return true;
        return in_play(node).attributes;
    }

    // How much is in play after a placement; shapes that are close to complete count for more.
    int chances_after(const Node<Lanes>& node, int hand, int cell) const {
        const auto bit = static_cast<CellMask>(1 << cell);
        const auto occupied = static_cast<CellMask>(~node.empty | bit);
        int chances = 0;
        for (int attribute = 0; attribute < attributes_.count; ++attribute) {
            CellMask cells = node.cells_with[attribute];
            if (attributes_.pieces_with[attribute] >> hand & 1) cells |= bit;
            chances += std::popcount(shapes_in_play(cells, occupied)) << std::popcount(cells);
        }
        return chances;
    }

    // The empty cells, but only one of those that nothing in play goes through: they are all alike.
    CellMask different_cells(const Node<Lanes>& node) const {
        if constexpr (Lanes == 8) return node.empty;
        const CellMask cells = in_play(node).cells;
        const unsigned idle = node.empty & ~cells;
        return static_cast<CellMask>((node.empty & cells) | (idle & -idle));
    }

    // One piece of each kind, to be given at this node: those that differ only in what does not
    // count, or not any more, are the same move.
    PieceMask different(const Node<Lanes>& node, PieceMask pieces) const {
        if constexpr (Lanes != 8) return different_in_play(pieces, in_play(node).attributes);
        if (all_count_) return pieces;
        PieceMask chosen = 0;
        while (pieces) {
            const int piece = std::countr_zero(pieces);
            chosen |= 1 << piece;
            pieces &= ~attributes_.alike[piece];
        }
        return chosen;
    }

    // How many safe answers the other has, over all placements.
    std::uint16_t replies(const Node<Lanes>& node, int hand) const {
        int count = 0;
        for (unsigned left = node.empty; left; left &= left - 1)
            count += std::popcount(safe_after(node, hand, std::countr_zero(left)));
        return static_cast<std::uint16_t>(count);
    }

    std::uint64_t canonical_key(const Node<Lanes>& node, int hand) const {
        return canonical_.key(differing(node, hand), static_cast<CellMask>(~node.empty));
    }

    // A key without symmetries, where finding them costs more than it saves.
    std::uint64_t plain_key(const Node<Lanes>& node, int hand) const {
        const FeatureMasks masks = differing(node, hand);
        std::uint64_t key = all_count_ ? 0 : static_cast<CellMask>(~node.empty);
        for (int bit = 0; bit < feature_count; ++bit)
            if (feature_bits_ >> bit & 1) key = key << 16 | masks[bit];
        return key;
    }

private:
    // What can still be completed: the attributes, one bit each, and the cells of their shapes.
    struct InPlay {
        std::uint32_t attributes = 0;
        CellMask cells = 0;
    };

    // The shapes that hold all of an attribute's pieces and no other piece.
    ShapeMask shapes_in_play(CellMask cells, CellMask occupied) const {
        const auto others = static_cast<CellMask>(occupied & ~cells);
        return shapes_ & shapes_holding(cells) & ~shapes_touching(others);
    }

    InPlay in_play(const Node<Lanes>& node) const {
        const auto occupied = static_cast<CellMask>(~node.empty);
        InPlay found;
        ShapeMask all = 0;
        for (int attribute = 0; attribute < attributes_.count; ++attribute) {
            const ShapeMask shapes = shapes_in_play(node.cells_with[attribute], occupied);
            found.attributes |= std::uint32_t{shapes != 0} << attribute;
            all |= shapes;
        }
        for (; all; all &= all - 1) found.cells |= shape_cells[std::countr_zero(all)];
        return found;
    }

    PieceMask different_in_play(PieceMask pieces, std::uint32_t in_play) const {
        std::array<std::uint32_t, piece_count> seen;
        int count = 0;
        PieceMask chosen = 0;
        for (unsigned left = pieces; left; left &= left - 1) {
            const int piece = std::countr_zero(left);
            std::uint32_t own = 0;
            for (const int attribute : attributes_.of_piece[piece]) own |= 1u << attribute;
            own &= in_play;
            if (std::find(seen.begin(), seen.begin() + count, own) != seen.begin() + count) continue;
            seen[count++] = own;
            chosen |= 1 << piece;
        }
        return chosen;
    }

    // How many attributes of a piece are looked at: four features, or six pairs of them.
    static constexpr int per_piece = Lanes == 8 ? 4 : 6;

    static constexpr PieceMask pieces_with_value(int bit, int value) {
        constexpr std::array<PieceMask, feature_count> with_bit{0xAAAA, 0xCCCC, 0xF0F0, 0xFF00};
        return value ? with_bit[bit] : static_cast<PieceMask>(~with_bit[bit]);
    }

    FeatureMasks differing(const Node<Lanes>& node, int hand) const {
        FeatureMasks masks;
        const auto occupied = static_cast<CellMask>(~node.empty);
        for (int bit = 0; bit < feature_count; ++bit)
            masks[bit] = hand >> bit & 1 ? occupied & ~node.set[bit] : node.set[bit];
        return masks;
    }

    const Attributes& attributes_;
    const std::array<CellMask, 1 << cell_count>& completing_;
    const std::array<PieceMask, 256>& unsafe_;
    const Canonical& canonical_;
    const ShapeMask shapes_;
    const std::uint8_t feature_bits_;
    const bool all_count_;
};

}  // namespace kvarto
