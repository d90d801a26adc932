"""How strong players are, from their results: Elo ratings with their errors.

The model is Bradley and Terry's: who is 400 points ahead expects ten points of eleven, and a
draw is half a point. The ratings are those that make the results most likely, with their mean at
0. The errors come from how much the scores in each pairing vary, so that draws narrow them.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from math import exp, log, sqrt

from kvarto.engine.arena import Result

#: Elo points of a factor e in the odds.
_SCALE = 400 / log(10)
#: 95 of 100 estimates are within this many standard errors.
_CERTAINTY = 1.96
#: A drawn game is added to every pairing, or else who won every game would be infinitely strong.
_ADDED_DRAWS = 1.0

_Matrix = list[list[float]]


@dataclass(frozen=True, slots=True)
class Rating:
    """A level's strength, give or take, with what it rests on."""

    level: int
    elo: float
    #: Half the width of the 95 % interval.
    error: float
    games: int
    wins: int
    draws: int
    losses: int

    @property
    def score(self) -> float:
        """Points per game, from 0 to 1."""
        return (self.wins + self.draws / 2) / self.games if self.games else 0.0


@dataclass(slots=True)
class _Meeting:
    """The games of two levels, counted for the one with the lower number."""

    wins: float = 0.0
    draws: float = 0.0
    losses: float = 0.0

    @property
    def games(self) -> float:
        return self.wins + self.draws + self.losses

    @property
    def points(self) -> float:
        return self.wins + self.draws / 2

    @property
    def variance(self) -> float:
        """How much the points would vary if the games were played again."""
        mean = self.points / self.games
        squares = self.wins + self.draws / 4
        return squares - self.games * mean * mean


def ratings(results: Iterable[Result]) -> list[Rating]:
    """The rating of every level that played, the strongest first."""
    played = list(results)
    meetings = _meetings(played)
    levels = sorted({level for pair in meetings for level in pair})
    strength = _most_likely(levels, meetings)
    errors = _errors(levels, meetings, strength)
    rated = [
        Rating(level, _SCALE * strength[i], _CERTAINTY * _SCALE * errors[i], *_count(played, level))
        for i, level in enumerate(levels)
    ]
    return sorted(rated, key=lambda rating: -rating.elo)


def points(results: Iterable[Result]) -> dict[tuple[int, int], float]:
    """For each two levels that met, the points per game of the one named first."""
    scores: dict[tuple[int, int], list[float]] = defaultdict(list)
    for result in results:
        first, second = result.pairing.first, result.pairing.second
        scores[first, second].append(result.score(first))
        scores[second, first].append(result.score(second))
    return {pair: sum(each) / len(each) for pair, each in scores.items()}


def _count(results: list[Result], level: int) -> tuple[int, int, int, int]:
    scores = [
        result.score(level)
        for result in results
        if level in (result.pairing.first, result.pairing.second)
    ]
    return len(scores), scores.count(1.0), scores.count(0.5), scores.count(0.0)


def _meetings(results: list[Result]) -> dict[tuple[int, int], _Meeting]:
    meetings: dict[tuple[int, int], _Meeting] = defaultdict(lambda: _Meeting(draws=_ADDED_DRAWS))
    for result in results:
        low, high = sorted((result.pairing.first, result.pairing.second))
        meeting, score = meetings[low, high], result.score(low)
        meeting.wins += score == 1
        meeting.draws += score == 0.5
        meeting.losses += score == 0
    return meetings


def _most_likely(levels: list[int], meetings: dict[tuple[int, int], _Meeting]) -> list[float]:
    """Newton's method on the likelihood, with steps no longer than it can bear."""
    place = {level: i for i, level in enumerate(levels)}
    strength = [0.0] * len(levels)
    for _ in range(100):
        slope = [0.0] * len(levels)
        for (low, high), meeting in meetings.items():
            i, j = place[low], place[high]
            surplus = meeting.points - meeting.games * _expected(strength[i] - strength[j])
            slope[i] += surplus
            slope[j] -= surplus
        step = _solved(_information(levels, meetings, strength), [[s] for s in slope])
        longest = max((abs(row[0]) for row in step), default=0.0)
        for i, (change,) in enumerate(step):
            strength[i] += change / max(1.0, longest)
        if longest < 1e-9:
            break
    return strength


def _errors(
    levels: list[int], meetings: dict[tuple[int, int], _Meeting], strength: list[float]
) -> list[float]:
    """Standard errors: the inverse of the information, on both sides of the scores' variance."""
    n, place = len(levels), {level: i for i, level in enumerate(levels)}
    inverse = _solved(
        _information(levels, meetings, strength),
        [[float(i == j) for j in range(n)] for i in range(n)],
    )
    spread = [0.0] * n
    for (low, high), meeting in meetings.items():
        i, j = place[low], place[high]
        for k in range(n):
            spread[k] += meeting.variance * (inverse[k][i] - inverse[k][j]) ** 2
    return [sqrt(s) for s in spread]


def _information(
    levels: list[int], meetings: dict[tuple[int, int], _Meeting], strength: list[float]
) -> _Matrix:
    """How sharply the likelihood peaks; only differences count, so the mean is tied to 0."""
    n, place = len(levels), {level: i for i, level in enumerate(levels)}
    matrix = [[1.0] * n for _ in range(n)]
    for (low, high), meeting in meetings.items():
        i, j = place[low], place[high]
        expected = _expected(strength[i] - strength[j])
        weight = meeting.games * expected * (1 - expected)
        matrix[i][i] += weight
        matrix[j][j] += weight
        matrix[i][j] -= weight
        matrix[j][i] -= weight
    return matrix


def _expected(ahead: float) -> float:
    return 1 / (1 + exp(-ahead))


def _solved(matrix: _Matrix, right: _Matrix) -> _Matrix:
    """The x in `matrix · x = right`, by elimination."""
    n = len(matrix)
    rows = [[*left, *more] for left, more in zip(matrix, right, strict=True)]
    for i in range(n):
        pivot = max(range(i, n), key=lambda r: abs(rows[r][i]))
        rows[i], rows[pivot] = rows[pivot], rows[i]
        rows[i] = [value / rows[i][i] for value in rows[i]]
        for r in range(n):
            if r != i:
                factor = rows[r][i]
                rows[r] = [a - factor * b for a, b in zip(rows[r], rows[i], strict=True)]
    return [row[n:] for row in rows]
