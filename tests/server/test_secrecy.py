"""In the spoken game nothing but the position tells of an open quarto before the end."""

from __future__ import annotations

import json
import re
from collections import defaultdict
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest

from kvarto import (
    CELLS,
    PIECES,
    Cell,
    Piece,
    Position,
    Seat,
    Settings,
    TimeControl,
    Variant,
)
from kvarto.server import protocol
from kvarto.server.audience import Visitor
from kvarto.server.room import Room
from kvarto.server.surroundings import Surroundings
from kvarto.server.timing import Timing
from kvarto.session.events import Event, TableSettings
from kvarto.session.per_seat import PerSeat
from kvarto.session.table import Player, open_table
from kvarto.store.games import Games, Sitter, StoredGame
from kvarto.store.leases import Lease
from server.page_messages import Json
from server.pages import Browser, Page, Server, meeting, play_together, running
from support.fake_time import FakeTime

ANNA, CARLA = "anna", "carla"
AIDS: tuple[protocol.Aid, ...] = ("threats", "safe")
GAMES = 15


class Nowhere(Games):
    """Keeps no games, so that many can be played in a short time."""

    def __init__(self) -> None:
        pass

    async def append(
        self, game: str, number: int, events: Sequence[Event], *_: object, **__: object
    ) -> None:
        pass


class Listening:
    """A table at which both seats are one browser's, and every message that it is sent.

    Somebody watches, and sees everything at once: what is told must not differ even then.
    """

    def __init__(self, settings: TableSettings, *, aids: tuple[protocol.Aid, ...] = ()) -> None:
        clock = FakeTime()
        opened = open_table((Player("Anna"), Player("Ben")), settings, clock())
        sitters = PerSeat(Sitter(ANNA, aids=aids), Sitter(ANNA, aids=aids))
        stored = StoredGame(
            "x", ANNA, watched=True, sitters=sitters, rematch=None, events=(opened,), messages={}
        )
        nobody_thinks: Any = None
        around = Surroundings(clock, timing=Timing(spectator_delay_ms=0))
        self.room = Room(stored, Nowhere(), nobody_thinks, Lease("x", "here", 1), around)
        self.messages: list[bytes] = []
        self.watched: list[bytes] = []
        self.room.audience.players.add(Visitor(ANNA, self.messages.append))
        self.room.audience.watchers.add(Visitor(CARLA, self.watched.append))

    @property
    def position(self) -> Position:
        return self.room.state.game.position

    async def do(self, seat: Seat | None, command: protocol.CommandName, **fields: Any) -> Json:
        """Do something; the last table, with the number that was acknowledged."""
        assert seat is not None
        asked = protocol.Do(str(self.room.number), seat.value, command, **fields)
        number = await self.room.do(ANNA, asked)
        message: Json = json.loads(self.messages[-1])
        return message | {"acknowledged": number, "watched": masked(json.loads(self.watched[-1]))}

    def look(self) -> Json:
        """The table as it is shown."""
        self.room.audience.tell_all()
        message: Json = json.loads(self.messages[-1])
        return message


def orders(rng: Random) -> tuple[list[Piece], list[Cell]]:
    return rng.sample(list(PIECES), 16), rng.sample(list(CELLS), 16)


def some_settings(rng: Random, variant: str) -> TableSettings:
    game = Settings(Variant(variant), late_call=rng.random() < 0.5)
    clock = TimeControl.from_text(rng.choice(["-", "60/move", "600+5"]))
    return TableSettings(game, clock, casual=rng.random() < 0.8)


def masked(message: Json) -> Json:
    """A message without what the position tells: which pieces they are."""
    board, hand, *rest = message["position"].split()
    return message | {
        "board": re.sub(r"[0-9A-F]", "#", message["board"]),
        "position": [re.sub(r"[0-9A-F]", "#", board), hand == "-", *rest],
        "hand": message["hand"] is None,
        "reserve": len(message["reserve"]),
        "words": [re.sub(r">[0-9A-F]", ">#", word) for word in message["words"]],
        "aids": None,
    }


# -- two tables, one difference ----------------------------------------------------------------


