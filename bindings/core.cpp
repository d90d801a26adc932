// The Python face of the C++ core: positions arrive as text, numbers go back.

#include <nanobind/nanobind.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/string_view.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <ctime>
#include <optional>
#include <string>
#include <tuple>
#include <vector>

#include "kvarto/census.hpp"
#include "kvarto/drawn_boards.hpp"
#include "kvarto/notation.hpp"
#include "kvarto/opening.hpp"
#include "kvarto/perft.hpp"
#include "kvarto/search.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace {

kvarto::Reading read(std::string_view text) {
    const kvarto::Reading reading = kvarto::read_position(text);
    if (reading.problem) {
        const std::string where = " (column " + std::to_string(reading.column) + ")";
        throw nb::value_error((reading.problem + where).c_str());
    }
    return reading;
}

kvarto::ShapeMask open_shapes(std::string_view position) {
    const kvarto::Reading reading = read(position);
    return reading.position.open_shapes(reading.variant);
}

std::uint64_t perft(std::string_view position, int depth) {
    const kvarto::Reading reading = read(position);
    if (depth < 0) throw nb::value_error("depth cannot be negative");
    const nb::gil_scoped_release other_threads_may_run;
    return kvarto::perft(reading.position, reading.variant, depth);
}

// Seconds of processor time of this thread.
double thread_seconds() {
#ifdef CLOCK_THREAD_CPUTIME_ID
    timespec time;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) / 1e9;
#else
    return static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
#endif
}

kvarto::Variant read_variant(std::string_view code) {
    return read("..../..../..../.... - " + std::string(code)).variant;
}

kvarto::Position read_for(const kvarto::Solver& solver, std::string_view text) {
    const kvarto::Reading reading = read(text);
    if (reading.variant != solver.variant())
        throw nb::value_error("the position is of another variant than the solver");
    return reading.position;
}

std::uint64_t drawn_boards(std::string_view variant) {
    const kvarto::Variant game = read_variant(variant);
    const nb::gil_scoped_release other_threads_may_run;
    return kvarto::drawn_boards(game);
}

using Level = std::tuple<std::uint64_t, std::uint64_t, std::uint64_t>;

std::vector<Level> census(std::string_view variant, int deepest) {
    const kvarto::Variant game = read_variant(variant);
    if (deepest < 0 || deepest > 16) throw nb::value_error("deepest is a number from 0 to 16");
    std::vector<Level> levels;
    const nb::gil_scoped_release other_threads_may_run;
    for (const kvarto::LevelCount& level : kvarto::census(game, deepest))
        levels.emplace_back(level.boards, level.positions, level.quiet);
    return levels;
}

std::vector<std::uint64_t> census_of_boards(std::string_view variant, int deepest) {
    const kvarto::Variant game = read_variant(variant);
    if (deepest < 0 || deepest > 16) throw nb::value_error("deepest is a number from 0 to 16");
    const nb::gil_scoped_release other_threads_may_run;
    return kvarto::census_of_boards(game, deepest);
}

std::optional<std::uint64_t> opening_key(std::string_view text) {
    const kvarto::Reading reading = read(text);
    if (!kvarto::is_quiet(reading.position, reading.variant)) return std::nullopt;
    return kvarto::Canonical(reading.variant).key(reading.position);
}

void check_placed(int placed) {
    if (placed < 0 || placed > 6) throw nb::value_error("placed is a number from 0 to 6");
}

std::optional<std::size_t> slot(const kvarto::OpeningIndex& index, std::string_view text) {
    const std::optional<std::uint64_t> key = opening_key(text);
    return key ? std::optional(index.slot(*key)) : std::nullopt;
}

std::vector<std::size_t> slots(const kvarto::OpeningIndex& index,
                               const std::vector<std::uint64_t>& keys) {
    std::vector<std::size_t> found;
    for (const std::uint64_t key : keys) found.push_back(index.slot(key));
    return found;
}

std::vector<std::uint64_t> opening_keys(std::string_view variant, int placed) {
    const kvarto::Variant game = read_variant(variant);
    check_placed(placed);
    const nb::gil_scoped_release other_threads_may_run;
    return kvarto::opening_keys(game, placed);
}

// For each key 0 for a draw, else the distance, with 64 added for a loss and 128 for a win.
std::vector<int> solve_keys(kvarto::Solver& solver, const std::vector<std::uint64_t>& keys,
                            kvarto::Watch* watch) {
    std::vector<int> answers;
    const nb::gil_scoped_release other_threads_may_run;
    for (const std::uint64_t key : keys) {
        const kvarto::Solution solution =
            solver.solve(kvarto::position_with(solver.variant(), key), true, {watch, 0});
        if (!solution.known) break;
        const bool drawn = solution.value == kvarto::Value::draw;
        const int mark = solution.value == kvarto::Value::win ? 128 : 64;
        answers.push_back(drawn ? 0 : solution.distance | mark);
    }
    return answers;
}

// Whether the answer is known, value, distance, nodes, seconds for the value, and for the distance.
using Answer = std::tuple<bool, int, int, std::uint64_t, double, double>;

// Whether Ctrl-C was pressed; Python notices it in its main thread alone.
bool interrupted() {
    const nb::gil_scoped_acquire mine;
    return PyErr_CheckSignals() != 0;
}

