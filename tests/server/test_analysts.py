"""Several nodes that analyse for each other."""

from __future__ import annotations

import os
import secrets
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from cluster.hands import run, until
from kvarto import Position
from kvarto.cluster.work import Work
from kvarto.engine.solver import grade
from kvarto.server import analysts, protocol
from kvarto.server.analysing import Question, Told
from kvarto.server.analysts import Analysts

#: No table has this variant: it takes far longer than anybody waits.
LONG = Position.from_text("..../..../..../.... - chst:q:2")
#: Nine pieces are placed; a game from here is solved at once.
QUICK = Position.from_text("05F./.E../.A3./91.6 C @a1")


@pytest.fixture(autouse=True)
def _one_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    """A node with one question has enough to do."""
    monkeypatch.setattr(analysts, "_KIND", replace(analysts._KIND, hands=1))


@pytest.fixture
def address(nats_url: str) -> str:
    """That of a NATS, with subjects of one's own."""
    return f"{nats_url}/test{secrets.token_hex(6)}"


@asynccontextmanager
async def analysing(address: str | None) -> AsyncIterator[Analysts]:
    """A node that analyses."""
    work = Work(address)
    node = Analysts(work=work)
    await work.start()
    try:
        yield node
    finally:
        await work.stop()
        node.close()


@asynccontextmanager
async def a_busy_node_and_another(address: str) -> AsyncIterator[tuple[Analysts, Analysts]]:
    """Two nodes, of which the first has no hand free."""
    async with analysing(address) as home, analysing(address) as other:
        busy = Page(home, Question(0, "busy", LONG))
        await until(lambda: busy.told and others_of(home).has_hand("analysis"))
        yield home, other


def others_of(node: Analysts) -> Any:
    return node._work._colleagues


def questions_of(node: Analysts) -> list[str]:
    """What its own process is asked."""
    return [asked.question.id for asked in node._analyst._asked.values()]


class Page:
    """Whoever asks."""

    def __init__(self, node: Analysts, question: Question) -> None:
        self.told: list[Told] = []
        self.number = node.ask(question, self.told.append, person="anna")

    @property
    def is_answered(self) -> bool:
        return bool(self.told) and self.told[-1].done

    @property
    def graded(self) -> list[protocol.Graded]:
        return [msgspec.json.decode(one.message or b"", type=protocol.Graded) for one in self.told]


def test_one_node_answers_for_another_bit_by_bit(address: str) -> None:
    async def test() -> None:
        async with a_busy_node_and_another(address) as (home, other):
            page = Page(home, Question(0, "elsewhere", QUICK))
            await until(lambda: page.is_answered)
            words = {
                (move.word, move.value, move.distance)
                for message in page.graded
                for move in message.moves
            }
            assert words == {
                (str(move.word), move.value.value, move.distance) for move in grade(QUICK)
            }
            assert {told.number for told in page.told} == {page.number}
            assert other._analyst._process is not None
            line = Page(home, Question(0, "line", QUICK, wants_line=True))
            await until(lambda: line.is_answered)
            best = msgspec.json.decode(line.told[0].message or b"", type=protocol.BestLine)
            assert best.whole
            # At home the one question goes on.
            assert questions_of(home) == ["busy"]

    run(test())


def test_a_long_search_is_followed_from_another_node_until_it_is_taken_back(address: str) -> None:
    async def test() -> None:
        async with a_busy_node_and_another(address) as (home, other):
            page = Page(home, Question(0, "elsewhere", LONG))
            await until(lambda: len(page.told) >= 2)
            assert page.graded[-1].nodes > page.graded[0].nodes
            assert questions_of(other) == ["elsewhere"]
            home.stop(page.number)
            told = len(page.told)
            await until(lambda: questions_of(other) == [])
            assert len(page.told) == told

    run(test())


def test_what_an_analyst_was_at_elsewhere_is_begun_anew_when_it_is_killed(address: str) -> None:
    async def test() -> None:
        async with a_busy_node_and_another(address) as (home, other):
            page = Page(home, Question(0, "elsewhere", LONG))
            await until(lambda: page.told)
            # Its own node tries it once more, and then it is up to us.
            for _ in range(2):
                await kill(other)
            await until(lambda: "elsewhere" in questions_of(home))
            assert questions_of(other) == []
            assert not page.is_answered

    run(test())


async def kill(node: Analysts) -> None:
    """Kill its process, and wait until that is noticed."""
    process: Any = node._analyst._process
    os.kill(process.pid, signal.SIGKILL)
    await until(lambda: node._analyst._process is not process)


def test_without_others_all_questions_share_the_cores() -> None:
    async def test() -> None:
        async with analysing(None) as node:
            pages = [Page(node, Question(0, str(number), LONG)) for number in range(4)]
            await until(lambda: all(page.told for page in pages))
            # What one person asks beyond their share waits.
            waiting = Page(node, Question(0, "5", QUICK))
            await until(lambda: len(pages[0].told) > 2)
            assert waiting.told == []
            node.stop(pages[0].number)
            await until(lambda: waiting.is_answered)

    run(test())
