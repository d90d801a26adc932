"""What every answer says besides its content, and which hosts, pages and proxies are believed."""

from __future__ import annotations

import json
import re
import socket
from collections.abc import Iterator
from http.cookies import SimpleCookie
from typing import Any

import pytest
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route
from starlette.types import Message, Receive, Scope, Send
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from kvarto.errors import KvartoError
from kvarto.server.gate import Gate
from kvarto.server.settings import ServerSettings, is_from, networks
from server.pages import PATIENCE, TWO_PEOPLE, Browser, Server, running

PUBLIC = "https://kvarto.example"
BEHIND_A_PROXY = ServerSettings(public_url=PUBLIC, trusted_proxies=networks(["127.0.0.1"]))


@pytest.fixture(scope="module")
def public_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for everybody, behind a proxy that speaks TLS."""
    file = tmp_path_factory.mktemp("public") / "kvarto.sqlite3"
    with running(file, settings=BEHIND_A_PROXY) as server:
        yield server


@pytest.fixture
def visitor(public_server: Server) -> Iterator[Browser]:
    """Somebody who comes through the proxy."""
    with public_server.browser() as browser:
        browser.client.headers.update(through_proxy())
        yield browser


def through_proxy(client: str = "203.0.113.5") -> dict[str, str]:
    return {"Host": "kvarto.example", "X-Forwarded-For": client, "X-Forwarded-Proto": "https"}


# -- with every answer -------------------------------------------------------------------------

USUAL = {
    "referrer-policy": "same-origin",
    "x-content-type-options": "nosniff",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}

#: An answer of every kind: the page, its files, the API, pictures, and everything that fails.
ANSWERS = [
    ("GET", "/"),
    ("GET", "/missing.js"),
    ("GET", "/api/offers"),
    ("GET", "/api/games/missing"),
    ("POST", "/api/games"),
    ("GET", "/api/picture.svg?position=..../..../..../.... -"),
    ("GET", "/api/picture.svg?position=nonsense"),
    ("PUT", "/api/offers"),
    ("POST", "/"),
    ("GET", "/healthz"),
    ("GET", "/openapi.json"),
    ("GET", "/metrics"),
]


@pytest.mark.parametrize(("method", "path"), ANSWERS)
def test_every_answer_has_the_usual_headers(browser: Browser, method: str, path: str) -> None:
    headers = browser.client.request(method, path).headers
    assert {name: headers[name] for name in USUAL} == USUAL
    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy
    assert "camera=()" in headers["permissions-policy"]
    assert headers["cache-control"]
    assert "server" not in headers
    # This one is not reached over TLS.
    assert "strict-transport-security" not in headers


def test_no_answer_says_anything_twice(browser: Browser) -> None:
    for method, path in ANSWERS:
        names = [name for name, _ in browser.client.request(method, path).headers.multi_items()]
        assert sorted(names) == sorted({*names}), path


def test_what_is_ours_alone_is_kept_by_no_cache(browser: Browser) -> None:
    game = browser.begin()
    for path in (f"/api/games/{game}", "/api/games/missing", "/api/offers", "/metrics"):
        assert browser.client.get(path).headers["cache-control"] == "no-store"


def test_over_tls_a_browser_is_told_to_stay_there(visitor: Browser) -> None:
    for path in ("/", "/api/offers", "/missing.js"):
        assert visitor.client.get(path).headers["strict-transport-security"] == "max-age=31536000"


async def test_a_mistake_of_ours_is_an_answer_like_any_other() -> None:
    async def mistaken(scope: Scope, receive: Receive, send: Send) -> None:
        raise ZeroDivisionError

    async def receive() -> Message:
        return {"type": "http.request"}

    sent: list[Any] = []

    async def send(message: Message) -> None:
        sent.append(message)

    scope = {"type": "http", "method": "GET", "path": "/", "headers": [(b"host", b"localhost")]}
    with pytest.raises(ZeroDivisionError):  # so that it is noted
        await Gate(mistaken, ServerSettings())(scope, receive, send)
    start, body = sent
    assert start["status"] == 500
    assert (b"x-content-type-options", b"nosniff") in start["headers"]
    assert json.loads(body["body"])["problem"]["key"] == "server-error"


# -- hosts -------------------------------------------------------------------------------------

OURS = [
    "localhost", "localhost:8016", "127.0.0.1:8016", "[::1]:8016", "kvarto.localhost",
    "192.168.7.5:8016", "livingroom", "livingroom.local:8016", "named.example:8016",
]  # fmt: skip
#: A page of such a host could have its name point at this machine, to be taken for ours.
NOT_OURS = [
    "evil.example", "evil.example:8016", "localhost.evil.example", "127.0.0.1.evil.example",
    "evil.example.", "named.example.evil.example", "", ":8016",
]  # fmt: skip


@pytest.mark.parametrize("host", OURS)
def test_names_that_only_this_machine_can_have_are_ours(host: str) -> None:
    assert ServerSettings(listens_on="named.example").is_our_host(host)


@pytest.mark.parametrize("host", NOT_OURS)
def test_names_that_somebody_far_away_can_have_are_not(host: str) -> None:
    assert not ServerSettings(listens_on="named.example").is_our_host(host)


def test_a_server_with_an_address_is_called_nothing_else() -> None:
    ours = ["kvarto.example", "Kvarto.Example", "kvarto.example:443", "localhost", "127.0.0.1:8016"]
    others = ["www.kvarto.example", "kvarto.example:80", "192.168.7.5", "livingroom", *NOT_OURS]
    assert all(map(BEHIND_A_PROXY.is_our_host, ours))
    assert not any(map(BEHIND_A_PROXY.is_our_host, others))
    at_home = ServerSettings(public_url="http://192.168.7.5:8016")
    assert at_home.is_our_host("192.168.7.5:8016")
    assert not at_home.is_our_host("192.168.7.5")


@pytest.mark.parametrize("host", ["evil.example", "localhost.evil.example"])
def test_a_request_for_another_host_is_refused(server: Server, browser: Browser, host: str) -> None:
    game = browser.begin()
    for path in ("/", "/api/offers", f"/api/games/{game}"):
        response = browser.client.get(path, headers={"Host": host})
        assert response.status_code == 421
        problem = response.json()["problem"]
        assert problem["key"] == "not-our-host"
        assert host in problem["text"]
        assert response.headers["x-content-type-options"] == "nosniff"
    with socket.create_connection(("127.0.0.1", server.port)) as plain:
        with pytest.raises(InvalidStatus) as refused:
            connect(
                f"ws://{host}/api/games/{game}/socket",
                sock=plain,
                compression=None,
                open_timeout=PATIENCE,
            )
        assert refused.value.response.status_code == 403


@pytest.mark.parametrize("host", ["10.0.0.11:8016", "node1:8016", "node1.local"])
def test_whoever_looks_after_a_machine_may_call_it_by_its_own_name(
    public_server: Server, host: str
) -> None:
    with public_server.browser() as balancer:
        asked = {
            path: balancer.client.get(path, headers={"Host": host}).status_code
            for path in ("/healthz", "/metrics", "/", "/api/offers")
        }
    assert asked == {"/healthz": 200, "/metrics": 200, "/": 421, "/api/offers": 421}


@pytest.mark.parametrize("path", ["/healthz", "/metrics"])
def test_and_nobody_may_call_it_by_the_name_of_another_site(
    public_server: Server, path: str
) -> None:
    with public_server.browser() as page:
        assert page.client.get(path, headers={"Host": "evil.example"}).status_code == 421


# -- pages of other sites ----------------------------------------------------------------------


@pytest.mark.parametrize(
    "origin",
    ["http://kvarto.example", "https://kvarto.example:8443", "https://www.kvarto.example",
     "https://evil.example", "http://127.0.0.1", "null", ""],
)  # fmt: skip
def test_a_server_with_an_address_has_pages_only_there(visitor: Browser, origin: str) -> None:
    game = visitor.begin()
    response = visitor.client.post("/api/games", json=TWO_PEOPLE, headers={"Origin": origin})
    assert (response.status_code, response.json()["problem"]["key"]) == (403, "not-our-page")
    with visitor.socket(game, origin) as refused:
        assert json.loads(refused.recv())["problem"]["key"] == "not-our-page"


def test_its_own_pages_may_play_whatever_host_the_proxy_names(visitor: Browser) -> None:
    for host in ("kvarto.example", "127.0.0.1:8016"):
        headers = {"Origin": PUBLIC, "Host": host}
        response = visitor.client.post("/api/games", json=TWO_PEOPLE, headers=headers)
        assert response.status_code == 200


def test_what_only_looks_is_asked_for_from_anywhere(browser: Browser) -> None:
    """A link on another site leads here; what it shows, that site's scripts cannot read."""
    response = browser.client.get("/api/offers", headers={"Origin": "https://evil.example"})
    assert response.status_code == 200
    assert "access-control-allow-origin" not in response.headers


