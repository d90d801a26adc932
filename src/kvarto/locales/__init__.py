"""Every word a person reads: Fluent catalogues, one folder a language, and their loader.

English is the source: a message missing elsewhere is shown in English, a message missing
in English is a mistake in the program.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from importlib import resources
from typing import Any

#: `t("your-turn", player="Anna")` → the sentence in one language; a `Catalogue` is one.
Translator = Callable[..., str]

SOURCE_LANGUAGE = "en"

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
    folders = (entry for entry in resources.files(__name__).iterdir() if entry.is_dir())
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

    def __init__(self, language: str) -> None:
        """Load the catalogue of a language; English stands in for what it lacks."""
        # Imported late: a program that shows no text does not pay for Fluent.
        from fluent.runtime import FluentBundle  # noqa: PLC0415

        self.language = language
        self._bundles = []
        for tag in dict.fromkeys((language, SOURCE_LANGUAGE)):
            bundle = FluentBundle([tag], use_isolating=tag in RIGHT_TO_LEFT)
            for resource in _resources(tag):
                bundle.add_resource(resource)
            self._bundles.append(bundle)

    def __call__(self, key: str, **arguments: Any) -> str:
        """The message, filled in."""
        for bundle in self._bundles:
            if bundle.has_message(key):
                return _format(bundle, key, arguments)
        raise LookupError(f"no message {key!r} in the English catalogue")

    def list(self, items: Iterable[str]) -> str:
        """The items in a row, as the language joins them."""
        from babel.lists import format_list  # noqa: PLC0415  (it comes with Fluent)

        return format_list(tuple(items), locale=self.language.replace("-", "_"))


@cache
def catalogue(language: str = SOURCE_LANGUAGE) -> Catalogue:
    """The messages of one language, loaded once."""
    return Catalogue(language)


def english(key: str, **arguments: Any) -> str:
    """The message in English, for `str()` of an error."""
    return catalogue()(key, **arguments)


def _resources(language: str) -> list[Any]:
    from fluent.runtime import FluentResource  # noqa: PLC0415

    folder = resources.files(__name__) / language
    files = sorted((f for f in folder.iterdir() if f.name.endswith(".ftl")), key=lambda f: f.name)
    return [FluentResource(f.read_text(encoding="utf-8")) for f in files]


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
