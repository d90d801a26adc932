// The Python face of the C++ core: positions arrive as text, numbers go back.

#include <nanobind/nanobind.h>
#include <nanobind/stl/string_view.h>

#include <string>

#include "kvarto/notation.hpp"
#include "kvarto/perft.hpp"

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

}  // namespace

NB_MODULE(_core, module) {
    module.doc() = "The C++ core. Positions are given as text, as `str(position)` writes them.";
    module.def("open_shapes", &open_shapes, "position"_a,
               "The quartos that can be called, one bit each: bit i is the i-th `Shape`.");
    module.def("perft", &perft, "position"_a, "depth"_a,
               "How many sequences of exactly `depth` gives and placements there are, when every\n"
               "quarto is called at once and ends the game.");
}
