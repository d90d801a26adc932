"""Puzzles as people solve them: asked for, begun, hinted at, answered; and what that is worth."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from dataclasses import dataclass, field, replace
from random import Random, SystemRandom
from weakref import WeakValueDictionary

from kvarto.club.glicko import Rating, Result, rated
from kvarto.club.hints import Hint, hint
from kvarto.club.puzzles import daily, day_of, next_puzzle, running_streak, streak_on
from kvarto.engine.puzzles.collection import Collection, shipped
from kvarto.engine.puzzles.puzzle import Kind, Puzzle
from kvarto.errors import IllegalAction
from kvarto.rules.variant import Variant
from kvarto.store.puzzles import Attempt, PuzzlePlayer, PuzzleScores

#: How long one may look for a quarto, in milliseconds.
TIME_TO_SPOT = 20_000
#: What is sent in time may be under way for so long.
_ON_THE_WAY = 2_000
#: How far the rating of a puzzle may be from what it would be among people.
_PUZZLE_DEVIATION = 80.0
#: So many puzzles that run against the clock are remembered.
MAX_BEGUN = 20_000


async def load_puzzles() -> None:
    """Read all puzzles, so that nobody has to wait for it."""
    await asyncio.to_thread(shipped)


@dataclass(frozen=True, slots=True)
class Standing:
    """How somebody stands."""

    player: PuzzlePlayer
    tried: int
    solved: int
    #: Days in a row up to today or yesterday.
    streak: int
    #: Whether a daily puzzle has been solved today.
    is_done_today: bool


@dataclass(frozen=True, slots=True)
class Judged:
    """What an answer was worth."""

    puzzle: Puzzle
    right: bool
    #: It came after the time was up.
    late: bool
    #: It was the first attempt without help, and so counts.
    counts: bool
    #: By how much the rating has changed.
    change: float


@dataclass(eq=False)
class PuzzleDesk:
    """Where puzzles are asked for and answered."""

    scores: PuzzleScores
    random: Random = field(default_factory=SystemRandom)
    max_begun: int = MAX_BEGUN
    #: When each person began to look at a puzzle that runs against the clock.
    _begun: OrderedDict[tuple[str, str], int] = field(default_factory=OrderedDict)
    #: A person's answers are judged one after the other.
    _locks: WeakValueDictionary[str, asyncio.Lock] = field(default_factory=WeakValueDictionary)

    async def puzzles(self) -> Collection:
        """All puzzles; reading them takes a moment, once."""
        return await asyncio.to_thread(shipped)

    # -- asking ----------------------------------------------------------------------------

    async def find(self, puzzle: str) -> Puzzle:
        """The puzzle of an id."""
        return (await self.puzzles())[puzzle]

    async def daily(self, variant: Variant, now: int) -> Puzzle:
        """Today's puzzle of a variant."""
        return daily((await self.puzzles()).of(variant), day_of(now))

    async def is_daily(self, puzzle: Puzzle, now: int) -> bool:
        """Whether a puzzle is today's."""
        return await self.daily(puzzle.variant, now) == puzzle

    async def next(self, person: str, variant: Variant, kind: Kind | None) -> Puzzle:
        """One that suits a person."""
        choice = (await self.puzzles()).of(variant, kind)
        player = await self._player(person)
        tried = {attempt.puzzle: attempt.at for attempt in await self.scores.attempts_of(person)}
        return next_puzzle(choice, player.rating, tried, self.random)

    async def standing(self, person: str, now: int) -> Standing:
        """How somebody stands."""
        player = await self._player(person)
        attempts = await self.scores.attempts_of(person)
        today = day_of(now)
        return Standing(
            player,
            tried=len(attempts),
            solved=sum(attempt.right is True for attempt in attempts),
            streak=running_streak(today, player.streak, player.last_daily),
            is_done_today=player.last_daily == today,
        )

    async def _player(self, person: str) -> PuzzlePlayer:
        return await self.scores.player(person) or _newcomer(person)

    # -- trying ----------------------------------------------------------------------------

    def begin(self, person: str, puzzle: Puzzle, now: int) -> int:
        """Begin to look at a puzzle; until when it can be answered.

        Who begins once more before answering has no more time than was left.
        """
        return self._remember(person, puzzle.id, now) + TIME_TO_SPOT

    def _remember(self, person: str, puzzle: str, now: int) -> int:
        began = self._begun.setdefault((person, puzzle), now)
        if len(self._begun) > self.max_begun:
            self._begun.popitem(last=False)
        return began

    def check_begun(self, person: str, puzzle: Puzzle) -> None:
        """Whether a puzzle can be answered; `IllegalAction` if its clock does not run yet."""
        if puzzle.kind is Kind.SPOT and (person, puzzle.id) not in self._begun:
            raise IllegalAction("puzzle-not-begun")

    async def hint(self, person: str, puzzle: Puzzle, step: int, now: int) -> Hint:
        """A hint. From then on the puzzle does not count, unless it was answered before."""
        given = hint(puzzle, step)
        async with self._lock(person):
            if await self.scores.attempt(person, puzzle.id) is None:
                await self.scores.note(person, Attempt(puzzle.id, now, right=None))
        return given

    async def answer(self, person: str, puzzle: Puzzle, answer: str | None, now: int) -> Judged:
        """Judge an answer; None gives up."""
        right = answer is not None and puzzle.is_solved_by(answer)
        self.check_begun(person, puzzle)
        late = puzzle.kind is Kind.SPOT and self._is_late(person, puzzle, now)
        right = right and not late
        async with self._lock(person):
            known = await self.scores.player(person)
            before = known or _newcomer(person)
            counts = await self.scores.attempt(person, puzzle.id) is None
            after = _rated(before, puzzle, right=right) if counts else before
            if right and await self.is_daily(puzzle, now):
                after = _with_day(after, now)
            attempt = Attempt(puzzle.id, now, right) if counts else None
            if attempt is not None or after != before:
                await self.scores.keep(after, is_new=known is None, attempt=attempt)
        return Judged(puzzle, right, late, counts, after.rating - before.rating)

    def _is_late(self, person: str, puzzle: Puzzle, now: int) -> bool:
        began = self._begun.pop((person, puzzle.id))
        return now > began + TIME_TO_SPOT + _ON_THE_WAY

    def _lock(self, person: str) -> asyncio.Lock:
        lock = self._locks.get(person)
        if lock is None:
            lock = self._locks[person] = asyncio.Lock()
        return lock


def _newcomer(person: str) -> PuzzlePlayer:
    new = Rating()
    return PuzzlePlayer(person, new.rating, new.deviation, new.volatility)


def _rated(player: PuzzlePlayer, puzzle: Puzzle, *, right: bool) -> PuzzlePlayer:
    opponent = Rating(puzzle.rating, _PUZZLE_DEVIATION)
    old = Rating(player.rating, player.deviation, player.volatility)
    new = rated(old, [Result(opponent, float(right))])
    return replace(player, rating=new.rating, deviation=new.deviation, volatility=new.volatility)


def _with_day(player: PuzzlePlayer, now: int) -> PuzzlePlayer:
    today = day_of(now)
    streak = streak_on(today, player.streak, player.last_daily)
    best = max(streak, player.best_streak)
    return replace(player, streak=streak, best_streak=best, last_daily=today)
