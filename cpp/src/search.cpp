#include "kvarto/search.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <chrono>

#include "search_node.hpp"

namespace kvarto {
namespace {

// From how many empty cells on, each measured: a search remembers positions; does so in canonical
// form, apart from the later ones; tries what it remembers of the children before it searches one;
// sorts the moves by the replies they leave, not only by the pieces.
constexpr int remember_from = 7;
constexpr int early_from = 10;
constexpr int look_ahead_from = 10;
template <int Lanes>
constexpr int sort_by_replies_from = Lanes == 8 ? 8 : 9;

// How many nodes there are between two looks at the limits.
constexpr std::uint64_t look_every = 8192;

using Clock = std::chrono::steady_clock;

// How long it may take until an interruption is noticed.
constexpr std::chrono::milliseconds ask_every{50};

// Without a limit: more placements than there are cells.
constexpr int no_limit = cell_count + 1;

struct Placement {
    PieceMask safe;
    std::uint16_t order;
    std::uint8_t cell;
};

struct Move {
    std::uint32_t order;
    std::uint8_t placement;
    std::uint8_t piece;
};

template <int Lanes>
class Search {
public:
    Search(const SearchTables& tables, Memory& memory, const Limits& limits)
        : rules_(tables),
          memory_(memory),
          limits_(limits),
          started_(Clock::now()),
          asked_(started_) {}

    std::uint64_t nodes() const { return nodes_; }

    // For a piece in hand, whether or not it wins at once.
    Solution solve(const Node<Lanes>& node, int hand, bool with_distance) {
        const int empty = std::popcount(node.empty);
        Solution solution;
        if (rules_.unsafe(node) >> hand & 1) {
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
    bool any_safe(const Node<Lanes>& node, int hand) {
        ++nodes_;
        for (unsigned left = node.empty; left; left &= left - 1)
            if (rules_.safe_after(node, hand, std::countr_zero(left))) return true;
        return false;
    }

    TranspositionTable& table(int empty) const {
        return empty >= early_from ? memory_.early : memory_.late;
    }

    std::uint64_t key(const Node<Lanes>& node, int hand, int empty) const {
        return empty >= early_from ? rules_.canonical_key(node, hand)
                                   : rules_.plain_key(node, hand);
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
            const PieceMask safe = rules_.safe_after(node, hand, cell);
            if (!safe) continue;
            const Node<Lanes> next = rules_.placed(node, hand, cell);
            for (unsigned pieces = rules_.different(next, safe); pieces; pieces &= pieces - 1) {
                const int piece = std::countr_zero(pieces);
                if (!any_safe(rules_.given(next, piece), piece)) return true;
            }
        }
        return false;
    }

    // Both questions are one search: a player wins if some move makes the other lose, and loses if
    // every move lets the other win. `winning` says which is asked.
    bool searched(const Node<Lanes>& node, int hand, int limit, int empty, bool winning) {
        if (++nodes_ - reported_ >= look_every) look_at_limits();
        if (stopped_) return false;
        if (!rules_.any_chance(node)) return false;
        const bool remembers = empty >= remember_from;
        std::uint64_t own_key = 0;
        Bounds bounds;
        if (remembers) {
            own_key = key(node, hand, empty);
            bounds = table(empty).find(own_key);
            const Answer answer = answered(bounds, limit, winning);
            if (answer != Answer::unknown) return answer == Answer::yes;
        }
        const bool found = some_move(node, hand, limit, empty, winning);
        if (stopped_) return false;
        const bool result = found == winning;
        if (remembers) table(empty).keep(own_key, with(bounds, limit, winning, result));
        return result;
    }

    // Whether some move decides the question: one that makes the other lose, or lets him not win.
    bool some_move(const Node<Lanes>& node, int hand, int limit, int empty, bool winning) {
        std::array<Placement, cell_count> placements;
        const int count = sorted_placements(node, hand, winning, placements);
        if (empty >= sort_by_replies_from<Lanes>)
            return some_sorted_move(node, hand, limit, empty, winning, placements, count);
        for (int i = 0; i < count; ++i) {
            const Node<Lanes> next = rules_.placed(node, hand, placements[i].cell);
            for (unsigned left = rules_.different(next, placements[i].safe); left;
                 left &= left - 1) {
                const int piece = std::countr_zero(left);
                if (decides(rules_.given(next, piece), piece, limit, winning)) return true;
                if (stopped_) return false;
            }
        }
        return false;
    }

    bool decides(const Node<Lanes>& child, int piece, int limit, bool winning) {
        return winning ? loses(child, piece, limit - 1) : !wins(child, piece, limit - 1);
    }

    // The placements that leave something safe to give, fewest first: a player with little to give
    // is close to losing, and so is the other after that. Where two shared features are asked for,
    // a player is safest who leaves the other the fewest chances.
    int sorted_placements(const Node<Lanes>& node, int hand, bool winning,
                          std::array<Placement, cell_count>& placements) const {
        int count = 0;
        for (unsigned left = rules_.different_cells(node); left; left &= left - 1) {
            const int cell = std::countr_zero(left);
            const PieceMask safe = rules_.safe_after(node, hand, cell);
            if (!safe) continue;
            const int order = by_chances(winning) ? rules_.chances_after(node, hand, cell)
                                                  : std::popcount(safe);
            const Placement placement{safe, static_cast<std::uint16_t>(order),
                                      static_cast<std::uint8_t>(cell)};
            int place = count++;
            for (; place > 0 && placements[place - 1].order > placement.order; --place)
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
            children[i] = rules_.placed(node, hand, placements[i].cell);
            for (unsigned left = rules_.different(children[i], placements[i].safe); left;
                 left &= left - 1) {
                const int piece = std::countr_zero(left);
                const Node<Lanes> child = rules_.given(children[i], piece);
                if (empty >= look_ahead_from) {
                    const Bounds known = table(empty - 1).find(key(child, piece, empty - 1));
                    const Answer answer = answered(known, limit - 1, !winning);
                    if (answer == (winning ? Answer::yes : Answer::no)) return true;
                    if (answer != Answer::unknown) continue;
                }
                const std::uint32_t chances = by_chances(winning) ? placements[i].order : 0;
                moves[move_count++] = {chances << 16 | rules_.replies(child, piece),
                                       static_cast<std::uint8_t>(i),
                                       static_cast<std::uint8_t>(piece)};
            }
        }
        std::sort(moves.begin(), moves.begin() + move_count,
                  [](const Move& a, const Move& b) { return a.order < b.order; });
        for (int i = 0; i < move_count; ++i) {
            const Move& move = moves[i];
            if (decides(rules_.given(children[move.placement], move.piece), move.piece, limit, winning))
                return true;
            if (stopped_) return false;
        }
        return false;
    }

    static constexpr bool by_chances(bool winning) { return Lanes != 8 && !winning; }

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
        const Clock::time_point now = Clock::now();
        const std::chrono::duration<double> spent = now - started_;
        if (limits_.seconds > 0 && spent.count() > limits_.seconds) stopped_ = true;
        if (limits_.interrupted && now - asked_ > ask_every) {
            asked_ = now;
            if (limits_.interrupted()) stopped_ = true;
        }
    }

