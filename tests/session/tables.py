"""Tables for the tests: opened, and brought somewhere by words of notation."""

from __future__ import annotations

from dataclasses import dataclass, field

import pytest

from kvarto import IllegalAction, Position, Settings, TimeControl, Word
from kvarto.record.turns import play_word
from kvarto.session.commands import Command
from kvarto.session.events import Event, Opened, TableSettings
from kvarto.session.per_seat import PerSeat
from kvarto.session.state import TableState, apply, fold
from kvarto.session.table import decide

MINUTE = 60_000
#: First has completed row 1, four dark and tall ones.
COMPLETED = ">F a1>D b1>E c1>C d1"
#: First holds the last piece, and completes row 1 with it on d1.
FULL = "3B26/E75A/9DF1/048. C @a1"


@dataclass
class TestTable:
    """A table with everything that has happened at it."""

    __test__ = False  # it is no test by itself

    events: list[Event]
    now: int = 0
    state: TableState = field(init=False)

    def __post_init__(self) -> None:
        self.state = fold(self.events)

    def do(self, *commands: Command, after: int = 0, lag: int = 0) -> tuple[Event, ...]:
        """Decide and apply commands after some time; the events of all of them."""
        self.now += after
        happened: list[Event] = []
        for command in commands:
            for event in decide(self.state, command, self.now, lag):
                self.state = apply(self.state, event)
                happened.append(event)
        self.events += happened
        return tuple(happened)

    def play(self, words: str, after: int = 0) -> None:
        """Play words of notation, each so long after the one before."""
        for word in words.split():
            turn = play_word(self.state.game, Word.from_text(word))
            self.do(*turn.actions, after=after)


def table(
    clock: str = "-", *, casual: bool = True, start: str | None = None, **settings: object
) -> TestTable:
    """Anna is first, Ben is second."""
    agreed = TableSettings(
        Settings(**settings),  # type: ignore[arg-type]
        TimeControl.from_text(clock),
        casual=casual,
        start=None if start is None else Position.from_text(start),
    )
    return TestTable([Opened(0, PerSeat("Anna", "Ben"), agreed)])


def refused(at: TestTable, command: Command, reason: str) -> None:
    """A command is refused for this reason, and nothing has changed."""
    before = at.state
    with pytest.raises(IllegalAction, match=reason):
        at.do(command)
    assert at.state == before
