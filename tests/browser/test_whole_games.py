"""Whole games of two people at one device, in every way in which one can play."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.game_page import NAMES, GamePage
from browser.input_methods import DraggingFinger, DraggingMouse, Finger, Hands, Keyboard, Mouse
from browser.servers import LocalServer
from browser.sights import in_the_long_run
from browser.visitors import PHONE, Visitors
from kvarto import Position, Seat, read_games
from kvarto.locales import english

TRANSCRIPTS = sorted(Path(__file__).parent.with_name("transcripts").glob("*.qgn"))
#: Both call wrongly, one of them in mid-game, and all pieces are placed.
LONG_GAME = (
    ">4 d2>6 d1>B b2>2 c2>8 a1>5 c1>7 b1?1>3 d4>A d3>9 a4>C b3>1 a3>F b4>D a2>0 c4>E c3?3 ?3"
)
SHORT_GAME = ">F a1>D b1>E c1>C d1!1"


#: How one plays, and on what.
Means = tuple[Hands, dict[str, Any]]
MOUSE: Means = (Mouse(), {})
FINGER: Means = (Finger(), PHONE)
KEYBOARD: Means = (Keyboard(), {})
DRAGGING_MOUSE: Means = (DraggingMouse(), {})
DRAGGING_FINGER: Means = (DraggingFinger(), PHONE)


@pytest.fixture(scope="module")
def server(still_server: LocalServer) -> LocalServer:
    """However slow the machine is, there is time enough to point a shape out."""
    return still_server


def name_of_means(means: Means) -> str:
    return type(means[0]).__name__


@pytest.mark.parametrize("means", [MOUSE, *in_the_long_run(FINGER, KEYBOARD)], ids=name_of_means)
def test_a_whole_game_with_calls_is_played_to_its_end(visitors: Visitors, means: Means) -> None:
    hands, device = means
    game = visitors(hands=hands, **device)
    game.begin()
    game.play(LONG_GAME)
    game.expect_end(english("result-draw"), english("outcome-draw"))


@pytest.mark.parametrize(
    "means",
    [FINGER, KEYBOARD, DRAGGING_FINGER, *in_the_long_run(DRAGGING_MOUSE)],
    ids=name_of_means,
)
def test_a_game_is_won_with_a_call(visitors: Visitors, means: Means) -> None:
    hands, device = means
    game = visitors(hands=hands, **device)
    game.begin()
    game.play(SHORT_GAME)
    game.expect_end("Anna wins", "Anna wins: row 1, four dark and four tall.")


@pytest.mark.long
@pytest.mark.parametrize("transcript", TRANSCRIPTS, ids=lambda path: path.stem)
def test_a_recorded_game_is_played_as_it_was(game: GamePage, transcript: Path) -> None:
    (record,) = read_games(transcript)
    settings, start = record.settings, record.start.position
    chairs = [
        {"name": name, "points": settings.points(seat)}
        for seat, name in zip(Seat, ("Anna", "Ben"), strict=True)
    ]
    game.begin(
        chairs=chairs,
        variant=str(settings.variant),
        calling=settings.calling.value,
        false_call=settings.false_call.value,
        late_call=settings.late_call,
        position=None if start == Position(variant=settings.variant) else str(start),
    )
    game.act(record.actions)
    if game.state.outcome is None:
        expect(game.duty).to_be_visible()
    elif game.state.outcome.winner is None:
        game.expect_end(english("result-draw"))
    else:
        game.expect_end(english("result-wins", player=NAMES[game.state.outcome.winner]))
