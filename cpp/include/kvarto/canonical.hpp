// One 64-bit number for all positions that are the same but for how one looks at them.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <vector>

#include "kvarto/position.hpp"
#include "kvarto/shapes.hpp"
#include "kvarto/variant.hpp"

namespace kvarto {

// The permutations of the cells that keep the shapes of a game: 32 keep the lines, 8 of them the
// squares. Number 0 leaves everything where it is.
class CellSymmetries {
  public:
    // The tables for lines, squares or both; built on first use, and then shared by everyone.
    static const CellSymmetries& of(ShapeMask shapes);

    int count() const { return count_; }

    // Where the cells go.
    CellMask apply(int symmetry, CellMask cells) const {
        return low_[symmetry][cells & 0xFF] | high_[symmetry][cells >> 8];
    }

    // The symmetries that make the mask as small as can be, one bit each. Most masks of five cells
    // and more have one or two, so that a canonical form has next to nothing to choose from.
    std::uint32_t lowering(CellMask cells) const { return lowering_[cells]; }

    // The smallest mask that the cells can be made.
    CellMask lowest(CellMask cells) const {
        return apply(std::countr_zero(lowering_[cells]), cells);
    }

  private:
    explicit CellSymmetries(bool keep_squares);

    using Half = std::array<CellMask, 256>;

    int count_ = 0;
    // The images of the lower and of the upper eight cells: two look-ups permute a mask.
    std::array<Half, 32> low_{};
    std::array<Half, 32> high_{};
    std::vector<std::uint32_t> lowering_;
};

// For each feature, by the number of its bit in a piece, the cells whose piece has that bit set.
using FeatureMasks = std::array<CellMask, feature_count>;

// A board as a key keeps it: what does not count for the variant is forgotten.
struct BoardMasks {
    FeatureMasks features{};
    CellMask occupied = 0;
};

// Keys of one variant. Positions have the same key if and only if a symmetry turns one into the
// other: of the cells, of the features that count, of the two values of each of them. Pieces that
// differ only in features that do not count are interchangeable. The last cell is not part of a
// key, so that a key speaks of the game to come only where no quarto lies on the board.
class Canonical {
  public:
    explicit Canonical(const Variant& variant);

    // The key of a board and a piece in hand. The masks tell where the piece differs from the hand,
    // so that it does not matter which piece that is:
    //
    //     bits   63-48     47-32     31-16      15-0
    //           largest      the masks in order      smallest
    //
    // With four features, every placed piece differs from the hand somewhere and the masks tell
    // which cells are occupied. With fewer that is the largest word, in place of a mask.
    std::uint64_t key(const FeatureMasks& differing, CellMask occupied) const {
        FeatureMasks words;
        for (int bit = 0; bit < feature_count; ++bit)
            words[bit] = (differing[bit] & counts_[bit]) | (occupied & stands_in_[bit]);
        std::uint64_t best = ~std::uint64_t{0};
        for (std::uint32_t left = symmetries_.lowering(occupied); left; left &= left - 1) {
            const int symmetry = std::countr_zero(left);
            best = std::min(best, sorted({symmetries_.apply(symmetry, words[0]),
                                          symmetries_.apply(symmetry, words[1]),
                                          symmetries_.apply(symmetry, words[2]),
                                          symmetries_.apply(symmetry, words[3])}));
        }
        return best;
    }

    // The same for a position with a piece in hand.
    std::uint64_t key(const Position& position) const;

    // The key of a board alone. Each feature is flipped if that makes its mask smaller: then the
    // highest occupied cell is in no mask. With four features the largest word marks it, and so the
    // words together still tell which cells are occupied.
    std::uint64_t board_key(const FeatureMasks& features, CellMask occupied) const;
    std::uint64_t board_key(const Position& position) const;

    // The board that has this key, and the occupied cells of which are as low as can be.
    BoardMasks board(std::uint64_t board_key) const;

  private:
    static std::uint64_t sorted(FeatureMasks words) {
        const auto order = [&words](int low, int high) {
            const CellMask smaller = std::min(words[low], words[high]);
            words[high] = std::max(words[low], words[high]);
            words[low] = smaller;
        };
        order(0, 1), order(2, 3), order(0, 2), order(1, 3), order(1, 2);
        return std::uint64_t{words[3]} << 48 | std::uint64_t{words[2]} << 32 |
               std::uint64_t{words[1]} << 16 | words[0];
    }

    const CellSymmetries& symmetries_;
    std::uint8_t feature_bits_;
    // All ones for a feature that counts.
    FeatureMasks counts_{};
    // All ones for the first feature that does not: its word is the occupied cells.
    FeatureMasks stands_in_{};
};

}  // namespace kvarto
