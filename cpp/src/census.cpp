#include "kvarto/census.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <utility>

#include "kvarto/canonical.hpp"
#include "kvarto/position.hpp"

namespace kvarto {
namespace {

using Keys = std::vector<std::uint64_t>;

// The values that a piece shows, one bit each, in the order of `Position::cells_with`; only those
// of features that count. Four pieces share the values that are in all four masks.
using Values = std::uint8_t;

// The boards of one level, by their occupied cells: those that no symmetry makes lower. A board is
// its key.
struct Group {
    CellMask occupied;
    Keys boards;
};

class Levels {
  public:
    explicit Levels(const Variant& variant)
        : variant_(variant),
          canonical_(variant),
          symmetries_(CellSymmetries::of(variant.shapes)),
          alike_(piece_count >> std::popcount(variant.feature_bits)) {
        for (int piece = 0; piece < piece_count; ++piece)
            for (int bit = 0; bit < feature_count; ++bit)
                if (variant.feature_bits >> bit & 1)
                    values_[piece] |= 1 << (2 * bit + (piece >> bit & 1));
    }

    std::vector<Group> empty_board() const { return {{0, {canonical_.board_key({}, 0)}}}; }

    // Calls `visit` with every group of the level that follows the one given.
    template <typename Visit>
    void for_each_next(const std::vector<Group>& level, Visit visit) const {
        std::vector<const Group*> by_occupied(std::size_t{1} << cell_count);
        for (const Group& group : level) by_occupied[group.occupied] = &group;
        const int placed = level.empty() ? 0 : std::popcount(level.front().occupied) + 1;
        for (int cells = 1; cells <= all_cells; ++cells) {
            const auto occupied = static_cast<CellMask>(cells);
            if (std::popcount(occupied) != placed || symmetries_.lowest(occupied) != occupied)
                continue;
            const CellMask before = occupied & ~std::bit_floor(occupied);
            const Group* parents = by_occupied[symmetries_.lowest(before)];
            if (parents) visit(Group{occupied, children(*parents, before, occupied)});
        }
    }

    // The boards with a piece in hand that a board gives rise to: all, and the quiet ones. Boards
    // that are not symmetric share none, so counting board by board counts everything once.
    void count_hands(std::uint64_t board, LevelCount& count) const {
        const BoardMasks masks = canonical_.board(board);
        const Pieces pieces(*this, masks);
        std::array<std::uint64_t, piece_count> seen;
        int distinct = 0;
        for (int hand = 0; hand < piece_count; ++hand) {
            if (!pieces.can_add(hand)) continue;
            FeatureMasks differing;
            for (int bit = 0; bit < feature_count; ++bit)
                differing[bit] = masks.features[bit] ^ (hand >> bit & 1 ? masks.occupied : 0);
            const std::uint64_t key = canonical_.key(differing, masks.occupied);
            if (std::find(seen.begin(), seen.begin() + distinct, key) != seen.begin() + distinct)
                continue;
            seen[distinct++] = key;
            count.quiet += !pieces.wins(hand);
        }
        count.positions += distinct;
    }

  private:
    // A board piece by piece. Pieces that differ only in features that do not count are one kind,
    // of which the piece with zeros in those features stands for all.
    class Pieces {
      public:
        Pieces(const Levels& levels, const BoardMasks& masks) : levels_(levels), masks_(masks) {
            for (unsigned left = masks.occupied; left; left &= left - 1)
                ++used_[piece_on(std::countr_zero(left))];
        }

        // Whether a piece of this kind is left; false for pieces that stand for nobody.
        bool can_add(int piece) const {
            return !(piece & ~levels_.variant_.feature_bits) && used_[piece] < levels_.alike_;
        }

        // Whether the piece completes a quarto on some empty cell.
        bool wins(int piece) const {
            for (unsigned left = all_cells & ~masks_.occupied; left; left &= left - 1)
                if (wins_on(std::countr_zero(left), piece)) return true;
            return false;
        }

