"""Reviews to look at: what a graph draws, pictures, plots, and pages for notebooks."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

import kvarto
from kvarto import Game, KvartoError, Outcome, Seat, Termination
from kvarto.engine.graph import graph_of, review_html
from kvarto.engine.review import Review
from kvarto.engine.review_text import sentences
from kvarto.locales import catalogue, languages
from kvarto.render.graph import Graph, GraphPoint, graph_svg

EVENTFUL = Path(__file__).parent.parent / "data" / "eventful.qgn"
SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture(scope="module")
def game() -> Game:
    (read,) = kvarto.read_games(EVENTFUL)
    return read


@pytest.fixture(scope="module")
def review(game: Game) -> Review:
    return kvarto.review(game)


# -- what is drawn -----------------------------------------------------------------------------


def test_a_graph_has_a_point_for_the_beginning_and_for_each_word(review: Review) -> None:
    graph = graph_of(review)
    assert len(graph.points) == 1 + len(review.moves)
    assert graph.points[0] == GraphPoint(0.0)
    assert (graph.above, graph.middle, graph.below) == ("Anna wins", "draw", "Ben wins")
    assert [point.height for point in graph.points] == [s.height for s in review.standings]
    last = graph.points[-2]
    assert (last.label, last.sign, last.remark, last.tick) == ("7. d2>A", "??", "decisive", "7")
    assert graph.points[-1].label == "7... !2"
    assert [point.sign for point in graph.points].count("?") == 1


def test_nobody_who_is_not_named_has_a_name() -> None:
    unnamed = Game(position="..../..../..../FDE. C")
    unnamed.play("d1!1")
    graph = graph_of(kvarto.review(unnamed))
    assert (graph.above, graph.below) == ("First wins", "Second wins")


@pytest.mark.parametrize("language", languages())
def test_a_graph_speaks_every_language(review: Review, language: str) -> None:
    graph = graph_of(review, catalogue(language))
    assert "Anna" in graph.above
    assert "Ben" in graph.description


def test_what_is_unknown_leaves_a_gap() -> None:
    points = tuple(GraphPoint(height, "1. >A") for height in (None, 1, 1, None, None, 0, None))
    graph = Graph("", "", "a", "b", "m", points)
    assert graph.stretches == ((1, 2), (5,))
    drawn = ElementTree.fromstring(graph_svg(graph))  # noqa: S314 (we made it)
    assert len(drawn.findall(f"{SVG}g")) == 3


# -- pictures ----------------------------------------------------------------------------------


def test_a_review_is_drawn_and_says_what_is_seen(review: Review) -> None:
    drawn = ElementTree.fromstring(review._repr_svg_())  # noqa: S314 (we made it)
    assert drawn.findtext(f"{SVG}title") == "Anna – Ben: who stood how"
    said = drawn.findtext(f"{SVG}desc") or ""
    assert "Anna could have called diagonal \\ at move 5." in said
    dots = [group.findtext(f"{SVG}title") for group in drawn.findall(f"{SVG}g")]
    assert len(dots) == len(review.moves)
    assert "7. d2>A decisive" in dots
    dark = graph_svg(graph_of(review), theme="dark")
    assert dark != review._repr_svg_()


def test_a_review_in_a_notebook_says_everything(review: Review) -> None:
    page = review._repr_html_()
    assert page == review_html(review)
    names = {Seat.FIRST: "Anna", Seat.SECOND: "Ben"}
    for sentence in sentences(review, names, catalogue()):
        assert sentence.replace(">", "&gt;") in page
    assert page.count("<tr>") == len(review.moves)


def test_a_game_in_a_notebook_shows_the_board_the_end_and_the_words(game: Game) -> None:
    page = game._repr_html_()
    assert page is not None
    assert "Ben wins" in page
    assert "d2&gt;A !2" in page
    assert "<svg" in page
    going_on = Game()
    going_on.tags["First"] = "<b>Anna</b>"
    shown = going_on._repr_html_()
    assert shown is not None
    assert "&lt;b&gt;Anna&lt;/b&gt; is to act." in shown
    going_on.end(Outcome(Termination.RESIGNATION, Seat.SECOND))
    assert "is to act" not in (going_on._repr_html_() or "")


# -- plots -------------------------------------------------------------------------------------


def test_without_matplotlib_it_is_said_what_is_missing(
    review: Review, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    with pytest.raises(KvartoError, match=r"pip install \"kvarto\[plot\]\""):
        review.plot()


@pytest.mark.skipif(
    importlib.util.find_spec("matplotlib") is None, reason="Matplotlib is not installed"
)
def test_a_plot_draws_the_graph(review: Review) -> None:
    import matplotlib as mpl  # noqa: PLC0415

    mpl.use("agg")
    axes = review.plot()
    graph = graph_of(review)
    curve, *marks = axes.get_lines()
    assert list(curve.get_ydata()) == [point.height for point in graph.points]
    assert len(marks) == len(review.mistakes)
    assert axes.get_title() == graph.title
    assert [label.get_text() for label in axes.get_xticklabels()] == list("1234567")
    assert review.plot(axes) is axes
