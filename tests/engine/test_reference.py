"""The plain minimax is the judge of the other engines, so the rules themselves judge it."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kvarto import CELLS, PIECES, Call, GameState, Position, Seat, Settings, Variant, all_variants
from kvarto.engine.reference import grade, solve
from kvarto.engine.values import Solution, Value, best_first, rank
from kvarto.rules.symmetry import Symmetry, cell_symmetries
from support.effort import examples

# Few late positions are fought out in all 96 variants; in these most are.
LIVELY = tuple(map(Variant, ("standard", "squares", "advanced", "c:lq", "cs:l", "hst:l", "hard")))
EVERY = LIVELY + all_variants()


@st.composite
def late(draw: st.DrawFn, empty: int = 5, among: tuple[Variant, ...] = EVERY) -> Position:
    """A position with at most this many empty cells."""
    order, where = draw(st.permutations(PIECES)), draw(st.permutations(CELLS))
    left = draw(st.integers(0, empty))
    on_cell = dict(zip(where[left:], order[left:], strict=True))
    board = tuple(on_cell.get(cell) for cell in CELLS)
    hand = order[0] if left and draw(st.booleans()) else None
    last = where[-1] if draw(st.booleans()) else None
    return Position(board, hand, draw(st.sampled_from(among)), last)


def solved(text: str) -> str:
    solution = solve(Position.from_text(text))
    return f"{solution.value} {solution.distance}"


def graded(text: str) -> list[str]:
    moves = grade(Position.from_text(text))
    return [f"{move.word} {move.value} {move.distance}" for move in moves]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        # Neither 7E19 nor 18A5 share anything.
        ("7E.9/DC86/4FA0/325B 1", "draw 1"),
        ("7E.9/DC86/4FA0/325B -", "draw 1"),
        ("7E19/DC86/4FA0/325B -", "draw 0"),
        # Row 1 is dark, and so is D.
        ("A64C/19E0/3752/F8B. D c:l", "win 1"),
        ("A64C/19E0/3752/F8B. - c:l", "loss 1"),
        # 6, 7, 3 and 2 are light and square: that is two features.
        ("6E90/7B1F/348C/.D5. 2 hard", "win 1"),
        # D34 share nothing around a1; 58C are round around d1, but 2 and A are square.
        ("6E90/7B1F/348C/.D5. 2 squares", "draw 2"),
        # E2C4 around c3 are all solid.
        ("7DB8/12.F/5EC0/6A39 4 squares", "win 1"),
        # What is left is light, and only column c is alive: whoever fills it wins.
        ("36.E/5B.F/CA.D/08.9 2 c:l", "loss 4"),
        ("36.E/5B.F/CA.D/08.9 - c:l", "win 4"),
        # 1 is round, hollow and short and completes nothing; then E does it on either cell.
        ("268./AB7./94C3/D0F5 -", "win 2"),
        # c1>2 spoils row 1 and keeps back two dark pieces, for b3 and c3.
        ("69FA/1..3/0D47/8C.. 5 c:l", "win 3"),
    ],
)
def test_tiny_positions_have_the_value_found_by_hand(text: str, expected: str) -> None:
    assert solved(text) == expected


def test_moves_are_graded_from_the_position_they_are_made_in() -> None:
    assert graded("268./AB7./94C3/D0F5 -") == [">1 win 2", ">E loss 1"]
    assert graded("268./AB7./94C3/D0F5 1") == ["d3>E loss 2", "d4>E loss 2"]
    assert graded("6E90/7B1F/348C/.D5. 2 hard") == ["a1!a win 1", "d1>A draw 2"]
    assert graded("7E.9/DC86/4FA0/325B 1") == ["c4 draw 1"]


def test_a_cell_that_completes_several_shapes_is_one_move_with_the_first_of_them() -> None:
    assert graded("89A0/BCD1/EF42/567. 3 c:lq") == ["d1!1 win 1"]


def test_the_placer_calls_an_open_quarto_and_loses_by_giving_instead() -> None:
    text = "0123/89AB/45C./67D. - c:l @d4"
    assert solved(text) == "win 0"
    assert graded(text) == ["!4 win 0", ">E loss 0", ">F loss 0"]


def test_the_receiver_calls_an_open_quarto_or_lets_it_lapse_by_placing() -> None:
    text = "0123/89AB/45C./67D. E c:l @d4"
    assert solved(text) == "win 0"
    assert graded(text) == ["!4 win 0", "d1>F draw 2", "d2>F draw 2"]


@pytest.mark.parametrize("last", ["", " @c1"])
def test_lapsed_quartos_are_ignored(last: str) -> None:
    assert solved(f"0123/89AB/45C./67D. E c:l{last}") == "draw 2"
    assert graded(f"0123/89AB/45C./67D. - c:l{last}") == [">E draw 2", ">F draw 2"]


def test_a_full_board_offers_nothing_but_the_call_of_an_open_quarto() -> None:
    assert graded("89A0/BCD1/EF42/5673 - c:l @d1") == ["!1 win 0"]
    assert solved("89A0/BCD1/EF42/5673 - c:l @a4") == "draw 0"
    assert graded("89A0/BCD1/EF42/5673 - c:l") == []


def played_out(state: GameState, seat: Seat) -> Solution:
    """The value for a seat by trying every action of the spoken game, calls and all."""
    if state.outcome is not None:
        winner = state.outcome.winner
        value = Value.DRAW if winner is None else Value.WIN if winner is seat else Value.LOSS
        return Solution(value, 0)
    mover = state.to_act
    assert mover is not None
    ends = []
    for action in state.legal_actions(mover):
        if isinstance(action, Call) and not state.open:
            continue  # a failed call changes nothing but the number of states
        after = state.act(action)
        end = played_out(after, mover)
        placed = after.position.placed - state.position.placed
        ends.append(Solution(end.value, (end.distance or 0) + placed))
    best = min(ends, key=lambda end: end.rank)
    return best if mover is seat else Solution(best.value.opposite, best.distance)


@examples(150)
@given(late(empty=3))
def test_the_whole_tree_of_the_spoken_game_has_the_same_value(position: Position) -> None:
    state = GameState.start(Settings(position.variant, pointing=frozenset()), position)
    assert solve(position) == played_out(state, state.to_act or Seat.FIRST)


@examples(60)
@given(late())
def test_a_position_is_worth_its_best_move(position: Position) -> None:
    moves = grade(position)
    assert moves == best_first(reversed(moves))
    assert len({move.word for move in moves}) == len(moves)
    if moves:
        assert solve(position) == Solution(moves[0].value, moves[0].distance)


@examples(40)
@given(late(empty=6, among=LIVELY))
def test_the_best_moves_of_both_lead_to_the_end_that_was_foretold(position: Position) -> None:
    foretold, start, mine = solve(position), position.placed, True
    while moves := grade(position):
        word = moves[0].word
        if word.cell is not None:
            position = position.place(word.cell)
        if word.before or word.after:
            assert foretold.value is (Value.WIN if mine else Value.LOSS)
            break
        if word.piece is not None:
            position, mine = position.give(word.piece), not mine
    else:
        assert foretold.value is Value.DRAW
    assert position.placed - start == foretold.distance


@examples(60)
@given(late(), st.data())
def test_symmetric_positions_have_the_same_value_and_distance(
    position: Position, data: st.DataObject
) -> None:
    variant = position.variant
    flips = [bits for bits in range(16) if not bits & ~variant.feature_bits]
    symmetry = Symmetry(
        data.draw(st.sampled_from(list(cell_symmetries(variant)))),
        tuple(data.draw(st.permutations(variant.features))),
        data.draw(st.sampled_from(flips)),
    )
    assert solve(symmetry.apply(position)) == solve(position)


@given(late())
def test_with_a_piece_in_hand_wins_are_odd_and_losses_even(position: Position) -> None:
    solution = solve(position.lapse())
    assert solution.distance is not None
    if solution.value is Value.DRAW:
        assert solution.distance == len(position.empty_cells)
    else:
        places_last = (solution.value is Value.WIN) == (position.hand is not None)
        assert solution.distance % 2 == places_last


@examples(40)
@given(late(among=tuple(variant for variant in all_variants() if variant.required > 2)))
def test_nobody_wins_where_four_pieces_must_share_three_features(position: Position) -> None:
    assert solve(position) == Solution(Value.DRAW, len(position.empty_cells))


def test_wins_come_first_the_sooner_the_better_and_losses_the_later_the_better() -> None:
    order = [(Value.WIN, 0), (Value.WIN, 3), (Value.WIN, None), (Value.DRAW, 5), (Value.LOSS, 4),
             (Value.LOSS, 0), (Value.LOSS, None), (Value.UNKNOWN, None)]  # fmt: skip
    assert all(rank(*better) < rank(*worse) for better, worse in pairwise(order))
