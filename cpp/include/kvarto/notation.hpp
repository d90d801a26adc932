// Reading a position as it is written: `A.../.3../..../...5 7 chst:lq @d1`.
#pragma once

#include <cstddef>
#include <string_view>

#include "kvarto/position.hpp"
#include "kvarto/variant.hpp"

namespace kvarto {

// What a text says, or why it says nothing. The problem is a plain text that lives for ever, and
// null when there is none; position and variant mean nothing when there is one.
struct Reading {
    Position position;
    Variant variant;
    const char* problem = nullptr;
    // Where the problem is, in bytes from 1.
    std::size_t column = 0;
};

// Read rows 4 down to 1, the piece in hand or `-`, and optionally a variant and the last cell.
Reading read_position(std::string_view text);

}  // namespace kvarto
