"""A table at a terminal: shows the board, says whose turn it is, and plays what is typed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from kvarto.cli.console import t
from kvarto.cli.terminal.lines import Lines
from kvarto.cli.terminal.prompts import prompt
from kvarto.cli.terminal.typed import understood
from kvarto.errors import KvartoError
from kvarto.record.game import Game
from kvarto.render import TextStyle, legend_text, position_text
from kvarto.render.sentences import outcome_sentence, variant_name
from kvarto.rules.game import Call, Point
from kvarto.rules.settings import Calling, FalseCall, Seat
from kvarto.session.commands import Command, PassTime
from kvarto.session.computer import Computer
from kvarto.session.events import Acted, Declined, Event, Opened
from kvarto.session.state import apply, fold
from kvarto.session.table import deadline, decide
from kvarto.session.view import to_game

#: The moment in milliseconds.
Now = Callable[[], int]


class Write(Protocol):
    """Where the table speaks to."""

    def __call__(self, text: str, /, *, nl: bool = True) -> None:
        """Write a line, or what comes before the answer on one."""


HELP, BOARD, MOVES, QUIT = "help", "board", "moves", "quit"


class TerminalTable:
    """One game at one terminal."""

    def __init__(
        self,
        opened: Opened,
        lines: Lines,
        write: Write,
        now: Now,
        *,
        style: TextStyle,
        computer: Computer | None = None,
    ) -> None:
        """Sit down at a table that has been opened, two people or one and the computer."""
        self.state = fold([opened])
        self.lines = lines
        self.write = write
        self.now = now
        self.style = style
        self.computer = computer
        self._people = [s for s in Seat if computer is None or s is not computer.seat]
        self.names = {seat: opened.names[seat] for seat in Seat}

    def play(self) -> Game:
        """Play until the game is over or somebody leaves; the game as far as it came."""
        self._introduce()
        self._show_board()
        self._tell_outcome()
        try:
            while self.state.outcome is None:
                if self._computer_acts():
                    continue
                self.write(prompt(self.state, self.names, self.now()), nl=False)
                line = self.lines.read(self._seconds_left())
                if line is None:
                    self.write("")  # what time brings does not belong behind the question
                self._take_line(line)
        except (EOFError, KeyboardInterrupt):
            self.write("\n" + t("play-left"))
        return to_game(self.state)

    def _computer_acts(self) -> bool:
        """Whether the computer had something to do, and has done it."""
        if self.computer is None:
            return False
        wanted = self.computer.commands(self.state, self.now())
        done = len(self.state.moments)
        self._perform((*wanted,))
        if wanted and len(self.state.moments) > done:
            name, last = self.names[self.computer.seat], to_game(self.state).moves[-1]
            self.write(t("play-computer-moves", player=name, move=last))
        return bool(wanted)

    # -- one line --------------------------------------------------------------------------

    def _take_line(self, line: str | None) -> None:
        self._perform((PassTime(),))
        if line is None or self.state.outcome is not None:
            return
        word = line.strip().lower()
        if word in (HELP, "?"):
            self._help()
        elif word == BOARD:
            self._show_board()
        elif word == MOVES:
            self.write(" ".join(str(move) for move in to_game(self.state)))
        elif word == QUIT:
            raise EOFError
        else:
            self._try(line)

    def _try(self, line: str) -> None:
        try:
            self._perform(understood(line, self.state, self._people))
        except KvartoError as error:
            self.write(t("play-refused", what=error.in_words(self._with_names)))

    def _with_names(self, key: str, **arguments: object) -> str:
        """A message that speaks of the players by their names."""
        named = {seat.message_key: self.names[seat] for seat in Seat}
        return named.get(key) or t(key, **arguments)

    def _perform(self, commands: tuple[Command, ...]) -> None:
        """Carry out all of the commands, or none if one of them is refused."""
        now, state = self.now(), self.state
        events: list[Event] = []
        for command in commands:
            for event in decide(state, command, now):
                events.append(event)
                state = apply(state, event)
        before, self.state = self.state, state
        for event in events:
            self._tell(event)
        if state.outcome is not None or state.game.position != before.game.position:
            self._show_board()
        self._tell_outcome()

    def _seconds_left(self) -> float | None:
        due = deadline(self.state)
        return None if due is None else max(0, due - self.now()) / 1000

    # -- saying ----------------------------------------------------------------------------

    def _introduce(self) -> None:
        settings, names = self.state.settings, self.names
        self.write(t("play-title", variant=variant_name(settings.game.variant, t)))
        for throw in self.state.throws:
            first, second = throw.first, throw.second
            self.write(t("play-dice", **_players(names), a=first, b=second))
        begins = "play-first" if settings.start is None else "play-first-set-up"
        self.write(t(begins, **_players(names)))
        if settings.game.calling is Calling.SPOKEN:
            self.write(t("play-spoken"))
            if settings.game.false_call is FalseCall.FORFEIT:
                self.write(t("play-forfeit"))
            if settings.game.late_call:
                self.write(t("play-late-call"))
        self.write(t("play-help-hint"))
        self.write(legend_text(self.style, translate=t))
        self.write("")

    def _help(self) -> None:
        for key in _HELP_LINES:
            self.write(t(key))

    def _show_board(self) -> None:
        outcome = self.state.outcome
        lit = outcome.shape.cells if outcome is not None and outcome.shape is not None else ()
        position = self.state.game.position
        self.write(position_text(position, style=self.style, highlight=lit, translate=t))

    def _tell(self, event: Event) -> None:
        """Say what the board does not show."""
        match event:
            case Acted(action=Call(seat=seat)):
                self.write(t("play-calls", player=self.names[seat]))
                if not self.state.settings.game.points(seat) and self.state.outcome is None:
                    self.write(t("play-call-failed"))
            case Acted(action=Point(shape=None)) if self.state.outcome is None:
                self.write(t("play-call-not-pointed"))
            case Acted(action=Point()) if self.state.outcome is None:
                self.write(t("play-call-failed"))
            case Declined(seat=seat):
                self.write(t("play-declined", player=self.names[seat]))

    def _tell_outcome(self) -> None:
        outcome = self.state.outcome
        if outcome is not None:
            self.write(outcome_sentence(outcome, self.state.game.position, self.names, t))


_HELP_LINES = (
    "play-help-give",
    "play-help-place",
    "play-help-call",
    "play-help-shapes",
    "play-help-late",
    "play-help-pass",
    "play-help-draw",
    "play-help-back",
    "play-help-resign",
    "play-help-pause",
    "play-help-look",
    "play-help-quit",
)


def _players(names: dict[Seat, str]) -> dict[str, str]:
    return {"first": names[Seat.FIRST], "second": names[Seat.SECOND]}
