#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <numeric>
#include <random>
#include <set>
#include <string>
#include <vector>

#include "check.hpp"
#include "kvarto/canonical.hpp"
#include "kvarto/census.hpp"
#include "kvarto/drawn_boards.hpp"
#include "plain.hpp"
#include "tests.hpp"

namespace kvarto::tests {
namespace {

constexpr std::array<ShapeMask, 3> shape_sets{lines, lines | squares, squares};

void the_symmetries_of_the_cells_keep_the_shapes() {
    for (const ShapeMask shapes : shape_sets) {
        const CellSymmetries& symmetries = CellSymmetries::of(shapes);
        CHECK(symmetries.count() == (shapes == lines ? 32 : 8));
        std::set<std::vector<CellMask>> different;
        for (int i = 0; i < symmetries.count(); ++i) {
            std::vector<CellMask> cells;
            for (int cell = 0; cell < cell_count; ++cell)
                cells.push_back(symmetries.apply(i, static_cast<CellMask>(1 << cell)));
            different.insert(cells);
            CellMask all = 0;
            for (const CellMask cell : cells) all |= cell;
            CHECK(all == all_cells);
            std::set<CellMask> before, after;
            for (int shape = 0; shape < shape_count; ++shape)
                if (shapes >> shape & 1) {
                    before.insert(shape_cells[shape]);
                    after.insert(symmetries.apply(i, shape_cells[shape]));
                }
            CHECK(before == after);
        }
        CHECK(static_cast<int>(different.size()) == symmetries.count());
    }
}

// Every order and flip of the features that count, as the image of each piece.
std::vector<std::array<int, piece_count>> piece_maps(unsigned feature_bits) {
    std::array<int, feature_count> order;
    std::iota(order.begin(), order.end(), 0);
    std::vector<std::array<int, piece_count>> maps;
    do {
        unsigned image_bits = 0;
        for (int bit = 0; bit < feature_count; ++bit)
            image_bits |= (feature_bits >> bit & 1) << order[bit];
        if (image_bits != feature_bits) continue;
        for (unsigned flipped = 0; flipped < piece_count; ++flipped) {
            if (flipped & ~feature_bits) continue;
            std::array<int, piece_count> map;
            for (int piece = 0; piece < piece_count; ++piece) {
                map[piece] = static_cast<int>(flipped);
                for (int bit = 0; bit < feature_count; ++bit)
                    map[piece] ^= (piece >> bit & 1) << order[bit];
            }
            maps.push_back(map);
        }
    } while (std::next_permutation(order.begin(), order.end()));
    return maps;
}

int target(const CellSymmetries& symmetries, int symmetry, int cell) {
    return std::countr_zero(symmetries.apply(symmetry, static_cast<CellMask>(1 << cell)));
}

void symmetric_positions_have_one_key() {
    std::mt19937 random(384);
    for (int round = 0; round < 5'000; ++round) {
        const Variant variant = random_variant(random);
        PlainPosition table = random_position(random, static_cast<int>(random() % 16));
        table.last = none;
        for (int piece = 0; table.hand == none; ++piece)
            if (std::find(table.board.begin(), table.board.end(), piece) == table.board.end())
                table.hand = piece;

        const CellSymmetries& symmetries = CellSymmetries::of(variant.shapes);
        const auto maps = piece_maps(variant.feature_bits);
        const auto& map = maps[random() % maps.size()];
        const int symmetry = static_cast<int>(random() % symmetries.count());
        PlainPosition seen;
        seen.board.fill(none);
        seen.hand = map[table.hand];
        for (int cell = 0; cell < cell_count; ++cell)
            if (table.board[cell] != none)
                seen.board[target(symmetries, symmetry, cell)] = map[table.board[cell]];

        const Canonical canonical(variant);
        CHECK_EQUAL(canonical.key(seen.position()), canonical.key(table.position()), round);
        const std::uint64_t key = canonical.board_key(table.position());
        CHECK_EQUAL(canonical.board_key(seen.position()), key, round);
        const BoardMasks masks = canonical.board(key);
        CHECK_EQUAL(canonical.board_key(masks.features, masks.occupied), key, round);
    }
}

// A board, the kind of the piece on each cell or none, and the kind in hand: the smallest of all
// that symmetries make of it.
using Kinds = std::array<int, cell_count + 1>;

Kinds smallest(const Kinds& kinds, const Variant& variant) {
    const CellSymmetries& symmetries = CellSymmetries::of(variant.shapes);
    Kinds best = kinds;
    for (const auto& map : piece_maps(variant.feature_bits))
        for (int i = 0; i < symmetries.count(); ++i) {
            Kinds image;
            for (int cell = 0; cell < cell_count; ++cell)
                image[target(symmetries, i, cell)] =
                    kinds[cell] == none ? none : map[kinds[cell]] & variant.feature_bits;
            image[cell_count] = map[kinds[cell_count]] & variant.feature_bits;
            best = std::min(best, image);
        }
    return best;
}

// The positions with two pieces on the board, by looking at all of them.
std::uint64_t plain_count_of_positions(const Variant& variant) {
    const int alike = piece_count >> std::popcount(variant.feature_bits);
    std::set<Kinds> found;
    for (int first = 0; first < cell_count; ++first)
        for (int second = first + 1; second < cell_count; ++second)
            for (int kinds = 0; kinds < 256; ++kinds) {
                // The hand can be any kind by name: 0.
                const int one = kinds & 15, two = kinds >> 4;
                if ((one | two) & ~variant.feature_bits) continue;
                if ((one == 0) + (two == 0) + 1 > alike || (one == two && alike == 1)) continue;
                Kinds table;
                table.fill(none);
                table[first] = one;
                table[second] = two;
                table[cell_count] = 0;
                found.insert(table);
            }
    std::set<Kinds> classes;
    for (const Kinds& table : found) classes.insert(smallest(table, variant));
    return classes.size();
}

void positions_that_are_not_symmetric_have_two_keys() {
    for (const ShapeMask shapes : shape_sets)
        for (const std::uint8_t features : {0b0001, 0b0101, 0b1110}) {
            const Variant variant{features, 1, shapes};
            CHECK_EQUAL(census(variant, 2)[2].positions, plain_count_of_positions(variant),
                        static_cast<int>(features));
        }
}

void the_census_finds_the_known_numbers() {
    const std::vector<LevelCount> standard = census({}, 5);
    const std::uint64_t boards[] = {1, 2, 40, 454, 10'346, 214'800};
    const std::uint64_t positions[] = {1, 8, 148, 3'382, 91'558, 2'125'230};
    const std::uint64_t quiet[] = {1, 8, 148, 3'316, 85'156, 1'767'446};
    for (int placed = 0; placed <= 5; ++placed) {
        CHECK_EQUAL(standard[placed].boards, boards[placed], placed);
        CHECK_EQUAL(standard[placed].positions, positions[placed], placed);
        CHECK_EQUAL(standard[placed].quiet, quiet[placed], placed);
    }
    CHECK(census_of_boards({}, 6)[6] == 3'835'041);

    const std::vector<LevelCount> advanced = census({0b1111, 1, lines | squares}, 4);
    const std::uint64_t advanced_quiet[] = {1, 12, 381, 11'705, 315'434};
    for (int placed = 0; placed <= 4; ++placed)
        CHECK_EQUAL(advanced[placed].quiet, advanced_quiet[placed], placed);
}

std::uint64_t factorial(int n) { return n < 2 ? 1 : n * factorial(n - 1); }

bool has_quarto(const PlainPosition& table, const Variant& variant) {
    for (const int cell : {0, 5, 10, 15, 3, 6, 9, 12})  // every shape has one of the diagonals'
        if (plain_open_shapes(table, cell, variant)) return true;
    return false;
}

void the_edges_are_filled_as_trying_all_orders_fills_them() {
    std::mt19937 random(8);
    for (int round = 0; round < 12; ++round) {
        const Variant variant = random_variant(random);
        PlainPosition table = random_position(random, cell_count);
        std::array<int, 8> diagonal;
        for (int i = 0; i < 8; ++i) diagonal[i] = table.board[diagonal_cells[i]];
        std::vector<int> others;
        for (int piece = 0; piece < piece_count; ++piece)
            if (std::find(diagonal.begin(), diagonal.end(), piece) == diagonal.end())
                others.push_back(piece);
        std::uint64_t expected = 0;
        do {
            for (int i = 0; const int cell : {1, 2, 4, 7, 8, 11, 13, 14})
                table.board[cell] = others[i++];
            expected += !has_quarto(table, variant);
        } while (std::next_permutation(others.begin(), others.end()));
        CHECK_EQUAL(drawn_fillings(variant, diagonal), expected, round);
    }
}

// The boards of a game where one feature counts, by looking at all 12,870 ways to see them.
void drawn_boards_of_one_feature_are_those_found_by_looking() {
    for (const ShapeMask shapes : shape_sets) {
        std::uint64_t drawn = 0;
        for (unsigned dark = 0; dark <= all_cells; ++dark) {
            if (std::popcount(dark) != 8) continue;
            bool quarto = false;
            for (int shape = 0; shape < shape_count; ++shape) {
                const unsigned cells = shape_cells[shape], here = dark & cells;
                quarto |= (shapes >> shape & 1) && (here == 0 || here == cells);
            }
            drawn += !quarto;
        }
        CHECK(drawn_boards({0b1000, 1, shapes}) == drawn * factorial(8) * factorial(8));
    }
}

void where_nothing_wins_every_board_is_drawn() {
    CHECK(drawn_boards({0b1111, 5, lines}) == factorial(16));
    CHECK(drawn_boards({0b1011, 4, lines | squares}) == factorial(16));
    // Only two pieces share three given features, so four never do.
    CHECK(drawn_boards({0b1111, 3, lines}) == factorial(16));
}

void drawn_boards_are_as_many_as_random_boards_say() {
    std::mt19937 random(2023);
    std::array<int, 3> drawn{};
    const int rounds = 100'000;
    for (int round = 0; round < rounds; ++round) {
        const PlainPosition table = random_position(random, cell_count);
        for (std::size_t i = 0; i < drawn.size(); ++i)
            drawn[i] += !has_quarto(table, {0b1111, 1, shape_sets[i]});
    }
    for (std::size_t i = 0; i < drawn.size(); ++i) {
        const double share = static_cast<double>(drawn_boards({0b1111, 1, shape_sets[i]})) /
                             static_cast<double>(factorial(16));
        // Four standard deviations.
        CHECK(std::abs(drawn[i] - rounds * share) < 4 * std::sqrt(rounds * share));
    }
}

void the_drawn_boards_are_the_known_ones() {
    CHECK(drawn_boards({}) == 414'298'141'056);
    CHECK(drawn_boards({0b0111, 1, lines}) == drawn_boards({0b1110, 1, lines}));
}

}  // namespace

void test_census() {
    the_symmetries_of_the_cells_keep_the_shapes();
    symmetric_positions_have_one_key();
    positions_that_are_not_symmetric_have_two_keys();
    the_census_finds_the_known_numbers();
    the_edges_are_filled_as_trying_all_orders_fills_them();
    drawn_boards_of_one_feature_are_those_found_by_looking();
    where_nothing_wins_every_board_is_drawn();
    drawn_boards_are_as_many_as_random_boards_say();
    the_drawn_boards_are_the_known_ones();
}

}  // namespace kvarto::tests
