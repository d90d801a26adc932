"""A record and a review as the page is shown them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from kvarto.engine.puzzles.playing_out import Line
from kvarto.engine.review import Retry, Review, ReviewedMove, Standing
from kvarto.record.game import Game
from kvarto.record.turns import words_of
from kvarto.rules.game import GameState
from kvarto.rules.position import Position
from kvarto.rules.settings import Seat
from kvarto.server import protocol
from kvarto.server.looking_at import board_text, outcome_message, seat_name, text_of


def replay_message(game: Game) -> protocol.Replay:
    """A game to look through, moment by moment."""
    return protocol.Replay(
        names=protocol.BySeat(game.tags.get("First", ""), game.tags.get("Second", "")),
        variant=game.settings.variant.code,
        words=tuple(map(str, words_of(game.start, game.actions))),
        steps=tuple(steps_of(game)),
        outcome=outcome_message(game.outcome, game.position),
        record=str(game),
    )


def steps_of(game: Game) -> Iterator[protocol.Step]:
    """What lay on the table at the beginning and after each action."""
    state = game.start
    yield _step(state, None, None)
    for index, action in enumerate(game.actions):
        state = state.act(action)
        word = len(words_of(game.start, game.actions[: index + 1])) - 1
        yield _step(state, word, action.seat)


def _step(state: GameState, word: int | None, seat: Seat | None) -> protocol.Step:
    position = state.position
    return protocol.Step(
        word,
        seat_name(seat),
        board_text(position),
        text_of(position.hand),
        tuple(map(str, position.reserve)),
        text_of(position.last),
        str(position),
    )


def line_message(position: Position, line: Line) -> protocol.PuzzleLine:
    """An answer to a puzzle, played out."""
    game = Game(position=position)
    for word in line.words:
        game.play(word)
    return protocol.PuzzleLine(
        _texts(line.words), tuple(steps_of(game)), line.value.value, line.distance
    )


# -- reviews -----------------------------------------------------------------------------------


def review_message(reviewed: Review) -> protocol.Review:
    """A review without the positions, which a replay has, but for the one to try again."""
    decided = reviewed.turning_point
    first, second = (reviewed.accuracy(seat) for seat in Seat)
    return protocol.Review(
        words=tuple(
            _reviewed_word(index, move, standing)
            for index, (move, standing) in enumerate(
                zip(reviewed.moves, reviewed.standings[1:], strict=True)
            )
        ),
        start=reviewed.start.value.value,
        start_height=reviewed.start.height,
        turning_point=None if decided is None else reviewed.moves.index(decided),
        retry=None if reviewed.retry is None else _retry(reviewed, reviewed.retry),
        accuracy_first=_percent(first.share),
        accuracy_second=_percent(second.share),
        accuracy=protocol.Accuracies(
            protocol.Accuracy(first.kept, first.judged),
            protocol.Accuracy(second.kept, second.judged),
        ),
        unjudged=reviewed.unjudged,
        left_open=_texts(reviewed.left_open),
        left_to_act=seat_name(reviewed.left_to_act),
    )


def _reviewed_word(index: int, move: ReviewedMove, standing: Standing) -> protocol.ReviewedWord:
    return protocol.ReviewedWord(
        word=index,
        number=move.number,
        seat=move.seat.value,
        verdict=move.verdict.value,
        before=move.before.value.value,
        after=move.after.value.value,
        before_distance=move.before.distance,
        after_distance=move.after.distance,
        stands=standing.value.value,
        height=standing.height,
        better=_texts(move.better),
        made=_texts(move.made),
        missed=_texts(move.missed),
        missed_as_placer=_texts(move.missed_as_placer),
        missed_as_receiver=_texts(move.missed_as_receiver),
        lapsed=_texts(move.lapsed),
        failed_calls=len(move.failed_calls),
        stolen=move.stole,
    )


def _retry(reviewed: Review, retry: Retry) -> protocol.Retry:
    move = retry.move
    position = move.position
    return protocol.Retry(
        word=reviewed.moves.index(move),
        number=move.number,
        seat=move.seat.value,
        position=str(position),
        board=board_text(position),
        hand=text_of(position.hand),
        reserve=_texts(position.reserve),
        last=text_of(position.last),
        value=move.before.value.value,
        left=move.after.value.value,
        best=_texts(move.better),
        solutions=_texts(retry.solutions),
    )


def _texts(things: Iterable[object]) -> tuple[str, ...]:
    return tuple(map(str, things))


def _percent(share: float | None) -> int | None:
    return None if share is None else round(100 * share)