async def play_twins(seed: int, variant: str) -> Iterator[tuple[bool, bool]]:
    """Play the same on two tables with other pieces; whether a quarto was open on each."""
    rng = Random(seed)
    settings = some_settings(rng, variant)
    twins = Listening(settings, aids=AIDS), Listening(settings, aids=AIDS)
    (pieces, cells), (others, _) = orders(rng), orders(rng)
    differences = []

    async def on_both(
        command: protocol.CommandName, *fields: Json, seat: Seat | None = None
    ) -> None:
        one, two = [
            await twin.do(seat or twin.room.state.game.to_act, command, **field)
            for twin, field in zip(twins, fields or ({}, {}), strict=True)
        ]
        assert masked(one) == masked(two)
        assert len(twins[0].messages) == len(twins[1].messages)
        assert len(twins[0].watched) == len(twins[1].watched) == len(twins[0].messages)

    async def call_in_vain() -> None:
        if rng.random() < 0.2:
            seat = twins[0].room.state.game.to_act
            await on_both("call", seat=seat)
            await on_both("point", seat=seat)

    for piece, other, cell in zip(pieces, others, cells, strict=True):
        await on_both("give", {"piece": str(piece)}, {"piece": str(other)})
        await on_both("place", {"cell": str(cell)}, {"cell": str(cell)})
        differences.append((bool(twins[0].position.open), bool(twins[1].position.open)))
        await call_in_vain()
    for twin in twins:
        twin.room.rest()
    return iter(differences)


@pytest.mark.parametrize("variant", ["standard", "advanced"])
async def test_two_tables_that_differ_in_an_open_quarto_are_told_the_same(variant: str) -> None:
    told_apart = 0
    for seed in range(GAMES):
        for one, two in await play_twins(seed, variant):
            told_apart += one is not two
    # It was put to the test: that often one had an open quarto and the other had none.
    assert told_apart > GAMES


# -- somebody who tries to tell ----------------------------------------------------------------


def shape_of(message: object) -> object:
    """What a message looks like: its fields, which are null, and how long each list is."""
    if isinstance(message, dict):
        return tuple((name, shape_of(value)) for name, value in message.items())
    if isinstance(message, list):
        return tuple(map(shape_of, message))
    return message if isinstance(message, bool) else type(message).__name__


UNTOLD = ("board", "position", "hand", "reserve", "words", "last", "aids", "watched")


async def sightings(seed: int) -> list[tuple[int, object, bool]]:
    """For each placement of a random game: its number, what was seen, and whether it is open."""
    rng = Random(seed)
    table = Listening(TableSettings())
    seen: list[tuple[int, object, bool]] = []
    for piece, cell in zip(*orders(rng), strict=True):
        await table.do(table.room.state.game.to_act, "give", piece=str(piece))
        message = await table.do(table.room.state.game.to_act, "place", cell=str(cell))
        rest = {name: value for name, value in message.items() if name not in UNTOLD}
        about = (shape_of(rest), message["number"], str(message["may"]))
        seen.append((table.position.placed, about, bool(table.position.open)))
    return seen


async def test_nobody_can_tell_from_the_rest_of_a_message() -> None:
    seen: dict[int, dict[bool, set[object]]] = defaultdict(lambda: {True: set(), False: set()})
    for seed in range(2 * GAMES):
        for placed, about, is_open in await sightings(seed):
            seen[placed][is_open].add(about)
    compared = [kinds for kinds in seen.values() if kinds[True] and kinds[False]]
    assert len(compared) > 4
    for kinds in compared:
        assert kinds[True] == kinds[False]
        assert len(kinds[True]) == 1


# -- aids --------------------------------------------------------------------------------------


async def aids_at(position: Position) -> Json:
    settings = TableSettings(Settings(position.variant), start=position)
    table = Listening(settings, aids=AIDS)
    aids: Json = table.look()["aids"]
    return aids


def positions_with_an_open_quarto(variant: Variant) -> Iterator[Position]:
    rng = Random(7)
    found = 0
    while found < 30:
        pieces, cells = orders(rng)
        placed = rng.randrange(4, 16)
        board: list[Piece | None] = [None] * 16
        for piece, cell in zip(pieces[:placed], cells, strict=False):
            board[cell] = piece
        hand = pieces[placed] if rng.random() < 0.5 else None
        position = Position(tuple(board), hand, variant, cells[0])
        if position.open:
            found += 1
            yield position


@pytest.mark.parametrize("variant", ["standard", "advanced", "hard"])
async def test_aids_are_the_same_whether_the_quarto_is_open_or_lapsed(variant: str) -> None:
    for position in positions_with_an_open_quarto(Variant(variant)):
        aids = await aids_at(position)
        assert aids["first"] is not None
        assert aids == await aids_at(position.lapse())


