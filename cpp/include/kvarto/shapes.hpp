// The cells of the board and the nineteen shapes of four that can win on it, as bit masks.
#pragma once

#include <array>
#include <cstdint>

namespace kvarto {

// One bit a cell, numbered along the rows from a1 as the Python rules number them:
//
//     4 | 12 13 14 15
//     3 |  8  9 10 11
//     2 |  4  5  6  7
//     1 |  0  1  2  3
//       +------------
//          a  b  c  d
using CellMask = std::uint16_t;

// One bit a shape, in the order of notation (that of `Shape` in the Python rules):
//
//     bit   18 17 16 15 14 13 12 11 10    9  8    7  6  5  4    3  2  1  0
//           c3 b3 a3 c2 b2 a2 c1 b1 a1    \  /    d  c  b  a    4  3  2  1
//           squares by lower left cell   diag.    columns       rows
using ShapeMask = std::uint32_t;

inline constexpr int cell_count = 16;
inline constexpr int shape_count = 19;
inline constexpr CellMask all_cells = 0xFFFF;
inline constexpr ShapeMask lines = 0x003FF;
inline constexpr ShapeMask squares = 0x7FC00;

// The four cells of each shape.
inline constexpr std::array<CellMask, shape_count> shape_cells{
    0x000F, 0x00F0, 0x0F00, 0xF000,                                          // rows
    0x1111, 0x2222, 0x4444, 0x8888,                                          // columns
    0x8421, 0x1248,                                                          // / and backslash
    0x0033, 0x0066, 0x00CC, 0x0330, 0x0660, 0x0CC0, 0x3300, 0x6600, 0xCC00,  // squares
};

// The shapes that contain each cell.
inline constexpr std::array<ShapeMask, cell_count> shapes_through = [] {
    std::array<ShapeMask, cell_count> through{};
    for (int cell = 0; cell < cell_count; ++cell)
        for (int shape = 0; shape < shape_count; ++shape)
            if (shape_cells[shape] >> cell & 1) through[cell] |= ShapeMask{1} << shape;
    return through;
}();

// The shapes that have a cell in common with these, and those that contain them all: by the lower
// and the upper eight cells, since a table of all sets would not stay close to the processor.
struct ShapesOfHalf {
    std::array<ShapeMask, 256> touching{};
    std::array<ShapeMask, 256> holding{};
};

inline constexpr std::array<ShapesOfHalf, 2> shapes_of_halves = [] {
    std::array<ShapesOfHalf, 2> halves{};
    for (int half = 0; half < 2; ++half)
        for (unsigned set = 0; set < 256; ++set)
            for (int shape = 0; shape < shape_count; ++shape) {
                const unsigned cells = shape_cells[shape] >> 8 * half & 0xFF;
                const ShapeMask bit = ShapeMask{1} << shape;
                if (cells & set) halves[half].touching[set] |= bit;
                if (!(set & ~cells)) halves[half].holding[set] |= bit;
            }
    return halves;
}();

constexpr ShapeMask shapes_touching(CellMask cells) {
    return shapes_of_halves[0].touching[cells & 0xFF] | shapes_of_halves[1].touching[cells >> 8];
}

constexpr ShapeMask shapes_holding(CellMask cells) {
    return shapes_of_halves[0].holding[cells & 0xFF] & shapes_of_halves[1].holding[cells >> 8];
}

}  // namespace kvarto
