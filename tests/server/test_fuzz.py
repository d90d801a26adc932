"""Messages that are nearly right, by the thousand: all are refused, nothing breaks or changes.

What is wrong in one way or another is listed in `test_bad_messages.py`; here chance makes it up.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from random import Random
from typing import Any

import msgspec
import pytest

from kvarto.server import protocol
from kvarto.server.limits import NO_LIMITS
from kvarto.server.settings import ServerSettings
from server.lobby_pages import LobbyPage, become_guest, in_lobby, seek
from server.page_messages import Json, do
from server.pages import Page, Server, running

#: Everything that is stored, but for when the server was alive.
TABLES = ("events", "games", "seats", "people", "sessions", "invitations")

GAME_MESSAGES: list[Json] = [
    do("first", "give", piece="0", id="x"),
    do("first", "place", cell="a1", id="x"),
    do("second", "point", cells=["a1", "b1", "c1", "d1"], id="x"),
    *(
        do("second", command, id="x")
        for command in ("call", "end_turn", "resign", "offer_draw", "ask_take_back", "abort")
    ),
    {"type": "say", "seat": "first", "phrase": "hello"},
    {"type": "echo", "nonce": 1},
    {"type": "ping", "sent": 1.5},
]
LOBBY_MESSAGES: list[Json] = [
    seek(),
    seek(variant="squares", calling="automatic", clock="600+5", casual=False),
    seek(false_call="forfeit", late_call=True),
    {"type": "stop_seeking"},
    {"type": "ping", "sent": 1.5},
]
#: What nobody expects where something else should be.
ODD: list[Any] = [
    None, True, 0, -1, 2**63, 10**400, 1.5e308, float("nan"), float("-inf"), "", " ", "x" * 41,
    "\0", "\ud800", "\u202e", "first", "do", [], [[]], {}, {"": None}, ["a1"] * 5, "9" * 21,
]  # fmt: skip


# -- making it up ------------------------------------------------------------------------------


def change_value(message: Json, random: Random) -> Json:
    return message | {random.choice(list(message)): random.choice(ODD)}


def drop_field(message: Json, random: Random) -> Json:
    dropped = random.choice(list(message))
    return {name: value for name, value in message.items() if name != dropped}


def add_field(message: Json, random: Random) -> Json:
    name = random.choice(["", "id", "wish", "seat", "type ", "__class__", "x" * 100, "\ud800"])
    return message | {name: random.choice(ODD)}


def go_inside(message: Json, random: Random) -> Json:
    """Change a part of it that has parts."""
    inner = [name for name, value in message.items() if isinstance(value, dict) and value]
    if not inner:
        return change_value(message, random)
    name = random.choice(inner)
    return message | {name: random.choice(CHANGES)(message[name], random)}


CHANGES: list[Callable[[Json, Random], Json]] = [change_value, drop_field, add_field, go_inside]


def cut_short(content: bytes, random: Random) -> bytes:
    return content[: random.randrange(len(content))]


def flip(content: bytes, random: Random) -> bytes:
    place = random.randrange(len(content))
    return content[:place] + bytes([random.randrange(256)]) + content[place + 1 :]


def twice(content: bytes, random: Random) -> bytes:
    return content + random.choice([b"", b" ", b"\n", b","]) + content


def wrapped(content: bytes, random: Random) -> bytes:
    before, after = random.choice([(b"[", b"]"), (b"\xef\xbb\xbf", b""), (b'{"type":', b"}")])
    return before + content + after


def repeated_field(content: bytes, random: Random) -> bytes:
    return content[:-1] + b"," + content[1:]


def deep(content: bytes, random: Random) -> bytes:
    depth = random.choice([10, 900, 5000])
    return content[:-1] + b',"deep":' + b"[" * depth + b"]" * random.choice([0, depth]) + b"}"


def huge(content: bytes, random: Random) -> bytes:
    return content[:-1] + b" " * random.choice([1999, 2001, 60_000]) + content[-1:]


SPOILINGS = [cut_short, flip, twice, wrapped, repeated_field, deep, huge]


def spoil(message: Json, random: Random) -> bytes:
    """A message with one or more things wrong with it, perhaps so wrong that nothing is left."""
    for _ in range(random.randrange(3)):
        message = random.choice(CHANGES)(message, random) or message
    content = json.dumps(message).encode()
    for _ in range(random.randrange(2)):
        content = random.choice(SPOILINGS)(content, random) or content
    return content


def is_message(content: bytes, kind: Any) -> bool:
    """Whether it can be read after all: then it is not for this test."""
    try:
        msgspec.json.decode(content, type=kind)
    except (ValueError, RecursionError):
        return False
    return len(content) <= 2000


def framed(content: bytes, random: Random) -> str | bytes:
    """In a text frame or a binary one; not all of it can be text."""
    try:
        return content.decode() if random.randrange(2) else content
    except UnicodeDecodeError:
        return content


def noise(messages: list[Json], kind: Any, number: int) -> str | bytes:
    """Something that chance has spoilt, or made altogether; the same number makes the same."""
    random = Random(number)
    while True:
        content = spoil(random.choice(messages), random)
        if random.randrange(10) == 0:
            content = random.randbytes(random.randrange(200))
        if not is_message(content, kind):
            return framed(content, random)


# -- sending it --------------------------------------------------------------------------------


@dataclass(frozen=True)
class Scene:
    """A server at which somebody plays, somebody watches, and two are in the lobby."""

    server: Server
    player: Page
    other_player: Page
    watcher: Page
    lobby: LobbyPage
    other_lobby: LobbyPage

    def stored(self) -> list[list[tuple[Any, ...]]]:
        """Everything that is kept."""
        return [self.server.stored(table) for table in TABLES]


@pytest.fixture(scope="module")
def scene(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Scene]:
    """A game in which second has to give, and the lobby."""
    file = tmp_path_factory.mktemp("data") / "kvarto.sqlite3"
    with ExitStack() as stack:
        enter = stack.enter_context
        server = enter(running(file, settings=ServerSettings(limits=NO_LIMITS)))
        one, two, three = (become_guest(enter(server.browser())) for _ in range(3))
        game = one.invite(watched=True)
        two.sit(game)
        at_game = [enter(browser.page(game)) for browser in (one, two, three)]
        at_game[0].do("first", "give", piece="F")
        player, other_player, watcher = at_game
        lobby, other_lobby = (enter(in_lobby(browser)) for browser in (one, two))
        yield Scene(server, player, other_player, watcher, lobby, other_lobby)


@pytest.fixture
def untouched(scene: Scene, caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Afterwards all is as before, everybody is there, and the server has noted no mistake."""
    before = scene.stored()
    yield
    for page in (scene.player, scene.other_player, scene.watcher):
        page.ping()
    for page_in_lobby in (scene.lobby, scene.other_lobby):
        page_in_lobby.ping()
    assert scene.stored() == before
    assert not [record for record in caplog.records if record.levelname in ("ERROR", "CRITICAL")]


