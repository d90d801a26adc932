"""What the engine is asked, and what it answers, in a form that travels to where it is done.

That may be another process, or another node: nothing is carried that could do more there than a
message of a page.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import msgspec

from kvarto.engine.players import LEVELS, Player
from kvarto.engine.puzzles.playing_out import played_out
from kvarto.engine.puzzles.puzzle import Puzzle
from kvarto.engine.review import review
from kvarto.record.game import Game
from kvarto.record.reader import parse_games
from kvarto.rules.game import Action, GameState
from kvarto.rules.position import Position
from kvarto.rules.settings import Seat
from kvarto.server import protocol
from kvarto.server.looking_back import line_message, review_message
from kvarto.session.codec import from_json, to_json
from kvarto.session.commands import Accept, Decline, OfferKind, PlayerCommand
from kvarto.session.computer import Computer
from kvarto.session.events import Accepted, Acted, Declined, Event, Opened
from kvarto.session.per_seat import PerSeat
from kvarto.session.state import TableState, apply

#: For each position of a review; with the opening table hardly one takes so long.
_REVIEW_SECONDS = 2.0

# -- moves of the computer ---------------------------------------------------------------------


class MoveJob(msgspec.Struct, array_like=True, frozen=True):
    """A computer is to move: as much of the table as it needs to see."""

    seat: Seat
    level: int
    seed: int
    now: int
    #: The settings, as an event that is stored.
    opened: dict[str, Any]
    position: str
    called: frozenset[Seat]
    pointing: Seat | None
    last_chance: bool
    remaining: tuple[int | None, int | None]
    running: Seat | None
    since: int
    point_by: int | None
    paused: bool
    offers: frozenset[tuple[Seat, OfferKind]]
    at: int

    @classmethod
    def at_table(cls, state: TableState, seat: Seat, level: int, seed: int, now: int) -> MoveJob:
        """A table at which the computer on this seat has something to do."""
        game, clock = state.game, state.clock
        # Names and dice are nothing to it.
        opened = Opened(state.at, PerSeat("", ""), state.settings)
        return cls(
            seat=seat,
            level=level,
            seed=seed,
            now=now,
            opened=to_json(opened),
            position=str(game.position),
            called=game.called,
            pointing=game.pointing,
            last_chance=game.last_chance,
            remaining=(clock.remaining.first, clock.remaining.second),
            running=clock.running,
            since=clock.since,
            point_by=state.point_by,
            paused=state.paused,
            offers=state.offers,
            at=state.at,
        )

    def table(self) -> TableState:
        """The table, without what has led to it."""
        state = apply(None, from_json(self.opened))
        settings = state.settings.game
        position = Position.from_text(self.position, settings.variant)
        return replace(
            state,
            game=GameState(settings, position, self.called, self.pointing, self.last_chance),
            clock=replace(
                state.clock,
                remaining=PerSeat(*self.remaining),
                running=self.running,
                since=self.since,
            ),
            point_by=self.point_by,
            paused=self.paused,
            offers=self.offers,
            at=self.at,
        )


def move(content: bytes) -> bytes:
    """What the computer wants to do."""
    job = _move_reader.decode(content)
    computer = Computer(Player(LEVELS[job.level - 1], job.seed), job.seat)
    commands = computer.commands(job.table(), job.now)
    return written([to_json(_as_event(command)) for command in commands])


def read_commands(answer: bytes) -> tuple[PlayerCommand, ...]:
    """What the computer wants to do, as it was answered."""
    return tuple(_as_command(from_json(event)) for event in _commands_reader.decode(answer))


def _as_event(command: PlayerCommand) -> Event:
    """What a command would lead to: that can be written."""
    match command:
        case Accept(seat=seat, kind=kind):
            return Accepted(0, seat, kind)
        case Decline(seat=seat, kind=kind):
            return Declined(0, seat, kind)
        case _:
            assert isinstance(command, Action)
            return Acted(0, command)


def _as_command(event: Event) -> PlayerCommand:
    match event:
        case Accepted(seat=seat, kind=kind):
            return Accept(seat, kind)
        case Declined(seat=seat, kind=kind):
            return Decline(seat, kind)
        case _:
            assert isinstance(event, Acted)
            return event.action


# -- looking back ------------------------------------------------------------------------------


class ReviewJob(msgspec.Struct, array_like=True, frozen=True, tag=True):
    """A game is to be judged."""

    record: str

    @classmethod
    def of(cls, game: Game) -> ReviewJob:
        """A game."""
        return cls(str(game))


class PlayOutJob(msgspec.Struct, array_like=True, frozen=True, tag=True):
    """It is to be shown what comes of an answer to a puzzle."""

    puzzle: str
    answer: str


def look_back(content: bytes) -> bytes:
    """A game judged, or a puzzle played out."""
    job: ReviewJob | PlayOutJob = _back_reader.decode(content)
    match job:
        case ReviewJob(record=record):
            (game,) = parse_games(record)
            return written(review_message(review(game, time_limit=_REVIEW_SECONDS)))
        case PlayOutJob(puzzle=line, answer=answer):
            puzzle = Puzzle.from_line(line)
            played = played_out(puzzle, answer)
            return written(None if played is None else line_message(puzzle.position, played))


def read_review(answer: bytes) -> protocol.Review:
    """A game judged, as it was answered."""
    return _review_reader.decode(answer)


def read_line(answer: bytes) -> protocol.PuzzleLine | None:
    """A puzzle played out, as it was answered."""
    line: protocol.PuzzleLine | None = _line_reader.decode(answer)
    return line


written = msgspec.msgpack.Encoder().encode
_move_reader = msgspec.msgpack.Decoder(MoveJob)
_commands_reader = msgspec.msgpack.Decoder(list[dict[str, Any]])
_review_reader = msgspec.msgpack.Decoder(protocol.Review)
_line_reader = msgspec.msgpack.Decoder(protocol.PuzzleLine | None)
_back_reader = msgspec.msgpack.Decoder(ReviewJob | PlayOutJob)
