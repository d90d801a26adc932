"""The game in sentences: shapes, variants and outcomes, in any language."""

from __future__ import annotations

from collections.abc import Mapping

from kvarto.locales import Catalogue
from kvarto.rules.game import Outcome, Termination
from kvarto.rules.position import Position
from kvarto.rules.settings import Seat
from kvarto.rules.shapes import Shape
from kvarto.rules.variant import Variant


def shape_name(shape: Shape, t: Catalogue) -> str:
    """A shape by its kind and notation.

    >>> from kvarto.locales import catalogue
    >>> shape_name(Shape.ROW_3, catalogue()), shape_name(Shape.SQUARE_B2, catalogue())
    ('row 3', 'square b2')
    """
    return t(f"shape-{shape.kind.value}", name=shape)


def variant_name(variant: Variant, t: Catalogue) -> str:
    """A variant by its name, or by what counts in it.

    >>> from kvarto.locales import catalogue
    >>> variant_name(Variant("hard"), catalogue()), variant_name(Variant("ch:lq"), catalogue())
    ('hard (two shared features)', 'lines and squares, colour and height')
    """
    if variant.name is not None:
        return t(f"variant-{variant.name}")
    features = t.list(t(f"feature-{feature}") for feature in variant.features)
    shapes = t(f"shapes-{variant.shape_set.value}")
    return t("variant-other", shapes=shapes, features=features, required=variant.required).strip()


def outcome_sentence(
    outcome: Outcome, position: Position, names: Mapping[Seat, str], t: Catalogue
) -> str:
    """How a game ended, with the players' names."""
    key = f"outcome-{outcome.termination.value}"
    if outcome.winner is None:
        nobody = {Termination.ABANDONED: "-nobody", Termination.UNKNOWN: "-draw"}
        return t(key + nobody.get(outcome.termination, ""))
    players = {"winner": names[outcome.winner], "loser": names[outcome.winner.other]}
    if outcome.shape is None:
        return t(key, **players)
    alike = t.list(t("four-alike", trait=trait) for trait in position.traits(outcome.shape))
    return t(key, shape=shape_name(outcome.shape, t), alike=alike, **players)
