"""What the page says, to be compared with what Python says: every message, filled in."""

from __future__ import annotations

from typing import Any

from kvarto.locales import RIGHT_TO_LEFT, catalogue
from translation import messages, text, variables

#: The parts in which a browser loads its words.
PARTS = "table choices people rules course study puzzles records".split()
NUMBERS = (0, 1, 2, 3, 5, 11, 21, 100, 1234, 12345)
#: A language that browsers do not know, and the one that it writes numbers and lists like.
WRITES_LIKE = {"is": "da"}

#: The body of a function that puts every message as the page does, and joins some words.
SAID = """
  const { FluentBundle, FluentNumber, FluentResource } = fluent;
  const bundle = new FluentBundle(locales, { useIsolating: isolating });
  const written = (value) =>
    typeof value === "number" ? new FluentNumber(value, { useGrouping: "min2" }) : value;
  for (const catalogue of catalogues) bundle.addResource(new FluentResource(catalogue));
  const said = asked.map(([key, values]) => {
    const message = bundle.getMessage(key);
    const given = Object.entries(values).map(([name, value]) => [name, written(value)]);
    return message ? bundle.formatPattern(message.value, Object.fromEntries(given)).trim() : null;
  });
  const joined = lists.map((items) => new Intl.ListFormat(locales).format(items));
  return { said, joined };
"""


def question(language: str) -> dict[str, Any]:
    """Return what `SAID` needs to know but for the catalogues and the Fluent library."""
    return {
        "locales": [f"{tag}-u-nu-latn" for tag in (language, WRITES_LIKE.get(language, language))],
        "isolating": language in RIGHT_TO_LEFT,
        "asked": _ways_to_fill_in(language),
        "lists": _lists(language),
    }


def expect_same_words(language: str, answer: dict[str, list[Any]]) -> None:
    """Compare what the page says with what Python says."""
    t = catalogue(language)
    asked = _ways_to_fill_in(language)
    both = [
        (key, said, t(key, **values).strip())
        for (key, values), said in zip(asked, answer["said"], strict=True)
        if said is not None
    ]
    assert len(both) > 1000
    assert [(key, said, own) for key, said, own in both if said != own] == []
    assert answer["joined"] == [t.list(items) for items in _lists(language)]


def _lists(language: str) -> list[list[str]]:
    words = [catalogue(language)(f"trait-{trait}") for trait in ("light", "tall", "hollow")]
    return [words[:2], words]


def _ways_to_fill_in(language: str) -> list[tuple[str, dict[str, Any]]]:
    """Return every message, filled in with names, and with numbers of every plural form."""
    ways: list[tuple[str, dict[str, Any]]] = []
    for key, message in messages(language).items():
        names = variables(message)
        counted = NUMBERS if " ->" in text(message) else NUMBERS[-1:]
        values: tuple[Any, ...] = (*counted, "Anna") if names else (None,)
        ways.extend((key, dict.fromkeys(names, value)) for value in values)
    return ways
