"""The glossary says what the catalogues say."""

from __future__ import annotations

import pytest
from glossary import GLOSSARY, glossary
from translation import tags


def test_the_glossary_is_up_to_date() -> None:
    assert GLOSSARY.read_text(encoding="utf-8") == glossary()


@pytest.mark.parametrize("tag", [tag for tag in tags() if tag != "en"])
def test_every_language_says_how_it_differs_from_the_printed_edition(tag: str) -> None:
    section = glossary().split(f"(`{tag}`)")[1].split("\n## ")[0]
    assert "Printed edition:" in section
