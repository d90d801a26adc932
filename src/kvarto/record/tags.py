"""The tags of a record that say what is played and how it ended, as text and as values."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kvarto.errors import InvalidNotation, quoted
from kvarto.record.time_control import TimeControl
from kvarto.rules.game import Outcome, Termination
from kvarto.rules.position import Position
from kvarto.rules.settings import BOTH_SEATS, Calling, FalseCall, Seat, Settings
from kvarto.rules.variant import Variant

#: The tags that only describe, in the order in which they are written; others follow them.
DESCRIPTIVE = ("Event", "Site", "Date", "Round", "First", "Second")

FIRST_WINS, SECOND_WINS, DRAWN, UNFINISHED = "1-0", "0-1", "1/2-1/2", "*"
RESULTS = (FIRST_WINS, SECOND_WINS, DRAWN, UNFINISHED)
WINNERS = {FIRST_WINS: Seat.FIRST, SECOND_WINS: Seat.SECOND}

#: What a tag can be called, as a pattern.
TAG_NAME = "[A-Za-z0-9_]+"

#: The text of `Termination` for a game that goes on.
UNTERMINATED = "unterminated"

_POINTING = {
    "on": BOTH_SEATS,
    "off": frozenset[Seat](),
    "on/off": frozenset({Seat.FIRST}),
    "off/on": frozenset({Seat.SECOND}),
}


def result_of(outcome: Outcome | None) -> str:
    """The result as it is written."""
    if outcome is None or outcome.termination is Termination.ABORTED:
        return UNFINISHED
    if outcome.winner is not None:
        return FIRST_WINS if outcome.winner is Seat.FIRST else SECOND_WINS
    return UNFINISHED if outcome.termination is Termination.ABANDONED else DRAWN


def _choice(values: dict[str, Any]) -> Callable[[str], Any]:
    def read(text: str) -> Any:
        try:
            return values[text]
        except KeyError:
            choices = ", ".join(values)
            raise InvalidNotation("no-such-setting", text=quoted(text), choices=choices) from None

    return read


#: How the value of each tag that is not only descriptive is read; `Position` needs the variant.
READERS: dict[str, Callable[[str], Any]] = {
    "Result": _choice({text: text for text in RESULTS}),
    "Rules": Variant,
    "Calling": _choice({c.value: c for c in Calling}),
    "FalseCall": _choice({f.value: f for f in FalseCall}),
    "LateCall": _choice({"no": False, "yes": True}),
    "Pointing": _choice(_POINTING),
    "Clock": TimeControl.from_text,
    "Termination": _choice(
        {t.value: t for t in Termination if t is not Termination.UNKNOWN} | {UNTERMINATED: None}
    ),
}


#: The tags whose content belongs to the game itself, not to `Game.tags`.
OF_THE_GAME = frozenset({*READERS, "Position"})


def settings_from(values: dict[str, Any]) -> Settings:
    """The settings that the tags' values agree on; what is missing has its first value."""
    position: Position | None = values.get("Position")
    default = Settings()
    return Settings(
        variant=values.get("Rules") or (position.variant if position else default.variant),
        calling=values.get("Calling", default.calling),
        false_call=values.get("FalseCall", default.false_call),
        late_call=values.get("LateCall", default.late_call),
        pointing=values.get("Pointing", default.pointing),
    )


def tags_for(
    settings: Settings, start: Position, clock: TimeControl, outcome: Outcome | None
) -> dict[str, str]:
    """The tags that say what is played and how it ended, as they are written."""
    pointing = next(text for text, seats in _POINTING.items() if seats == settings.pointing)
    written = {
        "Rules": settings.variant.code,
        "Calling": settings.calling.value,
        "FalseCall": settings.false_call.value,
        "LateCall": "yes" if settings.late_call else "no",
        "Pointing": pointing,
        "Clock": str(clock),
        "Termination": UNTERMINATED if outcome is None else outcome.termination.value,
    }
    if outcome is not None and outcome.termination is Termination.UNKNOWN:
        del written["Termination"]
    if start != Position(variant=settings.variant):
        written["Position"] = str(start)
    return written