def is_unreadable(answer: object) -> bool:
    """Whether it is the answer to what is no message."""
    assert isinstance(answer, protocol.Refused), answer
    assert answer.problem.text
    return answer.problem.key in ("bad-message", "message-too-long")


AMOUNTS = [500, pytest.param(30_000, marks=pytest.mark.long)]


@pytest.mark.usefixtures("untouched")
@pytest.mark.parametrize("amount", AMOUNTS)
def test_noise_at_a_game_is_refused_and_touches_nothing(scene: Scene, amount: int) -> None:
    for number in range(amount):
        content = noise(GAME_MESSAGES, protocol.FromPage, number)
        for page in (scene.player, scene.watcher):
            assert is_unreadable(page.ask(content)), (number, content)


@pytest.mark.usefixtures("untouched")
@pytest.mark.parametrize("amount", AMOUNTS)
def test_noise_in_the_lobby_is_refused_and_touches_nothing(scene: Scene, amount: int) -> None:
    for number in range(amount):
        content = noise(LOBBY_MESSAGES, protocol.FromLobbyPage, number)
        assert is_unreadable(scene.lobby.ask(content)), (number, content)


@pytest.mark.usefixtures("untouched")
def test_who_only_watches_can_do_nothing(scene: Scene) -> None:
    for message in GAME_MESSAGES:
        if message["type"] in ("do", "say"):
            answer = scene.watcher.ask(json.dumps(message))
            assert isinstance(answer, protocol.Refused)
            assert answer.problem.key == "not-your-seat"


@pytest.mark.usefixtures("untouched")
def test_the_lobby_keeps_nothing(scene: Scene) -> None:
    for message in LOBBY_MESSAGES:
        if message["type"] != "ping":
            scene.lobby.socket.send(json.dumps(message))
    scene.lobby.ping()
    scene.lobby.stop_seeking()
