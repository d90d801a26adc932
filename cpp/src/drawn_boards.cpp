// The cells fall into four squares of four, drawn by their letters:
//
//     4 | K H H K      K  corners         Every line and every square has two cells or four in K
//     3 | V M M V      M  middle          and M together. Once these eight cells are filled, what
//     2 | V M M V      H  upper, lower    is left to ask is which pairs of the other pieces go
//     1 | K H H K      V  left, right     together on two cells of H, on two of V, or on one of H
//         a b c d                         and one of V (the last for squares only).
//
// Up to symmetry there are 86,706 ways to fill K and M with lines, twice as many with squares. For
// each of them H and V are filled with every half of the eight pieces left; without squares the two
// do not see each other, and their counts are multiplied.

#include "kvarto/drawn_boards.hpp"

#include <algorithm>
#include <bit>
#include <cstdint>
#include <iterator>
#include <vector>

#include "kvarto/canonical.hpp"
#include "kvarto/position.hpp"

namespace kvarto {
namespace {

constexpr int edge_cells = 4;

// H and V as rings: each cell shares its lines with the next, the last one with the first; and the
// corner squares join the cells of the same index.
using Ring = std::array<int, edge_cells>;
constexpr Ring horizontal{1, 2, 14, 13};
constexpr Ring vertical{4, 7, 11, 8};

// The values that a piece shows or that pieces share, one bit each, in the order of
// `Position::cells_with`; only those of features that count.
using Values = std::uint8_t;

using PieceMask = std::uint16_t;

// For every piece, the pieces that may lie on the other one of two cells.
using Partners = std::array<PieceMask, piece_count>;

constexpr std::array<int, cell_count> diagonal_index = [] {
    std::array<int, cell_count> index{};
    index.fill(-1);
    for (int i = 0; i < 8; ++i) index[diagonal_cells[i]] = i;
    return index;
}();

// Fills H and V when K and M are given.
class Fillings {
  public:
    explicit Fillings(const Variant& variant) : partners_(256) {
        for (int piece = 0; piece < piece_count; ++piece)
            for (int bit = 0; bit < feature_count; ++bit)
                if (variant.feature_bits >> bit & 1)
                    values_[piece] |= 1 << (2 * bit + (piece >> bit & 1));
        for (int shared = 0; shared < 256; ++shared) {
            wins_[shared] = std::popcount(static_cast<unsigned>(shared)) >= variant.required;
            for (int piece = 0; piece < piece_count; ++piece)
                for (int other = 0; other < piece_count; ++other)
                    if (piece != other && !wins(shared & values_[piece] & values_[other]))
                        partners_[shared][piece] |= 1 << other;
        }
        find_joints(variant.shapes);
    }

    // Whether K and M, by `diagonal_cells`, hold a quarto of their own.
    bool is_lost(const std::array<int, 8>& pieces) const {
        for (int i = 0; i < inner_count_; ++i) {
            Values shared = 0xFF;
            for (const int index : inner_[i]) shared &= values_[pieces[index]];
            if (wins(shared)) return true;
        }
        return false;
    }

    // The ways to fill H and V so that no quarto with cells of theirs arises.
    std::uint64_t count(const std::array<int, 8>& pieces) {
        free_ = all_pieces;
        for (const int piece : pieces) free_ &= ~(1 << piece);
        int rank = 0;
        for (unsigned left = free_; left; left &= left - 1, ++rank)
            rank_bit_[std::countr_zero(left)] = static_cast<std::uint8_t>(1 << rank);
        return any_across_ ? count_joined(pieces) : count_apart(pieces);
    }

  private:
    static constexpr PieceMask all_pieces = 0xFFFF;

    // Two cells outside K and M, and the other two cells of each shape that contains both, by their
    // indices in `diagonal_cells`: at most a line and a square.
    struct Joint {
        int shapes = 0;
        std::array<std::array<int, 2>, 2> others{};
    };

    using Joints = std::array<Joint, edge_cells>;
    using RingPartners = std::array<Partners, edge_cells>;

    bool wins(int shared) const { return wins_[shared]; }

