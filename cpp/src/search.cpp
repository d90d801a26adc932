#include "kvarto/search.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <chrono>

namespace kvarto {
namespace {

// From how many empty cells on, each measured: a search remembers positions, in canonical form;
// tries what it remembers of the children before it searches one; sorts the moves by the replies
// they leave, not only by the pieces.
constexpr int remember_from = 7;
constexpr int canonical_from = 10;
constexpr int look_ahead_from = 10;
constexpr int sort_by_replies_from = 8;

// How many nodes there are between two looks at the limits.
constexpr std::uint64_t look_every = 8192;

using Clock = std::chrono::steady_clock;

// Without a limit: more placements than there are cells.
constexpr int no_limit = cell_count + 1;

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

struct Placement {
    PieceMask safe;
    std::uint8_t cell;
    std::uint8_t count;
};

struct Move {
    std::uint16_t replies;
    std::uint8_t placement;
    std::uint8_t piece;
};

template <int Lanes>
class Search {
public:
    Search(const SearchTables& tables, TranspositionTable& remembered, const Limits& limits)
        : attributes_(tables.attributes),
          completing_(tables.completing),
          unsafe_(tables.unsafe),
          canonical_(tables.canonical),
          feature_bits_(tables.feature_bits),
          all_count_(tables.feature_bits == 0b1111),
          table_(remembered),
          limits_(limits),
          started_(Clock::now()) {}

    std::uint64_t nodes() const { return nodes_; }

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

    static Node<Lanes> given(const Node<Lanes>& node, int piece) {
        Node<Lanes> next = node;
        next.reserve &= ~(1 << piece);
        return next;
    }

    // One piece of each kind: those that differ only in what does not count are the same move.
    PieceMask different(PieceMask pieces) const {
        if (all_count_) return pieces;
        PieceMask chosen = 0;
        while (pieces) {
            const int piece = std::countr_zero(pieces);
            chosen |= 1 << piece;
            pieces &= ~attributes_.alike[piece];
        }
        return chosen;
    }

    // For a piece in hand, whether or not it wins at once.
    Solution solve(const Node<Lanes>& node, int hand, bool with_distance) {
        const int empty = std::popcount(node.empty);
        Solution solution;
        if (unsafe(node) >> hand & 1) {
            solution.value = Value::win;
            solution.distance = 1;
        } else if (loses(node, hand, no_limit)) {
            solution.value = Value::loss;
            if (with_distance) solution.distance = first_limit(2, empty, [&](int limit) {
                return loses(node, hand, limit);
            });
        } else if (wins(node, hand, no_limit)) {
            solution.value = Value::win;
            if (with_distance) solution.distance = first_limit(3, empty, [&](int limit) {
                return wins(node, hand, limit);
            });
        } else {
            solution.distance = empty;
        }
        solution.known = !stopped_;
        solution.nodes = nodes_;
        return solution;
    }

