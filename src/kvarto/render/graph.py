"""Who stood how in the course of a game, as a graph: SVG by itself, or drawn by Matplotlib.

What is drawn is a `Graph` of plain numbers and finished texts; it can be looked at without either.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from kvarto.errors import KvartoError
from kvarto.render.geometry import Box
from kvarto.render.markup import element, number, path, prefix_for, words
from kvarto.render.palette import SHEETS, Sheet, Theme

if TYPE_CHECKING:
    from matplotlib.axes import Axes

_XMLNS = "http://www.w3.org/2000/svg"

#: The picture, and the field in it between the names and the move numbers.
_PICTURE = Box(0, 0, 640, 270)
_FIELD = Box(90, 20, 530, 200)
_FONT = "system-ui, sans-serif"
_SIZE = 14


@dataclass(frozen=True, slots=True)
class GraphPoint:
    """How it stood after a word, or at the beginning."""

    #: 1 first has won, 0 a draw, -1 second has won; None where it is unknown.
    height: float | None
    #: The word and what is said of it; nothing for the beginning.
    label: str = ""
    #: A sign at the point, where something was lost; and the same in words.
    sign: str = ""
    remark: str = ""
    #: What is written under it.
    tick: str = ""


@dataclass(frozen=True, slots=True)
class Graph:
    """A whole graph with its texts."""

    title: str
    description: str
    #: Who is above, and below; and what the middle means.
    above: str
    below: str
    middle: str
    points: tuple[GraphPoint, ...]

    @property
    def stretches(self) -> tuple[tuple[int, ...], ...]:
        """The places of the points that are joined: it is not drawn over what is unknown.

        >>> points = tuple(GraphPoint(height) for height in (0, 1, None, -1))
        >>> Graph("", "", "", "", "", points).stretches
        ((0, 1), (3,))
        """
        found: list[tuple[int, ...]] = []
        joined: tuple[int, ...] = ()
        for place, point in enumerate(self.points):
            if point.height is not None:
                joined += (place,)
            elif joined:
                found.append(joined)
                joined = ()
        return (*found, joined) if joined else tuple(found)


# -- SVG ---------------------------------------------------------------------------------------


def graph_svg(graph: Graph, *, theme: Theme = "light") -> str:
    """The graph as a picture that stands in any page."""
    colours, prefix = SHEETS[theme], prefix_for(graph, theme)
    said = element("title", words(graph.title), id=f"{prefix}-title")
    said += element("desc", words(graph.description), id=f"{prefix}-desc")
    inside = said + _field(graph, colours) + _curve(graph, colours) + _signs(graph, colours)
    view = " ".join(number(n) for n in (0, 0, _PICTURE.width, _PICTURE.height))
    return element("svg", inside, xmlns=_XMLNS, viewBox=view, width=_PICTURE.width, role="img",
                   aria_labelledby=f"{prefix}-title {prefix}-desc")  # fmt: skip


def _x(place: int, points: Sequence[GraphPoint]) -> float:
    return _FIELD.left + _FIELD.width * place / max(1, len(points) - 1)


def _y(height: float) -> float:
    return _FIELD.top + _FIELD.height * (1 - height) / 2


def _field(graph: Graph, colours: Sheet) -> str:
    """The paper with its three lines, who they belong to, and the numbers of the moves."""
    paper = element("rect", width=_PICTURE.width, height=_PICTURE.height, fill=colours.paper)
    lines = ""
    for height, text in ((1, graph.above), (0, graph.middle), (-1, graph.below)):
        y = _y(height)
        line = path("M", _FIELD.left, y, "L", _FIELD.left + _FIELD.width, y)
        lines += element("path", d=line, stroke=colours.gone, stroke_width=1.0)
        lines += _text(_FIELD.left - 8, y + 5, text, colours.captions, anchor="end")
    ticks = "".join(
        _text(_x(place, graph.points), _PICTURE.height - 12, point.tick, colours.captions)
        for place, point in enumerate(graph.points)
        if point.tick
    )
    return paper + lines + ticks


def _text(x: float, y: float, text: str, fill: str, *, anchor: str = "middle") -> str:
    return element("text", words(text), x=x, y=y, fill=fill, font_family=_FONT, font_size=_SIZE,
                   text_anchor=anchor)  # fmt: skip


def _curve(graph: Graph, colours: Sheet) -> str:
    drawn = ""
    for places in graph.stretches:
        steps: list[str | float] = []
        for place in places:
            height = graph.points[place].height
            assert height is not None
            steps += ["L" if steps else "M", _x(place, graph.points), _y(height)]
        drawn += element("path", d=path(*steps), fill="none", stroke=colours.letters,
                         stroke_width=2.5, stroke_linejoin="round")  # fmt: skip
    return drawn


def _signs(graph: Graph, colours: Sheet) -> str:
    """A dot for each word with its text, and a sign where something was lost."""
    drawn = ""
    for place, point in enumerate(graph.points):
        if point.height is None or not point.label:
            continue
        x, y = _x(place, graph.points), _y(point.height)
        fill = colours.lit if point.sign else colours.letters
        dot = element("circle", cx=x, cy=y, r=5.0 if point.sign else 3.0, fill=fill)
        # Outside, where no line is in the way.
        outside = y + 19 if point.height < 0 else y - 8
        sign = _text(x, outside, point.sign, colours.lit) if point.sign else ""
        label = " ".join(filter(None, (point.label, point.remark)))
        drawn += element("g", element("title", words(label)) + dot + sign)
    return drawn


# -- Matplotlib --------------------------------------------------------------------------------


def plot_graph(graph: Graph, axes: Axes | None = None) -> Axes:
    """The graph on axes of Matplotlib, new ones if none are given."""
    try:
        from matplotlib import pyplot  # noqa: PLC0415  (an extra, and heavy)
    except ImportError:
        raise KvartoError("plot-needs-matplotlib") from None
    if axes is None:
        _, axes = pyplot.subplots(figsize=(8, 3.2))
    for places in graph.stretches:
        heights = [graph.points[place].height for place in places]
        axes.plot(places, heights, color="0.2", marker="o", markersize=3)
    for place, point in enumerate(graph.points):
        if point.sign and point.height is not None:
            axes.plot([place], [point.height], color="tab:red", marker="o", linestyle="")
            up = -14 if point.height < 0 else 8
            axes.annotate(f"{point.label} {point.sign}", (place, point.height), (0, up),
                          textcoords="offset points", ha="center", fontsize="small")  # fmt: skip
    axes.set_yticks([1, 0, -1], [graph.above, graph.middle, graph.below])
    axes.set_ylim(-1.35, 1.35)
    ticks = [(place, point.tick) for place, point in enumerate(graph.points) if point.tick]
    axes.set_xticks([place for place, _ in ticks], [tick for _, tick in ticks])
    axes.grid(axis="y", color="0.85")
    axes.set_title(graph.title)
    return axes
