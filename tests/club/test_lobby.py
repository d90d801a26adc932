"""Who is paired with whom in the lobby, and when."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

from hypothesis import example, given
from hypothesis import strategies as st

from kvarto.club.lobby import (
    FARTHEST,
    STEP,
    Match,
    OpenTable,
    Pair,
    Seating,
    Seeker,
    Seekers,
    Wish,
    distance,
    matches,
    reach,
)
from kvarto.record.time_control import TimeControl
from kvarto.rules.settings import Calling, FalseCall
from kvarto.rules.variant import Variant

CLOCKS = ["-", "60/move", "30/move", "60/place", "600+5", "300+0", "1+0", "1d/move", "3d/move"]
STANDARD, SQUARES = Wish(), Wish(Variant("squares"))
#: As far from the standard game as can be.
QUICK = Wish(
    Variant("squares"), Calling.AUTOMATIC, clock=TimeControl.from_text("1+0"), casual=False
)

wishes = st.builds(
    Wish,
    st.sampled_from(["standard", "advanced", "squares", "ch:l"]).map(Variant),
    st.sampled_from(Calling),
    st.sampled_from(FalseCall),
    st.booleans(),
    st.sampled_from(CLOCKS).map(TimeControl.from_text),
    st.booleans(),
)
moments = st.integers(0, 15 * STEP)
#: Few people, so that some of them seek and have tables too.
people = st.sampled_from([f"person {number}" for number in range(12)])
seekers = st.lists(
    st.builds(Seeker, people, wishes, moments), unique_by=lambda seeker: seeker.person
)
tables = st.lists(
    st.builds(OpenTable, st.uuids().map(str), people, wishes, moments), max_size=6
)  # fmt: skip
LATER = 15 * STEP


def waiting(person: str, wish: Wish = STANDARD, since: int = 0) -> Seeker:
    return Seeker(person, wish, since)


def apart(match: Match) -> int:
    """How far the two wishes are that have come together."""
    if isinstance(match, Pair):
        return distance(match.one.wish, match.two.wish)
    return distance(match.seeker.wish, match.table.wish)


# -- distances ---------------------------------------------------------------------------------


@given(wishes, wishes)
def test_a_distance_is_the_same_from_both_sides(one: Wish, two: Wish) -> None:
    assert distance(one, two) == distance(two, one)


@given(wishes, wishes)
@example(STANDARD, QUICK)
def test_only_equal_wishes_have_no_distance_and_none_is_out_of_reach(one: Wish, two: Wish) -> None:
    assert (distance(one, two) == 0) == (one == two)
    assert distance(one, two) <= FARTHEST


def test_the_farthest_is_reached() -> None:
    assert distance(STANDARD, QUICK) == FARTHEST


def test_the_faster_one_clock_is_the_farther_it_is() -> None:
    minute = Wish(clock=TimeControl.from_text("60/move"))
    others = ["60/move", "59/move", "30/place", "30/move", "15/move", "120+0", "5/move", "-"]
    found = [distance(minute, Wish(clock=TimeControl.from_text(other))) for other in others]
    assert found == [0, 1, 1, 1, 2, 2, 3, 3]
    days = Wish(clock=TimeControl.from_text("1d/move"))
    assert distance(minute, days) == distance(STANDARD, days) == 3


def test_rules_of_calling_matter_only_where_quartos_are_called() -> None:
    strict = Wish(false_call=FalseCall.FORFEIT, late_call=True)
    assert distance(STANDARD, strict) == 2
    automatic = Wish(calling=Calling.AUTOMATIC)
    assert distance(automatic, strict) == distance(automatic, STANDARD) == 3


# -- pairs -------------------------------------------------------------------------------------


def test_equal_wishes_are_paired_at_once() -> None:
    one, two = waiting("Anna"), waiting("Ben", since=5)
    assert list(matches([two, one], [], 5)) == [Pair(one, two)]


def test_a_wish_may_be_the_farther_the_longer_one_has_waited() -> None:
    one, two = waiting("Anna"), waiting("Ben", SQUARES, since=2 * STEP)
    needed = distance(STANDARD, SQUARES) * STEP
    assert list(matches([one, two], [], needed - 1)) == []
    (pair,) = matches([one, two], [], needed)
    assert pair.wish == STANDARD, "Anna has waited longer"


def test_nobody_is_put_to_something_else_because_a_table_has_waited_long() -> None:
    seeker = waiting("Anna", since=60 * STEP)
    table = OpenTable("table", "Ben", SQUARES, 0)
    assert list(matches([seeker], [table], 60 * STEP)) == []
    (seating,) = matches([seeker], [table], 63 * STEP)
    assert (seating, seating.wish) == (Seating(seeker, table), SQUARES)


def test_of_equal_tables_the_oldest_is_taken() -> None:
    old, new = OpenTable("b", "Ben", STANDARD, 0), OpenTable("a", "Carl", STANDARD, 1)
    assert list(matches([waiting("Anna")], [new, old], 2)) == [Seating(waiting("Anna"), old)]


def test_nobody_is_seated_at_their_own_table() -> None:
    own = OpenTable("table", "Anna", STANDARD, 0)
    assert list(matches([waiting("Anna")], [own], LATER)) == []


def test_whoever_is_seated_elsewhere_gets_nobody_at_their_own_table() -> None:
    anna, ben = waiting("Anna"), waiting("Ben", since=1)
    tables = [OpenTable("1", "Ben", STANDARD, 0), OpenTable("2", "Anna", STANDARD, 0)]
    assert len(list(matches([anna, ben], tables, 2))) == 1


@given(seekers, tables, moments)
def test_nobody_is_paired_twice_or_with_themselves(
    seekers: list[Seeker], tables: list[OpenTable], now: int
) -> None:
    found = list(matches(seekers, tables, now))
    assert all(len(match.people) == 2 for match in found)
    times = Counter(person for match in found for person in match.people)
    assert all(count == 1 for count in times.values())
    assert {seeker for match in found for seeker in match.seekers} <= set(seekers)


@given(seekers, tables, moments)
def test_equal_wishes_are_paired_before_all_others(
    seekers: list[Seeker], tables: list[OpenTable], now: int
) -> None:
    found = list(matches(seekers, tables, now))
    assert [apart(match) > 0 for match in found] == sorted(apart(match) > 0 for match in found)
    content = {person for match in found if apart(match) == 0 for person in match.people}
    left = [seeker for seeker in seekers if seeker.person not in content]
    for one, two in combinations(left, 2):
        assert one.wish != two.wish
    for seeker in left:
        for table in tables:
            if table.maker not in content | {seeker.person}:
                assert seeker.wish != table.wish


@given(seekers, tables, moments)
def test_no_wish_is_farther_than_the_waiting_allows(
    seekers: list[Seeker], tables: list[OpenTable], now: int
) -> None:
    for match in matches(seekers, tables, now):
        since = min(seeker.since for seeker in match.seekers)
        assert apart(match) <= reach(since, now)


@given(seekers)
def test_everybody_is_paired_in_the_end(seekers: list[Seeker]) -> None:
    found = list(matches(seekers, [], LATER + FARTHEST * STEP))
    assert len(seekers) - 2 * len(found) == len(seekers) % 2


@given(seekers, tables, moments)
def test_the_order_in_which_they_are_named_does_not_matter(
    seekers: list[Seeker], tables: list[OpenTable], now: int
) -> None:
    turned = matches(seekers[::-1], tables[::-1], now)
    assert list(matches(seekers, tables, now)) == list(turned)


# -- who seeks ---------------------------------------------------------------------------------


def test_a_person_seeks_once() -> None:
    lobby = Seekers()
    lobby.seek("Anna", STANDARD, 0)
    lobby.seek("Anna", STANDARD, 500)
    assert (len(lobby), lobby.take_matches([], LATER)) == (1, ())
    lobby.seek("Ben", SQUARES, 600)
    (pair,) = lobby.take_matches([], 3 * STEP)
    assert (pair, len(lobby)) == (Pair(waiting("Anna"), waiting("Ben", SQUARES, 600)), 0)


def test_who_wishes_for_something_else_waits_from_then_on() -> None:
    lobby = Seekers()
    lobby.seek("Anna", STANDARD, 0)
    lobby.seek("Anna", SQUARES, 5 * STEP)
    lobby.seek("Ben", STANDARD, 5 * STEP)
    assert lobby.wish_of("Anna") == SQUARES
    assert lobby.take_matches([], 7 * STEP) == ()
    lobby.stop("Anna")
    lobby.stop("Anna")
    assert lobby.take_matches([], LATER) == ()


def test_who_could_not_be_paired_waits_as_before_unless_something_else_is_sought() -> None:
    lobby = Seekers()
    lobby.seek("Anna", STANDARD, 7)
    (seating,) = lobby.take_matches([OpenTable("table", "Ben", STANDARD, 0)], 8)
    lobby.go_on(seating.seekers[0])
    lobby.seek("Anna", SQUARES, 9)
    lobby.go_on(seating.seekers[0])
    assert lobby.wish_of("Anna") == SQUARES


def test_a_guest_who_becomes_somebody_else_goes_on_seeking() -> None:
    lobby = Seekers()
    lobby.seek("guest", STANDARD, 0)
    lobby.move("guest", "Anna")
    lobby.move("nobody", "Ben")
    assert (lobby.wish_of("guest"), lobby.wish_of("Anna"), len(lobby)) == (None, STANDARD, 1)
