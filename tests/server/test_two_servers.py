"""Two servers as one: whichever is asked, it is the same game, the same lobby, the same people."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, replace
from uuid import uuid4

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from kvarto.server import protocol
from server.lobby_pages import become_guest, in_lobby
from server.page_messages import do
from server.pages import PATIENCE, Browser, Server, running
from server.test_metrics import figures
from support.generous import PATIENT_SERVER
from support.postgres import OwnPostgres
from support.waiting import eventually

#: Nodes that tell each other all the time which games can be watched.
TELLING_OFTEN = replace(PATIENT_SERVER, showcase_every_s=0.1)


@dataclass
class Site:
    """Two servers that everybody takes for one."""

    one: Server
    two: Server

    @contextmanager
    def person(self) -> Iterator[tuple[Browser, Browser]]:
        """Somebody with a name, as they come to the one server and to the other."""
        with self.one.browser() as here, self.two.browser() as there:
            become_guest(here)
            there.client.cookies.set("kvarto", here.client.cookies["kvarto"])
            yield here, there


@contextmanager
def site_at(where: str, bus: str | None) -> Iterator[Site]:
    """Two servers that know each other."""
    with ExitStack() as stack:
        one, two = (
            stack.enter_context(running(where, bus=bus, timing=PATIENT_SERVER)) for _ in range(2)
        )
        eventually(lambda: all(server.app.state.node.others for server in (one, two)))
        yield Site(one, two)


@pytest.fixture(params=["nats", pytest.param("no nats", marks=pytest.mark.long)])
def site(request: pytest.FixtureRequest, postgres_url: str) -> Iterator[Site]:
    """Two servers on one database, which hear each other at once or look for letters."""
    bus = None
    if request.param == "nats":
        bus = f"{request.getfixturevalue('nats_url')}/test-{uuid4().hex}"
    with site_at(postgres_url, bus) as site:
        if bus is not None:
            eventually(lambda: all(s.app.state.node.hears() for s in (site.one, site.two)))
        yield site


def closing_of(socket: ClientConnection) -> int:
    """The code with which a socket is closed."""
    try:
        while True:
            socket.recv(PATIENCE)
    except ConnectionClosed as closed:
        assert closed.rcvd is not None
        return closed.rcvd.code


# -- games -------------------------------------------------------------------------------------


def test_a_game_is_played_wherever_its_pages_come_in(site: Site) -> None:
    with site.person() as (here, there):
        game = here.begin()
        with here.page(game) as near, there.page(game) as far:
            far.play(">F a1>D")
            near.wait_for_number(4)
            near.play("b1>E")
            far.wait_for_number(6)
            assert far.table.words == near.table.words == (">F", "a1>D", "b1>E")
        assert there.get(f"/api/games/{game}")["words"] == [">F", "a1>D", "b1>E"]
        (listed,) = there.get("/api/games")["running"]
        assert listed["id"] == game
        assert there.refused("GET", "/api/games/made-up") == (404, "no-such-game")


def test_two_meet_at_a_table_though_they_came_to_different_servers(site: Site) -> None:
    with site.person() as (anna, _), site.person() as (_, ben):
        table = anna.invite(name="Anna")
        with anna.page(table) as annas, ben.page(table) as bens:
            assert annas.invitations[0].yours
            assert not bens.invitations[0].yours
            ben.sit(table, "Ben")
            # It begins wherever it is asked for first.
            assert [closing_of(page.socket) for page in (annas, bens)] == [1012, 1012]
        with ben.page(table) as bens, anna.page(table) as annas:
            assert bens.table.seats.second.yours
            annas.do("first", "give", piece="F")
            bens.wait_for(lambda seen: seen.hand)
            bens.do("second", "place", cell="a1")
            annas.wait_for(lambda seen: seen.last)
        assert site.two.app.state.rooms.in_use(table)
        ben.sit(table)  # once more, as if there had been no answer


def test_people_in_the_lobby_of_any_server_are_paired(site: Site) -> None:
    with (
        site.person() as (anna, _),
        site.person() as (_, ben),
        in_lobby(anna) as annas,
        in_lobby(ben) as bens,
    ):
        annas.wait_for(lambda lobby: lobby.here == 2)
        annas.seek(clock="60/move")
        bens.seek(clock="60/move")
        game = annas.wait_for_game()
        assert bens.wait_for_game() == game
        with ben.page(game) as page:
            assert page.table.online
        # Whoever is in the lobby finds it there, wherever it is played.
        annas.wait_for(lambda lobby: [one.id for one in lobby.games] == [game])


def test_who_signs_out_at_one_server_is_signed_out_at_the_other(site: Site) -> None:
    with site.person() as (here, there):
        name = f"Anna {uuid4().hex[:8]}"
        account = {"name": name, "password": "correct horse battery"}
        assert here.client.post("/api/account", json=account).status_code == 200
        there.client.cookies.set("kvarto", here.client.cookies["kvarto"])
        assert there.get("/api/me")["name"] == name
        with there.playing() as page:
            assert here.client.post("/api/account/sign-out").status_code == 200
            assert closing_of(page.socket) == 4401
        eventually(lambda: there.get("/api/me")["name"] is None)


# -- coming and going --------------------------------------------------------------------------


def test_when_a_server_stops_its_pages_come_to_the_other_and_play_on(site: Site) -> None:
    with site.person() as (here, there):
        game = here.begin(clock="60/move")
        with here.page(game) as near, there.page(game) as far:
            far.play(">F")
            near.wait_for_number(2)
            site.one.stop()
            assert closing_of(far.socket) == 1012
            assert closing_of(near.socket) == 1012
        with there.page(game) as page:
            assert page.table.hand == "F"
            page.do("second", "place", cell="a1")
        assert site.two.app.state.rooms.in_use(game)


def test_the_figures_of_each_server_tell_what_it_looks_after(site: Site) -> None:
    with site.person() as (here, there):
        hears = float(site.one.app.state.node.hears())
        game = here.begin()
        here.invite()
        with there.page(game):
            ours, theirs = figures(here), figures(there)
            assert (ours["kvarto_places"], theirs["kvarto_places"]) == (2, 0)
            assert ours["kvarto_tunnels"] == theirs["kvarto_tunnels"] == 1
            assert ours["kvarto_nodes"] == theirs["kvarto_nodes"] == 2
            assert ours["kvarto_hears"] == theirs["kvarto_hears"] == hears


# -- without the store -------------------------------------------------------------------------


def test_without_the_store_everything_says_so_and_nothing_is_lost(
    own_postgres: OwnPostgres, caplog: pytest.LogCaptureFixture
) -> None:
    with (
        running(own_postgres.new_database(), timing=PATIENT_SERVER) as server,
        server.browser() as browser,
        browser.playing() as page,
    ):
        owner = server.app.state.rooms.in_use(page.game).audience.owner
        own_postgres.stop()
        try:
            message = json.dumps(do("first", "give", piece="F", id="once"))
            answer = page.ask(message)
            assert isinstance(answer, protocol.Refused)
            assert (answer.id, answer.problem.key) == ("once", "store-away")
            response = browser.client.post("/api/games", json={})
            assert response.status_code in (400, 503)
            response = browser.client.get("/api/games")
            assert (response.status_code, response.headers["retry-after"]) == (503, "1")
            assert response.json()["problem"]["key"] == "store-away"
            # Who it is, is asked of the database again.
            server.app.state.identities.forget(owner)
            with browser.socket(page.game) as socket:
                refused = json.loads(socket.recv(PATIENCE))
                assert refused["problem"]["key"] == "store-away"
                assert closing_of(socket) == 1013
        finally:
            own_postgres.start()
        eventually(lambda: isinstance(page.ask(message), protocol.Done))
        assert page.wait_for(lambda table: table.hand).hand == "F"
    assert [one for one in caplog.records if one.levelno >= logging.ERROR] == []


def test_a_server_that_is_cut_off_from_the_store_is_not_well(own_postgres: OwnPostgres) -> None:
    brief = replace(PATIENT_SERVER, lease_ms=1000, heartbeat_s=0.1)
    with (
        running(own_postgres.new_database(), timing=brief) as server,
        server.browser() as browser,
    ):

        def health() -> tuple[int, str]:
            answer = browser.client.get("/healthz")
            return answer.status_code, answer.text

        # With so short a lease, it may be late for its first beat.
        eventually(lambda: health() == (200, "ok"))
        own_postgres.stop()
        eventually(lambda: health() == (503, "store-away"))
        own_postgres.start()
        eventually(lambda: health() == (200, "ok"))
