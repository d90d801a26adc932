"""A review in sentences, in any language."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from kvarto.engine.reviewed import Review
from kvarto.engine.values import Value
from kvarto.locales import Catalogue
from kvarto.render.sentences import shape_name
from kvarto.rules.settings import Seat
from kvarto.rules.shapes import Shape

#: The players.
Names = Mapping[Seat, str]


def sentences(reviewed: Review, names: Names, t: Catalogue) -> Iterator[str]:
    """All there is to say of a game besides its moves."""
    yield from _quarto_sentences(reviewed, names, t)
    yield from _end_sentences(reviewed, names, t)
    yield from _summary(reviewed, names, t)


def _quarto_sentences(reviewed: Review, names: Names, t: Catalogue) -> Iterator[str]:
    """What became of the quartos that were not called by who completed them."""
    for move in reviewed.moves:
        who: dict[str, Any] = {"player": names[move.seat], "number": move.number}
        if move.failed_calls:
            yield t("review-failed-call", **who)
        if move.missed_as_receiver:
            yield t("review-missed-as-receiver", **who, shapes=_listed(move.missed_as_receiver, t))
        if move.lapsed:
            yield t("review-lapsed", shapes=_listed(move.lapsed, t))
        if move.missed_as_placer:
            yield t("review-missed-as-placer", **who, shapes=_listed(move.missed_as_placer, t))
        if move.stole:
            yield t("review-called-others", **who, other=names[move.seat.other])


def _end_sentences(reviewed: Review, names: Names, t: Catalogue) -> Iterator[str]:
    """What a game that broke off was worth, to whom it was to act."""
    seat, worth = reviewed.left_to_act, reviewed.left_at
    if seat is None or worth is None:
        return
    if reviewed.left_open:
        yield t(
            "review-left-open",
            shapes=_listed(reviewed.left_open, t),
            count=len(reviewed.left_open),
            player=names[seat],
        )
    elif worth.value is not Value.UNKNOWN:
        yield t(f"review-left-{worth.value}", player=names[seat])


def _summary(reviewed: Review, names: Names, t: Catalogue) -> Iterator[str]:
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


def _listed(shapes: tuple[Shape, ...], t: Catalogue) -> str:
    return t.list(shape_name(shape, t) for shape in shapes)
