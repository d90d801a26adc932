"""The language of the command line."""

from __future__ import annotations

import os
from subprocess import CompletedProcess

import pytest

from kvarto.cli.console import wanted_languages
from kvarto.locales import catalogue, choose_language, english, languages
from support.commands import run_process

ALONE = {"PATH": os.environ.get("PATH", ""), "PYTHONIOENCODING": "utf-8"}


def run(*arguments: str, **environment: str) -> CompletedProcess[str]:
    return run_process(*arguments, environment=ALONE | environment)


@pytest.mark.parametrize(
    ("arguments", "environment", "language"),
    [
        ([], {}, "en"),
        ([], {"LANG": "C.UTF-8"}, "en"),
        ([], {"LANG": "fi_FI.UTF-8"}, "fi"),
        ([], {"LANG": "fi_FI.UTF-8", "LC_MESSAGES": "sr_RS@latin"}, "sr"),
        ([], {"LANG": "fi_FI.UTF-8", "LC_ALL": "nn_NO.UTF-8"}, "nb"),
        ([], {"LANG": "fi_FI.UTF-8", "LANGUAGE": "xx:zh_TW:de"}, "zh-Hant"),
        (["--lang", "hu"], {"LANGUAGE": "de"}, "hu"),
        (["--lang=hu", "play"], {"LANGUAGE": "de"}, "hu"),
        (["show", "--lang", "hu"], {"LANGUAGE": "de"}, "de"),
    ],
)
def test_the_option_comes_first_then_the_usual_variables(
    arguments: list[str], environment: dict[str, str], language: str
) -> None:
    assert choose_language(wanted_languages(arguments, environment)) == language


@pytest.mark.parametrize("language", ["ar", "fi", "ja"])
def test_help_and_errors_are_in_the_language(language: str) -> None:
    t = catalogue(language)
    shown = run("--lang", language, "show", "--help").stdout
    assert t("show-theme-help") in " ".join(shown.split())
    said = run("show", "..../..../..../.... Z", LANG=language)
    assert said.returncode == 1
    assert t("no-such-piece", text="'Z'") in said.stderr


def test_an_unknown_language_is_refused_with_those_there_are() -> None:
    refused = run("--lang", "xx", "show")
    assert refused.returncode == 1
    known = ", ".join(languages())
    assert refused.stderr.strip() == english(
        "cli-error", what=english("cli-unknown-language", language="xx", languages=known)
    )
