"""Work that several nodes share over a real NATS."""

from __future__ import annotations

import asyncio
from dataclasses import replace

from cluster.job_hands import Hands, kind
from cluster.job_nodes import IMPATIENT, Node, nodes, way_that_breaks
from kvarto.cluster.trade import Kind
from support.generous import PATIENT_CLUSTER
from support.waiting import eventually_async

# -- spreading ---------------------------------------------------------------------------------


async def test_what_is_too_much_for_one_node_others_do_at_the_same_time(bus: str) -> None:
    async with nodes(bus, kind(hands=2), kind(hands=2), kind(hands=2)) as (home, *others):
        whats = [f"{person}1" for person in "abcdefgh"]
        home.ask(*whats)
        # Six hands have six things to do, and two things wait.
        await eventually_async(lambda: sum(len(node.hands.at_it) for node in (home, *others)) == 6)
        assert [len(node.hands.at_it) for node in (home, *others)] == [2, 2, 2]
        for node in (home, *others):
            node.hands.let_end(*whats)
        await eventually_async(lambda: len(home.answers) == 8)
        by = {answer.partition(" by ")[2] for answer in home.answers}
        assert by == {"node 0", "node 1", "node 2"}
        assert sorted(answer[:2] for answer in home.answers) == whats


async def test_a_node_that_has_a_hand_free_does_its_own_work(bus: str) -> None:
    async with nodes(bus, kind(hands=2), kind(hands=2)) as (home, other):
        home.ask("a1", "b1")
        await eventually_async(lambda: len(home.hands.at_it) == 2)
        assert other.hands.begun == []


async def test_a_node_that_is_full_takes_nothing_until_a_hand_is_free(bus: str) -> None:
    async with nodes(bus, kind(hands=1), kind(hands=1)) as (home, other):
        other.ask("x1")
        await eventually_async(lambda: other.hands.at_it == ["x1"] and home.believes_in == 0)
        home.ask("a1", "b1")
        await eventually_async(lambda: home.hands.at_it == ["a1"])
        # Nobody listens: neither of them has a hand free.
        assert home.colleagues.offers_heard == other.colleagues.offers_heard == frozenset()
        assert other.hands.begun == ["x1"]
        other.hands.let_end("x1")
        await eventually_async(lambda: other.hands.at_it == ["b1"])


async def test_who_was_believed_to_have_a_hand_free_and_has_none_declines(bus: str) -> None:
    timing = replace(PATIENT_CLUSTER, offer_taken_within_s=0.3)
    async with nodes(bus, kind(hands=1), kind(hands=1), timing=timing) as (home, other):
        home.ask("a1")
        await eventually_async(lambda: home.hands.at_it == ["a1"])
        # It has not heard yet that the other has begun something.
        other.ask("x1")
        home.ask("b1")
        await eventually_async(lambda: other.hands.at_it == ["x1"])
        home.hands.let_end("a1")
        await eventually_async(lambda: "b1" in home.hands.at_it)
        assert other.hands.begun == ["x1"]


async def test_what_no_other_node_can_do_is_done_at_home_if_that_can_do_more(bus: str) -> None:
    async with nodes(bus, kind(hands=1, most=3), kind(hands=1)) as (home, other):
        home.ask("a1", "b1", "c1", "d1", "e1")
        await eventually_async(lambda: len(home.hands.at_it) == 3 and len(other.hands.at_it) == 1)


async def test_a_node_does_only_what_it_has_learnt(bus: str) -> None:
    async with nodes(bus, kind(hands=1), kind(hands=1)) as (home, other):
        something_else = Hands("home")
        home.work.learn(Kind("else", 1, 9, 1, 9), something_else.do)
        for what in (b"a", b"b"):
            home.tasks[str(what)] = asyncio.create_task(
                home.work.have_done("else", what, lambda *_, **__: None)
            )
        await eventually_async(lambda: something_else.begun == ["a"])
        something_else.let_end("a", "b")
        await eventually_async(lambda: something_else.ended == ["a", "b"])
        assert other.hands.begun == []


# -- people ------------------------------------------------------------------------------------


async def test_a_person_has_their_share_on_all_nodes_together(bus: str) -> None:
    roomy = kind(hands=4, share=2)
    async with nodes(bus, roomy, roomy, roomy) as some:
        one, two, three = some
        one.ask("a1", "a2")
        await eventually_async(lambda: one.hands.at_it == ["a1", "a2"])
        await eventually_async(lambda: _knows_of(three, "a") == _knows_of(two, "a") == 2)
        two.ask("a3", "b1")
        three.ask("a4", "c1")
        await eventually_async(lambda: two.hands.at_it == ["b1"] and three.hands.at_it == ["c1"])
        assert sum(name[0] == "a" for node in some for name in node.hands.at_it) == 2
        # When one of them ends, another begins, wherever it waits.
        one.hands.let_end("a1")
        await eventually_async(lambda: "a3" in two.hands.begun or "a4" in three.hands.begun)


def _knows_of(node: Node, person: str) -> int:
    return node.colleagues.under_way("thing", person)


async def test_what_is_done_elsewhere_counts_for_the_share_too(bus: str) -> None:
    what = kind(hands=1, share=2)
    async with nodes(bus, what, what, what) as (home, *others):
        home.ask("a1", "a2", "a3", "b1")
        await eventually_async(lambda: sum(len(node.hands.at_it) for node in (home, *others)) == 3)
        begun = {what for node in (home, *others) for what in node.hands.begun}
        assert begun == {"a1", "a2", "b1"}


async def test_the_share_of_somebody_whose_node_has_died_is_theirs_again(
    bus: str,
) -> None:
    what = kind(hands=2, share=1)
    async with (
        way_that_breaks(bus) as (address, cut_off),
        nodes(bus, what, what, timing=IMPATIENT, addresses={1: address}) as (home, other),
    ):
        other.ask("a1")
        await eventually_async(lambda: _knows_of(home, "a") == 1)
        home.ask("a2")
        await cut_off()
        await eventually_async(lambda: home.hands.at_it == ["a2"])


# -- taking back -------------------------------------------------------------------------------


async def test_what_is_taken_back_is_stopped_where_it_is_done(bus: str) -> None:
    async with nodes(bus, kind(hands=1), kind(hands=1)) as (home, other):
        home.ask("a1", "b1")
        await eventually_async(lambda: other.hands.at_it == ["b1"])
        home.tasks["b1"].cancel()
        await eventually_async(lambda: other.hands.stopped == ["b1"])
        # The hand is free again, there and in the eyes of the first.
        home.ask("c1")
        await eventually_async(lambda: other.hands.at_it == ["c1"])
        assert "b1 by node 1" not in home.told


async def test_what_is_taken_back_before_anybody_has_taken_it_is_stopped_too(bus: str) -> None:
    async with nodes(bus, kind(hands=1), kind(hands=1)) as (home, other):
        home.ask("a1", "b1")
        await eventually_async(lambda: home.colleagues.elsewhere)
        home.tasks["b1"].cancel()
        await eventually_async(lambda: other.hands.stopped == ["b1"])
