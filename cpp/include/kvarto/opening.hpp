// The positions that an opening table is about: few pieces on the board, up to symmetry.
#pragma once

#include <cstddef>
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

// Numbers the positions of a level densely, so that a table can be a plain list of answers: by the
// occupied cells, then by how the pieces on them differ from the hand. Some numbers stand for no
// position of `opening_keys`: those with a quarto or a win at once, and symmetric twins.
class OpeningIndex {
public:
    OpeningIndex(const Variant& variant, int placed);

    std::size_t size() const { return occupied_.size() * arrangements_.size(); }

    // The number of a position with so many pieces, given by its canonical key.
    std::size_t slot(std::uint64_t key) const;

private:
    // The sets of cells that are as low as symmetries can make them.
    std::vector<CellMask> occupied_;
    // What the key's four words can be, seen from the occupied cells alone.
    std::vector<std::uint32_t> arrangements_;
};

}  // namespace kvarto
