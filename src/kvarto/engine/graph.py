"""A review to look at: its graph, and a page of it for notebooks."""

from __future__ import annotations

from html import escape

from kvarto.engine.review_text import Names, sentences
from kvarto.engine.reviewed import Review, ReviewedMove, Standing, Verdict
from kvarto.locales import Catalogue, catalogue
from kvarto.render.graph import Graph, GraphPoint, graph_svg
from kvarto.rules.settings import Seat

#: As players note it beside a move, in any language.
_SIGNS = {Verdict.MISTAKE: "?", Verdict.BLUNDER: "??", Verdict.DECISIVE: "??"}


def graph_of(review: Review, translate: Catalogue | None = None) -> Graph:
    """Who stood how, move by move, in the words of a language; English if none is given."""
    t = translate or catalogue()
    names = _by_seat(review, t)
    first, second = names[Seat.FIRST], names[Seat.SECOND]
    start, *after = review.standings
    points = (
        GraphPoint(start.height),
        *(_point(move, standing, t) for move, standing in zip(review.moves, after, strict=True)),
    )
    return Graph(
        title=t("graph-title", first=first, second=second),
        description=" ".join(sentences(review, names, t)),
        above=t("graph-wins", player=first),
        below=t("graph-wins", player=second),
        middle=t("value-draw"),
        points=points,
    )


def _by_seat(review: Review, t: Catalogue) -> Names:
    named = zip(Seat, review.names, strict=True)
    return {seat: name or t(f"seat-{seat}") for seat, name in named}


def _point(move: ReviewedMove, standing: Standing, t: Catalogue) -> GraphPoint:
    sign = _SIGNS.get(move.verdict, "")
    is_first = move.seat is Seat.FIRST
    return GraphPoint(
        standing.height,
        label=f"{move.number}{'.' if is_first else '...'} {move.word}",
        sign=sign,
        remark=t(f"review-verdict-{move.verdict}") if sign else "",
        tick=str(move.number) if is_first else "",
    )


def review_html(review: Review, translate: Catalogue | None = None) -> str:
    """The graph, what there is to say, and every move with its verdict."""
    t = translate or catalogue()
    said = "".join(f"<li>{escape(s)}</li>" for s in sentences(review, _by_seat(review, t), t))
    rows = "".join(_row(point) for point in graph_of(review, t).points[1:])
    return (
        f'<div lang="{t.language}">{graph_svg(graph_of(review, t))}'
        f"<ul>{said}</ul><table>{rows}</table></div>"
    )


def _row(point: GraphPoint) -> str:
    cells = (point.label, point.sign, point.remark)
    return f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in cells)}</tr>"
