"""A game as a notebook shows it: the board, how it ended or who is to act, and the words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape

from kvarto.locales import Catalogue, catalogue
from kvarto.render.picture import position_svg
from kvarto.render.sentences import outcome_sentence, variant_name
from kvarto.rules.game import GameState
from kvarto.rules.settings import Seat

#: The height of the board, in pixels.
_SIZE = 320


def game_html(
    state: GameState,
    words: Sequence[str],
    names: Mapping[Seat, str],
    translate: Catalogue | None = None,
) -> str:
    """A game where it stands; where a record names nobody, the seats are named."""
    t = translate or catalogue()
    called = {seat: names.get(seat) or t(f"seat-{seat}") for seat in Seat}
    outcome = state.outcome
    lit = () if outcome is None or outcome.shape is None else outcome.shape.cells
    board = position_svg(state.position, highlight=lit, size=_SIZE, translate=t)
    players = t(
        "notebook-players",
        first=called[Seat.FIRST],
        second=called[Seat.SECOND],
        variant=variant_name(state.settings.variant, t),
    )
    stands = _stands(state, called, t)
    return (
        f'<div lang="{t.language}"><p>{escape(players)}</p>{board}'
        f"<p>{escape(stands)}</p><p><code>{escape(' '.join(words))}</code></p></div>"
    )


def _stands(state: GameState, names: Mapping[Seat, str], t: Catalogue) -> str:
    if state.outcome is not None:
        return outcome_sentence(state.outcome, state.position, names, t)
    assert state.to_act is not None
    return t("notebook-to-act", player=names[state.to_act])
