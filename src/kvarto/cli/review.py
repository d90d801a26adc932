"""`kvarto review`: where the games of a record were won and lost."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import click

from kvarto.cli.console import t
from kvarto.cli.games import game_title, numbered_games, player_names
from kvarto.cli.solve import json_option, no_table_option, time_limit_option
from kvarto.engine.review import Review, ReviewedMove, review
from kvarto.engine.review_text import Names, sentences
from kvarto.engine.values import Solution
from kvarto.record.game import Game
from kvarto.record.tags import result_of
from kvarto.render.sentences import outcome_sentence
from kvarto.rules.settings import Seat
from kvarto.rules.shapes import Shape

#: Long enough for all but the first few moves where no table knows them.
_TIME_LIMIT = 2.0
_MOVES_SHOWN = 2
_LONGEST_NAME = 12


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
    lines += sentences(reviewed, names, t)
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