void raise_if_interrupted() {
    const nb::gil_scoped_acquire mine;
    if (PyErr_Occurred()) throw nb::python_error();
}

Answer solve(kvarto::Solver& solver, std::string_view text, bool with_distance, double seconds,
             kvarto::Watch* watch) {
    const kvarto::Position position = read_for(solver, text);
    const nb::gil_scoped_release other_threads_may_run;
    const kvarto::Limits limits{watch, seconds, interrupted};
    const double start = thread_seconds();
    kvarto::Solution solution = solver.solve(position, false, limits);
    const double valued = thread_seconds();
    std::uint64_t nodes = solution.nodes;
    if (solution.known && with_distance && solution.distance < 0) {
        // The value is remembered, so that only the distance is searched for.
        const kvarto::Solution farther = solver.solve(position, true, limits);
        nodes += farther.nodes;
        if (farther.known) solution.distance = farther.distance;
    }
    const double ended = thread_seconds();
    raise_if_interrupted();
    return {solution.known, static_cast<int>(solution.value), solution.distance, nodes,
            valued - start, ended - valued};
}

}  // namespace

NB_MODULE(_core, module) {
    // Solvers are kept for as long as the program runs; that is no leak.
    nb::set_leak_warnings(false);
    module.doc() = "The C++ core. Positions are given as text, as `str(position)` writes them.";
    module.def("open_shapes", &open_shapes, "position"_a,
               "The quartos that can be called, one bit each: bit i is the i-th `Shape`.");
    module.def("perft", &perft, "position"_a, "depth"_a,
               "How many sequences of exactly `depth` gives and placements there are, when every\n"
               "quarto is called at once and ends the game.");
    module.def("drawn_boards", &drawn_boards, "variant"_a,
               "How many of the 16! full boards have no quarto.");
    module.def("census", &census, "variant"_a, "deepest"_a,
               "For 0 to `deepest` pieces on the board, up to symmetry and without a quarto: the\n"
               "boards, the boards with a piece in hand, and those where it does not win at once.");
    module.def("census_of_boards", &census_of_boards, "variant"_a, "deepest"_a,
               "The boards alone, which can be counted deeper.");
    module.def("opening_key", &opening_key, "position"_a,
               "The same number for all positions that are symmetric to each other; None if a\n"
               "quarto lies on the board, or there is no piece in hand, or one that wins at once.");
    module.def("opening_keys", &opening_keys, "variant"_a, "placed"_a,
               "The keys of all positions with so many pieces, no quarto, and no win at once.");
    nb::class_<kvarto::OpeningIndex>(module, "OpeningIndex",
                                     "Numbers the positions with so many pieces on the board.")
        .def("__init__",
             [](kvarto::OpeningIndex* self, std::string_view variant, int placed) {
                 check_placed(placed);
                 new (self) kvarto::OpeningIndex(read_variant(variant), placed);
             },
             "variant"_a, "placed"_a)
        .def("__len__", &kvarto::OpeningIndex::size)
        .def("slot", &slot, "position"_a, "The number of a position; None where it has no key.")
        .def("slots", &slots, "keys"_a, "The numbers of positions given by their keys.");
    nb::class_<kvarto::Watch>(module, "Watch", "Watches a search, and can stop it.")
        .def(nb::init<>())
        .def("stop", [](kvarto::Watch& watch) { watch.stop = true; }, "Stop the search soon.")
        .def_prop_ro("stopped", [](const kvarto::Watch& watch) { return watch.stop.load(); },
                     "Whether it was stopped.")
        .def_prop_ro("nodes", [](const kvarto::Watch& watch) { return watch.nodes.load(); },
                     "How many nodes have been searched so far.");
    nb::class_<kvarto::Solver>(module, "Solver",
                               "Solves positions of one variant; threads may share it.")
        .def("__init__",
             [](kvarto::Solver* self, std::string_view variant, int log2_entries,
                int log2_early_entries) {
                 for (const int log2 : {log2_entries, log2_early_entries})
                     if (log2 < kvarto::TranspositionTable::smallest_log2 || log2 > 30)
                         throw nb::value_error("a table has 2^20 to 2^30 entries");
                 new (self) kvarto::Solver(read_variant(variant), log2_entries, log2_early_entries);
             },
             "variant"_a, "log2_entries"_a = 22, "log2_early_entries"_a = 20,
             "It remembers so many positions of up to six pieces (early), and so many others.")
        .def("solve", &solve, "position"_a, "with_distance"_a = true, "seconds"_a = 0.0,
             "watch"_a.none() = nb::none(),
             "Known or not, value (1, 0, -1), distance (-1 if unknown), nodes, and the seconds of\n"
             "processor time that value and distance took.")
        .def("solve_keys", &solve_keys, "keys"_a, "watch"_a.none() = nb::none(),
             "The answers for positions given by their keys: 0 for a draw, else the distance, plus\n"
             "64 for a loss or 128 for a win; fewer than asked for if the watch stopped it.")
        .def("forget", [](kvarto::Solver& solver) { solver.forget(); },
             "Forget all positions seen; not while another thread solves.");
}
