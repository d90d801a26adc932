"""Tables at which somebody else sits down: by their address, or from the lobby."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from kvarto.club.accounts import Accounts
from kvarto.server import protocol
from kvarto.server.identity import NOBODY
from kvarto.server.limits import LimitSettings
from kvarto.server.settings import ServerSettings
from kvarto.server.tables import Tables
from kvarto.store.games import Games
from kvarto.store.invitations import Invitations
from kvarto.store.people import People
from server.games import ANNA, BEN, serving
from server.pages import Browser, Page, Server, running
from support.waiting import eventually_async


@pytest.fixture
def ben(server: Server) -> Iterator[Browser]:
    """Another browser, whose person has played before."""
    with server.browser() as ben:
        ben.begin()
        yield ben


def closing_of(page: Page) -> int:
    """The code with which the server closes the socket of a page."""
    try:
        while True:
            page.read()
    except ConnectionClosed as closed:
        assert closed.rcvd is not None
        return closed.rcvd.code


# -- sitting down ------------------------------------------------------------------------------


def test_the_game_begins_over_the_same_sockets_when_somebody_sits_down(
    browser: Browser, ben: Browser
) -> None:
    table = browser.invite(name="Anna", clock="60/move", casual=False)
    with browser.page(table) as annas, ben.page(table) as bens:
        (seen,) = annas.invitations
        assert (seen.id, seen.maker, seen.yours) == (table, "Anna", True)
        assert (seen.terms.clock, seen.terms.casual, seen.terms.name) == ("60/move", False, None)
        assert not bens.invitations[0].yours
        ben.sit(table, "Ben")
        for page in (annas, bens):
            begun = page.wait_to_begin()
            assert (begun.id, begun.clock, begun.online, begun.watched) == (
                table, "60/move", True, False,
            )  # fmt: skip
            assert (begun.seats.first.name, begun.seats.second.name) == ("Anna", "Ben")
        assert annas.table.seats.first.yours
        assert not annas.table.seats.second.yours
        annas.do("first", "give", piece="F")
        bens.wait_for(lambda seen: seen.hand)
        bens.do("second", "place", cell="a1")
    assert ben.refused("GET", f"/api/tables/{table}") == (404, "no-such-game")


def test_who_was_nobody_comes_back_to_the_seat(server: Server, browser: Browser) -> None:
    table = browser.invite()
    with server.browser() as stranger, browser.page(table) as annas:
        with stranger.page(table) as page:
            assert page.invitations
            stranger.sit(table)
            assert closing_of(page) == 4401
        with stranger.page(table) as page:
            assert page.table.seats.second.yours
            assert annas.wait_to_begin().seats.second.name == page.table.seats.second.name


def test_the_address_cannot_be_guessed_and_is_the_address_of_the_game(browser: Browser) -> None:
    tables = {browser.invite() for _ in range(3)}
    assert len(tables) == 3
    assert all(re.fullmatch(r"[\w-]{16}", table) for table in tables)


@pytest.mark.parametrize(("first", "maker_is"), [("maker", "first"), ("guest", "second")])
def test_it_can_be_agreed_who_is_first(
    browser: Browser, ben: Browser, first: str, maker_is: str
) -> None:
    table = browser.invite(first=first)
    ben.sit(table)
    seen = browser.get(f"/api/games/{table}")
    assert seen["throws"] == []
    assert seen["seats"][maker_is]["yours"]


def test_dice_decide_who_is_first_unless_it_is_agreed(browser: Browser, ben: Browser) -> None:
    seen: set[bool] = set()
    while len(seen) < 2:
        table = browser.invite(first="dice")
        ben.sit(table)
        game = browser.get(f"/api/games/{table}")
        assert game["throws"]
        seen.add(game["seats"]["first"]["yours"])


def test_who_sits_down_twice_is_at_the_same_game(browser: Browser, ben: Browser) -> None:
    table = browser.invite()
    ben.sit(table)
    ben.sit(table)
    assert len(browser.get("/api/games")["running"]) == 1


def test_there_is_one_chair(server: Server, browser: Browser, ben: Browser) -> None:
    table = browser.invite()
    with server.browser() as carla:
        carla.begin()
        with carla.page(table) as page:
            ben.sit(table)
            # It is a private game now, and not hers.
            assert closing_of(page) == 4404
            assert isinstance(page.answered[-1], protocol.Refused)
        assert carla.refused("POST", f"/api/tables/{table}/sit", {}) == (409, "table-is-taken")
        assert carla.refused("GET", f"/api/games/{table}") == (404, "no-such-game")


def test_of_many_who_sit_down_at_once_one_does(server: Server, browser: Browser) -> None:
    table = browser.invite()

    def try_to_sit(_: int) -> int:
        with server.browser() as other:
            return other.client.post(f"/api/tables/{table}/sit", json={}).status_code

    with ThreadPoolExecutor(5) as several:
        assert sorted(several.map(try_to_sit, range(5))) == [200, 409, 409, 409, 409]


def test_nobody_sits_down_at_their_own_table(browser: Browser) -> None:
    table = browser.invite()
    assert browser.refused("POST", f"/api/tables/{table}/sit", {}) == (403, "own-table")


def test_nothing_can_be_done_before_somebody_sits_down(browser: Browser) -> None:
    with browser.page(browser.invite()) as page:
        assert page.refused("first", "give", piece="F").key == "nobody-sits-here-yet"
        page.socket.send('{"type": "say", "seat": "first", "phrase": "hello"}')
        answer = page.answer()
        assert isinstance(answer, protocol.Refused)
        assert answer.problem.key == "nobody-sits-here-yet"
        page.ping()


# -- names -------------------------------------------------------------------------------------


def names_at(browser: Browser, game: str) -> tuple[str, str]:
    seats = browser.get(f"/api/games/{game}")["seats"]
    return seats["first"]["name"], seats["second"]["name"]


def test_strangers_see_made_up_names(browser: Browser, ben: Browser) -> None:
    table = browser.invite(name="Anna", found="lobby")
    maker = browser.get(f"/api/tables/{table}")["maker"]
    assert maker != "Anna"
    ben.sit(table, "Ben")
    first, second = names_at(browser, table)
    assert first == maker
    assert second not in ("Ben", maker)


def test_who_chooses_no_name_has_a_made_up_one(browser: Browser, ben: Browser) -> None:
    table = browser.invite()
    ben.sit(table)
    assert all(re.fullmatch(r".+ \d+", name) for name in names_at(browser, table))


@pytest.mark.parametrize("name", ["", " ", "a\x07bell", "x" * 41, "\u202eannA"])
def test_a_name_that_cannot_be_shown_is_refused(browser: Browser, ben: Browser, name: str) -> None:
    status, _ = browser.refused("POST", "/api/tables", {"name": name})
    assert status == 400
    table = browser.invite()
    status, _ = ben.refused("POST", f"/api/tables/{table}/sit", {"name": name})
    assert status == 400
    ben.sit(table)  # the chair is still free


# -- before it begins --------------------------------------------------------------------------


def test_a_change_is_seen_at_once_by_everybody_at_the_table(browser: Browser, ben: Browser) -> None:
    table = browser.invite(name="Anna")
    with browser.page(table) as annas, ben.page(table) as bens:
        changed = {"name": "Ada", "variant": "advanced", "watched": True}
        assert browser.client.put(f"/api/tables/{table}", json=changed).status_code == 200
        for page in (annas, bens):
            page.read()
            seen = page.invitations[-1]
            assert (seen.maker, seen.terms.variant, seen.terms.watched) == ("Ada", "advanced", True)
        assert ben.get(f"/api/tables/{table}")["terms"]["variant"] == "advanced"
        ben.sit(table)
        assert annas.wait_to_begin().variant == "chst:lq"
        assert annas.table.watched


def test_a_table_that_is_withdrawn_is_gone_for_everybody(
    server: Server, browser: Browser, ben: Browser
) -> None:
    table = browser.invite()
    with browser.page(table) as annas, ben.page(table) as bens:
        assert browser.client.delete(f"/api/tables/{table}").json() == {"id": table}
        for page in (annas, bens):
            assert closing_of(page) == 4404
            (refused,) = page.answered
            assert isinstance(refused, protocol.Refused)
            assert refused.problem.key == "no-such-game"
    for method, path in (("GET", ""), ("DELETE", ""), ("POST", "/sit")):
        status = ben.client.request(method, f"/api/tables/{table}{path}", json={}).status_code
        assert status == 404
    assert table not in [row[0] for row in server.stored("invitations")]


def test_what_cannot_be_agreed_on_is_refused_and_nobody_becomes_a_guest_for_it(
    server: Server,
) -> None:
    before = server.stored("people")
    wrong: list[dict[str, Any]] = [
        {"variant": "nonsense"},
        {"clock": "soon"},
        {"first": "me"},
        {"found": "everywhere"},
        {"watched": 1},
        {"surprise": 1},
        {"name": 5},
    ]
    with server.browser() as stranger:
        for wishes in wrong:
            response = stranger.client.post("/api/tables", json=wishes)
            assert response.status_code == 400
            assert "set-cookie" not in response.headers
        for table in ("AAAAAAAAAAAAAAAA", "x", "%00"):
            path = f"/api/tables/{table}/sit"
            assert stranger.refused("POST", path, {}) == (404, "no-such-game")
    assert server.stored("people") == before


def test_nobody_has_more_than_a_few_tables(tmp_path: Path) -> None:
    settings = ServerSettings(limits=LimitSettings())
    most = settings.limits.most["table"].per_person
    file = tmp_path / "kvarto.sqlite3"
    with running(file, settings=settings) as server, server.browser() as browser:
        tables = [browser.invite() for _ in range(most)]
        response = browser.client.post("/api/tables", json={})
        assert (response.status_code, response.json()["problem"]["key"]) == (429, "too-many-open")
        assert response.headers["retry-after"]
        browser.client.delete(f"/api/tables/{tables[0]}")
        browser.invite()


def test_tables_are_still_there_after_a_restart(tmp_path: Path) -> None:
    file = tmp_path / "kvarto.sqlite3"
    with running(file) as server, server.browser() as browser:
        table = browser.invite(name="Anna", clock="600+5")
        cookie = browser.client.cookies["kvarto"]
    with running(file) as server, server.browser() as browser, server.browser() as ben:
        browser.client.cookies.set("kvarto", cookie)
        with browser.page(table) as page:
            assert page.invitations[0].yours
            assert page.invitations[0].terms.clock == "600+5"
            ben.sit(table)
            assert page.wait_to_begin().seats.first.name == "Anna"


# -- without sockets ---------------------------------------------------------------------------


@asynccontextmanager
async def waiting_at(file: Path) -> AsyncIterator[Tables]:
    """The tables of a server."""
    async with serving(file) as rooms:
        database = rooms.database
        tables = Tables(rooms, Invitations(database), Accounts(People(database), rooms.games))
        await tables.start()
        yield tables


async def test_strangers_are_paired_and_may_be_watched(tmp_path: Path) -> None:
    async with waiting_at(tmp_path / "kvarto.sqlite3") as tables:
        begun: list[int] = []
        tables.rooms.changed.append(lambda: begun.append(1))
        game = await tables.pair(ANNA, BEN, protocol.Agreement(clock="60/move"))
        assert [room.id for room in tables.rooms.watched_games()] == [game]
        assert begun
        table = (await tables.rooms.find(game, NOBODY)).view(ANNA)
        assert {table.seats.first.name, table.seats.second.name} == {"Anna", "Ben"}
        assert (table.clock, table.watched, table.online) == ("60/move", True, True)
        assert table.throws


async def test_every_change_of_a_table_is_told(tmp_path: Path) -> None:
    async with waiting_at(tmp_path / "kvarto.sqlite3") as tables:
        seen: list[int] = []
        tables.changed.append(lambda: seen.append(len(tables.in_lobby())))
        wished = protocol.NewTable(found="lobby")
        one, two = [await tables.make(ANNA, wished) for _ in range(2)]
        assert [table.id for table in tables.in_lobby()] == [one, two]
        await tables.change(one, ANNA, protocol.NewTable())
        await tables.withdraw(one, ANNA)
        await tables.sit(two, BEN, protocol.SitDown())
        assert seen == [1, 2, 1, 1, 0]
        assert await tables.made_by(ANNA) == ()


async def test_a_table_at_which_nothing_could_be_stored_waits_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: object, **__: object) -> None:
        raise OSError("the disk is full")

    async with waiting_at(tmp_path / "kvarto.sqlite3") as tables:
        table = await tables.make(ANNA, protocol.NewTable())
        with monkeypatch.context() as patch:
            patch.setattr(Games, "begin", fail)
            patch.setattr(Invitations, "remove", fail)
            with pytest.raises(OSError, match="full"):
                await tables.sit(table, BEN, protocol.SitDown())
            with pytest.raises(OSError, match="full"):
                await tables.withdraw(table, ANNA)
        assert tables.find(table) is not None
        assert await tables.sit(table, BEN, protocol.SitDown()) == table


async def test_who_goes_while_sitting_down_sits_all_the_same(tmp_path: Path) -> None:
    async with waiting_at(tmp_path / "kvarto.sqlite3") as tables:
        table = await tables.make(ANNA, protocol.NewTable())
        sitting = asyncio.create_task(tables.sit(table, BEN, protocol.SitDown()))
        await asyncio.sleep(0)
        sitting.cancel()
        await eventually_async(lambda: tables.find(table) is None)
        assert (await tables.rooms.find(table, BEN)).audience.is_player(BEN)


async def test_the_tables_of_a_guest_move_with_the_guest(tmp_path: Path) -> None:
    async with waiting_at(tmp_path / "kvarto.sqlite3") as tables:
        table = await tables.make(ANNA, protocol.NewTable())
        tables.move(ANNA, BEN)
        waiting = tables.find(table)
        assert waiting is not None
        assert waiting.message(BEN, now=0).yours


# -- the code that a telephone reads -----------------------------------------------------------


def test_the_address_is_drawn_for_telephones(browser: Browser) -> None:
    response = browser.client.get("/api/qr.svg", params={"path": "/game/abc_-9"})
    assert response.headers["content-type"].startswith("image/svg+xml")
    assert response.text.startswith("<svg")
    other = browser.client.get("/api/qr.svg", params={"path": "/game/abc_-8"})
    assert other.text != response.text


def test_the_way_back_is_drawn_without_its_secret_in_an_address(browser: Browser) -> None:
    drawn = [browser.client.post("/api/qr.svg", json={"code": code}) for code in ("abc", "abd")]
    assert drawn[0].text.startswith("<svg")
    assert drawn[0].text != drawn[1].text
    assert drawn[0].headers["cache-control"] == "no-store"
    # The longest, in letters that take the most room.
    assert browser.client.post("/api/qr.svg", json={"code": "\U0001f3b2" * 64}).status_code == 200


@pytest.mark.parametrize(
    "path", ["", "/", "game/x", "https://evil.example/", "/game/", "/game/../x", "/game/x\n", "//x"]
)
def test_no_other_address_is_drawn(browser: Browser, path: str) -> None:
    response = browser.client.get("/api/qr.svg", params={"path": path})
    assert (response.status_code, response.json()["problem"]["key"]) == (400, "bad-message")
