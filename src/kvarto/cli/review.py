"""`kvarto review`: where the games of a record were won and lost."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Any

import click

from kvarto.cli.console import t
from kvarto.cli.games import game_title, numbered_games, player_names
from kvarto.cli.solve import json_option, no_table_option, time_limit_option
from kvarto.engine.review import Review, ReviewedMove, review
from kvarto.engine.values import Solution, Value
from kvarto.record.game import Game
from kvarto.record.tags import result_of
from kvarto.render.sentences import outcome_sentence, shape_name
from kvarto.rules.settings import Seat
from kvarto.rules.shapes import Shape

#: Long enough for all but the first few moves where no table knows them.
_TIME_LIMIT = 2.0
_MOVES_SHOWN = 2
_LONGEST_NAME = 12

Names = Mapping[Seat, str]


@click.command("review", help=t("review-help"), short_help=t("review-short-help"))
@click.argument("file", metavar="FILE|-")
@json_option
@no_table_option
@time_limit_option(_TIME_LIMIT)
def review_command(*, file: str, as_json: bool, no_table: bool, time_limit: float) -> None:
    """Review every game of a file."""
    for number, game in numbered_games(file):
        reviewed = review(game, time_limit=time_limit, table=not no_table)
        if as_json:
            click.echo(json.dumps(_plain(game, reviewed)))
        else:
            click.echo(_report(game, reviewed, number))


# -- for programs ------------------------------------------------------------------------------


def _plain(game: Game, reviewed: Review) -> dict[str, Any]:
    decided = reviewed.turning_point
    return {
        "first": game.tags.get("First"),
        "second": game.tags.get("Second"),
        "variant": game.settings.variant.code,
        "result": result_of(game.outcome),
        "moves": [_plain_move(move) for move in reviewed.moves],
        #: The index of a move.
        "turning_point": None if decided is None else reviewed.moves.index(decided),
        "accuracy": {seat.value: _plain_accuracy(reviewed, seat) for seat in Seat},
        #: Where a game that broke off was left.
        "left_open": _codes(reviewed.left_open),
        "left_to_act": None if reviewed.left_to_act is None else reviewed.left_to_act.value,
        "left_at": None if reviewed.left_at is None else _plain_solution(reviewed.left_at),
    }


def _plain_move(move: ReviewedMove) -> dict[str, Any]:
    return {
        "number": move.number,
        "seat": move.seat.value,
        "move": str(move.word),
        "position": str(move.position),
        "before": _plain_solution(move.before),
        "after": _plain_solution(move.after),
        "verdict": move.verdict.value,
        "better": [str(word) for word in move.better],
        "made": _codes(move.made),
        "missed_as_placer": _codes(move.missed_as_placer),
        "missed_as_receiver": _codes(move.missed_as_receiver),
        "lapsed": _codes(move.lapsed),
    }


def _plain_solution(solution: Solution) -> dict[str, Any]:
    return {"value": solution.value.value, "distance": solution.distance}


def _plain_accuracy(reviewed: Review, seat: Seat) -> dict[str, int]:
    accuracy = reviewed.accuracy(seat)
    return {"kept": accuracy.kept, "judged": accuracy.judged}


def _codes(shapes: tuple[Shape, ...]) -> list[str]:
    return [shape.value for shape in shapes]


# -- for people --------------------------------------------------------------------------------


def _report(game: Game, reviewed: Review, number: int) -> str:
    names = player_names(game)
    lines = [game_title(game, number)]
    if reviewed.outcome is not None:
        lines.append(outcome_sentence(reviewed.outcome, game.position, names, t))
    lines += ["", *_table(reviewed, names), ""]
    lines += _quarto_sentences(reviewed, names)
    lines += _end_sentences(reviewed, names)
    lines += _summary(reviewed, names)
    return "\n".join([*lines, ""])


def _table(reviewed: Review, names: Names) -> Iterator[str]:
    """A line for each move: what it was worth to its player, and what was better."""
    short = {seat: _shortened(name) for seat, name in names.items()}
    width = max(map(len, short.values()))
    longest = max((len(str(move.word)) for move in reviewed.moves), default=0)
    for move in reviewed.moves:
        number = f"{move.number}."
        line = (
            f"{number:>4} {short[move.seat]:<{width}}  {move.word!s:<{longest}}  "
            f"{_worth(move):<12}  {_remark(move)}"
        )
        yield line.rstrip()


def _shortened(name: str) -> str:
    return name if len(name) <= _LONGEST_NAME else f"{name[: _LONGEST_NAME - 1]}…"


def _worth(move: ReviewedMove) -> str:
    before, after = (t(f"value-{s.value}") for s in (move.before, move.after))
    if move.verdict.is_mistake:
        return t("review-value-lost", before=before, after=after)
    return after


def _remark(move: ReviewedMove) -> str:
    verdict = t(f"review-verdict-{move.verdict}") if move.verdict.is_mistake else ""
    if not move.better:
        return verdict
    words = ", ".join(str(word) for word in move.better[:_MOVES_SHOWN])
    more = len(move.better) - _MOVES_SHOWN
    if more > 0:
        return t("review-remark-more", verdict=verdict, words=words, more=more)
    return t("review-remark", verdict=verdict, words=words)


def _quarto_sentences(reviewed: Review, names: Names) -> Iterator[str]:
    """What became of the quartos that were not called by who completed them."""
    for move in reviewed.moves:
        who: dict[str, Any] = {"player": names[move.seat], "number": move.number}
        if move.failed_calls:
            yield t("review-failed-call", **who)
        if move.missed_as_receiver:
            yield t("review-missed-as-receiver", **who, shapes=_listed(move.missed_as_receiver))
        if move.lapsed:
            yield t("review-lapsed", shapes=_listed(move.lapsed))
        if move.missed_as_placer:
            yield t("review-missed-as-placer", **who, shapes=_listed(move.missed_as_placer))
        if move.word.before is not None and move.word.before.right:
            yield t("review-called-others", **who, other=names[move.seat.other])


def _end_sentences(reviewed: Review, names: Names) -> Iterator[str]:
    """What a game that broke off was worth, to whom it was to act."""
    seat, worth = reviewed.left_to_act, reviewed.left_at
    if seat is None or worth is None:
        return
    if reviewed.left_open:
        yield t(
            "review-left-open",
            shapes=_listed(reviewed.left_open),
            count=len(reviewed.left_open),
            player=names[seat],
        )
    elif worth.value is not Value.UNKNOWN:
        yield t(f"review-left-{worth.value}", player=names[seat])


def _summary(reviewed: Review, names: Names) -> Iterator[str]:
    """Where the game was decided, and how well each has played."""
    decided = reviewed.turning_point
    if decided is not None:
        yield t(
            "review-turning-point",
            number=decided.number,
            player=names[decided.seat],
            word=decided.word,
            before=t(f"value-{decided.before.value}"),
            after=t(f"value-{decided.after.value}"),
        )
    elif not reviewed.mistakes and reviewed.moves:
        yield t("review-no-known-mistakes" if reviewed.unjudged else "review-no-mistakes")
    if reviewed.unjudged:
        yield t("review-unjudged", count=reviewed.unjudged)
    for seat in Seat:
        accuracy = reviewed.accuracy(seat)
        if accuracy.share is not None:
            yield t(
                "review-accuracy",
                player=names[seat],
                kept=accuracy.kept,
                judged=accuracy.judged,
                percent=round(100 * accuracy.share),
            )


def _listed(shapes: tuple[Shape, ...]) -> str:
    return t.list(shape_name(shape, t) for shape in shapes)
