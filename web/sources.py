"""What the page takes from the Python side: messages, drawings, languages, catalogues."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

from babel import Locale
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

from kvarto.locales import (
    ALSO_KNOWN_AS,
    RIGHT_TO_LEFT,
    SOURCE_LANGUAGE,
    catalogue,
    languages,
)
from kvarto.render import THEMES, Style, Theme, geometry, piece_sprite

PACKAGE = Path(__file__).resolve().parent.parent / "src" / "kvarto"

#: The catalogues whose messages the page shows, by the parts in which a browser asks for them;
#: the others belong to the command line.
CATALOGUES = {
    "table": ("page", "online", "game", "errors", "render", "levels"),
    "choices": ("choices",),
    "people": ("lobby",),
    "rules": ("rules",),
    "course": ("lessons",),
    "study": ("study", "verdicts"),
    "puzzles": ("solving",),
    "records": ("notation",),
}
#: Of other catalogues the page shows these messages alone.
SINGLE_MESSAGES = {"table": {"cluster": ("store-away", "come-again")}}


_WORDS_TYPE = """\
export interface Words {
  days: string[]; months: string[]; date: string;
  relative: Record<"day" | "hour" | "minute", Record<"past" | "future", Record<string, string>>>;
}"""


def write_sources(folder: Path) -> None:
    """Write the TypeScript sources that follow from Python ones."""
    write_changed(folder / "protocol.ts", protocol())
    write_changed(folder / "pieces.ts", pieces())
    write_changed(folder / "languages.ts", language_list())


def protocol() -> str:
    """The types of every message between server and page."""
    return subprocess.run(
        [sys.executable, "-m", "kvarto.server.schema", "typescript"],
        check=True,
        stdout=subprocess.PIPE,
        encoding="utf-8",
    ).stdout


def pieces() -> str:
    """The sets of pieces, and the measures that a board for them needs."""
    sprites = {"wood": sprite("wood", "light", "wood")} | {
        f"flat-{theme}": sprite("flat", theme, f"flat-{theme}") for theme in THEMES
    }
    measures = {
        "box": geometry.PIECE_BOX._asdict(),
        "ring": geometry.RING._asdict(),
        "pitch": geometry.PITCH,
        "radii": {str(shape): radius._asdict() for shape, radius in geometry.RADII.items()},
        "heights": {str(height): rise for height, rise in geometry.HEIGHTS.items()},
    }
    return module(
        f"export const SPRITES = {literal(sprites)} as const;",
        f"export const MEASURES = {literal(measures)} as const;",
    )


def sprite(style: Style, theme: Theme, name: str) -> str:
    """The pieces of a set, without the style that a page's security policy would refuse."""
    drawn = piece_sprite(style, theme=theme, prefix=f"kvarto-{name}")
    return drawn.replace(' style="position:absolute"', "")


def language_list() -> str:
    """Every language there is a catalogue for, by the name it gives itself."""
    found = [
        {
            "tag": tag,
            "name": Locale.parse(tag, sep="-").get_display_name(),
            "direction": direction(tag),
        }
        for tag in languages()
    ]
    kind = 'export interface Language { tag: string; name: string; direction: "ltr" | "rtl" }'
    return module(
        kind,
        f"export const LANGUAGES: readonly Language[] = {literal(found)};",
        f"export const ALSO_KNOWN_AS: Record<string, string> = {literal(ALSO_KNOWN_AS)};",
        _WORDS_TYPE,
        f"export const WORDS_OF_TIME: Record<string, Words> = {literal(words_of_time())};",
        f"export const PARTS = {literal(list(CATALOGUES))} as const;",
    )


#: A language of ours that browsers do not know well enough to write dates in it.
_UNKNOWN_TO_BROWSERS = ("is",)
_UNITS = ("day", "hour", "minute")


def words_of_time() -> dict[str, object]:
    """Dates and moments in those languages, from CLDR."""
    return {tag: _words_of_time(Locale.parse(tag)) for tag in _UNKNOWN_TO_BROWSERS}


def _words_of_time(locale: Locale) -> dict[str, object]:
    names = {"EEEE": "{weekday}", "MMMM": "{month}", "d": "{day}", "y": "{year}"}
    letters = re.compile("|".join(names))
    fields = locale._data["date_fields"]
    return {
        "days": [locale.days["format"]["wide"][day] for day in range(7)],
        "months": [locale.months["format"]["wide"][month] for month in range(1, 13)],
        "date": letters.sub(lambda found: names[found[0]], locale.date_formats["full"].pattern),
        "relative": {
            unit: {when: dict(fields[unit][when]) for when in ("past", "future")} for unit in _UNITS
        },
    }


def direction(tag: str) -> str:
    """Which way a language is written."""
    return "rtl" if tag in RIGHT_TO_LEFT else "ltr"


def module(*lines: str) -> str:
    """A TypeScript module."""
    return "\n".join(["// Written by web/build.py.", *lines, ""])


def literal(value: object) -> str:
    """A value as TypeScript writes it."""
    return json.dumps(value, ensure_ascii=False)


def write_changed(path: Path, text: str) -> None:
    """Write a file unless it says so already, so that its time tells when it changed."""
    if not path.exists() or path.read_text(encoding="utf-8") != text:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


# -- what is sent in each language -------------------------------------------------------------


def catalogue_text(tag: str, part: str) -> str:
    """The messages of one part of the page in one language.

    What is not translated yet is there in English, so that one file is always enough.
    """
    entries = _entries(SOURCE_LANGUAGE, part) | _entries(tag, part)
    return FluentSerializer().serialize(ast.Resource(list(entries.values())))


class _WithoutIsolatedLiterals(Transformer):
    """Writes what has a direction of its own as plain text: the page would isolate it again."""

    def visit_Placeable(self, node: ast.Placeable) -> ast.Placeable | ast.TextElement:  # noqa: N802
        if isinstance(node.expression, ast.StringLiteral):
            text: str = node.expression.parse()["value"]
            if text.startswith("\u2066"):
                return ast.TextElement(text)
        return self.generic_visit(node)


def _entries(tag: str, part: str) -> dict[str, ast.EntryType]:
    """The messages and terms in one language, without comments."""
    found: dict[str, ast.EntryType] = {}
    for name in CATALOGUES[part]:
        found |= _entries_of(tag, name)
    for name, keys in SINGLE_MESSAGES.get(part, {}).items():
        all_entries = _entries_of(tag, name)
        wanted = (f"Message {key}" for key in keys)
        found |= {key: all_entries[key] for key in wanted if key in all_entries}
    return found


def _entries_of(tag: str, name: str) -> dict[str, ast.EntryType]:
    found: dict[str, ast.EntryType] = {}
    path = PACKAGE / "locales" / tag / f"{name}.ftl"
    if path.exists():
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message | ast.Term):
                entry.comment = None
                _WithoutIsolatedLiterals().visit(entry)
                found[f"{type(entry).__name__} {entry.id.name}"] = entry
    return found


def manifest_text(tag: str, template: str) -> str:
    """What a system shows of the page when it is installed."""
    said = {
        "lang": tag,
        "dir": direction(tag),
        "description": catalogue(tag)("home-about"),
    }
    return json.dumps(json.loads(template) | said, ensure_ascii=False, indent=2)
