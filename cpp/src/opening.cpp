#include "kvarto/opening.hpp"

#include <algorithm>
#include <array>
#include <bit>

#include "kvarto/attributes.hpp"

namespace kvarto {
namespace {

bool has_quarto(const Position& position, const Variant& variant) {
    for (ShapeMask left = variant.shapes; left; left &= left - 1)
        if (position.is_quarto(std::countr_zero(left), variant)) return true;
    return false;
}

bool wins_at_once(const Position& position, const Variant& variant) {
    for (unsigned left = position.empty(); left; left &= left - 1)
        if (position.place(std::countr_zero(left)).open_shapes(variant)) return true;
    return false;
}

void sort_unique(std::vector<std::uint64_t>& keys) {
    std::sort(keys.begin(), keys.end());
    keys.erase(std::unique(keys.begin(), keys.end()), keys.end());
}

// The keys one piece later. Every board without a quarto is reached, since taking away a piece
// cannot complete one; whether the piece in hand could have won does not matter for that.
std::vector<std::uint64_t> next_level(const Variant& variant,
                                      const std::vector<std::uint64_t>& keys) {
    const Canonical canonical(variant);
    std::vector<std::uint64_t> next;
    std::size_t unique_at = std::size_t{1} << 24;
    for (const std::uint64_t key : keys) {
        const Position position = position_with(variant, key);
        for (unsigned cells = position.empty(); cells; cells &= cells - 1) {
            const Position placed = position.place(std::countr_zero(cells));
            if (placed.open_shapes(variant)) continue;
            for (unsigned pieces = placed.reserve(); pieces; pieces &= pieces - 1)
                next.push_back(canonical.key(placed.give(std::countr_zero(pieces))));
        }
        if (next.size() > unique_at) {
            // Most are duplicates: thinning them out now and then keeps the list small.
            sort_unique(next);
            unique_at = std::max(unique_at, 2 * next.size());
        }
    }
    sort_unique(next);
    return next;
}

// The words of a key one after the other, each in so many bits.
constexpr int bits_a_word = 6;

// The bits of `word` at the occupied cells, close together.
unsigned gathered(CellMask word, CellMask occupied) {
    unsigned result = 0;
    for (int place = 0; occupied; occupied &= occupied - 1, ++place)
        result |= (word >> std::countr_zero(occupied) & 1u) << place;
    return result;
}

// Whether there are pieces enough for `words`, which tell for each placed piece where it differs
// from the hand.
bool enough_pieces(const std::array<unsigned, feature_count>& words, int features, int placed) {
    std::array<int, piece_count> used{1};  // the hand differs nowhere from itself
    const int of_each_kind = piece_count >> features;
    for (int place = 0; place < placed; ++place) {
        unsigned kind = 0;
        for (int word = 0; word < features; ++word) kind = kind << 1 | (words[word] >> place & 1);
        if (++used[kind] > of_each_kind) return false;
    }
    return true;
}

// Every order of `features` words of so many bits, from the largest down, that pieces allow.
std::vector<std::uint32_t> all_arrangements(int features, int placed) {
    const unsigned end = 1u << placed;
    std::vector<std::uint32_t> found;
    std::array<unsigned, feature_count> words{};
    const auto fill = [&](const auto& self, int word) -> void {
        if (word == features) {
            if (!enough_pieces(words, features, placed)) return;
            std::uint32_t code = features < feature_count ? end - 1 : 0;  // the occupied cells
            for (int i = 0; i < features; ++i) code = code << bits_a_word | words[i];
            for (int i = features + 1; i < feature_count; ++i) code <<= bits_a_word;
            found.push_back(code);
            return;
        }
        for (words[word] = 0; words[word] < (word ? words[word - 1] + 1 : end); ++words[word])
            self(self, word + 1);
    };
    fill(fill, 0);
    std::sort(found.begin(), found.end());
    return found;
}

template <typename Value>
std::size_t place_of(const std::vector<Value>& sorted, Value value) {
    return static_cast<std::size_t>(
        std::lower_bound(sorted.begin(), sorted.end(), value) - sorted.begin());
}

}  // namespace

OpeningIndex::OpeningIndex(const Variant& variant, int placed)
    : arrangements_(all_arrangements(std::popcount(variant.feature_bits), placed)) {
    const CellSymmetries& symmetries = CellSymmetries::of(variant.shapes);
    for (unsigned cells = 0; cells <= all_cells; ++cells) {
        const auto mask = static_cast<CellMask>(cells);
        if (std::popcount(cells) == placed && symmetries.lowest(mask) == mask)
            occupied_.push_back(mask);
    }
}

std::size_t OpeningIndex::slot(std::uint64_t key) const {
    std::array<CellMask, feature_count> words;
    CellMask occupied = 0;
    for (int i = 0; i < feature_count; ++i) occupied |= words[i] = static_cast<CellMask>(key >> 16 * i);
    std::uint32_t code = 0;
    for (int i = feature_count - 1; i >= 0; --i)
        code = code << bits_a_word | gathered(words[i], occupied);
    return place_of(occupied_, occupied) * arrangements_.size() + place_of(arrangements_, code);
}

bool is_quiet(const Position& position, const Variant& variant) {
    return position.hand != none && !has_quarto(position, variant) &&
           !wins_at_once(position, variant);
}

Position position_with(const Variant& variant, std::uint64_t key) {
    // The masks tell where a piece differs from the hand; with piece 0 in hand they are the pieces.
    std::array<CellMask, feature_count> words;
    for (int i = 0; i < feature_count; ++i) words[i] = static_cast<CellMask>(key >> 16 * i);
    const bool all_count = variant.feature_bits == 0b1111;
    // With fewer features the largest word is the occupied cells, and the others are the features'
    // in some order, the smallest of them nothing where there are too many words.
    CellMask occupied = words[3];
    std::array<int, piece_count> pieces_on{};
    int word = all_count ? 0 : 3 - std::popcount(variant.feature_bits);
    for (int bit = 0; bit < feature_count; ++bit) {
        if (!(variant.feature_bits >> bit & 1)) continue;
        occupied |= words[word];
        for (int cell = 0; cell < cell_count; ++cell)
            pieces_on[cell] |= (words[word] >> cell & 1) << bit;
        ++word;
    }
    const Attributes attributes(variant);
    Position position;
    std::uint16_t used = 1;  // piece 0 goes into the hand last
    for (unsigned left = occupied; left; left &= left - 1) {
        const int cell = std::countr_zero(left);
        const unsigned free = attributes.alike[pieces_on[cell]] & ~unsigned{used};
        const int piece = std::countr_zero(free);
        used |= static_cast<std::uint16_t>(1 << piece);
        position = position.give(piece).place(cell);
    }
    position.last = none;
    return position.give(0);
}

std::vector<std::uint64_t> opening_keys(const Variant& variant, int placed) {
    std::vector<std::uint64_t> keys{Canonical(variant).key(Position{}.give(0))};
    for (int level = 0; level < placed; ++level) keys = next_level(variant, keys);
    std::erase_if(keys, [&](std::uint64_t key) {
        return !is_quiet(position_with(variant, key), variant);
    });
    return keys;
}

}  // namespace kvarto