    void find_joints(ShapeMask shapes) {
        for (ShapeMask left = shapes; left; left &= left - 1) {
            const CellMask cells = shape_cells[std::countr_zero(left)];
            std::array<int, 4> inside{};
            CellMask outside = 0;
            int count = 0;
            for (unsigned rest = cells; rest; rest &= rest - 1) {
                const int cell = std::countr_zero(rest);
                if (diagonal_index[cell] >= 0)
                    inside[count++] = diagonal_index[cell];
                else
                    outside |= 1 << cell;
            }
            if (!outside)
                inner_[inner_count_++] = inside;
            else
                add_shape(outside, {inside[0], inside[1]});
        }
    }

    void add_shape(CellMask outside, const std::array<int, 2>& others) {
        const auto add = [&](Joint& joint, int cell, int other) {
            if (outside != (1 << cell | 1 << other)) return false;
            joint.others[joint.shapes++] = others;
            return true;
        };
        for (int i = 0; i < edge_cells; ++i) {
            const int next = (i + 1) % edge_cells;
            add(along_horizontal_[i], horizontal[i], horizontal[next]);
            add(along_vertical_[i], vertical[i], vertical[next]);
            any_across_ |= add(across_[i], horizontal[i], vertical[i]);
        }
    }

    Partners partners(const Joint& joint, const std::array<int, 8>& pieces) const {
        Partners result;
        result.fill(free_);
        for (int i = 0; i < joint.shapes; ++i) {
            const auto [one, two] = joint.others[i];
            const Partners& allowed = partners_[values_[pieces[one]] & values_[pieces[two]]];
            for (int piece = 0; piece < piece_count; ++piece) result[piece] &= allowed[piece];
        }
        // A joint without shapes allows every pair of two pieces.
        for (int piece = 0; piece < piece_count; ++piece) result[piece] &= ~(1 << piece);
        return result;
    }

    RingPartners partners(const Joints& joints, const std::array<int, 8>& pieces) const {
        RingPartners result;
        for (int i = 0; i < edge_cells; ++i) result[i] = partners(joints[i], pieces);
        return result;
    }

    // Calls `visit(pieces round the ring, their set by rank)` for every allowed filling of a ring.
    template <typename Visit>
    void for_each_filling(const RingPartners& next, Visit visit) const {
        for (unsigned left0 = free_; left0; left0 &= left0 - 1) {
            const int p0 = std::countr_zero(left0);
            for (unsigned left2 = free_ & ~(1 << p0); left2; left2 &= left2 - 1) {
                const int p2 = std::countr_zero(left2);
                const unsigned between1 = next[0][p0] & next[1][p2];
                const unsigned between3 = next[3][p0] & next[2][p2];
                const int set02 = rank_bit_[p0] | rank_bit_[p2];
                for (unsigned left1 = between1; left1; left1 &= left1 - 1) {
                    const int p1 = std::countr_zero(left1);
                    const int set = set02 | rank_bit_[p1];
                    for (unsigned left3 = between3 & ~(1 << p1); left3; left3 &= left3 - 1) {
                        const int p3 = std::countr_zero(left3);
                        visit(Ring{p0, p1, p2, p3}, set | rank_bit_[p3]);
                    }
                }
            }
        }
    }

    std::uint64_t count_apart(const std::array<int, 8>& pieces) const {
        std::array<std::uint8_t, 256> horizontal_count{}, vertical_count{};  // 24 at most
        for_each_filling(partners(along_horizontal_, pieces),
                         [&](const Ring&, int set) { ++horizontal_count[set]; });
        for_each_filling(partners(along_vertical_, pieces),
                         [&](const Ring&, int set) { ++vertical_count[255 - set]; });
        unsigned total = 0;
        for (int set = 0; set < 256; ++set) total += horizontal_count[set] * vertical_count[set];
        return total;
    }

    // A filling of V as a word: bit 8 * i + r when the piece of rank r lies on cell i. For H, the
    // word of what V must not have beside it. The two go together when the words are disjoint.
    struct Words {
        std::array<std::array<std::uint32_t, 24>, 256> words;
        std::array<std::uint8_t, 256> size{};

        void add(int set, std::uint32_t word) { words[set][size[set]++] = word; }
    };

