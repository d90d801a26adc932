"""How hard a puzzle is: what the levels of the computer get wrong.

Every level answers several times, with different seeds. The rating of a puzzle is that of a player
who would be right as often as wrong, if each level is as strong as it is at the table.
"""

from __future__ import annotations

from kvarto.engine.attention import safe_pieces, threats
from kvarto.engine.players import LEVELS, Level, Player
from kvarto.engine.puzzles.puzzle import Kind, Puzzle
from kvarto.record.notation import Word
from kvarto.rules.game import Call, GameState, Give, Place, Point
from kvarto.rules.position import Position
from kvarto.rules.settings import Calling, FalseCall, Settings

#: The strength of levels 1 to 9, as `docs/engine.md` has it, around 1500. The perfect player is
#: never wrong.
LEVEL_RATINGS = (909, 1060, 1176, 1299, 1422, 1538, 1677, 1825, 1969)
#: So often each level answers.
TRIES = 8
#: Somebody of this strength is taken to have been right once and wrong once, or else what every
#: level finds would be infinitely easy.
_MIDDLE = 1500
_LOWEST, _HIGHEST = 0, 3000


def rate(puzzle: Puzzle, tries: int = TRIES) -> int:
    """The rating of a puzzle."""
    levels = LEVELS[: len(LEVEL_RATINGS)]
    right = sum(answers_right(level, puzzle, seed) for level in levels for seed in range(tries))
    low, high = _LOWEST, _HIGHEST
    while high - low > 1:
        middle = (low + high) // 2
        expected = tries * sum(_expected(rating, middle) for rating in LEVEL_RATINGS)
        if expected + 2 * _expected(_MIDDLE, middle) > right + 1:
            low = middle
        else:
            high = middle
    return low


def _expected(player: int, puzzle: int) -> float:
    return 1 / (1 + 10 ** ((puzzle - player) / 400))


def answers_right(level: Level, puzzle: Puzzle, seed: int) -> bool:
    """Whether a level finds the answer."""
    position = puzzle.position
    if puzzle.kind is not Kind.SPOT and 16 - position.placed <= level.reads:
        return True  # it reads what the proof has read; playing it out takes longer
    return answer(level, puzzle, seed) in puzzle.solutions


def answer(level: Level, puzzle: Puzzle, seed: int) -> str | None:
    """What a level answers; None if it sees nothing."""
    player, position = Player(level, seed, time_limit=None), puzzle.position
    if puzzle.kind is Kind.SPOT:
        return _spotted(player, position)
    if puzzle.kind is Kind.TRAP:
        return _avoided(player, position)
    return str(_move(player, position))


def _move(player: Player, position: Position) -> Word:
    """What it places and gives."""
    settings = Settings(variant=position.variant, calling=Calling.AUTOMATIC)
    state, word = GameState(settings, position), Word()
    while word.piece is None:
        seat = state.on_turn
        action = player.choose(state, seat)
        match action:
            case Place(cell=cell):
                word = Word(cell=cell)
            case Give(piece=piece):
                word = Word(cell=word.cell, piece=piece)
            case _:  # pragma: no cover  (nothing can be called, and there is always a piece)
                raise AssertionError(action)
        state = state.act(action)
    return word


def _avoided(player: Player, position: Position) -> str:
    """Of the pieces that are safe for a move, the one that it would give last."""
    variant = position.variant
    left = safe_pieces(position.reserve, threats(position.board, variant), variant)
    bits = variant.feature_bits
    while len({piece & bits for piece in left}) > 1:
        given = player.give_among(position, left)
        left = [piece for piece in left if piece & bits != given & bits]
    return f">{left[0]}"


def _spotted(player: Player, position: Position) -> str | None:
    """What it points out as the receiver."""
    settings = Settings(variant=position.variant, false_call=FalseCall.IGNORE)
    state = GameState(settings, position)
    seat = state.on_turn
    action = player.choose(state, seat)
    if not isinstance(action, Call):
        return None
    pointed = player.choose(state.act(action), seat)
    assert isinstance(pointed, Point)
    return None if pointed.shape is None else str(pointed.shape)
