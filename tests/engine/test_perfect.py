"""The exact player: it plays a best move, and among those one that is hard to answer."""

from __future__ import annotations

from itertools import count
from random import Random

import pytest

from kvarto import PIECES, Cell, GameState, Give, Piece, Place, Position, Settings, Variant
from kvarto.engine.attention import safe_pieces, threats
from kvarto.engine.perfect import Move, best_move
from kvarto.engine.players import LEVELS, Player
from kvarto.engine.reference import grade as judged
from kvarto.engine.reference import solve as judged_value
from kvarto.engine.solver import grade, solve
from kvarto.engine.values import Value
from support.players import unhurried

PERFECT = LEVELS[-1]


def late_positions(count: int, codes: tuple[str, ...], empty: int) -> list[Position]:
    """Positions with a piece in hand and this many empty cells."""
    rng, found = Random(1), []
    for number in range(count):
        pieces, cells = rng.sample(PIECES, 16), rng.sample(list(Cell), 16 - empty)
        on_cell = dict(zip(cells, pieces, strict=False))
        board = tuple(on_cell.get(cell) for cell in Cell)
        found.append(Position(board, pieces[-1], Variant(codes[number % len(codes)])))
    return found


def all_moves(position: Position) -> dict[Move, float]:
    """Every placement that makes no quarto, with every give."""
    return {
        (cell, piece): 0.0
        for cell in position.empty_cells
        for piece in position.place(cell).reserve
        if not position.place(cell).open
    }


def moved(player: Player, position: Position) -> Position:
    """The position after a player has placed and given."""
    state = GameState(Settings(position.variant), position)
    seat = state.on_turn
    for _ in range(2):
        action = player.choose(state, seat)
        assert action is not None
        state = state.act(action)
    return state.position.lapse()


@pytest.mark.parametrize("empty", [2, 3, 4, 5])
def test_the_perfect_level_plays_a_best_move_whatever_is_drawn_or_lost(empty: int) -> None:
    for position in late_positions(12, ("standard", "advanced", "squares", "hard"), empty):
        best = judged(position)[0]
        seat = GameState(Settings(position.variant), position).on_turn
        state = GameState(Settings(position.variant), position)
        player = unhurried(PERFECT, 5)
        place = player.choose(state, seat)
        assert isinstance(place, Place)
        after = state.act(place)
        if after.position.open:
            assert (best.value, best.distance) == (Value.WIN, 1)
            continue
        give = player.choose(after, seat)
        assert isinstance(give, Give)
        answer = judged_value(after.position.lapse().give(give.piece))
        assert answer.value is best.value.opposite
        assert best.distance is not None
        assert answer.distance == best.distance - 1


@pytest.mark.parametrize(
    "text",
    [
        ".F../..4./.A0./.... 1 ch:lq",
        "F.C./..D./..E./.... 2 ch:lq",
        "..2./.7../.C../..8. 1 ch:lq",
        "..32/.D../..1./.... 0 ch:lq",
    ],
)
def test_what_the_table_knows_needs_no_time_to_read(text: str) -> None:
    position = Position.from_text(text)
    best = solve(position, table=False)
    cell, piece = best_move(position, all_moves(position), time_limit=0)
    assert cell is not None
    assert piece is not None
    answer = solve(position.place(cell).lapse().give(piece), table=False)
    assert (best.value, answer.value) == (Value.WIN, Value.LOSS)
    assert answer.distance == (best.distance or 0) - 1


def test_a_lost_player_hides_the_win_it_must_allow() -> None:
    # Whatever is given wins: 1 in a light row too, 9 in a hollow diagonal alone.
    position = Position.from_text("3.../.7../..D./024. - @c1")
    moves: dict[Move, float] = {(None, Piece(1)): 0.9, (None, Piece(9)): 0.0}
    assert not safe_pieces([Piece(1), Piece(9)], threats(position.board, position.variant),
                           position.variant)  # fmt: skip
    assert best_move(position.lapse(), moves) == (None, Piece(9))


def wrong_share(child: Position) -> float:
    """The share of all answers to a position that spoil its value."""
    answers = grade(child, distance=False)
    return sum(move.value is not answers[0].value for move in answers) / len(answers)


def test_the_perfect_level_prefers_what_is_answered_wrongly_more_often() -> None:
    tricky, any_best = [], []
    for number, position in enumerate(late_positions(120, ("standard", "advanced"), 8)):
        if position.lapsed or solve(position).value is not Value.DRAW:
            continue
        equal = [move.word for move in grade(position) if move.value is Value.DRAW]
        tricky.append(wrong_share(moved(unhurried(PERFECT, number), position)))
        word = Random(number).choice(equal)
        assert word.cell is not None
        assert word.piece is not None
        any_best.append(wrong_share(position.place(word.cell).lapse().give(word.piece)))
    assert len(tricky) > 12
    assert sum(tricky) > sum(any_best)


def test_a_give_without_a_placement_before_it_is_as_good_as_any() -> None:
    for position in late_positions(12, ("standard", "advanced"), 5):
        bare = Position(position.board, None, position.variant)
        state = GameState(Settings(position.variant), bare)
        give = unhurried(PERFECT, 5).choose(state, state.on_turn)
        assert isinstance(give, Give)
        answer = judged_value(bare.give(give.piece))
        best = judged(bare)[0]
        assert (answer.value.opposite, answer.distance) == (best.value, best.distance)


def test_without_time_to_read_nothing_is_given_that_wins_at_once() -> None:
    position = Position.from_text("..../..../..7./0.1. 4")
    moves = [(Cell.B1, Piece(2)), (Cell.B1, Piece(8)), (Cell.A4, Piece(8)), (Cell.A4, Piece(9))]
    assert best_move(position, dict.fromkeys(moves, 0.0), time_limit=0) == (Cell.A4, Piece(8))


def test_who_runs_out_of_time_stops_reading() -> None:
    (position,) = late_positions(1, ("standard",), 9)
    looks = count()

    def clock() -> float:
        """A second later each time, so that what is read is counted."""
        return float(next(looks))

    moves = all_moves(position)
    assert best_move(position, moves, time_limit=100, clock=clock) in moves
    hurried = next(looks)
    assert 100 < hurried < 200
    best_move(position, moves, time_limit=100_000, clock=clock)
    assert next(looks) > 3 * hurried, "there was more to read"
