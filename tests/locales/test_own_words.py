"""No sentence of a printed edition is in a catalogue.

The printed texts belong to somebody else and are not here: `KVARTO_RULEBOOKS` names the folder
of text files that has them.
"""

from __future__ import annotations

import os
import re
import unicodedata
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from translation import entries, tags

FOLDER = os.environ.get("KVARTO_RULEBOOKS")
#: A run of so many words, or of signs in scripts that put no spaces between words, is a copy.
WORDS, SIGNS = 8, 20
WITHOUT_SPACES = re.compile(r"[\u0e00-\u0e7f\u3040-\u30ff\u3400-\u9fff]")


class _Texts(Visitor):
    """Collects what a message says, without what fills it in."""

    def __init__(self) -> None:
        self.texts: list[str] = []

    def visit_TextElement(self, node: fluent.TextElement) -> None:  # noqa: N802
        self.texts.append(node.value)


def runs(text: str) -> Iterator[str]:
    """Every run of a text that is long enough to be a copy."""
    text = unicodedata.normalize("NFKC", text).casefold()
    if WITHOUT_SPACES.search(text):
        letters = "".join(sign for sign in text if sign.isalnum())
        yield from (letters[at : at + SIGNS] for at in range(len(letters) - SIGNS + 1))
    words = re.findall(r"\w+", text)
    yield from (" ".join(words[at : at + WORDS]) for at in range(len(words) - WORDS + 1))


def said(tag: str) -> Iterator[tuple[str, str]]:
    """The keys of a catalogue, each with a text of its message."""
    for _, entry in entries(tag):
        if isinstance(entry, fluent.Message):
            texts = _Texts()
            texts.visit(entry)
            yield from ((entry.id.name, text) for text in texts.texts)


def copied(tag: str, printed: set[str]) -> list[tuple[str, str]]:
    """The keys of messages that repeat the printed text, and what they repeat."""
    return [(key, run) for key, text in said(tag) for run in runs(text) if run in printed]


@pytest.fixture(scope="module")
def printed() -> set[str]:
    assert FOLDER is not None
    texts = [path.read_text(encoding="utf-8") for path in Path(FOLDER).glob("*.txt")]
    assert texts, f"no text in {FOLDER}"
    return {run for text in texts for run in runs(text)}


@pytest.mark.skipif(FOLDER is None, reason="KVARTO_RULEBOOKS names no folder of printed texts")
@pytest.mark.parametrize("tag", tags())
def test_no_sentence_is_copied_from_a_printed_edition(tag: str, printed: set[str]) -> None:
    assert copied(tag, printed) == []


def test_a_copied_sentence_is_noticed() -> None:
    (key, text) = next((k, text) for k, text in said("en") if len(text.split()) > WORDS)
    assert copied("en", set(runs(f"Before. {text.upper()} After.")))[0][0] == key
    japanese = next(text for _, text in said("ja") if len(text) > SIGNS + 5)
    assert copied("ja", set(runs(japanese)))