    std::uint64_t count_joined(const std::array<int, 8>& pieces) {
        std::array<std::array<std::uint32_t, piece_count>, edge_cells> forbidden{};
        for (int i = 0; i < edge_cells; ++i) {
            const Partners allowed = partners(across_[i], pieces);
            for (unsigned left = free_; left; left &= left - 1) {
                const int piece = std::countr_zero(left);
                for (unsigned not_v = free_ & ~allowed[piece]; not_v; not_v &= not_v - 1)
                    forbidden[i][piece] |= rank_bit_[std::countr_zero(not_v)] << 8 * i;
            }
        }
        Words& fillings_h = words_[0];
        Words& fillings_v = words_[1];
        fillings_h.size.fill(0);
        fillings_v.size.fill(0);
        for_each_filling(partners(along_horizontal_, pieces), [&](const Ring& ring, int set) {
            fillings_h.add(set, forbidden[0][ring[0]] | forbidden[1][ring[1]] |
                                    forbidden[2][ring[2]] | forbidden[3][ring[3]]);
        });
        for_each_filling(partners(along_vertical_, pieces), [&](const Ring& ring, int set) {
            fillings_v.add(255 - set, rank_bit_[ring[0]] | rank_bit_[ring[1]] << 8 |
                                          rank_bit_[ring[2]] << 16 |
                                          std::uint32_t{rank_bit_[ring[3]]} << 24);
        });
        unsigned total = 0;
        for (int set = 0; set < 256; ++set)
            for (int i = 0; i < fillings_h.size[set]; ++i)
                for (int j = 0; j < fillings_v.size[set]; ++j)
                    total += !(fillings_h.words[set][i] & fillings_v.words[set][j]);
        return total;
    }

    std::array<Values, piece_count> values_{};
    std::array<bool, 256> wins_{};
    // By the values that the two other pieces of a shape share.
    std::vector<Partners> partners_;
    // The shapes inside K and M: the diagonals and the middle square.
    std::array<std::array<int, 4>, 3> inner_{};
    int inner_count_ = 0;
    Joints along_horizontal_{}, along_vertical_{}, across_{};
    bool any_across_ = false;
    // The pieces that are left for H and V, and for each of them a bit by its rank among them.
    PieceMask free_ = 0;
    std::array<std::uint8_t, piece_count> rank_bit_{};
    std::vector<Words> words_{2};
};

// Four pieces on K or on M as a word: a digit of four bits for each cell, the kind of its piece. A
// kind is the pieces that differ only in features that do not count; its number is the piece with
// zeros in those.
using Quad = std::uint16_t;
constexpr int quad_count = 1 << 16;

int kind_at(Quad quad, int index) { return quad >> 4 * index & 15; }

// A symmetry of the game: how kinds are renamed and the cells of K and M moved.
struct Symmetry {
    std::array<std::uint8_t, piece_count> kind;
    std::array<std::uint8_t, 4> corner;
    std::array<std::uint8_t, 4> middle;

    Quad moved(Quad quad, const std::array<std::uint8_t, 4>& to) const {
        Quad result = 0;
        for (int i = 0; i < 4; ++i) result |= kind[kind_at(quad, i)] << 4 * to[i];
        return result;
    }
};

// Every order of the features that count, with every flip of their values.
std::vector<std::array<std::uint8_t, piece_count>> kind_maps(unsigned feature_bits) {
    std::vector<int> features;
    for (int bit = 0; bit < feature_count; ++bit)
        if (feature_bits >> bit & 1) features.push_back(bit);
    std::vector<std::array<std::uint8_t, piece_count>> maps;
    std::vector<int> renamed = features;
    do {
        for (unsigned flipped = 0; flipped < piece_count; ++flipped) {
            if (flipped & ~feature_bits) continue;
            std::array<std::uint8_t, piece_count> map{};
            for (int piece = 0; piece < piece_count; ++piece) {
                unsigned image = flipped;
                for (std::size_t i = 0; i < features.size(); ++i)
                    image ^= (piece >> features[i] & 1) << renamed[i];
                map[piece] = static_cast<std::uint8_t>(image);
            }
            maps.push_back(map);
        }
    } while (std::next_permutation(renamed.begin(), renamed.end()));
    return maps;
}

// The symmetries of the variant that keep corners corners.
std::vector<Symmetry> symmetries_of(const Variant& variant) {
    const CellSymmetries& cells = CellSymmetries::of(variant.shapes);
    std::vector<Symmetry> result;
    for (const auto& kind : kind_maps(variant.feature_bits))
        for (int i = 0; i < cells.count(); ++i) {
            if (cells.apply(i, 0x9009) != 0x9009) continue;
            Symmetry symmetry{kind, {}, {}};
            const auto moved = [&](int index) {
                const auto cell = static_cast<CellMask>(1 << diagonal_cells[index]);
                const int target = std::countr_zero(cells.apply(i, cell));
                return static_cast<std::uint8_t>(diagonal_index[target] % 4);
            };
            for (int index = 0; index < 4; ++index) {
                symmetry.corner[index] = moved(index);
                symmetry.middle[index] = moved(index + 4);
            }
            result.push_back(symmetry);
        }
    return result;
}

// Pieces taken from the box by kind, and the number of ways to do so: 0 when there are too few.
struct Taken {
    // What tells the pieces of a kind apart: the features that do not count.
    int idle;
    std::array<std::uint8_t, piece_count> of_kind{};
    std::array<int, 8> pieces{};
    int count = 0;
    std::uint64_t ways = 1;