# -- the cookie --------------------------------------------------------------------------------


def cookie_of(browser: Browser, **headers: str) -> SimpleCookie:
    response = browser.client.post("/api/games", json=TWO_PEOPLE, headers=headers)
    return SimpleCookie(response.headers["set-cookie"])


def test_without_tls_the_cookie_is_for_this_host_and_not_for_scripts(browser: Browser) -> None:
    cookie = cookie_of(browser)["kvarto"]
    assert (cookie["httponly"], cookie["secure"]) == (True, "")
    assert (cookie["samesite"], cookie["path"], cookie["domain"]) == ("lax", "/", "")


def test_over_tls_it_is_for_tls_alone_and_no_neighbour_can_set_it(visitor: Browser) -> None:
    cookie = cookie_of(visitor)["__Host-kvarto"]
    assert (cookie["httponly"], cookie["secure"]) == (True, True)
    assert (cookie["samesite"], cookie["path"], cookie["domain"]) == ("lax", "/", "")


def test_a_cookie_that_a_neighbour_could_have_set_is_not_looked_at(visitor: Browser) -> None:
    token = cookie_of(visitor)["__Host-kvarto"].value
    visitor.client.cookies.clear()
    game = visitor.client.post(
        "/api/games", json=TWO_PEOPLE, headers={"Cookie": f"__Host-kvarto={token}"}
    ).json()["id"]
    statuses = [
        visitor.client.get(f"/api/games/{game}", headers={"Cookie": f"{name}={token}"}).status_code
        for name in ("__Host-kvarto", "kvarto")
    ]
    assert statuses == [200, 404]


