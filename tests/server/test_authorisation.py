"""Who may do what: every command and every request, by every kind of caller, as tables.

A word in a cell is why it is refused; where something is refused, nothing that is stored changes.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, nullcontext, suppress
from dataclasses import replace
from typing import Any, get_args

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from kvarto.server import protocol
from server.page_messages import Json, do
from server.pages import PATIENCE, Browser, Meeting, Server, meeting, play_together, running
from server.timings import AWAKE
from support.fake_time import FakeTime

EVIL = "http://evil.example"
STORED = (
    "people", "sessions", "invitations", "games", "seats", "events", "puzzle_players",
    "puzzle_attempts",
)  # fmt: skip
SEEN_AT_ONCE = replace(AWAKE, spectator_delay_ms=0)

Row = tuple[str, str, str]


def rows(table: str) -> list[Row]:
    """What is asked, who asks, and what is expected, for each cell of a table."""
    head, *lines = [line for line in table.strip().splitlines() if not set(line) <= set("-+ ")]
    _, *callers = map(str.strip, head.split("|"))
    cells: list[Row] = []
    for line in lines:
        asked, *expected = map(str.strip, line.split("|"))
        assert len(expected) == len(callers), line
        cells += [(asked, *cell) for cell in zip(callers, expected, strict=True)]
    return cells


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, server_clock: FakeTime) -> Iterator[Server]:
    """A server at which nothing happens by itself, and all that happens is seen by all at once."""
    file = tmp_path_factory.mktemp("data") / "kvarto.sqlite3"
    with running(file, fake_time=server_clock, timing=SEEN_AT_ONCE) as server:
        yield server


@contextmanager
def nothing_changes(server: Server) -> Iterator[None]:
    """What is stored is the same before and after."""
    before = _stored(server)
    yield
    assert _stored(server) == before


def _stored(server: Server) -> list[list[tuple[Any, ...]]]:
    """All that people have done."""
    return [server.stored(table) for table in STORED]


# -- callers -----------------------------------------------------------------------------------


@contextmanager
def situation(server: Server, caller: str, *, ended: bool = False) -> Iterator[Situation]:
    """A game of two people in which second is to give, and somebody who asks."""
    with ExitStack() as stack:
        is_watched = caller.endswith("watching")
        # A game that is quickly reviewed.
        met = stack.enter_context(meeting(server, watched=is_watched, variant="c:l"))
        with met.pages() as (annas, bens):
            play_together(annas, bens, ">F a1")
            if ended:
                annas.do("first", "resign")
            yield Situation(met, _browser(server, caller, met, stack), caller)


def _browser(server: Server, caller: str, met: Meeting, stack: ExitStack) -> Browser:
    if caller in ("to move", "other site"):
        return met.ben
    if caller == "other seat":
        return met.anna
    browser = stack.enter_context(server.browser())
    if not caller.startswith("signed out"):
        browser.begin()  # somebody who is known, with a cookie of their own
    return browser


class Situation:
    """Where something is tried."""

    def __init__(self, met: Meeting, browser: Browser, caller: str) -> None:
        self.game = met.game
        self.browser = browser
        self.caller = caller
        self.seat = "first" if caller == "other seat" else "second"
        self.origin = EVIL if caller == "other site" else None

    def send(self, message: Json) -> str:
        """What comes of a message: `done`, `pong`, silence, or why it is refused."""
        with self.browser.socket(self.game, self.origin) as socket:
            with suppress(ConnectionClosed):  # whoever is turned away may be so already
                socket.send(json.dumps(message))
                socket.send('{"type": "ping", "sent": 7}')
            return _outcome(socket)


class Situations:
    """Situations of a module's tests: as long as nothing changes in one, more is tried in it."""

    def __init__(self, server: Server, stack: ExitStack) -> None:
        self._server = server
        self._stack = stack
        self._kept: dict[tuple[str, bool], Situation] = {}

    @contextmanager
    def situation(
        self, caller: str, *, changes: bool = False, ended: bool = False
    ) -> Iterator[Situation]:
        """One of this caller, and a new one for what changes it."""
        if changes:
            with situation(self._server, caller, ended=ended) as tried:
                yield tried
        else:
            key = caller, ended
            if key not in self._kept:
                begun = situation(self._server, caller, ended=ended)
                self._kept[key] = self._stack.enter_context(begun)
            with nothing_changes(self._server):
                yield self._kept[key]


