"""Whether what two players saw of a game, and what is stored of it, are one and the same game."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import pairwise

from kvarto.rules.settings import Seat
from kvarto.session.codec import from_json
from kvarto.session.events import Event, Interrupted
from kvarto.session.state import TableState, fold
from kvarto.session.view import view
from server.scripted_players import Log

#: So much one is not charged for the way of the messages.
MOST_COMPENSATION = 300
#: A pause that a server itself takes for a sleep of the machine.
ASLEEP = 10_000


#: Number, content and message of an event, as they are stored.
Row = tuple[int, str, str | None]
#: How much, at least and at most, whoever's clock ran is charged for: until the event of a number,
#: from the moment of the one before.
Chargeable = Callable[[int, int, Event], tuple[int, int]]


@dataclass(frozen=True)
class Outage:
    """A server that was killed, by the clock of the machine in milliseconds."""

    #: Just before it was killed, and when it surely was gone.
    began: int
    gone: int


@dataclass(frozen=True)
class StoredEvents:
    """The events of a game, and which messages led to them."""

    events: tuple[Event, ...]
    numbers: dict[str, int]

    @classmethod
    def of(cls, rows: Sequence[Row]) -> StoredEvents:
        """Everything that is stored of a game."""
        assert [row[0] for row in rows] == list(range(1, len(rows) + 1)), "a gap"
        messages = [(row[2], row[0]) for row in rows if row[2] is not None]
        assert len(dict(messages)) == len(messages), "a command is there twice"
        return cls(tuple(from_json(json.loads(row[1])) for row in rows), dict(messages))


def check(stored: StoredEvents, logs: Sequence[Log], chargeable: Chargeable) -> None:
    """Everything about one game; `AssertionError` says what is wrong."""
    assert len({log.game for log in logs}) == 1
    states = [fold(stored.events[:count]) for count in range(1, len(stored.events) + 1)]
    for log in logs:
        check_commands(log, stored)
        check_tables(log, states)
    assert set(stored.numbers) <= {sent for log in logs for sent in log.sent}
    assert states[-1].outcome is not None
    assert len({log.tables[-1].words for log in logs}) == 1
    check_clocks(stored.events, states, chargeable)


def check_commands(log: Log, stored: StoredEvents) -> None:
    """Every command that was acknowledged is there, once and in order; none that was refused is."""
    assert len(set(log.sent)) == len(log.sent)
    answers = {done.id: done.number for done in log.done}
    assert all(answers[done.id] == done.number for done in log.done), "answered in two ways"
    assert {message: stored.numbers.get(message) for message in answers} == answers
    numbers = [answers[message] for message in log.sent if message in answers]
    assert numbers == sorted(numbers)
    refused = {refused.id for refused in log.refused}
    assert refused.isdisjoint(stored.numbers)
    assert set(log.sent) == answers.keys() | refused, "a command was never answered"


def check_tables(log: Log, states: Sequence[TableState]) -> None:
    """Every table that was seen is the stored one of that number, with its clocks."""
    for table in log.tables:
        assert table.number <= len(states), "something was shown that is not stored"
        seen = view(states[table.number - 1], log.seat, table.now)
        assert (table.words, table.position) == (seen.words, str(seen.position))
        assert (table.clocks.first, table.clocks.second) == (seen.left.first, seen.left.second)
        assert (table.outcome is None) == (seen.outcome is None)


def check_clocks(
    events: Sequence[Event], states: Sequence[TableState], chargeable: Chargeable
) -> None:
    """Whose clock ran was charged for the time that passed, but not for that of an outage."""
    steps = zip(pairwise(states), pairwise(events), strict=True)
    for number, ((before, after), (event, following)) in enumerate(steps, 2):
        running = before.clock.running
        least, most = (0, 0) if running is None else chargeable(number, event.at, following)
        for seat in Seat:
            charged = used(after, seat) - used(before, seat)
            if seat is running:
                assert least <= charged <= most, (following, least, charged, most)
            else:
                assert charged == 0


def used(state: TableState, seat: Seat) -> int:
    """How much of the time for the whole game a player has used."""
    left = state.clock.left(seat, state.at)
    assert left is not None
    return state.settings.clock.seconds * 1000 - left


def by_outages(outages: Sequence[Outage]) -> Chargeable:
    """What may be charged where one server came after the other."""
    return partial(_chargeable, outages)


def _chargeable(outages: Sequence[Outage], _: int, since: int, event: Event) -> tuple[int, int]:
    during = [outage for outage in outages if since <= outage.gone < event.at]
    if not isinstance(event, Interrupted):
        assert not during, f"somebody was charged for an outage: {since}, {during}, {event}"
        return event.at - since - MOST_COMPENSATION, event.at - since
    if during:
        # Since the last sign of life of the server that was killed first.
        assert event.since <= during[0].gone, "somebody was charged for an outage"
    else:
        assert event.at - event.since >= ASLEEP, "nothing interrupted the game"
    charged = max(0, event.since - since)
    return charged, charged