    const NodeRules<Lanes> rules_;
    Memory& memory_;
    const Limits limits_;
    const Clock::time_point started_;
    Clock::time_point asked_;
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
                Memory& memory) {
    Search<Lanes> search(tables, memory, Limits{});
    return search.loses(NodeRules<Lanes>(tables).node_of(position), position.hand, no_limit);
}

template <int Lanes>
Solution solve_with(const Position& position, const SearchTables& tables,
                    Memory& memory, bool with_distance, const Limits& limits) {
    Search<Lanes> search(tables, memory, limits);
    const NodeRules<Lanes> rules(tables);
    const Node<Lanes> node = rules.node_of(position);
    if (position.hand != none) return search.solve(node, position.hand, with_distance);

    // A piece is to be given: the best for the giver is the worst for the one who gets it. With
    // nothing safe to give, the other wins with the next placement.
    const PieceMask safe = rules.different(node, rules.safe(node));
    Solution best;
    best.value = Value::loss;
    best.distance = safe ? -1 : 1;
    best.known = true;
    for (unsigned left = safe; left; left &= left - 1) {
        const int piece = std::countr_zero(left);
        Solution solution =
            seen_by_the_other(search.solve(rules.given(node, piece), piece, with_distance));
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
      feature_bits(variant.feature_bits),
      shapes(variant.shapes) {
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
               ? solve_with<8>(position, tables_, memory_, with_distance, limits)
               : solve_with<max_attributes>(position, tables_, memory_, with_distance, limits);
}

bool Solver::loses(const Position& position) {
    return variant_.required == 1
               ? loses_with<8>(position, tables_, memory_)
               : loses_with<max_attributes>(position, tables_, memory_);
}

}  // namespace kvarto
