// The search against a plain minimax, and what it promises about limits and memory.

#include "kvarto/search.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <random>

#include "check.hpp"
#include "kvarto/opening.hpp"
#include "tests.hpp"

namespace kvarto::tests {
namespace {

struct Answer {
    int value;
    int distance;

    friend bool operator==(const Answer&, const Answer&) = default;
};

// Better is higher: wins that come soon, draws, losses that come late.
int rank(const Answer& answer) {
    return answer.value == 0 ? 0 : answer.value * (100 - answer.distance);
}

// Everything tried, nothing remembered: no quarto of the position itself is open.
Answer minimax(const Position& position, const Variant& variant) {
    if (!position.empty()) return {0, 0};
    Answer best{-1, -100};
    const auto consider = [&](const Answer& answer) {
        if (rank(answer) > rank(best)) best = answer;
    };
    if (position.hand == none) {
        for (unsigned left = position.reserve(); left; left &= left - 1) {
            const Answer other = minimax(position.give(std::countr_zero(left)), variant);
            consider({-other.value, other.distance});
        }
        return best;
    }
    for (unsigned left = position.empty(); left; left &= left - 1) {
        const Position placed = position.place(std::countr_zero(left));
        if (placed.open_shapes(variant)) return {1, 1};
        const Answer after = minimax(placed, variant);
        consider({after.value, after.distance + 1});
    }
    return best;
}

Position random_position(std::mt19937& random, int placed) {
    std::array<int, 16> pieces;
    std::array<int, 16> cells;
    for (int i = 0; i < 16; ++i) pieces[i] = cells[i] = i;
    std::shuffle(pieces.begin(), pieces.end(), random);
    std::shuffle(cells.begin(), cells.end(), random);
    Position position;
    for (int i = 0; i < placed; ++i) position = position.give(pieces[i]).place(cells[i]);
    position.last = none;
    return random() % 2 ? position : position.give(pieces[placed]);
}

void the_search_agrees_with_a_plain_minimax() {
    std::mt19937 random(1);
    for (const ShapeMask shapes : {lines, squares, lines | squares})
        for (const int features : {0b1111, 0b0111, 0b1010, 0b0001})
            for (int required = 1; required <= std::min(3, std::popcount(unsigned(features)));
                 ++required) {
                Variant variant;
                variant.feature_bits = static_cast<std::uint8_t>(features);
                variant.required = static_cast<std::uint8_t>(required);
                variant.shapes = shapes;
                Solver solver(variant, TranspositionTable::smallest_log2);
                for (int i = 0; i < 20; ++i) {
                    const Position position =
                        random_position(random, 11 + static_cast<int>(random() % 5));
                    const Solution solution = solver.solve(position, true);
                    const Answer found{static_cast<int>(solution.value), solution.distance};
                    CHECK(solution.known && found == minimax(position, variant));
                }
            }
}

void a_search_can_be_stopped() {
    Solver solver(Variant{}, TranspositionTable::smallest_log2);
    Watch watch;
    watch.stop = true;
    CHECK(!solver.solve(Position{}, false, {&watch, 0}).known);
    CHECK(!solver.solve(Position{}, false, {nullptr, 0.01}).known);
}

void forgetting_changes_no_answer() {
    std::mt19937 random(2);
    Solver solver(Variant{}, TranspositionTable::smallest_log2);
    for (int i = 0; i < 40; ++i) {
        const Position position = random_position(random, 9);
        const Solution first = solver.solve(position, true);
        solver.forget();
        const Solution again = solver.solve(position, true);
        CHECK(first.value == again.value && first.distance == again.distance);
    }
}

void openings_are_as_many_as_known_and_come_back_from_their_keys() {
    const Variant standard;
    const std::array<std::size_t, 5> known{1, 8, 148, 3316, 85156};
    for (int placed = 0; placed < 5; ++placed)
        CHECK(opening_keys(standard, placed).size() == known[placed]);
    for (const int features : {0b1111, 0b0110, 0b1000}) {
        Variant variant;
        variant.feature_bits = static_cast<std::uint8_t>(features);
        const Canonical canonical(variant);
        for (const std::uint64_t key : opening_keys(variant, 3)) {
            const Position position = position_with(variant, key);
            CHECK(is_quiet(position, variant) && canonical.key(position) == key);
        }
    }
}

}  // namespace

void test_search() {
    the_search_agrees_with_a_plain_minimax();
    a_search_can_be_stopped();
    forgetting_changes_no_answer();
    openings_are_as_many_as_known_and_come_back_from_their_keys();
}

}  // namespace kvarto::tests