@pytest.fixture(scope="module")
def situations(server: Server) -> Iterator[Situations]:
    """Situations at the server of this module."""
    with ExitStack() as stack:
        yield Situations(server, stack)


def _outcome(socket: ClientConnection) -> str:
    while True:
        message: Any = msgspec.json.decode(socket.recv(PATIENCE), type=protocol.FromServer)
        match message:
            case protocol.Refused(problem=problem):
                return str(problem.key)
            case protocol.Done():
                return "done"
            case protocol.Said():
                return "said"
            case protocol.Pong(sent=sent):
                return "-" if sent else "pong"


# -- over the socket ---------------------------------------------------------------------------

#: Second has placed and is to give. `for the other` is whoever is to move, asking for first's seat.
COMMANDS = """
                  | to move                         | other seat                      | for the other | watching      | a stranger   | signed out, watching | signed out   | other site
------------------+---------------------------------+---------------------------------+---------------+---------------+--------------+----------------------+--------------+-------------
give              | done                            | not-your-turn-to-give           | not-your-seat | not-your-seat | no-such-game | not-your-seat        | no-such-game | not-our-page
place             | now-is-not-the-time-to-place    | now-is-not-the-time-to-place    | not-your-seat | not-your-seat | no-such-game | not-your-seat        | no-such-game | not-our-page
call              | done                            | not-your-chance-to-call         | not-your-seat | not-your-seat | no-such-game | not-your-seat        | no-such-game | not-our-page
point             | point-before-call               | point-before-call               | not-your-seat | not-your-seat | no-such-game | not-your-seat        | no-such-game | not-our-page
end_turn          | now-is-not-the-time-to-end-turn | now-is-not-the-time-to-end-turn | not-your-seat | not-your-seat | no-such-game | not-your-seat        | no-such-game | not-our-page
resign            | done                            | done                            | not-your-seat | not-your-seat | no-such-game | not-your-seat        | no-such-game | not-our-page
offer_draw        | done                            | done                            | not-your-seat | not-your-seat | no-such-game | not-your-seat        | no-such-game | not-our-page
accept_draw       | nothing-proposed                | nothing-proposed                | not-your-seat | not-your-seat | no-such-game | not-your-seat        | no-such-game | not-our-page
decline_draw      | nothing-proposed                | nothing-proposed                | not-your-seat | not-your-seat | no-such-game | not-your-seat        | no-such-game | not-our-page
ask_take_back     | done                            | done                            | not-your-seat | not-your-seat | no-such-game | not-your-seat        | no-such-game | not-our-page
accept_take_back  | nothing-proposed                | nothing-proposed                | not-your-seat | not-your-seat | no-such-game | not-your-seat        | no-such-game | not-our-page
decline_take_back | nothing-proposed                | nothing-proposed                | not-your-seat | not-your-seat | no-such-game | not-your-seat        | no-such-game | not-our-page
pause             | done                            | done                            | not-your-seat | not-your-seat | no-such-game | not-your-seat        | no-such-game | not-our-page
resume            | not-paused                      | not-paused                      | not-your-seat | not-your-seat | no-such-game | not-your-seat        | no-such-game | not-our-page
abort             | too-late-to-abort               | too-late-to-abort               | not-your-seat | not-your-seat | no-such-game | not-your-seat        | no-such-game | not-our-page
claim_win         | other-is-here                   | other-is-here                   | not-your-seat | not-your-seat | no-such-game | not-your-seat        | no-such-game | not-our-page
say               | said                            | said                            | not-your-seat | not-your-seat | no-such-game | not-your-seat        | no-such-game | not-our-page
echo              | -                               | -                               | -             | -             | no-such-game | -                    | no-such-game | not-our-page
ping              | pong                            | pong                            | pong          | pong          | no-such-game | pong                 | no-such-game | not-our-page
"""  # noqa: E501

