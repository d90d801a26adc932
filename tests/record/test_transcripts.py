"""Whole games as text: one for every named variant and for every way a game can go."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from kvarto import NAMED_VARIANTS, Game, Termination, Variant, parse_games
from kvarto.cli.standing import plain_standing

FOLDER = Path(__file__).parent.parent / "transcripts"
TRANSCRIPTS = {path.stem: path.read_text(encoding="utf-8") for path in FOLDER.glob("*.qgn")}
#: What `kvarto replay --json` says of each transcript.
STANDINGS = json.loads((FOLDER / "standings.json").read_text(encoding="utf-8"))

STORIES = [
    "win-by-placer",
    "win-by-receiver",
    "lapse-then-win",
    "failed-call-ignored",
    "failed-call-forfeits",
    "failed-call-of-receiver-forfeits",
    "cancelled-call",
    "last-turn-call-by-placer",
    "last-turn-call-by-receiver",
    "last-turn-failed-calls",
    "late-call-wins",
    "late-call-receiver-first",
    "late-call-fails-then-receiver-wins",
    "late-call-after-receiver-failed",
    "late-call-both-fail",
    "late-call-forfeit",
    "no-pointing",
    "pointing-for-one",
    "automatic",
    "automatic-two-shapes",
    "automatic-draw",
    "time-out",
    "time-out-in-mid-turn",
    "resignation",
    "agreed-draw",
    "full-board-draw",
    "full-board-draw-with-lapsed-quartos",
    "abandoned",
    "aborted",
    "unfinished",
    "reason-unknown",
    "set-up-position",
]


def game_of(name: str) -> Game:
    (game,) = parse_games(TRANSCRIPTS[name])
    return game


@pytest.mark.parametrize("name", sorted(TRANSCRIPTS))
def test_a_transcript_is_written_again_to_the_letter(name: str) -> None:
    assert str(game_of(name)) == TRANSCRIPTS[name]


@pytest.mark.parametrize("name", sorted(TRANSCRIPTS))
def test_a_transcript_stands_where_it_always_stood(name: str) -> None:
    assert plain_standing(game_of(name).state) == STANDINGS[name]


def test_every_named_variant_has_a_transcript_that_is_won() -> None:
    for name in NAMED_VARIANTS:
        game = game_of(f"variant-{name}")
        assert game.settings.variant is Variant(name)
        assert game.outcome is not None
        assert game.outcome.termination is Termination.QUARTO


def test_every_number_of_features_has_a_transcript() -> None:
    counts = {len(game_of(name).settings.variant.features) for name in TRANSCRIPTS}
    assert counts == {1, 2, 3, 4}


def test_every_story_has_a_transcript() -> None:
    variants = {name for name in TRANSCRIPTS if name.startswith("variant-")}
    assert set(STORIES) == set(TRANSCRIPTS) - variants
    assert set(STANDINGS) == set(TRANSCRIPTS)


def test_every_reason_for_an_end_has_a_transcript() -> None:
    outcomes = [game_of(name).outcome for name in TRANSCRIPTS]
    assert {o.termination for o in outcomes if o is not None} == set(Termination)
