"""Moves and reviews: what travels to where they are thought about, and several nodes that think."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from kvarto import Game, parse_games
from kvarto.cluster.trade import Kind
from kvarto.cluster.work import Work
from kvarto.engine.players import LEVELS, Player
from kvarto.engine.puzzles.playing_out import played_out
from kvarto.engine.puzzles.puzzle import Puzzle
from kvarto.engine.review import review
from kvarto.record.time_control import TimeControl
from kvarto.rules.game import Give
from kvarto.rules.pieces import Piece
from kvarto.rules.position import Position
from kvarto.rules.settings import Calling, FalseCall, Seat, Settings
from kvarto.rules.variant import Variant
from kvarto.server import jobs, protocol
from kvarto.server.housekeeping import in_background
from kvarto.server.looking_back import line_message, review_message
from kvarto.server.thinking import BACK, MOVE, Thinking
from kvarto.session.commands import OfferKind, PassTime, Pause, Propose
from kvarto.session.computer import Computer
from kvarto.session.events import TableSettings
from kvarto.session.state import TableState, apply
from kvarto.session.table import Player as Sitter
from kvarto.session.table import decide, open_table
from support.generous import PATIENT_CLUSTER
from support.waiting import HANG_S, eventually_async, settle

TRANSCRIPTS = sorted((Path(__file__).parents[1] / "transcripts").glob("*.qgn"))
#: First must give; six cells are empty, so nobody has to think for long.
LATE = ".0DF/8C.B/1..7/..6A -"
PUZZLE = Puzzle.from_line("win 1561 5 c2>A 586B/9.1./E..C/.4.7 3")

TABLES = [
    TableSettings(),
    TableSettings(Settings(calling=Calling.AUTOMATIC), TimeControl.per_move(60)),
    TableSettings(
        Settings(Variant("advanced"), false_call=FalseCall.FORFEIT, late_call=True),
        TimeControl.from_text("300+3"),
        casual=False,
    ),
    TableSettings(start=Position.from_text(LATE)),
]


def begun(settings: TableSettings, *, points: bool = True) -> TableState:
    """A table at which two computers have sat down."""
    players = (Sitter("Anna", points), Sitter("Ben"))
    return apply(None, open_table(players, settings, 1000))


def asked(state: TableState, seat: Seat, level: int, seed: int, now: int) -> Any:
    """What a computer wants to do to whom the table had to travel."""
    job = jobs.MoveJob.at_table(state, seat, level, seed, now)
    return jobs.read_commands(jobs.move(jobs.written(job)))


def moments(state: TableState, seed: int) -> Iterator[tuple[TableState, int]]:
    """A whole game between two weak computers, who often fail to see something."""
    now = 1000
    while state.outcome is None:
        now += 500
        yield state, now
        for event in decide(state, PassTime(), now):
            state = apply(state, event)
        for seat in Seat:
            computer = Computer(Player(LEVELS[0], seed), seat)
            commands = computer.commands(state, now) if state.outcome is None else ()
            # One at a time, so that every moment is seen: also those in the middle of a call.
            for command in commands[:1]:
                for event in decide(state, command, now):
                    state = apply(state, event)
        if state.outcome is None and not any(state.game.may(seat) for seat in Seat):
            return


@pytest.mark.parametrize("settings", TABLES, ids=lambda settings: settings.game.variant.code)
@pytest.mark.parametrize("seed", [1, 2])
def test_a_computer_does_the_same_wherever_it_thinks(settings: TableSettings, seed: int) -> None:
    seen = 0
    for state, now in moments(begun(settings, points=seed == 1), seed):
        for seat in Seat:
            here = Computer(Player(LEVELS[2], seed), seat).commands(state, now)
            assert asked(state, seat, 3, seed, now) == here
            seen += bool(here)
    assert seen >= 3


def test_a_computer_answers_the_same_wherever_it_thinks() -> None:
    state = begun(TableSettings(start=Position.from_text(LATE)))
    for event in decide(state, Give(Seat.FIRST, Piece.from_text("3")), 1500):
        state = apply(state, event)
    for kind in OfferKind:
        (proposed,) = decide(state, Propose(Seat.FIRST, kind), 2000)
        offered = apply(state, proposed)
        here = Computer(Player(LEVELS[9], 1), Seat.SECOND).commands(offered, 3000)
        assert asked(offered, Seat.SECOND, 10, 1, 3000) == here
        assert here


def test_a_computer_does_nothing_in_a_pause_wherever_it_thinks() -> None:
    state = begun(TableSettings())
    paused = apply(state, decide(state, Pause(Seat.FIRST), 2000)[0])
    assert asked(paused, Seat.FIRST, 1, 1, 3000) == ()


@pytest.mark.parametrize("file", TRANSCRIPTS, ids=lambda file: file.stem)
def test_a_game_that_has_travelled_is_the_same_game(file: Path) -> None:
    for game in parse_games(file.read_text(encoding="utf-8")):
        job = jobs.ReviewJob.of(game)
        (arrived,) = parse_games(job.record)
        assert (arrived.start, arrived.actions, arrived.outcome) == (
            game.start,
            game.actions,
            game.outcome,
        )


def late_game() -> Game:
    game = Game(position=Position.from_text(LATE))
    for word in (">3", "a1>5"):
        game.play(word)
    return game


def test_a_review_is_the_same_wherever_it_is_made() -> None:
    game = late_game()
    answer = jobs.look_back(jobs.written(jobs.ReviewJob.of(game)))
    assert jobs.read_review(answer) == review_message(review(game))


@pytest.mark.parametrize("answer", ["c2>A", "c2>D"])
def test_a_puzzle_is_played_out_the_same_wherever_that_is_done(answer: str) -> None:
    content = jobs.written(jobs.PlayOutJob(PUZZLE.to_line(), answer))
    line = played_out(PUZZLE, answer)
    assert line is not None
    assert jobs.read_line(jobs.look_back(content)) == line_message(PUZZLE.position, line)


def test_what_is_no_quarto_has_no_line() -> None:
    spot = Puzzle.from_line("spot 1500 - 1 ..../..../..../FDEC 0 @d1")
    content = jobs.written(jobs.PlayOutJob(spot.to_line(), "2"))
    assert jobs.read_line(jobs.look_back(content)) is None


# -- several nodes -----------------------------------------------------------------------------


@asynccontextmanager
async def thinking(address: str | None) -> AsyncIterator[tuple[Thinking, Work]]:
    """A node that thinks with one process."""
    work = Work(address, PATIENT_CLUSTER)
    node = Thinking(1, work=work, niceness=0)
    await work.start()
    try:
        yield node, work
    finally:
        await work.stop()
        node.close()


async def test_one_node_thinks_for_another_whose_process_is_busy(nats_url: str) -> None:
    address = f"{nats_url}/test{secrets.token_hex(6)}"
    async with thinking(address) as (home, work), thinking(address):
        colleagues = work.colleagues
        assert colleagues is not None
        await eventually_async(lambda: all(map(colleagues.has_hand, (MOVE, BACK))))
        async with occupied(work, MOVE), occupied(work, BACK):
            state = begun(TableSettings())
            commands = await home.commands(state, Seat.FIRST, 1, 1, 2000, person="anna")
            assert commands == Computer(Player(LEVELS[0], 1), Seat.FIRST).commands(state, 2000)
            assert isinstance(await home.review_of(late_game()), protocol.Review)
            assert isinstance(await home.play_out(PUZZLE, "c2>A"), protocol.PuzzleLine)


@asynccontextmanager
async def occupied(work: Work, kind: str) -> AsyncIterator[list[bytes]]:
    """Give a node that can do one thing at a time one that never ends; what it begins to do."""
    begun_here: list[bytes] = []

    async def do_for_ever(content: bytes, _: object) -> None:
        begun_here.append(content)
        await asyncio.Event().wait()

    work.learn(Kind(kind, hands=1, share=1, most=1, longest=HANG_S), do_for_ever)
    async with in_background(work.have_done(kind, b"for ever", _nothing)):
        await settle()
        assert begun_here == [b"for ever"]
        yield begun_here
        # Everything else has been done elsewhere, or not at all.
        assert begun_here == [b"for ever"]


def _nothing(_: bytes, *, last: bool) -> None:
    """Nobody wants to know."""


async def test_a_move_that_nobody_waits_for_any_more_is_not_begun() -> None:
    async with thinking(None) as (node, work):
        async with occupied(work, MOVE) as begun_here:
            moving = asyncio.create_task(node.commands(begun(TableSettings()), Seat.FIRST, 1, 1, 0))
            await settle()
            moving.cancel()
            await asyncio.wait({moving})
        await settle()  # whoever waited could begin now
        assert begun_here == [b"for ever"]
