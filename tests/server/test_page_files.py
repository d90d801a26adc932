"""The files of the built page, and what stands in their place before it is built."""

from __future__ import annotations

import asyncio
import gzip
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import unquote

import pytest
from starlette.types import Message

from kvarto.server.page_files import Page
from server.pages import Browser

DOCUMENT = "<!doctype html><title>the page</title>"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A page as `web/build.py` writes one."""
    folder = tmp_path / "page"
    files = {
        "index.html": DOCUMENT,
        "manifest.webmanifest": "{}",
        "kvarto-board.js": "let board;",
        "icon-maskable.svg": "<svg/>",
        "assets/main.4F2K7QXA.js": "let main;",
        "assets/chunk-ABCDEFG2.js": "let chunk;",
        "assets/locales/de.1a2b3c4d.ftl": "hallo = Hallo",
    }
    for name, text in files.items():
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    (folder / "assets/main.4F2K7QXA.js.gz").write_bytes(gzip.compress(b"let main;"))
    (tmp_path / "secret.txt").write_text("secret", encoding="utf-8")
    (tmp_path / "page-of-others").mkdir()
    (tmp_path / "page-of-others" / "x.js").write_text("secret", encoding="utf-8")
    return folder


@dataclass
class Answer:
    """What came of a request."""

    status: int = 0
    headers: dict[str, str] = field(default_factory=dict)
    body: bytes = b""

    async def take(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.status = message["status"]
            self.headers = {name.decode(): value.decode() for name, value in message["headers"]}
        else:
            self.body += message["body"]


@dataclass
class Client:
    """Asks for exactly the path it is given; a browser would tidy it first."""

    folder: Path

    def get(self, path: str, accept: str = "identity", method: str = "GET") -> Answer:
        async def receive() -> Message:
            await asyncio.Event().wait()  # for ever: nobody goes away
            raise AssertionError

        answer = Answer()
        scope = {
            "type": "http",
            "method": method,
            "path": unquote(path),
            "headers": [(b"accept-encoding", accept.encode())],
        }
        asyncio.run(Page(self.folder)(scope, receive, answer.take))
        return answer


@pytest.fixture
def client(folder: Path) -> Client:
    return Client(folder)


@pytest.mark.parametrize("path", ["/", "/new", "/game/x", "/rules", "/settings", "/about", "/a/b"])
def test_one_document_serves_all_addresses_of_the_page(client: Client, path: str) -> None:
    response = client.get(path)
    assert (response.status, response.body.decode()) == (200, DOCUMENT)
    assert response.headers["content-type"].startswith("text/html")
    assert response.headers["cache-control"] == "no-cache"


def test_nothing_may_come_from_another_host_and_nobody_may_frame_the_page(
    client: Client,
) -> None:
    for path in ("/", "/assets/main.4F2K7QXA.js"):
        policy = client.get(path).headers["content-security-policy"]
        rules = dict(rule.split(" ", 1) for rule in policy.split("; "))
        assert rules["default-src"] == rules["base-uri"] == rules["frame-ancestors"] == "'none'"
        assert rules["script-src"] == rules["style-src"] == "'self'"
        assert not {"'unsafe-inline'", "'unsafe-eval'", "*", "http:", "https:"} & {*policy.split()}
        assert "data:" not in rules["script-src"]


@pytest.mark.parametrize(
    ("path", "is_kept"),
    [
        ("/assets/main.4F2K7QXA.js", "for ever"),
        ("/assets/chunk-ABCDEFG2.js", "for ever"),
        ("/assets/locales/de.1a2b3c4d.ftl", "for ever"),
        ("/index.html", "no"),
        ("/manifest.webmanifest", "no"),
        ("/kvarto-board.js", "no"),
        ("/icon-maskable.svg", "no"),
    ],
)
def test_only_files_whose_name_changes_with_them_are_kept_for_ever(
    client: Client, path: str, is_kept: str
) -> None:
    response = client.get(path)
    assert response.status == 200
    assert ("immutable" in response.headers["cache-control"]) == (is_kept == "for ever")


def test_a_file_is_sent_compressed_to_whom_that_is_right(client: Client) -> None:
    path = "/assets/main.4F2K7QXA.js"
    small, plain = client.get(path, accept="br, gzip"), client.get(path)
    assert small.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert gzip.decompress(small.body) == plain.body == b"let main;"
    for response in (small, plain):
        assert response.headers["content-type"].startswith(("text/javascript", "application/java"))
        assert response.headers["vary"] == "accept-encoding"
    # There is none of this beside it.
    response = client.get("/kvarto-board.js", accept="gzip")
    assert "content-encoding" not in response.headers
    assert response.body == b"let board;"


@pytest.mark.parametrize(
    "path",
    [
        "/missing.js",
        "/assets/missing.png",
        "/api/missing",
        "/api/games/x.y",
        "/..",
        "/../secret.txt",
        "/..%2fsecret.txt",
        "/%2e%2e/secret.txt",
        "/assets/../../secret.txt",
        "/assets/%2e%2e/%2e%2e/secret.txt",
        "/../page-of-others/x.js",
        "/%2e%2e/page-of-others/x.js",
        "//etc/os-release.txt",
        "/..%5csecret.txt",
        "/x%00.js",
        "/%00.js",
        "/" + "x" * 300 + ".js",
        "/" + "x/" * 3000 + "y.js",
    ],
    ids=lambda path: path[:40],
)
def test_there_is_nothing_else_to_be_had(client: Client, path: str) -> None:
    response = client.get(path)
    assert response.status == 404
    assert response.body == b""


def test_a_link_out_of_the_folder_is_not_followed(client: Client, folder: Path) -> None:
    (folder / "link.txt").symlink_to(folder.parent / "secret.txt")
    assert client.get("/link.txt").status == 404


@pytest.mark.parametrize("path", ["/%00", "/" + "x" * 300], ids=["null", "long"])
def test_an_address_that_no_file_could_have_is_one_of_the_page(client: Client, path: str) -> None:
    assert client.get(path).body.decode() == DOCUMENT


def test_files_are_only_asked_for(client: Client) -> None:
    assert client.get("/", method="HEAD").status == 200
    for method in ("POST", "PUT", "DELETE"):
        refused = client.get("/", method=method)
        assert (refused.status, refused.headers["allow"]) == (405, "GET, HEAD")


def test_a_page_that_is_not_built_says_how_to_build_it(tmp_path: Path) -> None:
    for path in ("/", "/new", "/assets/main.js"):
        response = Client(tmp_path).get(path)
        assert response.status == 503
        assert 'Run "make"' in response.body.decode()


def test_what_is_not_asked_of_the_server_is_asked_of_the_page(browser: Browser) -> None:
    assert browser.client.get("/healthz").text == "ok"
    # Whether it is built or not: a document, or how to build it.
    response = browser.client.get("/new")
    built = "<html" in response.text.lower()
    assert response.status_code == (200 if built else 503)
    assert built or 'Run "make"' in response.text
