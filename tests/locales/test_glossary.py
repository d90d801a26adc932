"""The glossary says what the catalogues say."""

from __future__ import annotations

import pytest

from glossary import GLOSSARY, glossary
from translation import tags


@pytest.fixture(scope="module")
def written() -> str:
    return GLOSSARY.read_text(encoding="utf-8")


def test_the_glossary_is_up_to_date(written: str) -> None:
    assert written == glossary()


@pytest.mark.parametrize("tag", [tag for tag in tags() if tag != "en"])
def test_every_language_says_how_it_differs_from_the_printed_edition(
    tag: str, written: str
) -> None:
    section = written.split(f"(`{tag}`)")[1].partition("\n## ")[0]
    assert "Printed edition:" in section
