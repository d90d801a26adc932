"""Studies over HTTP: records as trees, words played on, trees as records; reviews of records."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from kvarto import Cell, parse_games
from kvarto.server import protocol, studies
from kvarto.server.protocol import MOST_WORDS
from server.page_messages import Json
from server.pages import Browser

FOLDER = Path(__file__).parents[1] / "transcripts"
TRANSCRIPTS = sorted(FOLDER.glob("*.qgn"))

RECORD = """\
[First "Anna"]
[Rules "chst:lq"]

{a study} 1. >A b2>7 {[%clk 0:00:53] well} (1... c3>7 {or so} 2. a1>0) 2. a1>0 *
"""


def study(browser: Browser, text: str) -> Any:
    response = browser.client.post("/api/study", json={"text": text})
    assert response.status_code == 200, response.text
    return response.json()


def draft_of(opened: Json) -> Json:
    """A study as a page sends it back."""
    root, *nodes = opened["nodes"]
    return {
        "position": root["table"]["position"],
        "rules": opened["rules"],
        "tags": opened["tags"],
        "comment": root["comment"],
        "words": [
            {key: node[key] for key in ("parent", "word", "before", "comment", "clock")}
            for node in nodes
        ],
        "end": opened["end"],
    }


def write(browser: Browser, draft: Json) -> Any:
    response = browser.client.post("/api/study/write", json=draft)
    assert response.status_code == 200, response.text
    return response.json()


def test_a_record_is_opened_as_a_tree(browser: Browser) -> None:
    opened = study(browser, RECORD)
    assert (opened["tags"], opened["variant"], opened["end"]) == (
        {"First": "Anna"},
        "chst:lq",
        None,
    )
    root, give, b2, a1, c3, _ = opened["nodes"]
    assert (root["word"], root["comment"], root["children"]) == (None, "a study", [1])
    assert (give["parent"], give["children"]) == (0, [2, 4])
    assert (b2["clock"], b2["comment"], b2["number"], b2["seat"]) == (53_000, "well", 1, "second")
    assert (c3["parent"], c3["comment"], a1["number"]) == (1, "or so", 2)
    table = b2["table"]
    assert (table["board"], table["hand"], table["to_act"]) == (".....A..........", "7", "first")
    assert table["position"] == "..../..../.A../.... 7 chst:lq @b2"
    assert "A" not in table["reserve"]


@pytest.mark.parametrize("path", TRANSCRIPTS, ids=lambda path: path.stem)
def test_what_is_opened_and_written_is_the_same(browser: Browser, path: Path) -> None:
    opened = study(browser, path.read_text(encoding="utf-8"))
    assert write(browser, draft_of(opened)) == opened
    assert study(browser, opened["record"]) == opened


def test_a_position_is_opened_without_words(browser: Browser) -> None:
    text = "05F./..../.A3./9..6 C chst:lq @a1"
    opened = study(browser, f"  {text}\n")
    (root,) = opened["nodes"]
    assert (root["table"]["position"], opened["variant"]) == (text, "chst:lq")
    assert study(browser, opened["record"]) == opened


def test_words_and_comments_are_added(browser: Browser) -> None:
    draft = draft_of(study(browser, RECORD))
    draft["words"] += [
        {"parent": 3, "word": "d4>1", "comment": "on and on"},
        {"parent": 3, "word": "d3>1", "before": "or"},
    ]
    changed = write(browser, draft)
    (game,) = parse_games(changed["record"])
    assert [str(move) for move in game] == [">A", "b2>7", "a1>0", "d4>1"]
    last = game.moves[-1].note
    assert (last.comment, str(last.variations[0].moves[0])) == ("on and on", "d3>1")
    assert last.variations[0].comment == "or"


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"words": [{"parent": 1, "word": ">A"}]}, "bad-message"),
        ({"words": [{"parent": 0, "word": "b2>A"}]}, "now-is-not-the-time-to-place"),
        ({"words": [{"parent": 0, "word": "?!"}]}, "no-such-word"),
        ({"comment": "a } b"}, "comment-with-brace"),
        ({"tags": {"Not a name": ""}}, "no-such-tag"),
        ({"tags": {"Rules": "c:l"}}, "tag-of-the-game"),
        ({"rules": {"clock": "never"}}, "no-such-clock"),
        ({"position": "nowhere"}, "error-at"),
        ({"end": {"reason": "agreement", "winner": "first"}}, "cannot-end-so"),
        ({"words": [{"parent": 0, "word": ">A"}] * 3001}, "bad-message"),
    ],
)
def test_what_is_no_study_is_refused(browser: Browser, change: Json, key: str) -> None:
    draft = {"position": "..../..../..../.... -"} | change
    status, refused = browser.refused("POST", "/api/study/write", draft)
    assert (status, refused) == (400, key)


def record_of(words: int) -> str:
    """A record of so many words; all but two of them are in variations."""
    cells = [str(cell) for cell in Cell]
    replies = ((cell, f"{cell}>{piece}") for cell in cells for piece in "123456789ABCDE")
    left = words - 2
    variations = []
    while left:
        cell, reply = next(replies)
        first, *others = [f"2. {other}" for other in cells if other != cell][: left - 1] or [""]
        left -= 1 + len(others) + bool(first)
        variations.append(f"(1... {reply} {first} {' '.join(f'({other})' for other in others)})")
    return f"1. >0 1... a1>F {' '.join(variations)} *"


def test_a_record_with_too_many_words_is_refused(browser: Browser) -> None:
    opened = study(browser, record_of(MOST_WORDS))
    assert len(opened["nodes"]) == 1 + MOST_WORDS
    record = record_of(MOST_WORDS + 1)
    assert browser.refused("POST", "/api/study", {"text": record}) == (400, "study-too-long")


def test_a_text_without_a_record_is_refused(browser: Browser) -> None:
    assert browser.refused("POST", "/api/study", {"text": ""}) == (400, "no-game-in-record")


# -- playing -----------------------------------------------------------------------------------


def play(*words: str, **fields: Any) -> protocol.Played:
    position = fields.pop("position", "..../..../..../FDE. C")
    return studies.played(protocol.StudyPlay(position=position, words=words, **fields))


def test_a_word_is_played_from_a_position(browser: Browser) -> None:
    body = {"position": "..../..../..../FDE. C", "words": ["d1>0"]}
    response = browser.client.post("/api/study/play", json=body)
    assert response.status_code == 200, response.text
    played = response.json()
    assert (played["word"], played["seat"], played["whole"]) == ("d1>0", "first", True)
    assert played["table"]["position"] == "..../..../..../FDEC 0 @d1"
    assert (played["table"]["to_act"], played["table"]["outcome"]) == ("second", None)


def test_a_part_of_a_word_grows() -> None:
    part = play("d1")
    assert (part.word, part.whole, part.table.to_act) == ("d1", False, "first")
    grown = play("d1", ">0")
    assert (grown.word, grown.whole, grown.table.hand) == ("d1>0", True, "0")
    failed = play("d1?a")
    assert (failed.word, failed.whole) == ("d1?a", False)


def test_a_right_call_ends_it() -> None:
    won = play("d1>0", "!1")
    assert (won.word, won.seat, won.whole) == ("!1", "second", True)
    assert won.table.outcome is not None
    assert (won.table.outcome.winner, won.table.outcome.cells) == (
        "second",
        ("a1", "b1", "c1", "d1"),
    )


def test_the_rules_that_were_agreed_on_count(browser: Browser) -> None:
    automatic = play("d1", rules=protocol.StudyRules(calling="automatic"))
    assert (automatic.word, automatic.whole) == ("d1!1", True)
    forfeit = play("d1?a", rules=protocol.StudyRules(false_call="forfeit"))
    assert forfeit.table.outcome is not None
    assert forfeit.table.outcome.winner == "second"
    off = play("d1!", rules=protocol.StudyRules(pointing="off"))
    assert off.whole
    body = {"position": "..../..../..../FDE. C", "words": ["d1>0", "?a", "?1"]}
    assert browser.refused("POST", "/api/study/play", body) == (400, "call-is-used")


# -- reviews -----------------------------------------------------------------------------------

#: Row 1 lapses, and Ben calls in vain.
EVENTFUL = """\
[First "Anna"]
[Second "Ben"]
[Position "..../..../..../FDE. C"]

1. d1>0 a2?a>1 2. a3>2 b2>4 *
"""


def test_a_record_is_reviewed(browser: Browser) -> None:
    response = browser.client.post("/api/review", json={"text": EVENTFUL})
    assert response.status_code == 200, response.text
    review = response.json()
    anna, ben = review["words"][:2]
    assert (anna["missed_as_placer"], anna["missed_as_receiver"]) == (["1"], [])
    assert (ben["missed_as_placer"], ben["missed_as_receiver"], ben["lapsed"]) == ([], ["1"], ["1"])
    assert (anna["failed_calls"], ben["failed_calls"]) == (0, 1)
    assert (anna["stands"], anna["before"], anna["after"]) == ("loss", "win", "loss")
    assert review["start"] == "win"
    assert review["start_height"] > 0.9
    assert anna["height"] < -0.9
    assert review["accuracy"]["first"]["judged"] == 2