# -- proxies -----------------------------------------------------------------------------------


def seen_client(server: Server, headers: dict[str, str]) -> list[str]:
    """Which client, and which scheme, the application sees."""

    async def who(request: Request) -> Response:
        assert request.client is not None
        return JSONResponse([request.client.host, request.url.scheme])

    server.app.router.routes.insert(0, Route("/who", who))
    with server.browser() as browser:
        seen: list[str] = browser.client.get("/who", headers=headers).json()
        return seen


def test_a_trusted_proxy_says_who_asks_and_how(public_server: Server) -> None:
    assert seen_client(public_server, through_proxy()) == ["203.0.113.5", "https"]
    # Whoever asks may have said something too; what the proxy has added stands last.
    forged = through_proxy("10.0.0.1, 203.0.113.5")
    assert seen_client(public_server, forged) == ["203.0.113.5", "https"]


def test_nobody_else_is_believed(server: Server) -> None:
    forged = {"X-Forwarded-For": "203.0.113.5", "X-Forwarded-Proto": "https"}
    assert seen_client(server, forged) == ["127.0.0.1", "http"]
    forged = {"Forwarded": "for=203.0.113.5;proto=https;host=evil.example"}
    assert seen_client(server, forged) == ["127.0.0.1", "http"]


# -- settings ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "url"),
    [
        ("http://kvarto.example", "http://kvarto.example"),
        (" HTTP://Kvarto.Example:80/ ", "http://kvarto.example"),
        ("http://kvarto.example:8016", "http://kvarto.example:8016"),
        ("http://[2001:db8::1]:8016", "http://[2001:db8::1]:8016"),
        ("http://xn--brse-5qa.example", "http://xn--brse-5qa.example"),
    ],
)
def test_an_address_is_kept_as_browsers_write_it(text: str, url: str) -> None:
    assert ServerSettings(public_url=text).public_url == url


@pytest.mark.parametrize(
    "text",
    ["kvarto.example", "ftp://kvarto.example", "http://", "http://kvarto.example/games", "",
     "http://anna@kvarto.example", "http://kvarto.example?x", "http://börse.example",
     "http://kvarto.example:99999", "http://[", "http://a b", "http://*"],
)  # fmt: skip
def test_what_is_no_address_for_everybody_is_refused(text: str) -> None:
    with pytest.raises(KvartoError, match="is not an address for everybody"):
        ServerSettings(public_url=text)


def test_https_without_a_proxy_is_refused_since_nobody_would_speak_tls() -> None:
    with pytest.raises(KvartoError, match=re.escape("--trusted-proxy")):
        ServerSettings(public_url=PUBLIC)


def test_networks_are_read_and_looked_into() -> None:
    allowed = networks(["192.168.1.7", "10.0.0.0/8", "2001:db8::/32"])
    assert all(is_from(one, allowed) for one in ("192.168.1.7", "10.1.2.3", "2001:db8::5"))
    assert is_from("::ffff:10.1.2.3", allowed)
    assert not any(is_from(one, allowed) for one in ("192.168.1.8", "11.0.0.1", "::1", "", "unix"))
    for text in ("everybody", "10.0.0.1/8", "*", ""):
        with pytest.raises(KvartoError, match="is not an address or a network"):
            networks([text])
