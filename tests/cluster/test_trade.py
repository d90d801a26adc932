"""How much is done at once at one node, and who is next."""

from __future__ import annotations

import asyncio

import pytest

from cluster.job_hands import Hands, kind
from cluster.job_nodes import Node
from kvarto.cluster.work import Work
from support.waiting import settle


async def test_a_node_does_as_much_at_once_as_it_has_hands() -> None:
    node = Node(kind(hands=2))
    node.ask("a1", "b1", "c1")
    await settle()
    assert node.hands.at_it == ["a1", "b1"]
    node.hands.let_end("b1")
    await settle()
    assert node.answers == ["b1 by home"]
    assert node.hands.at_it == ["a1", "c1"]


async def test_a_person_has_no_more_under_way_than_their_share() -> None:
    node = Node(kind(hands=4, share=2))
    node.ask("a1", "a2", "a3", "a4", "b1")
    await settle()
    assert node.hands.at_it == ["a1", "a2", "b1"]
    node.hands.let_end("a2")
    await settle()
    assert node.hands.at_it == ["a1", "b1", "a3"]


async def test_who_has_least_under_way_is_next_and_then_who_came_first() -> None:
    node = Node(kind(hands=2))
    node.ask("a1", "a2", "a3", "a4", "b1", "b2", "c1")
    await settle()
    assert node.hands.at_it == ["a1", "a2"]
    for ending in ("a1", "a2", "b1", "c1"):
        node.hands.let_end(ending)
        await settle()
    assert node.hands.begun == ["a1", "a2", "b1", "c1", "a3", "b2"]


async def test_without_others_a_node_does_more_at_once_than_it_has_hands_if_it_can() -> None:
    node = Node(kind(hands=1, most=3))
    node.ask("a1", "b1", "c1", "d1")
    await settle()
    assert node.hands.at_it == ["a1", "b1", "c1"]


async def test_what_is_taken_back_frees_the_hand_and_the_share() -> None:
    node = Node(kind(hands=1, share=1))
    node.ask("a1", "a2", "a3")
    await settle()
    node.tasks["a2"].cancel()
    node.tasks["a1"].cancel()
    await settle()
    assert node.hands.stopped == ["a1"]
    assert node.hands.begun == ["a1", "a3"]
    node.hands.let_end("a3")
    await settle()
    assert node.answers == ["a3 by home"]
    node.ask("a4")
    await settle()
    assert node.hands.at_it == ["a4"]


async def test_what_is_taken_back_in_the_moment_its_turn_comes_leaves_the_hand_free() -> None:
    node = Node(kind(hands=1, share=1))
    node.ask("a1", "b1")
    await settle()
    node.hands.let_end("a1")
    # Its turn comes when `a1` has ended, which it learns in the same moment as this.
    node.tasks["a1"].add_done_callback(lambda _: node.tasks["b1"].cancel())
    await settle()
    assert node.tasks["b1"].cancelled()
    node.ask("b2", "c1")
    await settle()
    assert node.hands.at_it == ["b2"]


async def test_a_hand_is_not_free_before_what_was_taken_back_has_stopped() -> None:
    work, stops, begun = Work(), asyncio.Event(), []

    async def stubborn(content: bytes, _: object) -> None:
        begun.append(content)
        try:
            await asyncio.Event().wait()
        finally:
            await stops.wait()

    work.learn(kind(hands=1), stubborn)
    tasks = [
        asyncio.create_task(work.have_done("thing", what, lambda *_, **__: None))
        for what in (b"one", b"two")
    ]
    await settle()
    tasks[0].cancel()
    await settle()
    assert tasks[0].cancelled(), "whoever takes it back does not wait"
    assert begun == [b"one"]
    stops.set()
    await settle()
    assert begun == [b"one", b"two"]
    tasks[1].cancel()
    await settle()


async def test_what_goes_wrong_at_home_is_told_to_whoever_asked() -> None:
    work = Work()

    async def clumsy(_: bytes, __: object) -> None:
        raise ZeroDivisionError

    work.learn(kind(), clumsy)
    for _ in range(3):  # the hand is free again each time
        with pytest.raises(ZeroDivisionError):
            await work.have_done("thing", b"", lambda *_, **__: None)


async def test_nobody_in_particular_has_no_share() -> None:
    work, hands = Work(), Hands()
    work.learn(kind(hands=3, share=1), hands.do)
    tasks = [
        asyncio.create_task(work.have_done("thing", what, lambda *_, **__: None))
        for what in (b"one", b"two")
    ]
    await settle()
    assert hands.at_it == ["one", "two"]
    for task in tasks:
        task.cancel()
    await settle()