FIELDS: dict[str, Json] = {"give": {"piece": "0"}, "place": {"cell": "b1"}}
MESSAGES: dict[str, Callable[[str], Json]] = {
    "say": lambda seat: {"type": "say", "seat": seat, "phrase": "hello"},
    "echo": lambda _: {"type": "echo", "nonce": 1},
    "ping": lambda _: {"type": "ping"},
}


def test_every_message_of_a_page_is_in_the_table() -> None:
    asked = {asked for asked, _, _ in rows(COMMANDS)}
    tags = {kind.__struct_config__.tag for kind in get_args(protocol.FromPage)}
    assert asked == {*get_args(protocol.CommandName), *(tags - {"do"})}


@pytest.mark.parametrize(("asked", "caller", "expected"), rows(COMMANDS))
def test_over_the_socket(situations: Situations, asked: str, caller: str, expected: str) -> None:
    is_other_seat = caller == "for the other"
    by = "to move" if is_other_seat else caller
    with situations.situation(by, changes=expected == "done") as tried:
        seat = "first" if is_other_seat else tried.seat
        message = MESSAGES[asked](seat) if asked in MESSAGES else _do(seat, asked)
        assert tried.send(message) == expected


def _do(seat: str, command: str) -> Json:
    return do(seat, command, **FIELDS.get(command, {}))


# -- requests about a table that waits ---------------------------------------------------------

WAITING = """
                      | maker        | somebody       | signed out     | other site
----------------------+--------------+----------------+----------------+-------------
GET tables/ID         | 200          | 200            | 200            | 200
PUT tables/ID         | 200          | not-your-table | not-your-table | not-our-page
DELETE tables/ID      | 200          | not-your-table | not-your-table | not-our-page
POST tables/ID/sit    | own-table    | 200            | 200            | not-our-page
GET games/ID          | no-such-game | no-such-game   | no-such-game   | no-such-game
POST games/ID/rematch | no-such-game | no-such-game   | no-such-game   | not-our-page
"""


@pytest.mark.parametrize(("asked", "caller", "expected"), rows(WAITING))
def test_at_a_table_that_waits(server: Server, asked: str, caller: str, expected: str) -> None:
    with server.browser() as maker, server.browser() as other:
        table = maker.invite()
        if caller == "somebody":
            other.begin()
        browser = maker if caller in ("maker", "other site") else other
        origin = EVIL if caller == "other site" else None
        with nullcontext() if changes(asked, expected) else nothing_changes(server):
            ask(browser, asked, table, expected, origin)


def changes(asked: str, expected: str) -> bool:
    """Whether a request that is answered like this changes something."""
    return expected == "200" and not asked.startswith("GET ")


def ask(browser: Browser, asked: str, game: str, expected: str, origin: str | None) -> None:
    """Ask, and see what is answered."""
    method, path = asked.split()
    response = browser.client.request(
        method,
        f"/api/{path.replace('ID', game)}",
        json={} if method in ("PUT", "POST") else None,
        headers={} if origin is None else {"Origin": origin},
    )
    if response.status_code == 200:
        assert expected == "200"
    else:
        problem = response.json()["problem"]["key"]
        assert problem == expected
        assert response.status_code == STATUS.get(problem, 400)
        assert "set-cookie" not in response.headers


STATUS = {
    "no-such-game": 404,
    "not-your-seat": 403,
    "not-your-table": 403,
    "own-table": 403,
    "not-our-page": 403,
    "table-is-taken": 409,
}