    explicit Taken(const Variant& variant) : idle(0b1111 & ~variant.feature_bits) {}

    Taken with(Quad quad) const {
        Taken result = *this;
        for (int i = 0; i < 4; ++i) result.take(kind_at(quad, i));
        return result;
    }

    void take(int kind) {
        const int all = kind & idle ? 0 : 1 << std::popcount(static_cast<unsigned>(idle));
        ways *= std::max(all - of_kind[kind], 0);
        // Which one of the kind does not matter: the first one not yet taken.
        int number = of_kind[kind]++, piece = kind;
        for (int bit = 0; bit < feature_count; ++bit)
            if (idle >> bit & 1) {
                piece |= (number & 1) << bit;
                number >>= 1;
            }
        pieces[count++] = piece;
    }
};

// How many quads the symmetries make of this one; marks them as seen.
int mark_orbit(Quad quad, const std::vector<Symmetry>& symmetries,
               std::array<std::uint8_t, 4> Symmetry::* cells, std::vector<bool>& seen) {
    int size = 0;
    for (const Symmetry& symmetry : symmetries) {
        const Quad image = symmetry.moved(quad, symmetry.*cells);
        size += !seen[image];
        seen[image] = true;
    }
    return size;
}

}  // namespace

std::uint64_t drawn_boards(const Variant& variant) {
    const std::vector<Symmetry> symmetries = symmetries_of(variant);
    const Taken nothing(variant);
    std::vector<Quad> quads;
    for (int quad = 0; quad < quad_count; ++quad)
        if (nothing.with(static_cast<Quad>(quad)).ways) quads.push_back(static_cast<Quad>(quad));

    Fillings fillings(variant);
    std::uint64_t total = 0;
    std::vector<bool> corners_seen(quad_count);
    for (const Quad corners : quads) {
        if (corners_seen[corners]) continue;
        const int alike = mark_orbit(corners, symmetries, &Symmetry::corner, corners_seen);
        std::vector<Symmetry> keeping;
        std::copy_if(symmetries.begin(), symmetries.end(), std::back_inserter(keeping),
                     [&](const Symmetry& s) { return s.moved(corners, s.corner) == corners; });

        const Taken in_corners = nothing.with(corners);
        std::uint64_t subtotal = 0;
        std::vector<bool> middle_seen(quad_count);
        for (const Quad middle : quads) {
            if (middle_seen[middle]) continue;
            const Taken taken = in_corners.with(middle);
            if (!taken.ways || fillings.is_lost(taken.pieces)) continue;
            const int middles = mark_orbit(middle, keeping, &Symmetry::middle, middle_seen);
            subtotal += taken.ways * middles * fillings.count(taken.pieces);
        }
        total += alike * subtotal;
    }
    return total;
}

std::uint64_t drawn_fillings(const Variant& variant, const std::array<int, 8>& pieces) {
    Fillings fillings(variant);
    return fillings.is_lost(pieces) ? 0 : fillings.count(pieces);
}

}  // namespace kvarto
