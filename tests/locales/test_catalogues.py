"""Every word a person reads is a message, every message is used, and each can be filled in."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable
from pathlib import Path

import pytest

import kvarto.locales
from kvarto import NAMED_VARIANTS, Feature, Piece, Seat, ShapeKind, ShapeSet, Termination, Trait
from kvarto.club.lessons import LESSONS
from kvarto.engine.players import LEVELS
from kvarto.engine.puzzles.puzzle import Kind
from kvarto.engine.review import Verdict
from kvarto.engine.values import Value
from kvarto.locales import Catalogue, catalogue, languages
from kvarto.render.wording import piece_name
from translation import messages, problems, variables

PACKAGE = Path(kvarto.__file__).parent
CATALOGUES = PACKAGE / "locales"
#: The languages that the printed game comes in.
PRINTED = """
    ar bg cs da de el en es et fa fi fr he hr hu is it ja ko lt lv nb nl pl pt ro ru sk sl sr sv th
    tr zh-Hans zh-Hant
""".split()
PAGE = Path(__file__).parents[2] / "web" / "src"


PAGES = ("home", "new", "replay", "position", "rules", "settings", "about", "nowhere")
PAGE_DUTIES = ("place", "give", "end-turn", "point")
PAGE_PRESETS = ("casual", "edition", "tournament", "beginners", "child")
PAGE_VARIANTS = ("standard", "beginners", "advanced", "squares", "hard", "own")
PAGE_MENU = (
    "ask_take_back", "claim_win", "pause", "resume", "offer_draw", "abort", "resign"
)  # fmt: skip

LESSON_PARTS = ("title", "text", "task", "hint", "right")

#: Keys that are put together in the code.
COMPOSED = {
    *(seat.message_key for seat in Seat),
    *(f"trait-{trait}" for trait in Trait),
    *(f"feature-{feature}" for feature in Feature),
    *(f"shape-{kind.value}" for kind in ShapeKind),
    *(f"shapes-{shapes.value}" for shapes in ShapeSet),
    *(f"variant-{name}" for name in NAMED_VARIANTS),
    *(f"outcome-{reason.value}" for reason in Termination),
    *("outcome-abandoned-nobody", "outcome-unknown-draw"),
    *(f"seat-{seat}" for seat in Seat),
    *(f"play-{duty}{call}" for duty in ("give", "place", "end-turn") for call in ("", "-or-call")),
    *("play-place-or-late-call", "play-place-or-others-late-call"),
    *("play-point", "play-point-with-squares"),
    *("play-offer-draw", "play-offer-take-back"),
    *(f"{part}-{value}" for part in ("value", "grade") for value in Value),
    *(f"puzzle-task-{kind}" for kind in Kind),
    *(f"review-left-{value}" for value in ("win", "draw", "loss")),
    *(f"review-verdict-{verdict}" for verdict in Verdict if verdict.is_mistake),
    *(f"not-your-turn-to-{duty}" for duty in ("give", "place", "end-turn")),
    *(f"now-is-not-the-time-to-{duty}" for duty in ("give", "place", "end-turn")),
    # On the page the computer has a name of its own at each level.
    *(level.name.replace("level-", "opponent-") for level in LEVELS),
    *(f"duty-{duty}-{whose}" for duty in PAGE_DUTIES for whose in ("you", "here", "other")),
    *(f"title-{page}" for page in PAGES),
    *(f"preset-{preset}{about}" for preset in PAGE_PRESETS for about in ("", "-about")),
    *(f"kind-{kind}{about}" for kind in PAGE_VARIANTS for about in ("", "-about")),
    *(f"do-{command.replace('_', '-')}" for command in PAGE_MENU),
    *(f"lesson-{lesson.id}-{part}" for lesson in LESSONS for part in LESSON_PARTS),
    *(f"puzzle-{part}-{kind}" for part in ("kind", "title", "ask") for kind in Kind),
    *(f"puzzle-tried-{tried}" for tried in ("right", "wrong", "helped")),
    *(f"{part}-{value}" for part in ("worth", "study-group") for value in Value),
    *("worth-win-sometime", "worth-loss-sometime"),
    *(f"verdict-{verdict}" for verdict in Verdict),
    *(f"step-{you}{done}" for you in ("", "you-") for done in ("places", "gives", "calls")),
    *(f"study-overlay-{shown}" for shown in ("values", "threats", "nothing")),
}


def keys_in_code() -> set[str]:
    keys: set[str] = set()
    for path in PACKAGE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                keys.add(node.value)
    return keys


def page_sources() -> list[str]:
    """The scripts of the page, without their tests."""
    sources = (path for path in PAGE.rglob("*.ts") if not path.name.endswith(".test.ts"))
    return [path.read_text(encoding="utf-8") for path in sources]


def is_on_the_page(sources: list[str]) -> Callable[[str], bool]:
    """Whether the page names a key, or puts it together as in `duty-${duty}-you`."""
    named = {key for source in sources for key in re.findall(r'"([a-z0-9-]+)"', source)}
    composed = [
        re.compile(re.sub(r"\$\{[^}]*\}", "[a-z0-9-]+", template))
        for source in sources
        for template in re.findall(r"`([a-z0-9-]+(?:\$\{[^}`]*\}[a-z0-9-]*)+)`", source)
    ]
    return lambda key: key in named or any(pattern.fullmatch(key) for pattern in composed)


def test_every_english_message_is_used() -> None:
    on_page = is_on_the_page(page_sources())
    unknown_to_python = set(messages("en")) - keys_in_code() - COMPOSED
    assert {key for key in unknown_to_python if not on_page(key)} == set()


def test_every_word_of_the_page_has_a_message() -> None:
    english = messages("en")
    for source in page_sources():
        assert set(re.findall(r'\bt\(\s*"([a-z0-9-]+)"', source)) - set(english) == set()


def test_every_key_that_is_put_together_has_a_message() -> None:
    assert COMPOSED - set(messages("en")) == set()


def test_the_languages_are_those_of_the_printed_game() -> None:
    assert set(languages()) == set(PRINTED)


@pytest.mark.parametrize("language", languages())
def test_a_catalogue_is_complete_and_right(language: str) -> None:
    assert problems(language) == []


@pytest.mark.parametrize("language", languages())
def test_no_two_pieces_have_the_same_name(language: str) -> None:
    assert len({piece_name(piece, catalogue(language)) for piece in Piece}) == len(Piece)


@pytest.mark.parametrize("language", languages())
def test_pieces_and_what_four_share_differ_in_every_form(language: str) -> None:
    t = catalogue(language)
    features = ("colour", "height", "shape", "top")
    objects = {t("piece-object", **dict(zip(features, p.traits, strict=True))) for p in Piece}
    assert len(objects) == len(Piece)
    assert len({t("four-alike", trait=trait) for trait in Trait}) == len(Trait)
    assert len({t(f"trait-{trait}") for trait in Trait}) == len(Trait)


@pytest.mark.parametrize("language", languages())
def test_every_message_can_be_filled_in(language: str) -> None:
    t = Catalogue(language)  # not kept: all languages together are large
    # What fills a message in is the same in all languages, or the catalogue is not right.
    for key, message in messages("en").items():
        assert t(key, **dict.fromkeys(variables(message), 1))


def test_every_refusal_in_the_code_has_a_message() -> None:
    english = messages("en")
    errors = {"IllegalAction", "InvalidNotation", "ImpossiblePosition", "ImpossibleRecord"}
    for path in PACKAGE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") in errors:
                (key, *_) = node.args
                if isinstance(key, ast.Constant):
                    assert key.value in english, f"{path.name}: {key.value!r}"


def test_an_unknown_message_is_a_mistake_of_the_program() -> None:
    with pytest.raises(LookupError, match="no message 'nonsense'"):
        catalogue()("nonsense")
    with pytest.raises(LookupError, match="cell-is-occupied"):
        catalogue()("cell-is-occupied")


def test_a_language_falls_back_to_english(tmp_path: Path) -> None:
    for language, text in (("en", "yes = yes\nno = no\n"), ("ar", "yes = نعم\n")):
        (tmp_path / language).mkdir()
        (tmp_path / language / "words.ftl").write_text(text, encoding="utf-8")
    t = Catalogue("ar", tmp_path)
    assert (t("yes"), t("no")) == ("نعم", "no")


def test_lists_are_joined_as_the_language_does() -> None:
    assert catalogue().list(["a"]) == "a"
    assert catalogue().list(["a", "b", "c"]) == "a, b, and c"
    assert catalogue("de").list(["a", "b", "c"]) == "a, b und c"
    assert catalogue("ar").list(["ا", "ب", "ج"]) == "ا وب وج"
    assert catalogue("ja").list(["a", "b", "c"]) == "a、b、c"