# -- requests about a game ---------------------------------------------------------------------

RUNNING = """
                      | to move      | other seat   | watching       | a stranger     | signed out, watching | signed out     | other site
----------------------+--------------+--------------+----------------+----------------+----------------------+----------------+-------------
GET games/ID          | 200          | 200          | 200            | no-such-game   | 200                  | no-such-game   | 200
GET games/ID/replay   | 200          | 200          | 200            | no-such-game   | 200                  | no-such-game   | 200
GET games/ID/review   | game-goes-on | game-goes-on | game-goes-on   | no-such-game   | game-goes-on         | no-such-game   | game-goes-on
POST games/ID/rematch | game-goes-on | game-goes-on | not-your-seat  | no-such-game   | not-your-seat        | no-such-game   | not-our-page
GET tables/ID         | no-such-game | no-such-game | no-such-game   | no-such-game   | no-such-game         | no-such-game   | no-such-game
PUT tables/ID         | no-such-game | no-such-game | no-such-game   | no-such-game   | no-such-game         | no-such-game   | not-our-page
DELETE tables/ID      | no-such-game | no-such-game | no-such-game   | no-such-game   | no-such-game         | no-such-game   | not-our-page
POST tables/ID/sit    | 200          | 200          | table-is-taken | table-is-taken | table-is-taken       | table-is-taken | not-our-page
"""  # noqa: E501

ENDED = """
                      | to move | other seat | watching      | a stranger   | signed out, watching | signed out   | other site
----------------------+---------+------------+---------------+--------------+----------------------+--------------+-------------
GET games/ID          | 200     | 200        | 200           | no-such-game | 200                  | no-such-game | 200
GET games/ID/replay   | 200     | 200        | 200           | no-such-game | 200                  | no-such-game | 200
GET games/ID/review   | 200     | 200        | 200           | no-such-game | 200                  | no-such-game | 200
POST games/ID/rematch | 200     | 200        | not-your-seat | no-such-game | not-your-seat        | no-such-game | not-our-page
"""  # noqa: E501


@pytest.mark.parametrize(("asked", "caller", "expected"), rows(RUNNING))
def test_at_a_game_that_goes_on(
    situations: Situations, asked: str, caller: str, expected: str
) -> None:
    with situations.situation(caller, changes=changes(asked, expected)) as tried:
        ask(tried.browser, asked, tried.game, expected, tried.origin)


@pytest.mark.parametrize(("asked", "caller", "expected"), rows(ENDED))
def test_at_a_game_that_is_over(
    situations: Situations, asked: str, caller: str, expected: str
) -> None:
    is_new = changes(asked, expected)
    with situations.situation(caller, changes=is_new, ended=True) as tried:
        ask(tried.browser, asked, tried.game, expected, tried.origin)


LISTED = {
    "to move": True,
    "other seat": True,
    "watching": False,
    "a stranger": False,
    "signed out, watching": False,
    "signed out": False,
}


@pytest.mark.parametrize(("caller", "listed"), LISTED.items())
def test_only_ones_own_games_are_listed(
    situations: Situations, caller: str, *, listed: bool
) -> None:
    with situations.situation(caller, ended=True) as tried:
        mine = tried.browser.get("/api/games")
        assert (tried.game in [game["id"] for game in mine["finished"]]) is listed
        record = tried.browser.client.get("/api/games.qgn").text
        assert ("Ben" in record) is listed


# -- computers ---------------------------------------------------------------------------------


def test_who_plays_the_computer_does_nothing_for_it(server: Server, browser: Browser) -> None:
    chairs = [{"name": "Anna"}, {"name": "Computer", "level": 1}]
    with browser.playing(chairs=chairs) as page, nothing_changes(server):
        for command in get_args(protocol.CommandName):
            problem = page.refused("second", command, **FIELDS.get(command, {}))
            assert problem.key == "not-your-seat", command
