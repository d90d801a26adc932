// What a search remembers of positions it has seen: for each, within how many placements the player
// to place is known to win or lose, and is known not to.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>

namespace kvarto {

// Bounds on the end of the game from one position. A number of placements is kept as half of it,
// rounded down (wins take an odd number, losses an even one), and 0 means that nothing is known.
struct Bounds {
    unsigned wins_within = 0;     // it is won within so many
    unsigned wins_not_within = 0; // it is not won within so many
    unsigned loses_within = 0;
    unsigned loses_not_within = 0;
};

// A table of fixed size that several threads may share: every entry is one atomic word, and holds
// enough of the key to be told from all others. Newer entries replace older ones.
//
//     bits  63 … 20                      19 … 16     15 … 12  11 … 8   7 … 4   3 … 0
//           the key's part that the      generation  loses    loses    wins    wins
//           place does not tell                      not in   in       not in  in
class TranspositionTable {
public:
    static constexpr int smallest_log2 = 20;

    explicit TranspositionTable(int log2_entries)
        : shift_(64 - log2_entries),
          size_(std::size_t{1} << log2_entries),
          entries_(new std::atomic<std::uint64_t>[size_]) {
        clear();
    }

    // Forget everything; not while another thread searches.
    void forget() {
        if (++generation_ == 16) clear();
    }

    Bounds find(std::uint64_t key) const {
        const std::uint64_t mixed = mix(key);
        const std::uint64_t entry = entries_[mixed >> shift_].load(std::memory_order_relaxed);
        return matches(entry, mixed) ? unpack(entry) : Bounds{};
    }

    void keep(std::uint64_t key, const Bounds& bounds) {
        const std::uint64_t mixed = mix(key);
        const std::uint64_t packed = bounds.wins_within | bounds.wins_not_within << 4 |
                                     bounds.loses_within << 8 | bounds.loses_not_within << 12;
        entries_[mixed >> shift_].store(label(mixed) | packed, std::memory_order_relaxed);
    }

private:
    // The upper bits choose the place, the lower 44 (all that the place cannot tell when there are
    // at least 2^20 places) are kept. The mixing is one-to-one, so nothing is ever confused.
    static std::uint64_t mix(std::uint64_t key) {
        key ^= key >> 32;
        key *= 0xd6e8feb86659fd93u;
        key ^= key >> 32;
        key *= 0xd6e8feb86659fd93u;
        return key ^ key >> 32;
    }
    std::uint64_t label(std::uint64_t mixed) const {
        return mixed << 20 | std::uint64_t{generation_} << 16;
    }
    bool matches(std::uint64_t entry, std::uint64_t mixed) const {
        return entry >> 16 == label(mixed) >> 16;
    }
    static Bounds unpack(std::uint64_t entry) {
        return {static_cast<unsigned>(entry & 15), static_cast<unsigned>(entry >> 4 & 15),
                static_cast<unsigned>(entry >> 8 & 15), static_cast<unsigned>(entry >> 12 & 15)};
    }
    void clear() {
        for (std::size_t i = 0; i < size_; ++i) entries_[i].store(0, std::memory_order_relaxed);
        generation_ = 1;  // an empty entry is of generation 0 and matches nothing
    }

    int shift_;
    std::size_t size_;
    unsigned generation_ = 1;
    std::unique_ptr<std::atomic<std::uint64_t>[]> entries_;
};

}  // namespace kvarto
