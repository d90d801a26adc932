"""Opponents: they play by the rules, repeat themselves, overlook what people do, and the best
one never loses."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kvarto import (
    Call,
    Calling,
    Cell,
    EndTurn,
    FalseCall,
    GameState,
    Give,
    Piece,
    Place,
    Point,
    Position,
    Seat,
    Settings,
    Shape,
    ShapeKind,
    Termination,
    Variant,
    all_variants,
)
from kvarto.engine.attention import look_for_quarto, overlooked, safe_pieces, slips, threats
from kvarto.engine.players import LEVELS, Level, Player
from strategies import positions, settings
from support.effort import examples
from support.players import unhurried

PERFECT = LEVELS[-1]
levels = st.sampled_from(LEVELS)
seeds = st.integers(0, 1 << 32)


def at(text: str, **state: object) -> GameState:
    position = Position.from_text(text)
    return GameState(Settings(position.variant), position, **state)  # type: ignore[arg-type]


def played(first: Player, second: Player, agreed: Settings) -> list[GameState]:
    """Every state of a game; both are asked all the time, and everything they do is legal."""
    players = {Seat.FIRST: first, Seat.SECOND: second}
    states = [GameState.start(agreed)]
    while (seat := states[-1].to_act) is not None:
        state = states[-1]
        other = players[seat.other].choose(state, seat.other)
        assert other is None or other == Call(seat.other)
        action = other or players[seat].choose(state, seat)
        assert action is not None
        assert action in state.legal_actions(action.seat)
        states.append(state.act(action))
    return states


# -- playing by the rules ----------------------------------------------------------------------


@examples(60)
@given(levels, levels, seeds, settings)
def test_every_level_plays_every_game_to_its_end(
    first: Level, second: Level, seed: int, agreed: Settings
) -> None:
    end = played(unhurried(first, seed), unhurried(second, seed + 1), agreed)[-1]
    assert end.outcome is not None
    assert end.outcome.termination in (Termination.QUARTO, Termination.DRAW)


@given(levels, seeds, settings, st.data())
def test_every_level_goes_on_from_any_position(
    level: Level, seed: int, agreed: Settings, data: st.DataObject
) -> None:
    state = GameState.start(agreed, data.draw(positions(agreed.variant)))
    for seat in Seat:
        action = unhurried(level, seed).choose(state, seat)
        assert (action is None) <= (seat is not state.to_act)
        assert action is None or action in state.legal_actions(seat)


@examples(20)
@given(levels, levels, seeds, settings)
def test_the_same_seed_and_the_same_game_give_the_same_moves(
    first: Level, second: Level, seed: int, agreed: Settings
) -> None:
    once = played(unhurried(first, seed), unhurried(second, seed), agreed)
    assert played(unhurried(first, seed), unhurried(second, seed), agreed) == once
    # A player that sits down in the middle of the game goes on in the same way.
    middle = once[len(once) // 2 - 1]
    acting = middle.to_act
    assert acting is not None
    fresh = unhurried(first if acting is Seat.FIRST else second, seed).choose(middle, acting)
    late = unhurried(second if acting is Seat.FIRST else first, seed).choose(middle, acting.other)
    assert middle.act(late or fresh or EndTurn(acting)) == once[len(once) // 2]


def test_another_seed_gives_another_game() -> None:
    games = {
        tuple(
            str(s.position)
            for s in played(unhurried(level, seed), unhurried(level, seed), Settings())
        )
        for level in (LEVELS[0], LEVELS[5], PERFECT)
        for seed in range(4)
    }
    assert len(games) == 12


def test_there_are_at_least_eight_levels_numbered_from_one() -> None:
    assert len(LEVELS) >= 8
    assert [level.number for level in LEVELS] == list(range(1, len(LEVELS) + 1))
    assert [level for level in LEVELS if level.is_perfect] == [PERFECT]


# -- attention ---------------------------------------------------------------------------------


def test_a_player_calls_and_points_at_what_it_sees() -> None:
    state = at("..../..../..../048C - @d1")
    assert unhurried(PERFECT, 0).choose(state, Seat.FIRST) == Call(Seat.FIRST)
    called = state.act(Call(Seat.FIRST))
    assert unhurried(PERFECT, 0).choose(called, Seat.FIRST) == Point(Seat.FIRST, Shape.ROW_1)
    assert unhurried(PERFECT, 0).choose(called, Seat.SECOND) is None


def test_the_receiver_calls_what_the_placer_overlooked() -> None:
    state = at("..../..../..../048C 1 @d1")
    assert unhurried(PERFECT, 0).choose(state, Seat.SECOND) == Call(Seat.SECOND)


def test_a_lapsed_quarto_is_not_called() -> None:
    for level in LEVELS:
        action = unhurried(level, 0).choose(at("..../..../..../048C 1"), Seat.SECOND)
        assert isinstance(action, Place)


def test_after_the_last_placement_a_player_calls_or_ends_the_turn() -> None:
    full = "048C/17A3/E6B5/9DF2 - "
    assert unhurried(PERFECT, 0).choose(at(full + "@d1"), Seat.FIRST) == EndTurn(Seat.FIRST)
    assert unhurried(PERFECT, 0).choose(at(full + "@a4"), Seat.FIRST) == Call(Seat.FIRST)
    last_chance = at(full + "@a4", last_chance=True)
    assert unhurried(PERFECT, 0).choose(last_chance, Seat.SECOND) == Call(Seat.SECOND)


def test_the_giver_calls_late_where_it_may() -> None:
    late = GameState(Settings(late_call=True), Position.from_text("..../..../..../048C 1 @d1"))
    assert unhurried(PERFECT, 0).choose(late, Seat.FIRST) == Call(Seat.FIRST)
    assert unhurried(PERFECT, 0).choose(at("..../..../..../048C 1 @d1"), Seat.FIRST) is None


def test_who_places_a_piece_to_win_then_calls_it() -> None:
    before = at("..../..../..../048. C")
    meant = 0
    for seed in range(50):
        player = unhurried(LEVELS[2], seed)
        action = player.choose(before, Seat.FIRST)
        if action == Place(Seat.FIRST, Cell.D1):
            after = before.act(action)
            called = player.choose(after, Seat.FIRST) == Call(Seat.FIRST)
            meant += called
    assert meant > 20


def test_a_weak_player_overlooks_a_hollow_diagonal_more_than_a_coloured_row() -> None:
    def seen(text: str) -> int:
        state = at(text)
        players = (unhurried(LEVELS[1], seed) for seed in range(400))
        return sum(player.choose(state, Seat.SECOND) == Call(Seat.SECOND) for player in players)

    coloured_row = seen("..../..../..../0617 8 @d1")
    hollow_diagonal = seen("...1/..7./.B../D... 2 @d4")
    assert coloured_row > hollow_diagonal + 50


def test_attention_falls_with_the_level_and_in_the_order_of_the_weights() -> None:
    lapses = [level.lapse for level in LEVELS]
    assert lapses == sorted(lapses, reverse=True)
    assert lapses[-1] == 0
    by_kind = [overlooked(kind, 8, 0.3) for kind in ShapeKind]
    by_feature = [overlooked(ShapeKind.ROW, bit, 0.3) for bit in (8, 4, 2, 1)]
    assert by_kind == sorted(by_kind)
    assert by_feature == sorted(by_feature)
    assert overlooked(ShapeKind.SQUARE, 1, 100) < 1


def test_where_two_features_must_be_shared_two_must_be_seen() -> None:
    position = Position.from_text("..../..../..../048C - chst:l:2 @d1")
    looks = Counter(look_for_quarto(position, 0.5, Random(seed)) for seed in range(400))
    easier = Position.from_text("..../..../..../048C - @d1")
    easier_looks = Counter(look_for_quarto(easier, 0.5, Random(seed)) for seed in range(400))
    assert 0 < looks[Shape.ROW_1] < easier_looks[Shape.ROW_1]


def test_only_the_weakest_calls_falsely_and_never_where_it_costs_the_game() -> None:
    state = at("..../..../..../0F5A 1 @d1")
    assert not state.open
    forfeit = GameState(Settings(false_call=FalseCall.FORFEIT), state.position)
    weakest = [unhurried(LEVELS[0], seed) for seed in range(300)]
    wrong = sum(player.choose(state, Seat.SECOND) == Call(Seat.SECOND) for player in weakest)
    assert 0 < wrong < 20
    for player in (*weakest, unhurried(PERFECT, 0)):
        assert isinstance(player.choose(forfeit, Seat.SECOND), Place)
    for level in LEVELS[1:]:
        for seed in range(100 if level.foresight < 2 else 2):
            assert isinstance(unhurried(level, seed).choose(state, Seat.SECOND), Place)


def test_who_did_not_mean_to_call_cancels() -> None:
    state = at("..../..../..../0F5A 1 @d1", pointing=Seat.SECOND)
    assert unhurried(PERFECT, 0).choose(state, Seat.SECOND) == Point(Seat.SECOND, None)


# -- looking ahead -----------------------------------------------------------------------------


@given(positions())
def test_threats_are_what_a_placement_can_complete(position: Position) -> None:
    board, variant = position.lapse().board, position.variant
    reserve = position.reserve if position.hand is None else (*position.reserve, position.hand)
    bare = Position(board, None, variant)
    winning = {
        piece
        for piece in reserve
        for cell in position.empty_cells
        if bare.give(piece).place(cell).open
    }
    assert set(safe_pieces(reserve, threats(board, variant), variant)) == set(reserve) - winning


def test_a_careful_level_gives_nothing_that_wins_at_once_if_it_can() -> None:
    state = at("..../..../..../048. - @c1")
    for seed in range(20):
        action = unhurried(LEVELS[8], seed).choose(state, Seat.SECOND)
        assert isinstance(action, Give)
        assert action.piece & 0b0011 == 0b0011  # what lies there is round and solid


def test_an_answer_that_demands_more_is_trickier() -> None:
    quiet = Position.from_text("..../..../..../0... -")
    loud = Position.from_text("0.../.1../..2./F4.. -")
    calm = slips(quiet.board, quiet.variant, quiet.reserve)
    wild = slips(loud.board, loud.variant, loud.reserve)
    assert max(calm.values()) < min(wild.values())
    assert all(0 <= chance <= 1 for chance in (*calm.values(), *wild.values()))


def test_nothing_can_go_wrong_when_nothing_is_left_to_give() -> None:
    last = Position.from_text("048C/17A3/E6B5/9DF. -")
    assert slips(last.board, last.variant, [Piece(2)]) == {Piece(2): 0.0}


# -- strength ----------------------------------------------------------------------------------


def lost_by_perfect(games: int, agreed: Settings) -> int:
    """How many games the perfect level loses against all levels by turns, in both seats."""
    lost = 0
    for number in range(games):
        other = LEVELS[number // 2 % len(LEVELS)]
        seat = list(Seat)[number % 2]
        perfect, opponent = unhurried(PERFECT, number), unhurried(other, number + 1)
        pair = (perfect, opponent) if seat is Seat.FIRST else (opponent, perfect)
        outcome = played(*pair, agreed)[-1].outcome
        assert outcome is not None
        lost += outcome.winner is seat.other
    return lost


AGREED = [
    Settings(),
    Settings(Variant("advanced")),
    Settings(calling=Calling.AUTOMATIC),
    Settings(late_call=True, false_call=FalseCall.FORFEIT),
]


IDS = ["spoken", "advanced", "automatic", "late call"]


@pytest.mark.parametrize("agreed", AGREED, ids=IDS)
def test_the_perfect_level_never_loses(agreed: Settings) -> None:
    assert lost_by_perfect(2 * len(LEVELS), agreed) == 0


@pytest.mark.long
@pytest.mark.parametrize("agreed", AGREED, ids=IDS)
def test_the_perfect_level_never_loses_many_times_over(agreed: Settings) -> None:
    assert lost_by_perfect(400, agreed) == 0


@pytest.mark.long
@pytest.mark.parametrize("code", ["standard", "advanced"])
def test_the_perfect_level_never_loses_in_two_thousand_games_in_each_seat(code: str) -> None:
    assert lost_by_perfect(4000, Settings(Variant(code))) == 0


@pytest.mark.long
@pytest.mark.parametrize("variant", all_variants(), ids=str)
def test_the_perfect_level_never_loses_in_any_variant(variant: Variant) -> None:
    assert lost_by_perfect(40, Settings(variant)) == 0