        // Whether the piece on that cell completes a quarto.
        bool wins_on(int cell, int piece) const {
            ShapeMask left = levels_.variant_.shapes & shapes_through[cell];
            for (; left; left &= left - 1) {
                const unsigned others = shape_cells[std::countr_zero(left)] & ~(1u << cell);
                if ((others & masks_.occupied) != others) continue;
                Values shared = levels_.values_[piece];
                for (unsigned rest = others; rest; rest &= rest - 1)
                    shared &= levels_.values_[piece_on(std::countr_zero(rest))];
                if (std::popcount(shared) >= levels_.variant_.required) return true;
            }
            return false;
        }

      private:
        int piece_on(int cell) const {
            int piece = 0;
            for (int bit = 0; bit < feature_count; ++bit)
                piece |= (masks_.features[bit] >> cell & 1) << bit;
            return piece;
        }

        const Levels& levels_;
        const BoardMasks& masks_;
        std::array<std::uint8_t, piece_count> used_{};
    };

    // The boards on `occupied` whose highest piece was placed last. Every board has such a parent,
    // so nothing is missed, and few boards are met twice: no need to try the other last pieces.
    Keys children(const Group& parents, CellMask before, CellMask occupied) const {
        const int cell = std::bit_width(occupied) - 1;
        Keys found;
        for (int symmetry = 0; symmetry < symmetries_.count(); ++symmetry) {
            if (symmetries_.apply(symmetry, parents.occupied) != before) continue;
            for (const std::uint64_t parent : parents.boards) {
                BoardMasks masks = canonical_.board(parent);
                masks.occupied = before;
                for (CellMask& mask : masks.features) mask = symmetries_.apply(symmetry, mask);
                add_pieces(masks, cell, found);
            }
        }
        std::sort(found.begin(), found.end());
        found.erase(std::unique(found.begin(), found.end()), found.end());
        return found;
    }

    void add_pieces(const BoardMasks& before, int cell, Keys& found) const {
        const Pieces pieces(*this, before);
        const CellMask placed = static_cast<CellMask>(1 << cell);
        for (int piece = 0; piece < piece_count; ++piece) {
            if (!pieces.can_add(piece) || pieces.wins_on(cell, piece)) continue;
            FeatureMasks features = before.features;
            for (int bit = 0; bit < feature_count; ++bit)
                if (piece >> bit & 1) features[bit] |= placed;
            found.push_back(canonical_.board_key(features, before.occupied | placed));
        }
    }

    Variant variant_;
    Canonical canonical_;
    const CellSymmetries& symmetries_;
    // How many pieces there are of each kind.
    int alike_;
    std::array<Values, piece_count> values_{};
};

// Calls `count(number of pieces, group)` for every group of every level.
template <typename Count>
void walk(const Levels& levels, int deepest, Count count) {
    assert(0 <= deepest && deepest <= cell_count);
    std::vector<Group> level = levels.empty_board();
    for (const Group& group : level) count(0, group);
    for (int placed = 1; placed <= deepest; ++placed) {
        std::vector<Group> next;
        levels.for_each_next(level, [&](Group&& group) {
            count(placed, group);
            if (placed == deepest) return;  // nothing is made of these
            group.boards.shrink_to_fit();
            next.push_back(std::move(group));
        });
        level = std::move(next);
    }
}

}  // namespace

std::vector<LevelCount> census(const Variant& variant, int deepest) {
    const Levels levels(variant);
    std::vector<LevelCount> counts(deepest + 1);
    walk(levels, deepest, [&](int placed, const Group& group) {
        counts[placed].boards += group.boards.size();
        for (const std::uint64_t board : group.boards) levels.count_hands(board, counts[placed]);
    });
    return counts;
}

std::vector<std::uint64_t> census_of_boards(const Variant& variant, int deepest) {
    const Levels levels(variant);
    std::vector<std::uint64_t> counts(deepest + 1);
    walk(levels, deepest,
         [&](int placed, const Group& group) { counts[placed] += group.boards.size(); });
    return counts;
}

}  // namespace kvarto
