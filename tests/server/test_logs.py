"""What is logged, at every level, and that no secret is."""

from __future__ import annotations

import hashlib
import json
import logging
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import psycopg
import pytest
from sqlalchemy.exc import IntegrityError, OperationalError

from kvarto.server import logs
from kvarto.store.people import People, Person
from server.page_messages import Json
from server.pages import Browser, browser_at
from store.databases import come, opened
from support.server_process import ServerProcess

PASSWORD, ANOTHER = "correct horse", "battery staple"


def ask(browser: Browser, path: str, **body: str) -> Json:
    answer: Json = browser.client.post(path, json=body).json()
    return answer


def use_everything(browser: Browser, other: Browser) -> list[str]:
    """Do whatever has to do with secrets; the secrets."""
    secrets = [PASSWORD, ANOTHER]

    def note_cookies() -> None:
        for one in (browser, other):
            token = one.client.cookies.get("kvarto")
            if token:
                secrets.extend((token, hashlib.sha256(token.encode()).hexdigest()))

    with browser.playing() as page:
        page.play(">F a1")
    table = browser.invite()
    other.sit(table)
    with other.page(table):
        note_cookies()
    secrets += [page.game, table, ask(browser, "/api/me/return-code")["code"]]
    ask(other, "/api/me/return", code=secrets[-1])
    note_cookies()
    secrets.append(ask(browser, "/api/account", name="Anna", password=PASSWORD)["code"])
    note_cookies()
    ask(other, "/api/account/sign-in", name="Anna", password=ANOTHER)
    ask(other, "/api/account/sign-in", name="Anna", password=PASSWORD)
    note_cookies()
    ask(browser, "/api/account/password", old=PASSWORD, new=ANOTHER)
    note_cookies()
    again = ask(other, "/api/account/recover", name="Anna", code=secrets[-1], password=PASSWORD)
    assert "problem" in again
    browser.get("/api/account/export")
    browser.client.get(f"/game/{table}")
    browser.client.get(f"/return?code={secrets[5]}")
    ask(browser, "/api/account/delete", password=ANOTHER)
    return secrets


def test_no_secret_is_logged_even_where_everything_is(tmp_path: Path) -> None:
    file = tmp_path / "kvarto.sqlite3"
    with (
        ServerProcess("--data", file, "--log-level", "debug") as program,
        browser_at(program.host) as browser,
        browser_at(program.host) as other,
    ):
        secrets = use_everything(browser, other)
        program.stop()
    said = program.output
    assert len(secrets) > 15
    assert "websocket" in said
    for secret in secrets:
        assert secret not in said
    assert "argon2" not in said
    assert "INSERT" not in said


async def test_what_cannot_be_written_is_not_logged(tmp_path: Path) -> None:
    file = tmp_path / "kvarto.sqlite3"

    async with opened(file) as database:
        await come(database, "Anna")
        with pytest.raises(IntegrityError) as twice:
            await People(database).add(Person("anna", "a name", 1), "a token", 1)
        with closing(sqlite3.connect(file)) as other:
            other.execute("DROP TABLE returns")
            other.commit()
        with pytest.raises(OperationalError) as missing:
            await People(database).add_return("a code", "anna", 1)
        for error in (twice, missing):
            for secret in ("a name", "a token", "a code"):
                assert secret not in str(error.value)


@pytest.fixture
def _logging_as_it_was() -> Iterator[None]:
    """Whatever is set up is put back as it was."""
    ours = logging.getLogger("kvarto")
    before = logging.root.handlers[:], logging.root.level, ours.level
    unraisable = sys.unraisablehook
    logging.root.handlers.clear()  # those of the tests are not to be closed
    yield
    logging.root.handlers[:], level, our_level = before
    logging.root.setLevel(level)
    ours.setLevel(our_level)
    sys.unraisablehook = unraisable


@pytest.mark.usefixtures("_logging_as_it_was")
@pytest.mark.parametrize(
    ("level", "ours", "others"),
    [
        ("debug", ["debug", "info", "warning", "error"], ["warning", "error"]),
        ("info", ["info", "warning", "error"], ["warning", "error"]),
        ("warning", ["warning", "error"], ["warning", "error"]),
        ("error", ["error"], ["error"]),
    ],
)
def test_a_level_is_for_what_we_say_ourselves(
    capsys: pytest.CaptureFixture[str], level: str, ours: list[str], others: list[str]
) -> None:
    logs.set_up(level)
    for name in ("kvarto.server", "uvicorn.error", "aiosqlite", "websockets"):
        for number in (logging.DEBUG, logging.INFO, logging.WARNING, logging.ERROR):
            logging.getLogger(name).log(number, name)
    lines = [json.loads(line) for line in capsys.readouterr().err.splitlines()]
    said: dict[str, list[str]] = {}
    for line in lines:
        said.setdefault(line["event"], []).append(line["level"])
    assert said.pop("kvarto.server") == ours
    assert list(said.values()) == [others] * 3


@pytest.mark.usefixtures("_logging_as_it_was")
@pytest.mark.parametrize(
    ("error", "levels"),
    [
        (ValueError("a mistake"), ["error"]),
        (psycopg.errors.SyntaxError("a mistake"), ["error"]),
        # That it is away is noted where somebody waits for it.
        (psycopg.OperationalError("the connection is closed"), []),
    ],
)
def test_what_nobody_can_be_told_of_is_logged_like_everything_else(
    capsys: pytest.CaptureFixture[str], error: Exception, levels: list[str]
) -> None:
    def left_in_the_middle() -> Iterator[None]:
        try:
            yield
        finally:
            raise error

    logs.set_up("info")
    next(left_in_the_middle())
    lines = [json.loads(line) for line in capsys.readouterr().err.splitlines()]
    assert [line["level"] for line in lines] == levels
