"""Puzzles as people solve them: which comes next, hints, what counts, and days in a row."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from datetime import date, timedelta
from pathlib import Path
from random import Random

import pytest

from kvarto import IllegalAction, Variant
from kvarto.club.hints import hint, hints
from kvarto.club.puzzle_desk import MAX_BEGUN, TIME_TO_SPOT, PuzzleDesk
from kvarto.club.puzzles import daily, day_of, next_puzzle, running_streak, streak_on
from kvarto.engine.puzzles.collection import shipped
from kvarto.engine.puzzles.puzzle import Kind, Puzzle
from kvarto.locales import catalogue
from kvarto.store.puzzles import PuzzleScores
from store.databases import come, opened

DAY = 24 * 60 * 60 * 1000
#: Some noon.
NOON = 20_000 * DAY + DAY // 2
STANDARD = Variant("standard")


def test_today_is_the_same_day_everywhere() -> None:
    assert day_of(0) == date(1970, 1, 1)
    assert day_of(DAY - 1) == date(1970, 1, 1)
    assert day_of(DAY) == date(1970, 1, 2)


# -- which one ---------------------------------------------------------------------------------


def test_every_day_has_its_puzzle_and_all_have_their_turn() -> None:
    puzzles = shipped().of("hard")
    days = [date(2026, 1, 1) + timedelta(days=n) for n in range(len(puzzles))]
    chosen = [daily(puzzles, day).id for day in days]
    assert len(set(chosen)) == len(puzzles)
    assert daily(puzzles, days[-1] + timedelta(days=1)).id == chosen[0]
    # Whatever order they are kept in.
    assert daily(puzzles[::-1], days[0]).id == chosen[0]
    assert len({daily(shipped().of("standard"), day).kind for day in days[:30]}) == len(Kind)


def test_the_next_puzzle_is_near_and_new() -> None:
    puzzles = shipped().of("standard")
    random = Random(1)
    for rating in (1100, 1500, 1900):
        tried: dict[str, int] = {}
        for _ in range(30):
            puzzle = next_puzzle(puzzles, rating, tried, random)
            assert puzzle.id not in tried
            assert abs(puzzle.rating - rating) < 100
            tried[puzzle.id] = 0


def test_who_has_tried_all_gets_what_was_longest_ago() -> None:
    puzzles = shipped().of("hard", Kind.WIN)
    tried = {puzzle.id: number for number, puzzle in enumerate(puzzles)}
    again = {next_puzzle(puzzles, 1500, tried, Random(seed)).id for seed in range(40)}
    assert again <= {puzzle.id for puzzle in puzzles[:16]}


def test_where_there_are_none_it_is_said() -> None:
    with pytest.raises(IllegalAction, match="no puzzles of this kind"):
        daily((), date(2026, 1, 1))
    with pytest.raises(IllegalAction, match="no puzzles of this kind"):
        next_puzzle((), 1500, {}, Random(1))


def test_days_in_a_row_are_counted() -> None:
    monday = date(2026, 11, 16)
    tuesday, wednesday, friday = (monday + timedelta(days=n) for n in (1, 2, 4))
    assert streak_on(monday, 0, None) == 1
    assert streak_on(tuesday, 1, monday) == 2
    assert streak_on(tuesday, 2, tuesday) == 2
    assert streak_on(friday, 3, tuesday) == 1
    assert running_streak(tuesday, 2, tuesday) == 2
    assert running_streak(wednesday, 2, tuesday) == 2
    assert running_streak(friday, 2, tuesday) == 0
    assert running_streak(friday, 0, None) == 0


# -- hints -------------------------------------------------------------------------------------


def some(kind: Kind) -> list[Puzzle]:
    return [puzzle for puzzle in shipped() if puzzle.kind is kind][::25]


@pytest.mark.parametrize("kind", Kind)
def test_hints_lead_to_the_answer_and_none_gives_it_away(kind: Kind) -> None:
    t = catalogue()
    for puzzle in some(kind):
        steps = hints(puzzle)
        assert 2 <= len(steps) <= 3
        for step, given in enumerate(steps, 1):
            assert hint(puzzle, step) == given
            filled = {
                name: value if isinstance(value, str) else t(value.key, **_texts(value.arguments))
                for name, value in given.said.arguments.items()
            }
            assert t(given.said.key, **filled)
            # More than one answer is left to choose from.
            assert not given.pieces or set(given.pieces) > set(puzzle.pieces)
            assert len(given.cells) < 16


def _texts(arguments: Mapping[str, object]) -> dict[str, str]:
    return {name: str(value) for name, value in arguments.items()}


def test_the_hints_of_a_placement_close_in_on_its_cell() -> None:
    for puzzle in some(Kind.WIN) + some(Kind.HOLD):
        _, line, cell = hints(puzzle)
        assert set(cell.cells) <= set(line.cells)
        assert [str(each) for each in cell.cells] == [puzzle.cell]


def test_beyond_the_last_hint_there_is_none() -> None:
    puzzle = some(Kind.SPOT)[0]
    for step in (0, 4):
        with pytest.raises(IllegalAction, match="there is no hint"):
            hint(puzzle, step)


# -- at the desk -------------------------------------------------------------------------------


@asynccontextmanager
async def at_desk(file: Path, max_begun: int = MAX_BEGUN) -> AsyncIterator[PuzzleDesk]:
    async with opened(file) as database:
        await come(database, "Anna", "Ben")
        yield PuzzleDesk(PuzzleScores(database), Random(1), max_begun)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "kvarto.sqlite3"


def not_daily(kind: Kind) -> Puzzle:
    today = daily(shipped().of("standard"), day_of(NOON))
    return next(p for p in shipped().of("standard", kind) if p != today)


WIN, SPOT = not_daily(Kind.WIN), not_daily(Kind.SPOT)


def wrong(puzzle: Puzzle) -> str:
    from kvarto.engine.solver import moves  # noqa: PLC0415

    answers = (str(word) for word, *_ in moves(puzzle.position))
    return next(answer for answer in answers if answer not in puzzle.solutions)


async def test_the_first_attempt_counts_and_others_do_not(file: Path) -> None:
    async with at_desk(file) as desk:
        first = await desk.answer("anna", WIN, wrong(WIN), NOON)
        assert (first.right, first.counts) == (False, True)
        assert first.change < 0
        again = await desk.answer("anna", WIN, WIN.solutions[0], NOON + 1)
        assert (again.right, again.counts, again.change) == (True, False, 0)
        standing = await desk.standing("anna", NOON)
        assert (standing.tried, standing.solved) == (1, 0)
        assert standing.player.rating == pytest.approx(1500 + first.change)
        # Ben has not tried it.
        bens = await desk.answer("ben", WIN, WIN.solutions[0], NOON)
        assert bens.counts
        assert bens.change > 0
        assert (await desk.standing("ben", NOON)).solved == 1


async def test_after_a_hint_a_puzzle_does_not_count(file: Path) -> None:
    async with at_desk(file) as desk:
        assert await desk.hint("anna", WIN, 1, NOON) == hint(WIN, 1)
        await desk.hint("anna", WIN, 2, NOON)
        judged = await desk.answer("anna", WIN, WIN.solutions[0], NOON)
        assert (judged.right, judged.counts) == (True, False)
        standing = await desk.standing("anna", NOON)
        assert (standing.tried, standing.solved) == (1, 0)
        # A hint after the attempt takes nothing away.
        await desk.answer("ben", WIN, WIN.solutions[0], NOON)
        await desk.hint("ben", WIN, 1, NOON)
        assert (await desk.standing("ben", NOON)).solved == 1


async def test_giving_up_is_a_wrong_answer(file: Path) -> None:
    async with at_desk(file) as desk:
        judged = await desk.answer("anna", WIN, None, NOON)
        assert (judged.right, judged.counts) == (False, True)


async def test_what_is_no_answer_changes_nothing(file: Path) -> None:
    async with at_desk(file) as desk:
        with pytest.raises(IllegalAction):
            await desk.answer("anna", WIN, "nonsense", NOON)
        assert (await desk.standing("anna", NOON)).tried == 0


async def test_many_answers_at_once_count_once(file: Path) -> None:
    async with at_desk(file) as desk:
        answers = [desk.answer("anna", WIN, WIN.solutions[0], NOON) for _ in range(5)]
        other = desk.answer("anna", not_daily(Kind.HOLD), None, NOON)
        judged = await asyncio.gather(*answers, other)
        assert Counter(one.counts for one in judged) == {True: 2, False: 4}
        standing = await desk.standing("anna", NOON)
        assert standing.player.rating == pytest.approx(1500 + sum(one.change for one in judged))


async def test_the_clock_runs_from_when_it_is_begun(file: Path) -> None:
    async with at_desk(file) as desk:
        with pytest.raises(IllegalAction, match="begin it first"):
            await desk.answer("anna", SPOT, SPOT.solutions[0], NOON)
        assert desk.begin("anna", SPOT, NOON) == NOON + TIME_TO_SPOT
        # Looking again gives no more time.
        assert desk.begin("anna", SPOT, NOON + 9000) == NOON + TIME_TO_SPOT
        late = await desk.answer("anna", SPOT, SPOT.solutions[0], NOON + TIME_TO_SPOT + 5000)
        assert (late.right, late.late, late.counts) == (False, True, True)
        desk.begin("ben", SPOT, NOON)
        in_time = await desk.answer("ben", SPOT, SPOT.solutions[0], NOON + TIME_TO_SPOT)
        assert (in_time.right, in_time.late) == (True, False)
        # To try again it is begun again.
        assert desk.begin("anna", SPOT, NOON + DAY) == NOON + DAY + TIME_TO_SPOT


async def test_only_so_many_clocks_are_remembered(file: Path) -> None:
    async with at_desk(file, max_begun=2) as desk:
        for person in ("anna", "ben", "carla"):
            desk.begin(person, SPOT, NOON)
        with pytest.raises(IllegalAction, match="begin it first"):
            await desk.answer("anna", SPOT, None, NOON)


async def solve_daily(desk: PuzzleDesk, person: str, now: int, variant: Variant = STANDARD) -> None:
    puzzle = await desk.daily(variant, now)
    if puzzle.kind is Kind.SPOT:
        desk.begin(person, puzzle, now)
    await desk.answer(person, puzzle, puzzle.solutions[0], now)


async def test_a_streak_grows_from_day_to_day_and_ends_with_a_missed_one(file: Path) -> None:
    async with at_desk(file) as desk:
        for day in range(3):
            await solve_daily(desk, "anna", NOON + day * DAY)
            # More than one a day makes no difference, and any variant will do.
            await solve_daily(desk, "anna", NOON + day * DAY, Variant("advanced"))
            standing = await desk.standing("anna", NOON + day * DAY)
            assert (standing.streak, standing.is_done_today) == (day + 1, True)
        tomorrow = await desk.standing("anna", NOON + 3 * DAY)
        assert (tomorrow.streak, tomorrow.is_done_today) == (3, False)
        assert (await desk.standing("anna", NOON + 4 * DAY)).streak == 0
        await solve_daily(desk, "anna", NOON + 4 * DAY)
        standing = await desk.standing("anna", NOON + 4 * DAY)
        assert (standing.streak, standing.player.best_streak) == (1, 3)


async def test_yesterdays_puzzle_adds_no_day(file: Path) -> None:
    async with at_desk(file) as desk:
        old = await desk.daily(STANDARD, NOON)
        if old.kind is Kind.SPOT:
            desk.begin("anna", old, NOON + DAY)
        await desk.answer("anna", old, old.solutions[0], NOON + DAY)
        assert (await desk.standing("anna", NOON + DAY)).streak == 0


async def test_a_daily_puzzle_that_is_solved_at_last_keeps_the_streak(file: Path) -> None:
    async with at_desk(file) as desk:
        puzzle = await desk.daily(STANDARD, NOON)
        await desk.hint("anna", puzzle, 1, NOON)
        desk.begin("anna", puzzle, NOON)
        await desk.answer("anna", puzzle, puzzle.solutions[0], NOON)
        standing = await desk.standing("anna", NOON)
        assert (standing.streak, standing.solved) == (1, 0)


async def test_the_next_puzzle_follows_the_rating(file: Path) -> None:
    async with at_desk(file) as desk:
        seen: list[Puzzle] = []
        for number in range(12):
            puzzle = await desk.next("anna", STANDARD, Kind.TRAP)
            assert puzzle.kind is Kind.TRAP
            assert puzzle not in seen
            seen.append(puzzle)
            await desk.answer("anna", puzzle, puzzle.solutions[0], NOON + number)
        assert seen[-1].rating > seen[0].rating + 150
        # Somebody who has done nothing yet gets one for the middle.
        assert abs((await desk.next("", STANDARD, None)).rating - 1500) < 60
