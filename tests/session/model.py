"""A slow, independent model of one table, written from the rules and from nothing else.

It shares only the commands' classes with the package. Everything is mutable, kept in plain
dicts and lists, and looked up by walking through it.
"""

from __future__ import annotations

from copy import deepcopy
from dataclasses import dataclass, field
from typing import Any

from kvarto.record.time_control import ClockKind
from kvarto.rules.game import Action, Call, EndTurn, Give, Place, Point
from kvarto.rules.settings import Seat
from kvarto.session.commands import (
    Abort,
    Accept,
    ClaimWin,
    Command,
    CommandKind,
    Decline,
    Leave,
    OfferKind,
    PassTime,
    Pause,
    PlayerCommand,
    Propose,
    Resign,
    Restart,
    Resume,
    Return,
)
from session.model_commands import ALL_COMMANDS
from session.model_game import ModelGame, ModelOutcome, ModelRules, ModelStart

GAME_ACTIONS = (Give, Place, Call, Point, EndTurn)
TIME_TO_POINT = 15_000
UNTIMED_LAST_CHANCE = 60_000

Happened = dict[str, Any]


class Refused(Exception):
    """The model does not allow this now."""


@dataclass
class ModelAgreement:
    """Everything the players agreed on; times in milliseconds."""

    rules: ModelRules
    kind: ClockKind = ClockKind.NONE
    limit: int = 0
    increment: int = 0
    casual: bool = True
    grace: int = 120_000
    start: ModelStart = field(default_factory=ModelStart)


