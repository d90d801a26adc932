#include <bit>
#include <random>

#include "check.hpp"
#include "plain.hpp"
#include "tests.hpp"

namespace kvarto::tests {
namespace {

void every_shape_has_four_cells_and_every_cell_its_shapes() {
    for (const CellMask cells : shape_cells) CHECK(std::popcount(cells) == 4);
    const int corner = 0, edge = 1, centre = 5;
    CHECK(std::popcount(shapes_through[corner] & lines) == 3);
    CHECK(std::popcount(shapes_through[edge] & lines) == 2);
    CHECK(std::popcount(shapes_through[centre] & lines) == 3);
    CHECK(std::popcount(shapes_through[corner] & squares) == 1);
    CHECK(std::popcount(shapes_through[edge] & squares) == 2);
    CHECK(std::popcount(shapes_through[centre] & squares) == 4);
}

void a_piece_moves_from_the_reserve_to_the_hand_to_the_board() {
    const Position given = Position{}.give(0xA);
    CHECK(given.hand == 0xA && given.empty() == all_cells && given.actions_left() == 31);
    CHECK(given.reserve() == 0xFBFF);
    const Position placed = given.place(5);
    CHECK(placed.hand == none && placed.last == 5 && placed.actions_left() == 30);
    CHECK(placed.occupied() == 1 << 5 && placed.reserve() == 0xFBFF);
}

void the_masks_find_the_quartos_that_looking_at_pieces_finds() {
    std::mt19937 random(1991);
    int found = 0;
    for (int round = 0; round < 20'000; ++round) {
        const PlainPosition table = random_position(random, static_cast<int>(random() % 17));
        const Position position = table.position();
        const Variant variant = random_variant(random);
        for (int cell = 0; cell < cell_count; ++cell) {
            const ShapeMask expected = plain_open_shapes(table, cell, variant);
            CHECK_EQUAL(position.open_shapes(cell, variant), expected, round);
            found += expected != 0;
        }
        if (table.last == none) CHECK(position.open_shapes(variant) == 0);
    }
    CHECK(found > 10'000);  // else the random positions have stopped testing anything
}

}  // namespace

void test_position() {
    every_shape_has_four_cells_and_every_cell_its_shapes();
    a_piece_moves_from_the_reserve_to_the_hand_to_the_board();
    the_masks_find_the_quartos_that_looking_at_pieces_finds();
}

}  // namespace kvarto::tests
