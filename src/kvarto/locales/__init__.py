"""Every word a person reads: Fluent catalogues, one folder a language, and their loader.

English is the source: a message missing elsewhere is shown in English, a message missing
in English is a mistake in the program.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import resources
from typing import Any

#: `t("your-turn", player="Anna")` → the sentence in one language.
Translator = Callable[..., str]

SOURCE_LANGUAGE = "en"

#: Written from right to left: what is filled in gets isolated, so that notation keeps its order.
RIGHT_TO_LEFT = frozenset({"ar", "fa", "he"})


def languages() -> tuple[str, ...]:
    """The languages there is a catalogue for.

    >>> "en" in languages()
    True
    """
    folders = (entry for entry in resources.files(__name__).iterdir() if entry.is_dir())
    return tuple(sorted(f.name for f in folders if not f.name.startswith("_")))


@cache
def translator(language: str) -> Translator:
    """The messages of one language as a function.

    >>> translator("en")("piece-name", colour="dark", height="tall", shape="round", top="solid")
    'dark tall round solid'
    """
    # Imported late: a program that shows no text does not pay for Fluent.
    from fluent.runtime import FluentBundle  # noqa: PLC0415

    chain = [language] if language == SOURCE_LANGUAGE else [language, SOURCE_LANGUAGE]
    bundles = []
    for tag in chain:
        bundle = FluentBundle([tag], use_isolating=tag in RIGHT_TO_LEFT)
        for resource in _resources(tag):
            bundle.add_resource(resource)
        bundles.append(bundle)

    def translate(key: str, **arguments: Any) -> str:
        for bundle in bundles:
            if bundle.has_message(key):
                message = bundle.get_message(key)
                if message.value is not None:
                    return _format(bundle, key, message.value, arguments)
        raise LookupError(f"no message {key!r} in the English catalogue")

    return translate


def english(key: str, **arguments: Any) -> str:
    """The message in English, for `str()` of an error."""
    return translator(SOURCE_LANGUAGE)(key, **arguments)


def _resources(language: str) -> list[Any]:
    from fluent.runtime import FluentResource  # noqa: PLC0415

    folder = resources.files(__name__) / language
    files = sorted((f for f in folder.iterdir() if f.name.endswith(".ftl")), key=lambda f: f.name)
    return [FluentResource(f.read_text(encoding="utf-8")) for f in files]


def _format(bundle: Any, key: str, pattern: Any, arguments: dict[str, Any]) -> str:
    # Fluent knows numbers and strings; our own values (cells, pieces, seats) print themselves.
    plain = {n: v if type(v) in (int, float) else str(v) for n, v in arguments.items()}
    text, problems = bundle.format_pattern(pattern, plain)
    if problems:
        raise LookupError(f"message {key!r}: {problems[0]}")
    return str(text)
