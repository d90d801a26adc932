#include "kvarto/notation.hpp"

#include <bit>

namespace kvarto {
namespace {

// A field of the text, with its column from 1.
struct Field {
    std::string_view text;
    std::size_t column = 0;
};

// The next field between spaces, empty at the end of the text; `at` moves behind it.
Field next_field(std::string_view text, std::size_t& at) {
    while (at < text.size() && text[at] == ' ') ++at;
    const std::size_t start = at;
    while (at < text.size() && text[at] != ' ') ++at;
    return {text.substr(start, at - start), start + 1};
}

int read_digit(char symbol) {
    if (symbol >= '0' && symbol <= '9') return symbol - '0';
    if (symbol >= 'A' && symbol <= 'F') return symbol - 'A' + 10;
    return none;
}

// The long form: the letter of value 0 or of value 1 for each feature.
int read_long_piece(std::string_view text) {
    constexpr std::string_view letters_0 = "LSRS", letters_1 = "DTSH";
    int piece = 0;
    for (std::size_t i = 0; i < letters_0.size(); ++i) {
        if (text[i] != letters_0[i] && text[i] != letters_1[i]) return none;
        piece = 2 * piece + (text[i] == letters_1[i]);
    }
    return piece;
}

int read_piece(std::string_view text) {
    if (text.size() == 1) return read_digit(text[0]);
    return text.size() == 4 ? read_long_piece(text) : none;
}

int read_cell(std::string_view text) {
    if (text.size() != 2 || text[0] < 'a' || text[0] > 'd' || text[1] < '1' || text[1] > '4')
        return none;
    return (text[0] - 'a') + 4 * (text[1] - '1');
}

std::string_view code_of_name(std::string_view text) {
    if (text == "standard") return "chst:l";
    if (text == "advanced") return "chst:lq";
    if (text == "squares") return "chst:q";
    if (text == "hard") return "chst:l:2";
    return text;
}

bool read_variant(std::string_view text, Variant& variant) {
    std::string_view rest = code_of_name(text);
    const auto take = [&rest](std::string_view start) {
        const bool there = rest.substr(0, start.size()) == start;
        if (there) rest.remove_prefix(start.size());
        return there;
    };
    variant = {.feature_bits = 0, .required = 1, .shapes = 0};
    if (take("c")) variant.feature_bits |= 8;
    if (take("h")) variant.feature_bits |= 4;
    if (take("s")) variant.feature_bits |= 2;
    if (take("t")) variant.feature_bits |= 1;
    if (!take(":")) return false;
    if (take("l")) variant.shapes |= lines;
    if (take("q")) variant.shapes |= squares;
    if (take(":")) {
        // A code is the shortest text that names its variant, so `:1` is none.
        if (rest.size() != 1 || rest[0] < '2' || rest[0] > '4') return false;
        variant.required = static_cast<std::uint8_t>(rest[0] - '0');
        rest.remove_prefix(1);
    }
    return rest.empty() && variant.shapes &&
           variant.required <= std::popcount(variant.feature_bits);
}

// Reads field after field into one `Reading`; every step says whether to go on.
class Reader {
  public:
    Reading read(std::string_view text) {
        std::size_t at = 0;
        const Field board = next_field(text, at);
        const Field hand = next_field(text, at);
        if (hand.text.empty())
            fail("a position needs a board and a hand", hand.column);
        else if (read_board(board) && read_hand(hand))
            read_options(text, at);
        return reading_;
    }

  private:
    bool fail(const char* problem, std::size_t column) {
        reading_.problem = problem;
        reading_.column = column;
        return false;
    }

    bool read_board(const Field& field) {
        constexpr std::size_t pitch = 5, width = 4 * pitch - 1;  // a row and its slash
        constexpr const char* problem = "a board is four rows of four cells";
        if (field.text.size() != width) return fail(problem, field.column);
        for (std::size_t i = 0; i < width; ++i) {
            const char symbol = field.text[i];
            const std::size_t row = 3 - i / pitch, column = i % pitch;
            if (column == pitch - 1 && symbol != '/') return fail(problem, field.column + i);
            if (column == pitch - 1 || symbol == '.') continue;
            if (!take_piece(read_digit(symbol), field.column + i)) return false;
            position() = position().place(static_cast<int>(4 * row + column));
        }
        position().last = none;
        return true;
    }

    bool read_hand(const Field& field) {
        return field.text == "-" || take_piece(read_piece(field.text), field.column);
    }

    bool take_piece(int piece, std::size_t column) {
        if (piece == none) return fail("no such piece", column);
        if (!(position().reserve() >> piece & 1)) return fail("a piece is there twice", column);
        position() = position().give(piece);
        return true;
    }

    bool read_options(std::string_view text, std::size_t at) {
        bool variant_read = false, last_read = false;
        for (Field field = next_field(text, at); !field.text.empty();
             field = next_field(text, at)) {
            bool& read = field.text[0] == '@' ? last_read : variant_read;
            if (read) return fail("a field is there twice", field.column);
            read = true;
            if (!(field.text[0] == '@' ? read_last(field) : read_variant_field(field)))
                return false;
        }
        return true;
    }

    bool read_last(const Field& field) {
        const int cell = read_cell(field.text.substr(1));
        if (cell == none) return fail("no such cell", field.column);
        if (position().empty() >> cell & 1) return fail("the last cell is empty", field.column);
        position().last = static_cast<std::int8_t>(cell);
        return true;
    }

    bool read_variant_field(const Field& field) {
        return read_variant(field.text, reading_.variant) || fail("no such variant", field.column);
    }

    Position& position() { return reading_.position; }

    Reading reading_;
};

}  // namespace

Reading read_position(std::string_view text) { return Reader{}.read(text); }

}  // namespace kvarto
