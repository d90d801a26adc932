#include "kvarto/canonical.hpp"

#include <cassert>

namespace kvarto {
namespace {

// Columns and rows are permuted alike. Any permutation that keeps mirrored columns mirrored keeps
// the diagonals; the first two also keep neighbours neighbours, which squares need.
constexpr int mirror_keeping[8][4] = {{0, 1, 2, 3}, {3, 2, 1, 0}, {0, 2, 1, 3}, {3, 1, 2, 0},
                                      {1, 0, 3, 2}, {1, 3, 0, 2}, {2, 0, 3, 1}, {2, 3, 0, 1}};

// The cells that eight cells go to: bit i of the index is the cell `first` + i.
std::array<CellMask, 256> images(const std::array<int, cell_count>& target, int first) {
    std::array<CellMask, 256> table{};
    for (int cells = 1; cells < 256; ++cells) {
        const int cell = first + std::countr_zero(static_cast<unsigned>(cells));
        table[cells] = static_cast<CellMask>(table[cells & (cells - 1)] | 1 << target[cell]);
    }
    return table;
}

}  // namespace

CellSymmetries::CellSymmetries(bool keep_squares) : lowering_(std::size_t{1} << cell_count) {
    for (int columns = 0; columns < (keep_squares ? 2 : 8); ++columns)
        for (const bool reverse : {false, true})
            for (const bool transpose : {false, true}) {
                const auto& moved = mirror_keeping[columns];
                std::array<int, cell_count> target;
                for (int cell = 0; cell < cell_count; ++cell) {
                    const int x = moved[cell % 4];
                    const int y = reverse ? 3 - moved[cell / 4] : moved[cell / 4];
                    target[cell] = transpose ? 4 * x + y : 4 * y + x;
                }
                low_[count_] = images(target, 0);
                high_[count_] = images(target, 8);
                ++count_;
            }

    for (int cells = 0; cells <= all_cells; ++cells) {
        CellMask lowest = all_cells;
        for (int symmetry = 0; symmetry < count_; ++symmetry) {
            const CellMask image = apply(symmetry, static_cast<CellMask>(cells));
            if (image < lowest) {
                lowest = image;
                lowering_[cells] = 0;
            }
            if (image == lowest) lowering_[cells] |= std::uint32_t{1} << symmetry;
        }
    }
}

const CellSymmetries& CellSymmetries::of(ShapeMask shapes) {
    static const CellSymmetries keeping_lines(false);
    static const CellSymmetries keeping_squares(true);
    return shapes & squares ? keeping_squares : keeping_lines;
}

Canonical::Canonical(const Variant& variant)
    : symmetries_(CellSymmetries::of(variant.shapes)), feature_bits_(variant.feature_bits) {
    for (int bit = 0; bit < feature_count; ++bit)
        counts_[bit] = feature_bits_ >> bit & 1 ? all_cells : 0;
    const int first_idle = std::countr_one(feature_bits_);
    if (first_idle < feature_count) stands_in_[first_idle] = all_cells;
}

std::uint64_t Canonical::key(const Position& position) const {
    assert(position.hand != none);
    FeatureMasks differing;
    for (int bit = 0; bit < feature_count; ++bit)
        differing[bit] = position.cells_with[2 * bit + !(position.hand >> bit & 1)];
    return key(differing, position.occupied());
}

std::uint64_t Canonical::board_key(const FeatureMasks& features, CellMask occupied) const {
    const CellMask lowest = symmetries_.lowest(occupied);
    std::uint64_t best = ~std::uint64_t{0};
    for (std::uint32_t left = symmetries_.lowering(occupied); left; left &= left - 1) {
        const int symmetry = std::countr_zero(left);
        FeatureMasks words;
        for (int bit = 0; bit < feature_count; ++bit) {
            const CellMask mask = symmetries_.apply(symmetry, features[bit]);
            const CellMask flipped = lowest ^ mask;
            words[bit] = (std::min(mask, flipped) & counts_[bit]) | (lowest & stands_in_[bit]);
        }
        best = std::min(best, sorted(words));
    }
    const bool all_count = feature_bits_ == 0b1111;
    return all_count ? best | std::uint64_t{std::bit_floor(lowest)} << 48 : best;
}

std::uint64_t Canonical::board_key(const Position& position) const {
    const auto& cells_with = position.cells_with;
    return board_key({cells_with[1], cells_with[3], cells_with[5], cells_with[7]},
                     position.occupied());
}

BoardMasks Canonical::board(std::uint64_t board_key) const {
    BoardMasks result;
    std::array<CellMask, feature_count> words;
    for (int i = 0; i < feature_count; ++i) words[i] = static_cast<CellMask>(board_key >> 16 * i);
    if (feature_bits_ == 0b1111) {
        result.occupied = words[0] | words[1] | words[2] | words[3];
        words[3] &= ~std::bit_floor(result.occupied);
        result.features = words;
        return result;
    }
    // The words in order: zeros for all but one of the features that do not count, the masks, the
    // occupied cells.
    result.occupied = words[3];
    int next = feature_count - 1 - std::popcount(feature_bits_);
    for (int bit = 0; bit < feature_count; ++bit)
        if (feature_bits_ >> bit & 1) result.features[bit] = words[next++];
    return result;
}

}  // namespace kvarto
