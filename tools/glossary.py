"""Writes `docs/glossary.md`: the words of the game in every language, taken from its catalogue.

python tools/glossary.py
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from babel import Locale
from fluent.syntax import ast as fluent

from kvarto.locales import catalogue
from translation import CATALOGUES, entries_of, tags

GLOSSARY = Path(__file__).resolve().parents[1] / "docs" / "glossary.md"

#: What a comment of `game.ftl` begins with that says how its words differ from the printed ones.
_DEVIATIONS = "Printed edition:"

_HEAD = """\
# Glossary

The words that kvarto uses in each language, taken from its catalogues by
`python tools/glossary.py`. They start from the printed edition in that language; where they differ,
it is said why.
"""

_WORDS = {
    "light, dark": ("trait-light", "trait-dark"),
    "short, tall": ("trait-short", "trait-tall"),
    "round, square": ("trait-round", "trait-square"),
    "solid, hollow": ("trait-solid", "trait-hollow"),
    "colour, height, shape, top": ("feature-c", "feature-h", "feature-s", "feature-t"),
    "row, column, diagonal, square": (
        "shape-row", "shape-column", "shape-diagonal", "shape-square",
    ),
    "lines, squares": ("shapes-l", "shapes-q"),
    "to place, to give": ("move-place", "move-give"),
    "the call": ("call",),
}  # fmt: skip

_NAMES = {"shape-row": "3", "shape-column": "c", "shape-diagonal": "/", "shape-square": "b2"}


def glossary() -> str:
    """The whole document."""
    return "\n".join([_HEAD, *(line for tag in tags() for line in _section(tag))])


def _section(tag: str) -> Iterator[str]:
    locale = Locale.parse(tag, sep="-")
    yield f"## {locale.get_display_name('en')}: {locale.get_display_name()} (`{tag}`)\n"
    yield "| | |\n|---|---|"
    t = catalogue(tag)
    example = {"colour": "dark", "height": "tall", "shape": "round", "top": "hollow"}
    gaps = {"cell": "b2", "piece": t("piece-object", **example)}
    for meaning, keys in _WORDS.items():
        words = (_cell(t(key, **gaps, name=_NAMES.get(key, ""))) for key in keys)
        yield f"| {meaning} | {' · '.join(words)} |"
    yield ""
    yield from (f"{deviation}\n" for deviation in _deviations(tag))


def _cell(text: str) -> str:
    return text.replace("|", "\\|")


def _deviations(tag: str) -> Iterator[str]:
    for entry in entries_of(CATALOGUES / tag / "game.ftl"):
        if isinstance(entry, fluent.ResourceComment):
            text = " ".join((entry.content or "").split())
            if _DEVIATIONS in text:
                yield text[text.index(_DEVIATIONS) :]


if __name__ == "__main__":
    GLOSSARY.write_text(glossary(), encoding="utf-8")
