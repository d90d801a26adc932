// The Python face of the C++ core: positions arrive as text, numbers go back.

#include <nanobind/nanobind.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/string_view.h>
#include <nanobind/stl/tuple.h>

#include <ctime>
#include <string>
#include <tuple>

#include "kvarto/notation.hpp"
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

// Whether the answer is known, value, distance, nodes, seconds for the value, and for the distance.
using Answer = std::tuple<bool, int, int, std::uint64_t, double, double>;

Answer solve(kvarto::Solver& solver, std::string_view text, bool with_distance, double seconds,
             kvarto::Watch* watch) {
    const kvarto::Position position = read_for(solver, text);
    const nb::gil_scoped_release other_threads_may_run;
    const kvarto::Limits limits{watch, seconds};
    const double start = thread_seconds();
    kvarto::Solution solution = solver.solve(position, false, limits);
    const double valued = thread_seconds();
    std::uint64_t nodes = solution.nodes;
    if (solution.known && with_distance && solution.distance < 0) {
        // The value is remembered, so that only the distance is searched for.
        solution = solver.solve(position, true, limits);
        nodes += solution.nodes;
    }
    const double ended = thread_seconds();
    return {solution.known, static_cast<int>(solution.value), solution.distance, nodes,
            valued - start, ended - valued};
}

std::uint64_t key(const kvarto::Solver& solver, std::string_view text) {
    const kvarto::Position position = read_for(solver, text);
    if (position.hand == kvarto::none) throw nb::value_error("there is no piece in hand");
    return solver.canonical().key(position);
}

}  // namespace

NB_MODULE(_core, module) {
    module.doc() = "The C++ core. Positions are given as text, as `str(position)` writes them.";
    module.def("open_shapes", &open_shapes, "position"_a,
               "The quartos that can be called, one bit each: bit i is the i-th `Shape`.");
    module.def("perft", &perft, "position"_a, "depth"_a,
               "How many sequences of exactly `depth` gives and placements there are, when every\n"
               "quarto is called at once and ends the game.");
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
             [](kvarto::Solver* self, std::string_view variant, int log2_entries) {
                 if (log2_entries < kvarto::TranspositionTable::smallest_log2 || log2_entries > 30)
                     throw nb::value_error("log2_entries must be 20 to 30");
                 new (self) kvarto::Solver(read_variant(variant), log2_entries);
             },
             "variant"_a, "log2_entries"_a = 22)
        .def("solve", &solve, "position"_a, "with_distance"_a = true, "seconds"_a = 0.0,
             "watch"_a.none() = nb::none(),
             "Known or not, value (1, 0, -1), distance (-1 if unknown), nodes, and the seconds of\n"
             "processor time that value and distance took.")
        .def("key", &key, "position"_a,
             "The same number for all positions that are symmetric to each other.")
        .def("forget", [](kvarto::Solver& solver) { solver.forget(); },
             "Forget all positions seen; not while another thread solves.");
}
