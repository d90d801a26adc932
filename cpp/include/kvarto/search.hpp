// Solving positions exactly: who wins, and how soon.
#pragma once

#include <array>
#include <atomic>
#include <cstdint>

#include "kvarto/attributes.hpp"
#include "kvarto/canonical.hpp"
#include "kvarto/position.hpp"
#include "kvarto/transposition.hpp"
#include "kvarto/variant.hpp"

namespace kvarto {

enum class Value : std::int8_t { loss = -1, draw = 0, win = 1 };

// How a running search is watched and ended early from another thread. It is looked at about every
// 8,000 nodes.
struct Watch {
    std::atomic<bool> stop = false;
    std::atomic<std::uint64_t> nodes = 0;
};

struct Limits {
    Watch* watch = nullptr;
    // Seconds from the start of the search; 0 for no limit.
    double seconds = 0;
    // Asked now and then whether to end the search; null for never.
    bool (*interrupted)() = nullptr;
};

struct Solution {
    // False if the search was ended early: then value and distance mean nothing.
    bool known = false;
    Value value = Value::draw;
    // How many more pieces are placed; -1 if it was not asked for or is not known.
    int distance = -1;
    std::uint64_t nodes = 0;
};

// What a variant's search looks up, made once.
struct SearchTables {
    explicit SearchTables(const Variant& variant);

    Attributes attributes;
    const std::array<CellMask, 1 << cell_count>& completing;
    Canonical canonical;
    std::uint8_t feature_bits;
    ShapeMask shapes;
    // Where there are eight attributes: for every set of hot ones, the pieces that win at once.
    std::array<PieceMask, 256> unsafe{};
};

// What a search remembers. Early positions are few and took long, so they have a table to themselves:
// the many later ones would soon push them out of a common one.
struct Memory {
    Memory(int log2_entries, int log2_early_entries)
        : early(log2_early_entries), late(log2_entries) {}

    TranspositionTable early;
    TranspositionTable late;
};

// Solves positions of one variant and remembers what it has seen. Threads may share a solver; only
// `forget` wants it to itself.
class Solver {
public:
    explicit Solver(const Variant& variant, int log2_entries = 22, int log2_early_entries = 20)
        : variant_(variant), tables_(variant), memory_(log2_entries, log2_early_entries) {}

    // The value for the player to act, with every quarto called: a piece in hand is placed, else
    // one is given. Quartos on the board are lapsed, except those through the last placement,
    // which the player to act calls.
    Solution solve(const Position& position, bool with_distance, const Limits& limits = {});

    // Whether the player to place loses, for a piece in hand that does not win at once; this is far
    // cheaper to find out than whether he wins. The answer must be known: there is no limit.
    bool loses(const Position& position);

    void forget() {
        memory_.early.forget();
        memory_.late.forget();
    }
    const Variant& variant() const { return variant_; }

private:
    Variant variant_;
    SearchTables tables_;
    Memory memory_;
};

}  // namespace kvarto
