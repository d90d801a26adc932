"""Several nodes that analyse for each other."""

from __future__ import annotations

import os
import secrets
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec
import pytest

from kvarto import Position
from kvarto.cluster.work import Work
from kvarto.engine.solver import grade
from kvarto.server import protocol
from kvarto.server.analysing import Question, Told
from kvarto.server.analysts import Analysts
from support.generous import PATIENT_CLUSTER
from support.waiting import eventually_async

#: No table has this variant: it takes far longer than anybody waits.
LONG = Position.from_text("..../..../..../.... - chst:q:2")
#: Nine pieces are placed; a game from here is solved at once.
QUICK = Position.from_text("05F./.E../.A3./91.6 C @a1")


@pytest.fixture
def address(nats_url: str) -> str:
    """That of a NATS, with subjects of one's own."""
    return f"{nats_url}/test{secrets.token_hex(6)}"


@asynccontextmanager
async def analysing(address: str | None) -> AsyncIterator[tuple[Analysts, Work]]:
    """A node that analyses, and has enough to do with one question."""
    work = Work(address, PATIENT_CLUSTER)
    node = Analysts(work=work, hands=1, niceness=0)
    await work.start()
    try:
        yield node, work
    finally:
        await work.stop()
        node.close()


@asynccontextmanager
async def a_busy_node_and_another(address: str) -> AsyncIterator[tuple[Analysts, Analysts]]:
    """Two nodes, of which the first has no hand free."""
    async with analysing(address) as (home, work), analysing(address) as (other, _):
        colleagues = work.colleagues
        assert colleagues is not None
        busy = Page(home, Question(0, "busy", LONG))
        await eventually_async(lambda: busy.told and colleagues.has_hand("analysis"))
        yield home, other


def questions_of(node: Analysts) -> list[str]:
    """What its own process is asked."""
    return [question.id for question in node.own.questions]


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


async def test_one_node_answers_for_another_bit_by_bit(address: str) -> None:
    async with a_busy_node_and_another(address) as (home, other):
        page = Page(home, Question(0, "elsewhere", QUICK))
        await eventually_async(lambda: page.is_answered)
        words = {
            (move.word, move.value, move.distance)
            for message in page.graded
            for move in message.moves
        }
        assert words == {(str(move.word), move.value.value, move.distance) for move in grade(QUICK)}
        assert {told.number for told in page.told} == {page.number}
        assert other.own.process_id is not None
        line = Page(home, Question(0, "line", QUICK, wants_line=True))
        await eventually_async(lambda: line.is_answered)
        best = msgspec.json.decode(line.told[0].message or b"", type=protocol.BestLine)
        assert best.whole
        # At home the one question goes on.
        assert questions_of(home) == ["busy"]


async def test_a_long_search_is_followed_from_another_node_until_it_is_taken_back(
    address: str,
) -> None:
    async with a_busy_node_and_another(address) as (home, other):
        page = Page(home, Question(0, "elsewhere", LONG))
        await eventually_async(lambda: page.told and page.graded[-1].nodes > page.graded[0].nodes)
        assert questions_of(other) == ["elsewhere"]
        home.stop(page.number)
        told = len(page.told)
        await eventually_async(lambda: questions_of(other) == [])
        assert len(page.told) == told


async def test_what_an_analyst_was_at_elsewhere_is_begun_anew_when_it_is_killed(
    address: str,
) -> None:
    async with a_busy_node_and_another(address) as (home, other):
        page = Page(home, Question(0, "elsewhere", LONG))
        await eventually_async(lambda: page.told)
        # Its own node tries it once more, and then it is up to us.
        for _ in range(2):
            await kill(other)
        await eventually_async(lambda: "elsewhere" in questions_of(home))
        assert questions_of(other) == []
        assert not page.is_answered


async def kill(node: Analysts) -> None:
    """Kill its process, and wait until that is noticed."""
    process = node.own.process_id
    assert process is not None
    os.kill(process, signal.SIGKILL)
    await eventually_async(lambda: node.own.process_id != process)


async def test_without_others_all_questions_share_the_cores() -> None:
    async with analysing(None) as (node, _):
        pages = [Page(node, Question(0, str(number), LONG)) for number in range(4)]
        await eventually_async(lambda: all(page.told for page in pages))
        # What one person asks beyond their share waits.
        waiting = Page(node, Question(0, "5", QUICK))
        await eventually_async(lambda: len(pages[0].told) > 2)
        assert waiting.told == []
        node.stop(pages[0].number)
        await eventually_async(lambda: waiting.is_answered)
