#include "plain.hpp"

#include <algorithm>
#include <bit>
#include <numeric>

namespace kvarto::tests {
namespace {

bool contains(const std::array<int, cell_count>& board, int piece) {
    return std::find(board.begin(), board.end(), piece) != board.end();
}

std::array<int, 16> shuffled(std::mt19937& random) {
    std::array<int, 16> numbers;
    std::iota(numbers.begin(), numbers.end(), 0);
    std::shuffle(numbers.begin(), numbers.end(), random);
    return numbers;
}

}  // namespace

Position PlainPosition::position() const {
    Position result;
    for (int cell = 0; cell < cell_count; ++cell)
        if (board[cell] != none) result = result.give(board[cell]).place(cell);
    if (hand != none) result = result.give(hand);
    result.last = static_cast<std::int8_t>(last);
    return result;
}

PlainPosition random_position(std::mt19937& random, int placed) {
    const auto pieces = shuffled(random), cells = shuffled(random);
    PlainPosition table;
    table.board.fill(none);
    for (int i = 0; i < placed; ++i) table.board[cells[i]] = pieces[i];
    if (placed < cell_count && random() % 2) table.hand = pieces[placed];
    if (placed > 0 && random() % 2) table.last = cells[0];
    return table;
}

Variant random_variant(std::mt19937& random) {
    Variant variant;
    variant.feature_bits = static_cast<std::uint8_t>(1 + random() % 15);
    variant.required =
        static_cast<std::uint8_t>(1 + random() % std::popcount(variant.feature_bits));
    variant.shapes = std::array{lines, squares, lines | squares}[random() % 3];
    return variant;
}

ShapeMask plain_open_shapes(const PlainPosition& table, int cell, const Variant& variant) {
    ShapeMask open = 0;
    for (int shape = 0; shape < shape_count; ++shape) {
        int in_all = 0b1111, in_none = 0b1111;
        bool through = false, full = true;
        for (int other = 0; other < cell_count; ++other) {
            if (!(shape_cells[shape] >> other & 1)) continue;
            through |= other == cell;
            full &= table.board[other] != none;
            in_all &= table.board[other];
            in_none &= ~table.board[other];
        }
        const unsigned shared = (in_all | in_none) & variant.feature_bits;
        const bool plays = variant.shapes >> shape & 1;
        if (plays && through && full && std::popcount(shared) >= variant.required)
            open |= ShapeMask{1} << shape;
    }
    return open;
}

std::uint64_t plain_perft(PlainPosition table, const Variant& variant, int depth) {
    if (depth == 0) return 1;
    if (table.last != none && plain_open_shapes(table, table.last, variant)) return 0;
    std::uint64_t total = 0;
    if (table.hand == none) {
        for (int piece = 0; piece < piece_count; ++piece)
            if (!contains(table.board, piece))
                total += plain_perft({table.board, piece, table.last}, variant, depth - 1);
        return total;
    }
    for (int cell = 0; cell < cell_count; ++cell) {
        if (table.board[cell] != none) continue;
        PlainPosition next{table.board, none, cell};
        next.board[cell] = table.hand;
        total += plain_perft(next, variant, depth - 1);
    }
    return total;
}

}  // namespace kvarto::tests