    // Whether the player to place loses within so many placements, whatever he does.
    bool loses(const Node<Lanes>& node, int hand, int limit) {
        const int empty = std::popcount(node.empty);
        if (empty == 1 || limit < 2) return false;
        if (empty <= 3 || limit < 4) return !any_safe(node, hand);
        return searched(node, hand, limit, empty, false);
    }

private:
    static constexpr PieceMask pieces_with_value(int bit, int value) {
        constexpr std::array<PieceMask, feature_count> with_bit{0xAAAA, 0xCCCC, 0xF0F0, 0xFF00};
        return value ? with_bit[bit] : static_cast<PieceMask>(~with_bit[bit]);
    }

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
            for (int i = 0; i < attributes_.per_piece; ++i) {
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

    bool any_safe(const Node<Lanes>& node, int hand) {
        ++nodes_;
        for (unsigned left = node.empty; left; left &= left - 1)
            if (safe_after(node, hand, std::countr_zero(left))) return true;
        return false;
    }

    Node<Lanes> placed(const Node<Lanes>& node, int hand, int cell) const {
        Node<Lanes> next = node;
        const auto bit = static_cast<CellMask>(1 << cell);
        next.empty &= ~bit;
        for (CellMask& hot : next.hot) hot &= ~bit;
        for (int i = 0; i < attributes_.per_piece; ++i) {
            const int own = attributes_.of_piece[hand][i];
            next.cells_with[own] |= bit;
            next.hot[own] = completing_[next.cells_with[own]] & next.empty;
        }
        for (int feature = 0; feature < feature_count; ++feature)
            if (hand >> feature & 1) next.set[feature] |= bit;
        return next;
    }

    std::uint64_t key(const Node<Lanes>& node, int hand, int empty) const {
        FeatureMasks differing;
        const auto occupied = static_cast<CellMask>(~node.empty);
        for (int bit = 0; bit < feature_count; ++bit)
            differing[bit] = hand >> bit & 1 ? occupied & ~node.set[bit] : node.set[bit];
        return empty >= canonical_from ? canonical_.key(differing, occupied)
                                       : plain_key(differing, occupied);
    }

    // A key without symmetries, where finding them costs more than it saves. The masks together
    // tell how many cells are empty, so it is never taken for one of the canonical keys.
    std::uint64_t plain_key(const FeatureMasks& differing, CellMask occupied) const {
        std::uint64_t key = all_count_ ? 0 : occupied;
        for (int bit = 0; bit < feature_count; ++bit)
            if (feature_bits_ >> bit & 1) key = key << 16 | differing[bit];
        return key;
    }

    // Whether the player to place can win within so many placements.
    bool wins(const Node<Lanes>& node, int hand, int limit) {
        const int empty = std::popcount(node.empty);
        if (empty < 3 || limit < 3) return false;
        // With four cells or fewer, or one placement more to win, the other must be left without
        // a safe piece at once.
        if (empty <= 4 || limit < 5) return some_move_leaves_nothing(node, hand);
        return searched(node, hand, limit, empty, true);
    }

    bool some_move_leaves_nothing(const Node<Lanes>& node, int hand) {
        for (unsigned left = node.empty; left; left &= left - 1) {
            const int cell = std::countr_zero(left);
            const PieceMask safe = different(safe_after(node, hand, cell));
            if (!safe) continue;
            const Node<Lanes> next = placed(node, hand, cell);
            for (unsigned pieces = safe; pieces; pieces &= pieces - 1) {
                const int piece = std::countr_zero(pieces);
                if (!any_safe(given(next, piece), piece)) return true;
            }
        }
        return false;
    }

    // Both questions are one search: a player wins if some move makes the other lose, and loses if
    // every move lets the other win. `winning` says which is asked.
    bool searched(const Node<Lanes>& node, int hand, int limit, int empty, bool winning) {
        if (++nodes_ - reported_ >= look_every) look_at_limits();
        if (stopped_) return false;
        const bool remembers = empty >= remember_from;
        std::uint64_t own_key = 0;
        Bounds bounds;
        if (remembers) {
            own_key = key(node, hand, empty);
            bounds = table_.find(own_key);
            const Answer answer = answered(bounds, limit, winning);
            if (answer != Answer::unknown) return answer == Answer::yes;
        }
        const bool found = some_move(node, hand, limit, empty, winning);
        if (stopped_) return false;
        const bool result = found == winning;
        if (remembers) table_.keep(own_key, with(bounds, limit, winning, result));
        return result;
    }

    // Whether some move decides the question: one that makes the other lose, or lets him not win.
    bool some_move(const Node<Lanes>& node, int hand, int limit, int empty, bool winning) {
        std::array<Placement, cell_count> placements;
        const int count = sorted_placements(node, hand, placements);
        if (empty >= sort_by_replies_from)
            return some_sorted_move(node, hand, limit, empty, winning, placements, count);
        for (int i = 0; i < count; ++i) {
            const Node<Lanes> next = placed(node, hand, placements[i].cell);
            for (unsigned left = different(placements[i].safe); left; left &= left - 1) {
                const int piece = std::countr_zero(left);
                if (decides(given(next, piece), piece, limit, winning)) return true;
                if (stopped_) return false;
            }
        }
        return false;
    }

    bool decides(const Node<Lanes>& child, int piece, int limit, bool winning) {
        return winning ? loses(child, piece, limit - 1) : !wins(child, piece, limit - 1);
    }

    // The placements that leave something safe to give, fewest first: a player with little to give
    // is close to losing, and so is the other after that.
    int sorted_placements(const Node<Lanes>& node, int hand,
                          std::array<Placement, cell_count>& placements) const {
        int count = 0;
        for (unsigned left = node.empty; left; left &= left - 1) {
            const int cell = std::countr_zero(left);
            const PieceMask safe = safe_after(node, hand, cell);
            if (!safe) continue;
            const Placement placement{safe, static_cast<std::uint8_t>(cell),
                                      static_cast<std::uint8_t>(std::popcount(safe))};
            int place = count++;
            for (; place > 0 && placements[place - 1].count > placement.count; --place)
                placements[place] = placements[place - 1];
            placements[place] = placement;
        }
        return count;
    }

    // Where a good order is worth more than it costs: by how many safe replies a move leaves, and
    // after a look at what is remembered of each child.
    bool some_sorted_move(const Node<Lanes>& node, int hand, int limit, int empty, bool winning,
                          const std::array<Placement, cell_count>& placements, int count) {
        std::array<Node<Lanes>, cell_count> children;
        std::array<Move, cell_count * piece_count> moves;
        int move_count = 0;
        for (int i = 0; i < count; ++i) {
            children[i] = placed(node, hand, placements[i].cell);
            for (unsigned left = different(placements[i].safe); left; left &= left - 1) {
                const int piece = std::countr_zero(left);
                const Node<Lanes> child = given(children[i], piece);
                if (empty >= look_ahead_from) {
                    const Bounds known = table_.find(key(child, piece, empty - 1));
                    const Answer answer = answered(known, limit - 1, !winning);
                    if (answer == (winning ? Answer::yes : Answer::no)) return true;
                    if (answer != Answer::unknown) continue;
                }
                moves[move_count++] = {replies(child, piece), static_cast<std::uint8_t>(i),
                                       static_cast<std::uint8_t>(piece)};
            }
        }
        std::sort(moves.begin(), moves.begin() + move_count,
                  [](const Move& a, const Move& b) { return a.replies < b.replies; });
        for (int i = 0; i < move_count; ++i) {
            const Move& move = moves[i];
            if (decides(given(children[move.placement], move.piece), move.piece, limit, winning))
                return true;
            if (stopped_) return false;
        }
        return false;
    }

    std::uint16_t replies(const Node<Lanes>& node, int hand) const {
        int count = 0;
        for (unsigned left = node.empty; left; left &= left - 1)
            count += std::popcount(safe_after(node, hand, std::countr_zero(left)));
        return static_cast<std::uint16_t>(count);
    }

    enum class Answer { no, yes, unknown };

    static Answer answered(const Bounds& bounds, int limit, bool winning) {
        const unsigned half = limit == no_limit ? unlimited : static_cast<unsigned>(limit) / 2;
        const unsigned within = winning ? bounds.wins_within : bounds.loses_within;
        const unsigned not_within = winning ? bounds.wins_not_within : bounds.loses_not_within;
        const unsigned opposite = winning ? bounds.loses_within : bounds.wins_within;
        if (within && within <= half) return Answer::yes;
        if (not_within >= half || opposite) return Answer::no;
        return Answer::unknown;
    }

    static Bounds with(Bounds bounds, int limit, bool winning, bool result) {
        const unsigned half = limit == no_limit ? unlimited : static_cast<unsigned>(limit) / 2;
        unsigned& within = winning ? bounds.wins_within : bounds.loses_within;
        unsigned& not_within = winning ? bounds.wins_not_within : bounds.loses_not_within;
        if (result)
            within = within ? std::min(within, half) : half;
        else
            not_within = std::max(not_within, half);
        return bounds;
    }

    // Half of more placements than any limit that is searched for has.
    static constexpr unsigned unlimited = 9;

    template <typename Question>
    int first_limit(int first, int last, Question ends_within) {
        for (int limit = first; limit < last; limit += 2)
            if (ends_within(limit) || stopped_) return limit;
        return last - (last - first) % 2;
    }

    void look_at_limits() {
        if (limits_.watch) {
            limits_.watch->nodes.fetch_add(nodes_ - reported_, std::memory_order_relaxed);
            if (limits_.watch->stop.load(std::memory_order_relaxed)) stopped_ = true;
        }
        reported_ = nodes_;
        const std::chrono::duration<double> spent = Clock::now() - started_;
        if (limits_.seconds > 0 && spent.count() > limits_.seconds) stopped_ = true;
    }

    const Attributes& attributes_;
    const std::array<CellMask, 1 << cell_count>& completing_;
    const std::array<PieceMask, 256>& unsafe_;
    const Canonical& canonical_;
    const std::uint8_t feature_bits_;
    const bool all_count_;
    TranspositionTable& table_;
    const Limits limits_;
    const Clock::time_point started_;
    std::uint64_t nodes_ = 0;
    std::uint64_t reported_ = 0;
    bool stopped_ = false;
};

int rank(const Solution& solution) {
    // Better is higher: wins that come soon, draws, losses that come late.
    constexpr int end = 2 * cell_count;
    if (solution.value == Value::win) return end - solution.distance;
    return solution.value == Value::draw ? 0 : solution.distance - end;
}

Solution seen_by_the_other(Solution solution) {
    solution.value = static_cast<Value>(-static_cast<int>(solution.value));
    return solution;
}

template <int Lanes>
bool loses_with(const Position& position, const SearchTables& tables,
                TranspositionTable& remembered) {
    Search<Lanes> search(tables, remembered, Limits{});
    return search.loses(search.node_of(position), position.hand, no_limit);
}

template <int Lanes>
Solution solve_with(const Position& position, const SearchTables& tables,
                    TranspositionTable& remembered, bool with_distance, const Limits& limits) {
    Search<Lanes> search(tables, remembered, limits);
    const Node<Lanes> node = search.node_of(position);
    if (position.hand != none) return search.solve(node, position.hand, with_distance);

    // A piece is to be given: the best for the giver is the worst for the one who gets it. With
    // nothing safe to give, the other wins with the next placement.
    const PieceMask safe = search.different(search.safe(node));
    Solution best;
    best.value = Value::loss;
    best.distance = safe ? -1 : 1;
    best.known = true;
    for (unsigned left = safe; left; left &= left - 1) {
        const int piece = std::countr_zero(left);
        Solution solution =
            seen_by_the_other(search.solve(search.given(node, piece), piece, with_distance));
        if (!solution.known) return solution;
        if (rank(solution) > rank(best)) best = solution;
        if (best.value == Value::win && !with_distance) break;
    }
    best.nodes = search.nodes();
    return best;
}

}  // namespace

SearchTables::SearchTables(const Variant& variant)
    : attributes(variant),
      completing(completing_cells(variant.shapes)),
      canonical(variant),
      feature_bits(variant.feature_bits) {
    for (unsigned hot = 0; hot < unsafe.size(); ++hot)
        for (unsigned left = hot; left; left &= left - 1)
            unsafe[hot] |= attributes.pieces_with[std::countr_zero(left)];
}

Solution Solver::solve(const Position& position, bool with_distance, const Limits& limits) {
    Solution solution;
    solution.known = true;
    if (position.open_shapes(variant_)) {
        solution.value = Value::win;
        solution.distance = 0;
        return solution;
    }
    const bool full = !position.empty();
    if (full || tables_.attributes.count == 0) {
        solution.distance = std::popcount(position.empty());
        return solution;
    }
    return variant_.required == 1
               ? solve_with<8>(position, tables_, remembered_, with_distance, limits)
               : solve_with<max_attributes>(position, tables_, remembered_, with_distance, limits);
}

bool Solver::loses(const Position& position) {
    return variant_.required == 1
               ? loses_with<8>(position, tables_, remembered_)
               : loses_with<max_attributes>(position, tables_, remembered_);
}

}  // namespace kvarto
