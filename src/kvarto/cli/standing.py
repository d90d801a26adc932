"""Where a game stands: as plain values for JSON, and in sentences."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from kvarto.cli.console import t
from kvarto.render.sentences import outcome_sentence, shape_name
from kvarto.rules.game import GameState, Outcome
from kvarto.rules.settings import Seat
from kvarto.rules.shapes import Shape


def plain_standing(state: GameState) -> dict[str, Any]:
    """Where a game stands, as plain values for JSON."""
    return {
        "position": str(state.position),
        "variant": state.settings.variant.code,
        "placed": state.position.placed,
        "to_act": None if state.to_act is None else state.to_act.value,
        "may": {seat.value: [kind.value for kind in state.may(seat)] for seat in Seat},
        "open": [shape.value for shape in state.open],
        "lapsed": [shape.value for shape in state.lapsed],
        "outcome": None if state.outcome is None else _plain_outcome(state.outcome),
    }


def _plain_outcome(outcome: Outcome) -> dict[str, Any]:
    return {
        "winner": None if outcome.winner is None else outcome.winner.value,
        "reason": outcome.termination.value,
        "shape": None if outcome.shape is None else outcome.shape.value,
        "features": [feature.value for feature in outcome.features],
    }


def standing_sentences(state: GameState, names: Mapping[Seat, str]) -> list[str]:
    """Where a game stands, for people: how it ended or who is to act, what is open or lapsed."""
    sentences = []
    if state.outcome is not None:
        sentences.append(outcome_sentence(state.outcome, state.position, names, t))
    elif state.to_act is not None:
        sentences.append(t("standing-to-act", player=names[state.to_act]))
    if state.open:
        sentences.append(t("standing-open", shapes=_listed(state.open)))
    if state.lapsed:
        sentences.append(t("standing-lapsed", shapes=_listed(state.lapsed)))
    return sentences


def _listed(shapes: tuple[Shape, ...]) -> str:
    return t.list(shape_name(shape, t) for shape in shapes)
