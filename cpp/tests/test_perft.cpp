#include <fstream>
#include <optional>
#include <random>
#include <sstream>
#include <string>

#include "check.hpp"
#include "kvarto/notation.hpp"
#include "kvarto/perft.hpp"
#include "plain.hpp"
#include "tests.hpp"

namespace kvarto::tests {
namespace {

void counting_the_last_actions_is_making_them() {
    std::mt19937 random(16);
    for (int round = 0; round < 600; ++round) {
        const PlainPosition table = random_position(random, 8 + static_cast<int>(random() % 9));
        const Variant variant = random_variant(random);
        for (int depth = 0; depth <= 4; ++depth)
            CHECK_EQUAL(perft(table.position(), variant, depth), plain_perft(table, variant, depth),
                        round);
    }
}

void nothing_is_counted_beyond_the_longest_game() { CHECK(perft(Position{}, Variant{}, 33) == 0); }

// The block being read. Each line is a word, a space and the rest; the format is told at the top of
// every fixture file. A step is false when its line is not of that format.
struct Block {
    std::string id;
    std::optional<Reading> start;

    bool read(const std::string& word, const std::string& rest) {
        if (word == "id") {
            *this = {rest, std::nullopt};
            return true;
        }
        if (word == "position") {
            start = read_position(rest);
            return !start->problem;
        }
        return (word == "perft" || word == "perft!") && start && count(rest);
    }

    bool count(const std::string& rest) const {
        std::istringstream numbers(rest);
        int depth = 0;
        std::uint64_t expected = 0;
        if (!(numbers >> depth >> expected) || !numbers.eof() || depth < 0) return false;
        CHECK_EQUAL(perft(start->position, start->variant, depth), expected,
                    id + " at depth " + std::to_string(depth));
        return true;
    }
};

int run_fixtures(const std::filesystem::path& file) {
    std::ifstream stream(file);
    CHECK_EQUAL(stream.good(), true, file.string());
    Block block;
    int lines_read = 0;
    for (std::string line; std::getline(stream, line);) {
        if (line.empty() || line[0] == '#') continue;
        const std::size_t space = line.find(' ');
        const bool read =
            space != std::string::npos && block.read(line.substr(0, space), line.substr(space + 1));
        CHECK_EQUAL(read, true, file.string() + ": " + line);
        ++lines_read;
    }
    return lines_read;
}

void the_fixtures_are_counted_rightly(const std::filesystem::path& directory) {
    int lines_read = 0;
    for (const auto& entry : std::filesystem::directory_iterator(directory))
        if (entry.path().extension() == ".perft") lines_read += run_fixtures(entry.path());
    CHECK(lines_read > 0);
}

}  // namespace

void test_perft(const std::filesystem::path& fixtures) {
    counting_the_last_actions_is_making_them();
    nothing_is_counted_beyond_the_longest_game();
    the_fixtures_are_counted_rightly(fixtures);
}

}  // namespace kvarto::tests
