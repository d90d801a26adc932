#include "kvarto/attributes.hpp"

#include <cstddef>

namespace kvarto {
namespace {

using Completing = std::array<CellMask, 1 << cell_count>;

Completing completing_for(ShapeMask shapes) {
    Completing table{};
    for (ShapeMask left = shapes; left; left &= left - 1) {
        const CellMask shape = shape_cells[std::countr_zero(left)];
        for (unsigned cells = 0; cells < table.size(); ++cells)
            if (std::popcount(cells & shape) == 3) table[cells] |= shape & ~cells;
    }
    return table;
}

}  // namespace

Attributes::Attributes(const Variant& variant) {
    for (int piece = 0; piece < piece_count; ++piece)
        for (int other = 0; other < piece_count; ++other)
            if (!((piece ^ other) & variant.feature_bits)) alike[piece] |= 1 << other;

    // Every choice of as many features as are asked for, with every choice of their values.
    for (unsigned features = 1; features <= 0b1111 && variant.required <= 2; ++features) {
        const bool chosen = std::popcount(features) == variant.required;
        if (!chosen || (features & ~unsigned{variant.feature_bits})) continue;
        for (unsigned values = 0; values <= 0b1111; ++values) {
            if (values & ~features) continue;
            for (int piece = 0; piece < piece_count; ++piece)
                if ((piece & features) == values) pieces_with[count] |= 1 << piece;
            ++count;
        }
    }
    for (int piece = 0; piece < piece_count; ++piece) {
        std::size_t own = 0;
        for (int attribute = 0; attribute < count; ++attribute)
            if (pieces_with[attribute] >> piece & 1)
                of_piece[piece][own++] = static_cast<std::uint8_t>(attribute);
        // The attributes of no piece come in pairs behind the others, like the values of a feature.
        for (; own < max_per_piece; ++own)
            of_piece[piece][own] = static_cast<std::uint8_t>(
                variant.required == 1 ? 2 * own : static_cast<std::size_t>(count));
    }
}

const Completing& completing_cells(ShapeMask shapes) {
    // Built on first use, once for each set of shapes: 128 kB each.
    static const Completing for_lines = completing_for(lines);
    static const Completing for_squares = completing_for(squares);
    static const Completing for_both = completing_for(lines | squares);
    return shapes == lines ? for_lines : shapes == squares ? for_squares : for_both;
}

}  // namespace kvarto
