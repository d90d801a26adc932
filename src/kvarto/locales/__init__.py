"""Every word a person reads: Fluent catalogues, one folder a language, and their loader.

English is the source: a message missing elsewhere is shown in English, a message missing
in English is a mistake in the program.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from threading import Lock
from typing import Any

#: `t("your-turn", player="Anna")` → the sentence in one language; a `Catalogue` is one.
Translator = Callable[..., str]

SOURCE_LANGUAGE = "en"

#: Where there is a folder for each language.
_FOLDER: Traversable = resources.files(__name__)
_LONGEST_ARGUMENT = 1000
_FIVE_DIGITS = 10_000

#: Written from right to left: what is filled in gets isolated, so that notation keeps its order.
RIGHT_TO_LEFT = frozenset({"ar", "fa", "he"})

#: Other names by which a system or a browser asks for one of our languages.
ALSO_KNOWN_AS = {
    "iw": "he",
    "nn": "nb",
    "no": "nb",
    "zh": "zh-Hans",
    "zh-hk": "zh-Hant",
    "zh-mo": "zh-Hant",
    "zh-tw": "zh-Hant",
}


def languages() -> tuple[str, ...]:
    """The languages there is a catalogue for.

    >>> "en" in languages()
    True
    """
    folders = (entry for entry in _FOLDER.iterdir() if entry.is_dir())
    return tuple(sorted(f.name for f in folders if not f.name.startswith("_")))


def choose_language(wanted: Iterable[str]) -> str:
    """The first language of these that there is a catalogue for, or one close to it.

    >>> choose_language(["xx", "de-AT", "en"])
    'de'
    >>> choose_language(["zh-TW"])
    'zh-Hant'
    """
    known = ALSO_KNOWN_AS | {tag.lower(): tag for tag in languages()}
    for tag in wanted:
        parts = tag.strip().lower().split("-")
        while parts:
            if "-".join(parts) in known:
                return known["-".join(parts)]
            parts.pop()
    return SOURCE_LANGUAGE


class Catalogue:
    """The messages of one language: call it with a message's key and what fills it in.

    >>> t = catalogue("en")
    >>> t("piece-name", colour="dark", height="tall", shape="round", top="solid")
    'dark tall round solid'
    >>> t.list(["tall", "hollow"])
    'tall and hollow'
    """

    def __init__(self, language: str, folder: Traversable = _FOLDER) -> None:
        """The catalogue of a language in a folder of them; English stands in for what it lacks."""
        self.language = language
        tags = dict.fromkeys((language, SOURCE_LANGUAGE))
        self._messages = tuple(_Messages(tag, folder / tag) for tag in tags)

    def __call__(self, key: str, **arguments: Any) -> str:
        """The message, filled in."""
        for messages in self._messages:
            if key in messages:
                return _format(messages.bundle_with(key), key, arguments)
        raise LookupError(f"no message {key!r} in the English catalogue")

    def list(self, items: Iterable[str]) -> str:
        """The items in a row, as the language joins them."""
        from babel.lists import format_list  # noqa: PLC0415  (it comes with Fluent)

        return format_list(tuple(items), locale=self.language.replace("-", "_"))


class _Messages:
    """The messages of one language.

    A file is parsed when a message of it is needed: a program that shows little does not pay for
    all of it, nor one that knows all languages.
    """

    def __init__(self, tag: str, folder: Traversable) -> None:
        # Imported late: a program that shows no text does not pay for Fluent.
        from fluent.runtime import FluentBundle  # noqa: PLC0415

        self._bundle = FluentBundle([tag], use_isolating=tag in RIGHT_TO_LEFT)
        self._texts = _texts(folder)
        self._file_of = {key: name for name, text in self._texts.items() for key in _keys(text)}
        self._parsing = Lock()

    def __contains__(self, key: str) -> bool:
        return key in self._file_of

    def bundle_with(self, key: str) -> Any:
        """A bundle that has this message; its file has all that it refers to."""
        from fluent.syntax import FluentParser  # noqa: PLC0415

        name = self._file_of[key]
        with self._parsing:
            if name in self._texts:
                # Where each word stood in the file is of no use here, and costs time.
                parser = FluentParser(with_spans=False)
                self._bundle.add_resource(parser.parse(self._texts[name]))
                del self._texts[name]
        return self._bundle


def _keys(text: str) -> list[str]:
    return re.findall(r"^([a-z][a-z0-9-]*) *=", text, re.MULTILINE)


@cache
def catalogue(language: str = SOURCE_LANGUAGE) -> Catalogue:
    """The messages of one language, loaded once."""
    return Catalogue(language)


def english(key: str, **arguments: Any) -> str:
    """The message in English, for `str()` of an error."""
    return catalogue()(key, **arguments)


def _texts(folder: Traversable) -> dict[str, str]:
    """The files of a language by their names."""
    files = (file for file in folder.iterdir() if file.name.endswith(".ftl"))
    return {file.name: file.read_text(encoding="utf-8") for file in files}


def _cut(text: str) -> str:
    # Fluent refuses what is very long, and nobody reads it.
    return text if len(text) <= _LONGEST_ARGUMENT else f"{text[:_LONGEST_ARGUMENT]}…"


def _number(value: float) -> Any:
    """A number as the page writes it too: four digits are not set apart, five are."""
    from fluent.runtime.types import fluent_number  # noqa: PLC0415

    return fluent_number(value, useGrouping=abs(value) >= _FIVE_DIGITS)


def _format(bundle: Any, key: str, arguments: dict[str, Any]) -> str:
    # Fluent knows numbers and strings; our own values (cells, pieces, seats) print themselves.
    plain = {
        n: _number(v) if type(v) in (int, float) else _cut(str(v)) for n, v in arguments.items()
    }
    text, problems = bundle.format_pattern(bundle.get_message(key).value, plain)
    if problems:
        raise LookupError(f"message {key!r}: {problems[0]}")
    return str(text)
