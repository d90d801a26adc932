"""What the engine was to reach, set before it was written, and what a benchmark found."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

#: The results of a full benchmark as `kvarto bench --json` writes them.
Results = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Goal:
    """One thing to reach: it must take no more than this, and better no more than that."""

    #: The key of the message that names it.
    name: str
    unit: str
    must: float
    #: None where the must is all that is asked for.
    aim: float | None
    #: The numbers in the results that it speaks of; the largest counts.
    numbers: Callable[[Results], list[float]]

    def measured(self, results: Results) -> float | None:
        """What was measured, if it was."""
        return max(self.numbers(results), default=None)

    def verdict(self, results: Results) -> str:
        """The key of the message that says how much of it was reached."""
        measured = self.measured(results)
        if measured is None:
            return "goal-not-measured"
        if self.aim is not None and measured <= self.aim:
            return "goal-aim-reached"
        return "goal-must-reached" if measured <= self.must else "goal-missed"


# -- where it stands in the results ------------------------------------------------------------


def _p99(what: str, *levels: int, table: bool = False) -> Callable[[Results], list[float]]:
    """The times of these levels in every game that was timed, cold."""
    return lambda results: [
        timing[what]["p99"]
        for timing in results["timings"]
        if timing["placed"] in levels and timing["table"] == table and not timing["warm"]
    ]


def _waiting(results: Results) -> list[float]:
    return [waited["grade"]["p99"] for waited in results["waiting"]]


def _seconds(kind: str, variant: str) -> Callable[[Results], list[float]]:
    return lambda results: [one["seconds"] for one in results[kind] if one["variant"] == variant]


def _footprint(what: str) -> Callable[[Results], list[float]]:
    return lambda results: [size for size in [results["footprint"][what]] if size is not None]


GOALS = (
    Goal("goal-value-8", "ms", 0.4, 0.15, _p99("value", 8)),
    Goal("goal-value-7", "ms", 2, 0.8, _p99("value", 7)),
    Goal("goal-value-6", "ms", 8, 4, _p99("value", 6)),
    Goal("goal-distance-6", "ms", 12, 6, _p99("value_and_distance", 6)),
    Goal("goal-table", "ms", 0.1, None, _p99("value_and_distance", *range(6), table=True)),
    Goal("goal-grade-6", "ms", 150, 50, _p99("grade", 6)),
    Goal("goal-two-cores", "ms", 400, 100, _waiting),
    Goal("goal-whole-lines", "s", 45, 20, _seconds("whole_games", "chst:l")),
    Goal("goal-whole-both", "s", 30, 12, _seconds("whole_games", "chst:lq")),
    Goal("goal-whole-squares", "s", 220, 60, _seconds("whole_games", "chst:q")),
    Goal("goal-drawn-boards", "s", 1, 0.3, _seconds("drawn_boards", "chst:l")),
    Goal("goal-memory", "MB", 300, 100, _footprint("memory_mb")),
    Goal("goal-import", "s", 0.15, None, _footprint("import_seconds")),
)
