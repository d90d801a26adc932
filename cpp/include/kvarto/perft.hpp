// Counting games: the number every implementation of the rules must agree on.
#pragma once

#include <cstdint>

#include "kvarto/position.hpp"
#include "kvarto/variant.hpp"

namespace kvarto {

// How many sequences of exactly `depth` legal actions there are; an action is one give or one
// placement. Quartos are called at once by their placer: while one is open the game is over and
// nobody can act, and lapsed ones are ignored. A sequence may end with the action that ends the
// game. Counts beyond 64 bits exist, but nobody lives to see one overflow.
std::uint64_t perft(const Position& position, const Variant& variant, int depth);

}  // namespace kvarto