class ModelTable:
    """One table from the moment it is opened."""

    def __init__(self, agreed: ModelAgreement, now: int) -> None:
        self.agreed = agreed
        self.game = ModelGame(agreed.rules, agreed.start)
        self.set_up_pieces = len(self.game.board)
        # Every place and give that still stands: who did it, and the game before it.
        self.done: list[tuple[Seat, ModelGame]] = []
        self.time_left: dict[Seat, int | None] = dict.fromkeys(Seat, self.fresh_limit())
        self.running: Seat | None = None
        self.running_since = now
        self.point_by: int | None = None
        self.paused = False
        self.away_since: dict[Seat, int] = {}
        self.proposals: set[tuple[Seat, OfferKind]] = set()
        self.declined: set[tuple[Seat, OfferKind]] = set()
        self.last_event = now
        self.happened: list[Happened] = []
        if self.outcome is None:
            self.start_clock(now)

    # -- looking -------------------------------------------------------------------------------

    @property
    def outcome(self) -> ModelOutcome | None:
        return self.game.outcome

    def deadline(self) -> int | None:
        """When time alone will bring something about."""
        if self.outcome is not None:
            return None
        if self.game.caller is not None:
            return self.point_by
        if self.running is None:
            return None
        left = self.time_left[self.running]
        return None if left is None else self.running_since + left

    def is_due(self, now: int) -> bool:
        deadline = self.deadline()
        return deadline is not None and now >= deadline

    def remaining(self, seat: Seat, now: int) -> int | None:
        left = self.time_left[seat]
        if left is not None and seat is self.running:
            left = max(0, left - (now - self.running_since))
        return left

    def may(self, seat: Seat, now: int) -> list[CommandKind]:
        """Every kind of which at least one command would be accepted."""
        return [
            kind
            for kind, commands in ALL_COMMANDS[seat].items()
            if any(self.refusal(command, now) is None for command in commands)
        ]

    # -- what is allowed -----------------------------------------------------------------------

    def refusal(self, command: PlayerCommand, now: int) -> str | None:
        """Why a player's command is refused, or None."""
        if self.is_due(now):
            return "time has to pass first"
        if self.outcome is not None:
            return "the game is over"
        seat = command.seat
        if isinstance(command, Leave):
            return "away already" if seat in self.away_since else None
        if isinstance(command, Return):
            return None if seat in self.away_since else "never left"
        if self.game.caller is not None:
            # Until the call is settled only the caller can act, and only by pointing; he may
            # point at any shape there is on the board.
            pointing = isinstance(command, Point) and seat is self.game.caller
            return None if pointing else "a call is being settled"
        if isinstance(command, GAME_ACTIONS):
            if self.paused:
                return "paused"
            return None if self.allows_action(command) else "not allowed in the game"
        return self.refusal_around(command, now)

    def allows_action(self, action: Action) -> bool:
        if isinstance(action, Give):
            return self.game.may_give(action.seat, str(action.piece))
        if isinstance(action, Place):
            return self.game.may_place(action.seat, str(action.cell))
        if isinstance(action, Call):
            return self.game.may_call(action.seat)
        if isinstance(action, EndTurn):
            return self.game.may_end_turn(action.seat)
        return False  # nobody has called, so there is nothing to point out

    def refusal_around(self, command: PlayerCommand, now: int) -> str | None:
        seat = command.seat
        if isinstance(command, Propose):
            return self.refusal_of_proposal(seat, command.kind)
        if isinstance(command, Accept | Decline):
            stands = (seat.other, command.kind) in self.proposals
            return None if stands else "nothing was proposed"
        if isinstance(command, Pause):
            return None if self.agreed.casual and not self.paused else "no pause"
        if isinstance(command, Resume):
            return None if self.paused else "not paused"
        if isinstance(command, Abort):
            return "too late" if len(self.game.board) > self.set_up_pieces else None
        if isinstance(command, ClaimWin):
            if self.paused:
                return "paused"
            if self.agreed.kind is not ClockKind.NONE:
                return "the clock decides"
            gone = self.away_since.get(seat.other)
            return None if gone is not None and now - gone >= self.agreed.grace else "not yet"
        return None  # one can always resign

    def refusal_of_proposal(self, seat: Seat, kind: OfferKind) -> str | None:
        if kind is OfferKind.TAKE_BACK:
            if not self.agreed.casual:
                return "not in a serious game"
            if all(doer is not seat for doer, _ in self.done):
                return "nothing to take back"
        elif (seat.other, kind) in self.proposals:
            return None  # both offer a draw: that is agreement
        if (seat, kind) in self.proposals:
            return "proposed already"
        if (seat, kind) in self.declined:
            return "declined already"
        return None

    # -- doing ---------------------------------------------------------------------------------

    def do(self, command: Command, now: int) -> list[Happened]:
        """Carry a command out and tell what happened, or raise `Refused`."""
        self.happened = []
        if isinstance(command, PassTime):
            self.pass_time(now)
        elif isinstance(command, Restart):
            self.restart(command.since, now)
        else:
            reason = self.refusal(command, now)
            if reason is not None:
                raise Refused(reason)
            if not isinstance(command, Leave | Return):
                self.away_since.pop(command.seat, None)  # who does something is there
            if isinstance(command, GAME_ACTIONS):
                self.act(command, now)
            else:
                self.do_around(command, now)
        return self.happened

    def tell(self, event: str, at: int, **content: object) -> None:
        self.happened.append({"event": event, "at": at, **content})
        self.last_event = at

    def act(self, action: Action, now: int, *, by_clock: bool = False) -> None:
        # The rules never change: a copy of the game may share them.
        before = deepcopy(self.game, {id(self.agreed.rules): self.agreed.rules})
        seat = action.seat
        self.stop_clock(now)
        if isinstance(action, Give):
            self.game.give(str(action.piece))
            self.tell("given", now, seat=str(seat), piece=str(action.piece), by_clock=by_clock)
        elif isinstance(action, Place):
            self.game.place(str(action.cell))
            self.tell("placed", now, seat=str(seat), cell=str(action.cell), by_clock=by_clock)
        elif isinstance(action, Call):
            self.game.call(seat)
            self.tell("called", now, seat=str(seat), by_clock=by_clock)
        elif isinstance(action, Point):
            shape = None if action.shape is None else str(action.shape)
            self.game.point(shape)
            self.tell("pointed", now, seat=str(seat), shape=shape, by_clock=by_clock)
        else:
            self.game.end_turn()
            self.tell("turn_ended", now, seat=str(seat), by_clock=by_clock)
        if isinstance(action, Give | Place):
            self.done.append((seat, before))
        if isinstance(action, Give | Place | EndTurn):
            self.answer_by_moving(seat)
        if self.outcome is not None:
            self.proposals.clear()
        self.set_clock_after(action, before.turn, now)

    def answer_by_moving(self, seat: Seat) -> None:
        """A move turns down what the other proposed, and withdraws one's own take-back request."""
        for kind in OfferKind:
            self.declined.discard((seat, kind))
            if (seat.other, kind) in self.proposals:
                self.proposals.remove((seat.other, kind))
                self.declined.add((seat.other, kind))
        self.proposals.discard((seat, OfferKind.TAKE_BACK))

    def do_around(self, command: PlayerCommand, now: int) -> None:
        seat = command.seat
        if isinstance(command, Propose | Accept | Decline):
            self.talk(command, now)
        elif isinstance(command, Resign):
            self.end("resigned", "resignation", seat, seat.other, now)
        elif isinstance(command, Abort):
            self.end("aborted", "aborted", seat, None, now)
        elif isinstance(command, ClaimWin):
            self.end("win_claimed", "abandoned", seat, seat, now)
        elif isinstance(command, Pause):
            self.stop_clock(now)
            self.paused = True
            self.tell("paused", now, seat=str(seat))
        elif isinstance(command, Resume):
            self.paused = False
            self.start_clock(now)
            self.tell("resumed", now, seat=str(seat))
        elif isinstance(command, Leave):
            self.away_since[seat] = now
            self.tell("left", now, seat=str(seat))
        else:
            assert isinstance(command, Return)
            del self.away_since[seat]
            self.tell("returned", now, seat=str(seat))

    def talk(self, command: Propose | Accept | Decline, now: int) -> None:
        seat, kind = command.seat, command.kind
        others = (seat.other, kind)
        draw_meets_draw = kind is OfferKind.DRAW and others in self.proposals
        if isinstance(command, Decline):
            self.proposals.remove(others)
            self.declined.add(others)
            self.tell("declined", now, seat=str(seat), kind=kind.value)
        elif isinstance(command, Propose) and not draw_meets_draw:
            self.proposals.add((seat, kind))
            self.tell("proposed", now, seat=str(seat), kind=kind.value)
        elif kind is OfferKind.DRAW:
            self.end("accepted", "agreement", seat, None, now, kind=kind.value)
        else:
            self.take_back(seat.other, now)
            self.tell("accepted", now, seat=str(seat), kind=kind.value)

    def take_back(self, requester: Seat, now: int) -> None:
        """Back to before the requester's last place or give; only the clocks do not come back."""
        self.stop_clock(now)
        while True:
            doer, before = self.done.pop()
            self.game = before
            if doer is requester:
                break
        self.proposals.clear()
        self.declined.clear()
        if self.agreed.kind is not ClockKind.MAIN:
            self.time_left = dict.fromkeys(Seat, self.fresh_limit())
        if not self.paused:
            self.start_clock(now)

    def end(
        self, event: str, why: str, seat: Seat, winner: Seat | None, now: int, **content: object
    ) -> None:
        """The game ends from outside."""
        self.stop_clock(now)
        self.game.outcome = ModelOutcome(why, winner)
        self.proposals.clear()
        self.paused = False
        self.tell(event, now, seat=str(seat), **content)

    # -- time ----------------------------------------------------------------------------------

    def fresh_limit(self) -> int | None:
        return None if self.agreed.kind is ClockKind.NONE else self.agreed.limit

    def stop_clock(self, now: int) -> None:
        """The clock that runs is charged up to now."""
        if self.running is not None:
            self.time_left[self.running] = self.remaining(self.running, now)
        self.running = None

    def start_clock(self, now: int) -> None:
        """Only the clock of the player on turn ever runs."""
        self.running = self.game.turn
        self.running_since = now

    def set_clock_after(self, action: Action, mover: Seat, now: int) -> None:
        self.point_by = None
        if self.outcome is not None:
            if action.seat is mover:
                self.note_clock(mover)
            return
        if self.game.caller is not None:
            self.point_by = now + TIME_TO_POINT
            return
        kind, turn = self.agreed.kind, self.game.turn
        if turn is not mover:
            # A move is finished, and another begins.
            if kind is ClockKind.MAIN:
                left = self.time_left[mover]
                assert left is not None
                self.time_left[mover] = left + self.agreed.increment
            elif kind is not ClockKind.NONE:
                self.time_left[turn] = self.agreed.limit
            elif self.game.last_chance:
                self.time_left[turn] = UNTIMED_LAST_CHANCE
            self.note_clock(mover)
        elif kind is ClockKind.PLACE and isinstance(action, Place):
            self.time_left[turn] = self.agreed.limit
        self.start_clock(now)

    def note_clock(self, mover: Seat) -> None:
        """A word that is finished is noted with what its player's clock shows, if there is one."""
        if self.agreed.kind is not ClockKind.NONE:
            self.game.clocks[len(self.game.words) - 1] = self.time_left[mover]

    def pass_time(self, now: int) -> None:
        """Whatever was due happens at its own moment; the next thing may be due as well."""
        while (deadline := self.deadline()) is not None and now >= deadline:
            if self.game.caller is not None:
                self.act(Point(self.game.caller, None), deadline, by_clock=True)
            elif self.game.stage == "end":
                self.act(EndTurn(self.game.turn), deadline, by_clock=True)
            else:
                loser = self.game.turn
                self.end("time_ran_out", "time", loser, loser.other, deadline)

    def restart(self, since: int, now: int) -> None:
        """The table was unattended: time goes on from the last moment that is known."""
        self.pass_time(since)
        known = max(since, self.last_event)
        if now <= known or self.outcome is not None:
            return
        gap = now - known
        self.running_since += gap
        if self.point_by is not None:
            self.point_by += gap
        for seat in self.away_since:
            self.away_since[seat] += gap
        self.tell("interrupted", now, since=known)
