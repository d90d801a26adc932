// What is played for: which features count, which shapes win, how many features must be shared.
#pragma once

#include <cstdint>

#include "kvarto/shapes.hpp"

namespace kvarto {

// The default is the standard game. A variant is plain data: `shapes` selects from `shape_cells`.
struct Variant {
    // The features that count, as bits of a piece's number:
    //
    //     bit    3       2       1      0
    //          colour  height  shape   top
    std::uint8_t feature_bits = 0b1111;
    // How many of them four pieces must share: 1 to the number of features.
    std::uint8_t required = 1;
    ShapeMask shapes = lines;

    friend bool operator==(const Variant&, const Variant&) = default;
};

}  // namespace kvarto
