#include <string>

#include "check.hpp"
#include "kvarto/notation.hpp"
#include "tests.hpp"

namespace kvarto::tests {
namespace {

void a_position_is_read_from_row_4_down() {
    const Reading reading = read_position("A.../.3../..../...5 7 chst:lq @d1");
    const Position placed = Position{}.give(0xA).place(12).give(0x3).place(9).give(0x5).place(3);
    CHECK(!reading.problem);
    CHECK(reading.position == placed.give(0x7));
    CHECK((reading.variant == Variant{0b1111, 1, lines | squares}));
}

void the_optional_fields_stand_in_any_order_and_may_be_missing() {
    const Reading plain = read_position("..../..../..../...5 -");
    CHECK(!plain.problem && plain.position.last == none && plain.variant == Variant{});
    const Reading turned = read_position("..../..../..../...5  DTSH @d1  ht:q:2 ");
    CHECK(!turned.problem && turned.position.last == 3 && turned.position.hand == 0xF);
    CHECK((turned.variant == Variant{0b0101, 2, squares}));
}

void a_variant_is_read_by_code_or_name() {
    const auto variant = [](const std::string& text) {
        const Reading reading = read_position("..../..../..../.... - " + text);
        CHECK_EQUAL(reading.problem == nullptr, true, text);
        return reading.variant;
    };
    CHECK(variant("standard") == variant("chst:l"));
    CHECK(variant("advanced") == variant("chst:lq"));
    CHECK(variant("squares") == variant("chst:q"));
    CHECK(variant("hard") == variant("chst:l:2"));
    CHECK((variant("c:l") == Variant{0b1000, 1, lines}));
    CHECK((variant("st:lq:2") == Variant{0b0011, 2, lines | squares}));
}

void refuse(const std::string& text, const std::string& problem, std::size_t column) {
    const Reading reading = read_position(text);
    CHECK_EQUAL(std::string(reading.problem ? reading.problem : "none"), problem, text);
    CHECK_EQUAL(reading.column, column, text);
}

void what_is_no_position_is_refused_with_its_place() {
    refuse("", "a position needs a board and a hand", 1);
    refuse("..../..../..../....", "a position needs a board and a hand", 20);
    refuse("..../..../.... -", "a board is four rows of four cells", 1);
    refuse("..../..../..../....- -", "a board is four rows of four cells", 1);
    refuse("....|..../..../.... -", "a board is four rows of four cells", 5);
    refuse("..../.g../..../.... -", "no such piece", 7);
    refuse("..../.a../..../.... -", "no such piece", 7);
    refuse("..../..../\xff.../.... -", "no such piece", 11);
    refuse("1.../...1/..../.... -", "a piece is there twice", 9);
    refuse("..../..../..../.... x", "no such piece", 21);
    refuse("..../..../..../.... DTSX", "no such piece", 21);
    refuse("0123/4567/89AB/CDEF 0", "a piece is there twice", 21);
    refuse("..../..../..../.... - @a1", "the last cell is empty", 23);
    refuse("..../..../..../0... - @e1", "no such cell", 23);
    refuse("..../..../..../0... - @", "no such cell", 23);
    refuse("..../..../..../0... - @a1 @a1", "a field is there twice", 27);
    refuse("..../..../..../0... - hard hard", "a field is there twice", 28);
}

void what_is_no_variant_is_refused() {
    for (const char* code : {"chst", "chst:", ":l", "hc:l", "cc:l", "chst:ql", "chst:x",
                             "chst:l:", "chst:l:1", "chst:l:5", "c:l:2", "chst:l:2:", "Hard"})
        refuse(std::string("..../..../..../.... - ") + code, "no such variant", 23);
}

}  // namespace

void test_notation() {
    a_position_is_read_from_row_4_down();
    the_optional_fields_stand_in_any_order_and_may_be_missing();
    a_variant_is_read_by_code_or_name();
    what_is_no_position_is_refused_with_its_place();
    what_is_no_variant_is_refused();
}

}  // namespace kvarto::tests