async def test_no_aid_names_a_cell_or_a_piece_that_is_not_free() -> None:
    for position in positions_with_an_open_quarto(Variant()):
        for aids in (await aids_at(position)).values():
            assert {threat["cell"] for threat in aids["threats"]} <= set(
                map(str, position.empty_cells)
            )
            assert set(aids["safe"]) <= set(map(str, position.reserve))


async def test_aids_show_what_three_share_and_what_does_not_win_at_once() -> None:
    aids = (await aids_at(Position.from_text("..../..../..../FDE. -")))["first"]
    assert aids["threats"] == [{"cell": "d1", "trait": "dark"}, {"cell": "d1", "trait": "tall"}]
    # Everything that is light and short.
    assert aids["safe"] == ["0", "1", "2", "3"]


async def test_a_tournament_game_has_no_aids() -> None:
    table = Listening(TableSettings(casual=False), aids=AIDS)
    assert table.look()["aids"] == {"first": None, "second": None}


async def test_a_game_that_is_over_has_no_aids() -> None:
    table = Listening(TableSettings(), aids=AIDS)
    await table.do(Seat.FIRST, "resign")
    assert table.look()["aids"] == {"first": None, "second": None}


async def test_who_asked_for_one_aid_gets_no_other() -> None:
    table = Listening(TableSettings(), aids=("threats",))
    assert table.look()["aids"]["first"]["safe"] is None
    assert Listening(TableSettings()).look()["aids"]["first"] is None


# -- the same way ------------------------------------------------------------------------------


async def test_nothing_on_the_way_of_a_placement_looks_for_quartos(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """What is not looked for takes no time either."""
    table = Listening(
        TableSettings(start=Position.from_text("..../..../..../FDE. C @c1")), aids=AIDS
    )

    def looked(*_: object) -> None:
        raise AssertionError("something looked for quartos")

    monkeypatch.setattr(Position, "open", property(looked))
    monkeypatch.setattr(Position, "lapsed", property(looked))
    monkeypatch.setattr(Position, "is_quarto", looked)
    monkeypatch.setattr(Position, "shared", looked)
    await table.do(Seat.FIRST, "place", cell="d1")
    assert table.room.number == 2


# -- over real sockets -------------------------------------------------------------------------

#: Changes from one game to the next, or from one moment to the next, whatever is played.
PASSING = ("id", "now", "clocks", "deadline")


def told(browser: Browser, words: str) -> tuple[list[object], bool]:
    """All that a page is told in a game, as far as it can be compared, and whether it is open."""
    with browser.playing(clock="60/move") as page:
        page.play(words)
        everything = [comparable(message) for message in page.raw]
        asked_for = browser.get(f"/api/games/{page.game}")
        everything.append(comparable(asked_for))
        replay = browser.get(f"/api/games/{page.game}/replay")
        refused = browser.client.get(f"/api/games/{page.game}/review")
        everything.append((refused.status_code, refused.json()))
        everything.append(shape_of(replay))
        return everything, is_open(page)


def watched(server: Server, words: str, clock: FakeTime) -> list[object]:
    """All that somebody is told who watches, as far as it can be compared."""
    with (
        meeting(server, watched=True, clock="60/move") as met,
        met.pages() as (annas, bens),
        server.browser() as carla,
        carla.page(met.game) as watcher,
    ):
        play_together(annas, bens, words)
        clock.advance(Timing().spectator_delay_ms / 1000)
        watcher.wait_for_number(annas.table.number)
        return [comparable(message) for message in watcher.raw if message["watchers"]]


def comparable(message: Json) -> object:
    if message["type"] != "table":
        return message | {"id": ""}
    times = {name: shape_of(message[name]) for name in PASSING}
    return masked(message) | times


def is_open(page: Page) -> bool:
    return bool(Position.from_text(page.table.position).open)


def test_a_page_is_told_the_same_with_and_without_an_open_quarto(browser: Browser) -> None:
    with_quarto, first = told(browser, ">F a1>D b1>E c1>C d1")
    without, second = told(browser, ">F a1>D b1>E c1>0 d1")
    assert (first, second) == (True, False)
    assert with_quarto == without


def test_who_watches_is_told_the_same_too(tmp_path: Path, server_clock: FakeTime) -> None:
    with running(tmp_path / "kvarto.sqlite3", fake_time=server_clock) as server:
        open_quarto, none = ">F a1>D b1>E c1>C d1", ">F a1>D b1>E c1>0 d1"
        assert watched(server, open_quarto, server_clock) == watched(server, none, server_clock)
