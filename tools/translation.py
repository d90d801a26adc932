"""What a translation lacks: for translators, and for the tests.

    python tools/translation.py fi       what is missing or wrong in Finnish
    python tools/translation.py          the same for every language, a line each

Everything it says is also checked by `make test`.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

from babel import Locale
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

CATALOGUES = Path(__file__).resolve().parents[1] / "src" / "kvarto" / "locales"
SOURCE_LANGUAGE = "en"

PLURAL_FORMS = frozenset({"zero", "one", "two", "few", "many", "other"})

#: What stands above a message that is right although it reads as in English.
SAME_ON_PURPOSE = "As in English."

#: Names and signs, which are the same in most languages.
NAMES_AND_SIGNS = frozenset({
    "arena-elo", "bench-longest", "bench-p50", "bench-p99", "bench-placed", "call", "call-by",
    "cli-error", "name", "namesake", "opponent-attentive", "opponent-beginner", "opponent-casual",
    "opponent-child", "opponent-club", "opponent-master", "opponent-newcomer",
    "opponent-perfect", "opponent-regular", "opponent-strong", "title-lesson",
})  # fmt: skip


def tags() -> list[str]:
    """Every language that has a folder."""
    return sorted(folder.name for folder in CATALOGUES.iterdir() if folder.name[0] not in "_.")


def entries_of(path: Path) -> list[fluent.EntryType]:
    """Everything in one file of a catalogue."""
    return FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8")).body


# English, with which the others are compared, is one of the few that are kept.
@lru_cache(maxsize=3)
def entries(tag: str) -> tuple[tuple[Path, fluent.EntryType], ...]:
    """Everything in the catalogue of a language, and the file it is in."""
    paths = sorted((CATALOGUES / tag).glob("*.ftl"))
    return tuple((path, entry) for path in paths for entry in entries_of(path))


def messages(tag: str) -> dict[str, fluent.Message]:
    """The messages of a language by their keys."""
    return {entry.id.name: entry for _, entry in entries(tag) if isinstance(entry, fluent.Message)}


class _Choices(Visitor):
    """Collects what fills a message in, and between which words a number chooses."""

    def __init__(self, tag: str) -> None:
        self.plural_form = Locale.parse(tag, sep="-").plural_form
        self.variables: set[str] = set()
        self.plurals: list[set[str]] = []

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: fluent.SelectExpression) -> None:  # noqa: N802
        keys = [variant.key for variant in node.variants]
        named = {key.name for key in keys if isinstance(key, fluent.Identifier)}
        if named <= PLURAL_FORMS and named != {"other"}:
            # A number that is named itself, such as [0], stands for its form.
            numbers = (int(key.value) for key in keys if isinstance(key, fluent.NumberLiteral))
            self.plurals.append(named | {self.plural_form(number) for number in numbers})
        self.generic_visit(node)


class _Words(Visitor):
    """Whether a message has words of its own, and not only signs and what fills it in."""

    any = False

    def visit_TextElement(self, node: fluent.TextElement) -> None:  # noqa: N802
        self.any = self.any or any(sign.isalpha() for sign in node.value)


def variables(message: fluent.Message) -> set[str]:
    """The names of what fills a message in."""
    choices = _Choices(SOURCE_LANGUAGE)
    choices.visit(message)
    return choices.variables


def text(message: fluent.Message) -> str:
    """A message without its comment, as it is written."""
    bare = fluent.Message(message.id, message.value, message.attributes)
    return FluentSerializer().serialize_entry(bare).strip()


def problems(tag: str) -> list[str]:
    """What is missing or wrong in a language, a line each."""
    return [*_not_fluent(tag), *_compared(tag)]


def _not_fluent(tag: str) -> Iterator[str]:
    known = {path.name for path in (CATALOGUES / SOURCE_LANGUAGE).glob("*.ftl")}
    seen: set[str] = set()
    for path, entry in entries(tag):
        if path.name not in known:
            yield f"{path.name}: there is no such file in English"
        if isinstance(entry, fluent.Junk):
            yield f"{path.name}: cannot be read: {(entry.content or '').strip().splitlines()[0]}"
        elif isinstance(entry, fluent.Message | fluent.Term):
            if entry.id.name in seen:
                yield f"{path.name}: {entry.id.name} is there twice"
            seen.add(entry.id.name)


#: What opens and what closes a run of text with a direction of its own.
_OPENING, _CLOSING = "\u2066\u2067\u2068", "\u2069"


def _isolates_are_balanced(message: fluent.Message) -> bool:
    depth = 0
    escaped = re.compile(r"\\u([0-9A-Fa-f]{4})")
    for sign in escaped.sub(lambda found: chr(int(found[1], 16)), text(message)):
        depth += (sign in _OPENING) - (sign in _CLOSING)
        if depth < 0:
            return False
    return depth == 0


def _compared(tag: str) -> Iterator[str]:
    english, translated = messages(SOURCE_LANGUAGE), messages(tag)
    where = {
        entry.id.name: path.name
        for path, entry in entries(SOURCE_LANGUAGE)
        if isinstance(entry, fluent.Message)
    }
    forms = {*Locale.parse(tag, sep="-").plural_form.tags, "other"}
    for key in english.keys() - translated.keys():
        yield f"{where[key]}: {key} is missing"
    for key in translated.keys() - english.keys():
        yield f"{key} is not a message in English"
    for key in sorted(english.keys() & translated.keys()):
        choices = _Choices(tag)
        choices.visit(translated[key])
        if choices.variables != (wanted := variables(english[key])):
            yield f"{where[key]}: {key} is filled in with {choices.variables}, not {wanted}"
        for plural in choices.plurals:
            if plural != forms:
                yield f"{where[key]}: {key} has the plural forms {plural}, not {forms}"
        if not _isolates_are_balanced(translated[key]):
            yield f"{where[key]}: {key} opens or closes a direction of writing too often"
        may_be_same = tag == SOURCE_LANGUAGE or key in NAMES_AND_SIGNS
        if not may_be_same and _is_left_over(translated[key], english[key]):
            yield f"{where[key]}: {key} is still English"


def _is_left_over(message: fluent.Message, english: fluent.Message) -> bool:
    if text(message) != text(english):
        return False
    words = _Words()
    words.visit(english)
    meant = message.comment is not None and SAME_ON_PURPOSE in (message.comment.content or "")
    return words.any and not meant


def main() -> int:
    """Print what is missing; 1 if anything is."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("language", nargs="?", choices=tags(), metavar="LANGUAGE")
    wanted = parser.parse_args().language
    found = {tag: problems(tag) for tag in ([wanted] if wanted else tags())}
    for tag, lines in found.items():
        if wanted:
            print(*sorted(lines), sep="\n", end="\n" if lines else "")
        print(f"{tag}: {len(lines)} to do" if lines else f"{tag}: complete")
    return int(any(found.values()))


if __name__ == "__main__":
    sys.exit(main())
