"""What several nodes remember together: they tell each other."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from kvarto.club.guessing import TooManyGuesses
from kvarto.club.puzzle_desk import TIME_TO_SPOT
from kvarto.cluster.hints import InProcessBus
from kvarto.engine.puzzles.puzzle import Kind, Puzzle
from kvarto.errors import IllegalAction
from kvarto.server.limits import LimitSettings, Rate, TooMany
from kvarto.server.node import Node
from kvarto.server.sharing import Sharing
from kvarto.store.database import Database
from kvarto.store.leases import Leases
from kvarto.store.people import People
from kvarto.store.puzzles import PuzzleScores
from server.games import ANNA, BEN, come
from support.fake_time import FakeTime
from support.generous import PATIENT_STORE

NOW = 1_800_000_000_000
LIMITS = LimitSettings({"game": Rate(5, 0.001)}, {})


@asynccontextmanager
async def nodes(file: Path) -> AsyncIterator[tuple[Sharing, Sharing]]:
    """What two nodes remember, which hear each other at once."""
    database = await Database.open(file, timing=PATIENT_STORE)
    await come(People(database), ANNA, BEN)
    bus, scores = InProcessBus(), PuzzleScores(database)

    def begin(name: str, other: str) -> Sharing:
        node = Node(Leases(database), is_alone=False)
        node.leases.node, node.others = name, frozenset({other})
        return Sharing(bus, node, scores, LIMITS, share_every_s=1)

    try:
        yield begin("one", "two"), begin("two", "one")
    finally:
        await database.close()


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "kvarto.sqlite3"


def allowed(sharing: Sharing, client: str = "here") -> int:
    """How often something may be done still."""
    times = 0
    while True:
        try:
            sharing.limits.spend("game", client)
        except TooMany:
            return times
        times += 1


async def test_who_asks_several_nodes_may_ask_no_more_often(
    file: Path, fake_time: FakeTime
) -> None:
    async with nodes(file) as (one, two):
        for _ in range(3):
            one.limits.spend("game", "here")
        telling = asyncio.create_task(one.tell_on())
        await fake_time.elapse(0.9)
        assert allowed(two, "far away") == 5
        await fake_time.elapse(0.1)
        telling.cancel()
        assert allowed(two) == 2
        assert allowed(two, "elsewhere") == 5
        # Its own are not told to itself.
        assert allowed(one) == 2


async def test_what_was_done_far_too_often_elsewhere_is_forgiven_as_if_it_was_done_here(
    file: Path,
) -> None:
    async with nodes(file) as (one, _):
        clock = 0.0
        one.limits.seconds = lambda: clock
        one.limits.spent_elsewhere("game", "here", 1000)
        assert allowed(one) == 0
        clock += 1000.0
        assert allowed(one) == 1


async def test_passwords_that_were_tried_at_one_node_count_at_all(file: Path) -> None:
    async with nodes(file) as (one, two):
        for node in (one, two, one, two, one):
            node.guesses.attempt("anna", "here")
        for node in (one, two):
            with pytest.raises(TooManyGuesses):
                node.guesses.attempt("anna", "here")
            node.guesses.attempt("ben", "elsewhere")


async def test_a_right_password_is_right_for_all_nodes(file: Path) -> None:
    async with nodes(file) as (one, two):
        for _ in range(20):
            one.guesses.attempt("anna", "here")
            one.guesses.succeed("anna", "here")
            two.guesses.attempt("anna", "here")
            two.guesses.succeed("anna", "here")


async def spotted(sharing: Sharing) -> Puzzle:
    """A puzzle that runs against the clock."""
    return next(one for one in await sharing.puzzles.puzzles() if one.kind is Kind.SPOT)


async def test_a_puzzle_that_was_begun_at_one_node_is_answered_at_another(file: Path) -> None:
    async with nodes(file) as (one, two):
        puzzle = await spotted(one)
        until_then = one.puzzles.begin(ANNA, puzzle, NOW)
        assert until_then == NOW + TIME_TO_SPOT
        # Beginning once more elsewhere gives no more time.
        assert two.puzzles.begin(ANNA, puzzle, NOW + 5000) == until_then
        judged = await two.puzzles.answer(ANNA, puzzle, puzzle.solutions[0], NOW + 10_000)
        assert (judged.right, judged.late) == (True, False)
        # It is answered, for all of them.
        for node in (one, two):
            with pytest.raises(IllegalAction):
                node.puzzles.check_begun(ANNA, puzzle)
        assert one.puzzles.begin(ANNA, puzzle, NOW + 60_000) == NOW + 60_000 + TIME_TO_SPOT


async def test_an_answer_that_is_late_is_late_at_every_node(file: Path) -> None:
    async with nodes(file) as (one, two):
        puzzle = await spotted(one)
        one.puzzles.begin(BEN, puzzle, NOW)
        judged = await two.puzzles.answer(BEN, puzzle, puzzle.solutions[0], NOW + 60_000)
        assert judged.late
