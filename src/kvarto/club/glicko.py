"""Glicko-2 ratings, after Mark Glickman's "Example of the Glicko-2 system".

The names follow the paper: a rating and its deviation are also written on a scale of their own, as
mu and phi; sigma is the volatility, how much the strength of a player goes up and down.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import exp, log, pi, sqrt

#: The rating of somebody of whom nothing is known.
_MIDDLE = 1500.0
#: Points of a rating for one of the inner scale.
_SCALE = 173.7178
#: Nobody is less known than somebody new.
_WIDEST = 350.0
#: How much a volatility may change at once: tau.
_CHANGE = 0.5
_EXACTNESS = 1e-6


@dataclass(frozen=True, slots=True)
class Rating:
    """How strong somebody is, how far from sure that is, and how much it goes up and down."""

    rating: float = _MIDDLE
    deviation: float = _WIDEST
    volatility: float = 0.06

    @property
    def mu(self) -> float:
        """The rating on the inner scale."""
        return (self.rating - _MIDDLE) / _SCALE

    @property
    def phi(self) -> float:
        """The deviation on the inner scale."""
        return self.deviation / _SCALE


@dataclass(frozen=True, slots=True)
class Result:
    """One result against somebody: 1 for a win, 0 for a loss, and anything between."""

    opponent: Rating
    score: float


def rated(player: Rating, results: Iterable[Result]) -> Rating:
    """The rating of a player after a period with these results.

    >>> new = rated(Rating(), [Result(Rating(1500, 30), 1)])
    >>> round(new.rating), round(new.deviation)
    (1675, 247)
    """
    results = list(results)
    if not results:
        return _grown(player, player.volatility)
    weights = [(result, _weight(result.opponent), _expected(player, result.opponent))
               for result in results]  # fmt: skip
    variance = 1 / sum(g * g * e * (1 - e) for _, g, e in weights)
    gain = sum(g * (result.score - e) for result, g, e in weights)
    volatility = _new_volatility(player, variance, variance * gain)
    before = _grown(player, volatility)
    phi = 1 / sqrt(1 / before.phi**2 + 1 / variance)
    mu = player.mu + phi * phi * gain
    return Rating(_MIDDLE + _SCALE * mu, _SCALE * phi, volatility)


def _weight(opponent: Rating) -> float:
    """How much a result counts: the less, the less is known of the opponent. In the paper, g."""
    return 1 / sqrt(1 + 3 * opponent.phi**2 / pi**2)


def _expected(player: Rating, opponent: Rating) -> float:
    return 1 / (1 + exp(-_weight(opponent) * (player.mu - opponent.mu)))


def _grown(player: Rating, volatility: float) -> Rating:
    """The same player a period later, of whom a little less is known."""
    phi = sqrt(player.phi**2 + volatility**2)
    return Rating(player.rating, min(_WIDEST, _SCALE * phi), volatility)


def _new_volatility(player: Rating, variance: float, improvement: float) -> float:
    """Step 5 of the paper: where f is 0, by the Illinois algorithm."""
    a = log(player.volatility**2)
    phi2 = player.phi**2

    def f(x: float) -> float:
        e = exp(x)
        d = phi2 + variance + e
        return e * (improvement**2 - d) / (2 * d * d) - (x - a) / _CHANGE**2

    low = a
    if improvement**2 > phi2 + variance:
        high = log(improvement**2 - phi2 - variance)
    else:
        k = 1
        while f(a - k * _CHANGE) < 0:
            k += 1
        high = a - k * _CHANGE
    f_low, f_high = f(low), f(high)
    while abs(high - low) > _EXACTNESS:
        middle = low + (low - high) * f_low / (f_high - f_low)
        f_middle = f(middle)
        if f_middle * f_high <= 0:
            low, f_low = high, f_high
        else:
            f_low /= 2
        high, f_high = middle, f_middle
    return exp(low / 2)
