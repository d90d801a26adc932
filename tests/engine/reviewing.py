"""Reviews of games that were played for them, and the laws of all reviews."""

from __future__ import annotations

from pathlib import Path

from kvarto import Game, Settings, parse_games
from kvarto.engine.review import Review, ReviewedMove, Verdict, review
from kvarto.engine.values import Value

FOLDER = Path(__file__).parent.parent / "transcripts"
TRANSCRIPTS = {path.stem: path.read_text(encoding="utf-8") for path in FOLDER.glob("*.qgn")}

#: A game from here is solved at once.
NINE_PLACED = "05F./.E../.A3./91.6 C"


def ending(name: str, *, placed: int = 5) -> Review:
    """The review of a transcript from when so many pieces were placed, which takes no time."""
    (game,) = parse_games(TRANSCRIPTS[name])
    state, actions = game.start, list(game.actions)
    while state.position.placed < placed or state.position.hand is None:
        state = state.act(actions.pop(0))
    end = Game(settings=game.settings, position=state.position)
    for action in actions:
        end.act(action)
    if end.outcome is None and game.outcome is not None:
        end.end(game.outcome)
    return review(end)


def played(
    *words: str,
    position: str = "..../..../..../FDE. C @c1",
    settings: Settings | None = None,
    time_limit: float | None = None,
) -> Review:
    game = Game(position=position, settings=settings)
    for word in words:
        game.play(word)
    return review(game, time_limit=time_limit)


def values(move: ReviewedMove) -> tuple[Value, Value]:
    return move.before.value, move.after.value


def obeys_the_laws(game: Game, result: Review) -> None:
    assert [move.word for move in result.moves] == [move.word for move in game.moves]
    for move in result.moves:
        known = Value.UNKNOWN not in values(move)
        assert known == (move.verdict is not Verdict.UNKNOWN)
        assert not move.better or move.verdict.is_mistake
        if move.missed:
            assert move.before.value in (Value.WIN, Value.UNKNOWN)
    for move, next_move in zip(result.moves, result.moves[1:], strict=False):
        assert next_move.seat is move.seat.other
        if move.word.late is None:
            assert move.after.value is next_move.before.value.opposite
    assert sum(move.verdict is Verdict.DECISIVE for move in result.moves) <= 1
