"""The arena: games between levels, results that can be kept, and ratings that mean something."""

from __future__ import annotations

from itertools import pairwise
from math import hypot, log10
from random import Random

import pytest

from kvarto import Calling, GameState, Seat, Settings, Termination, Variant
from kvarto.engine.arena import (
    Pairing,
    Result,
    play_all,
    play_game,
    play_out,
    round_robin,
    still_to_play,
)
from kvarto.engine.players import LEVELS, Player
from kvarto.engine.ratings import points, ratings
from support.players import unhurried

STANDARD = Settings()


def results_of(low: int, high: int, wins: int, draws: int, losses: int) -> list[Result]:
    """Games of two levels, counted for the one with the higher number."""
    winners = [Seat.SECOND] * wins + [None] * draws + [Seat.FIRST] * losses
    return [
        Result(Pairing(low, high, number), winner, "quarto" if winner else "draw", 12)
        for number, winner in enumerate(winners)
    ]


# -- games -------------------------------------------------------------------------------------


def test_a_game_ends_with_a_reason() -> None:
    outcome = play_game(unhurried(LEVELS[0], 1), unhurried(LEVELS[-1], 2))
    assert outcome.termination is Termination.QUARTO
    assert outcome.winner is Seat.SECOND


@pytest.mark.parametrize(
    "settings",
    [STANDARD, Settings(Variant("ch:lq"), Calling.AUTOMATIC), Settings(late_call=True)],
    ids=["spoken", "automatic", "late call"],
)
def test_every_setting_is_played_to_the_end(settings: Settings) -> None:
    for seed in range(20):
        end = play_out(Player(LEVELS[0], seed), Player(LEVELS[3], seed), GameState.start(settings))
        assert end.outcome is not None


def test_everyone_meets_everyone_in_both_seats() -> None:
    pairings = round_robin([3, 1, 7], 4)
    assert len(pairings) == len(set(pairings)) == 12
    seats = {(pairing.first, pairing.second) for pairing in pairings}
    assert seats == {(1, 3), (3, 1), (1, 7), (7, 1), (3, 7), (7, 3)}


def test_the_same_seed_gives_the_same_results() -> None:
    pairings = round_robin([1, 4, 6], 4)
    once = list(play_all(pairings, STANDARD, seed=5))
    assert list(play_all(pairings, STANDARD, seed=5)) == once
    assert list(play_all(pairings, STANDARD, seed=6)) != once


def test_several_processes_give_the_same_results_in_any_order() -> None:
    pairings = round_robin([1, 3], 12)
    alone = set(play_all(pairings, STANDARD, seed=5))
    assert set(play_all(pairings, STANDARD, seed=5, processes=2)) == alone


def test_who_stops_listening_stops_the_games() -> None:
    games = play_all(round_robin([1, 2], 100_000), STANDARD, processes=2)
    assert next(games).pairing.game < 100
    games.close()


# -- results -----------------------------------------------------------------------------------


def test_a_result_is_kept_as_a_line() -> None:
    for result in results_of(2, 5, 1, 1, 1):
        assert Result.from_json(result.to_json()) == result


@pytest.mark.parametrize("line", ["", "nonsense", "[]", "{}", '{"first": 1}'])
def test_a_line_that_is_no_result_is_refused(line: str) -> None:
    with pytest.raises(ValueError, match="not a result"):
        Result.from_json(line)


def test_a_tournament_goes_on_where_it_stopped() -> None:
    pairings = round_robin([1, 2, 3], 4)
    half = list(play_all(pairings[:6], STANDARD))
    assert still_to_play(pairings, half) == pairings[6:]


# -- ratings -----------------------------------------------------------------------------------


def test_a_rating_difference_is_the_odds_of_a_point() -> None:
    # The added draw makes 300 : 100 of what was 299.5 : 99.5.
    high, low = ratings(results_of(1, 2, 299, 1, 99))
    assert (high.level, low.level) == (2, 1)
    assert high.elo - low.elo == pytest.approx(400 * log10(3))
    assert high.elo == pytest.approx(-low.elo)
    assert (high.games, high.wins, high.draws, high.losses) == (399, 299, 1, 99)
    assert high.score == pytest.approx(299.5 / 399)


def test_ratings_recover_the_strengths_that_made_the_results() -> None:
    strengths = {1: -300.0, 2: -50.0, 3: 50.0, 4: 300.0}
    rng, results = Random(3), []
    for pairing in round_robin(strengths, 2000):
        ahead = strengths[pairing.first] - strengths[pairing.second]
        first_wins = rng.random() < 1 / (1 + 10 ** (-ahead / 400))
        results.append(Result(pairing, Seat.FIRST if first_wins else Seat.SECOND, "quarto", 12))
    for rating in ratings(results):
        assert abs(rating.elo - strengths[rating.level]) < 1.5 * rating.error
        assert rating.error < 15


def test_errors_cover_the_truth_as_often_as_they_say() -> None:
    rng, covered = Random(4), 0
    for _ in range(200):
        outcomes = rng.choices(["win", "draw", "loss"], [0.4, 0.3, 0.3], k=200)
        counts = [outcomes.count(each) for each in ("win", "draw", "loss")]
        high = next(r for r in ratings(results_of(1, 2, *counts)) if r.level == 2)
        truth = 200 * log10(0.55 / 0.45)
        covered += abs(high.elo - truth) < high.error
    assert 180 <= covered <= 199


def test_draws_narrow_the_errors() -> None:
    drawn, fought = ratings(results_of(1, 2, 10, 80, 10)), ratings(results_of(1, 2, 50, 0, 50))
    assert drawn[0].error < fought[0].error


def test_who_won_every_game_still_has_a_rating() -> None:
    high, low = ratings(results_of(1, 2, 10, 0, 0))
    assert 200 < high.elo - low.elo < 1000
    assert ratings([]) == []


def test_points_are_counted_from_both_sides() -> None:
    share = points(results_of(1, 2, 6, 2, 2))
    assert share[2, 1] == pytest.approx(0.7)
    assert share[1, 2] == pytest.approx(0.3)


# -- strength ----------------------------------------------------------------------------------


def test_far_better_levels_win_far_more() -> None:
    share = points(play_all(round_robin([1, 5, 10], 10), STANDARD, seed=1))
    assert share[10, 1] >= 0.9
    assert share[5, 1] >= 0.6


@pytest.mark.long
def test_every_level_is_stronger_than_the_one_below() -> None:
    numbers = [level.number for level in LEVELS]
    results = list(play_all(round_robin(numbers, 500), STANDARD, seed=11, processes=2))
    rated = {rating.level: rating for rating in ratings(results)}
    for low, high in pairwise(rated[number] for number in numbers):
        # Even if the games were lucky for the one and unlucky for the other.
        assert high.elo - low.elo - hypot(high.error, low.error) >= 80
    perfect = LEVELS[-1].number
    for weak in numbers[:3]:
        met = [r for r in results if {r.pairing.first, r.pairing.second} == {weak, perfect}]
        assert sum(r.score(perfect) == 1 for r in met) >= 0.95 * len(met)
