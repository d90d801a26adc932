"""The package and the model side by side: each command goes to both, and all must agree."""

from __future__ import annotations

import json

from kvarto.errors import IllegalAction
from kvarto.record.reader import parse_games
from kvarto.rules.game import Outcome
from kvarto.rules.settings import Seat
from kvarto.session import table
from kvarto.session.codec import from_json, to_json
from kvarto.session.commands import Command, CommandKind
from kvarto.session.events import Acted, Event
from kvarto.session.state import apply, fold
from kvarto.session.view import to_game, view
from session.model import ModelTable, Refused
from session.model_game import ModelOutcome
from session.model_openings import Opening

Plain = tuple[str, Seat | None, str | None, list[str]]


class Pair:
    """A table of the package and the model of it, fed with the same commands."""

    def __init__(self, opening: Opening, now: int = 0) -> None:
        self.now = now
        players = opening.players
        throws: table.Throws = ()
        if opening.dice:
            players, throws = table.draw_seats(players, opening.dice)
        opened = table.open_table(players, opening.settings, now, throws)
        self.opened = opened
        self.stored: list[str] = []
        self.state = fold([self.store(opened)])
        self.model = ModelTable(opening.agreed(opened.names.first), now)
        self.onlooker: Seat | None = Seat.FIRST
        self.ending = "decided by the set-up" if self.model.outcome else None
        self.check()

    def store(self, event: Event) -> Event:
        """The event as it comes back from where it is kept."""
        self.stored.append(json.dumps(to_json(event)))
        back = from_json(json.loads(self.stored[-1]))
        assert back == event
        return back

    # -- doing ---------------------------------------------------------------------------------

    def send(self, command: Command) -> bool:
        """Whether both accepted it; all they tell about it is compared."""
        state = self.state
        before = self.where_a_call_would_come_from()
        try:
            expected = self.model.do(command, self.now)
        except Refused:
            expected = None
        try:
            events = table.decide(state, command, self.now)
        except IllegalAction:
            assert expected is None, f"{command} should be accepted"
            self.check()
            return False
        assert expected is not None, f"{command} should be refused"
        told = [to_json(event) for event in events]
        agree("events", told, [{"v": 1, **what} for what in expected])
        for event in events:
            self.state = apply(self.state, self.store(event))
        if self.ending is None and self.model.outcome is not None:
            self.ending = self.name_of_ending(before, events)
        self.check()
        return True

    def where_a_call_would_come_from(self) -> dict[Seat, str]:
        game = self.model.game
        if game.stage == "place":
            return {game.turn: "the receiver", game.turn.other: "the late caller"}
        return {game.turn: "the receiver" if game.last_chance else "the placer"}

    def name_of_ending(self, callers: dict[Seat, str], events: tuple[Event, ...]) -> str:
        outcome = self.model.outcome
        assert outcome is not None
        if outcome.why == "draw":
            last = events[-1]
            by_clock = isinstance(last, Acted) and last.by_clock
            return "draw, last chance run out" if by_clock else "draw"
        if outcome.why != "quarto":
            return outcome.why
        assert outcome.winner is not None
        if self.model.agreed.rules.automatic:
            return "quarto by itself"
        return f"quarto called by {callers[outcome.winner]}"

    # -- comparing -----------------------------------------------------------------------------

    def check(self) -> None:
        """Everything that can be asked of either is the same."""
        self.check_game()
        agree("deadline", table.deadline(self.state), self.model.deadline())
        for seat in Seat:
            may = self.model.may(seat, self.now)
            agree(f"what {seat} may do", list(table.may(self.state, seat, self.now)), may)
            if seat is self.onlooker:
                self.check_view(seat, may)
        if self.onlooker is None:
            self.check_view(None, [])
        # What a seat sees takes long to put together: they take turns in looking.
        after: dict[Seat | None, Seat | None] = {Seat.FIRST: Seat.SECOND, None: Seat.FIRST}
        self.onlooker = after.get(self.onlooker)

    def check_game(self) -> None:
        game, model = self.state.game, self.model.game
        agree("position", str(game.position), model.position)
        agree("open", [str(shape) for shape in game.open], model.open)
        agree("lapsed", sorted(str(shape) for shape in game.lapsed), sorted(model.lapsed))
        agree("to act", game.to_act, model.to_act)
        agree("outcome", plain_outcome(game.outcome), plain_model_outcome(model.outcome))
        agree("outcome of the table", self.state.outcome, game.outcome)

    def check_view(self, seat: Seat | None, may: list[CommandKind]) -> None:
        seen, model, now = view(self.state, seat, self.now), self.model, self.now
        game = model.game
        agree("position seen", str(seen.position), game.position)
        agree("words", list(seen.words), game.words)
        agree("to act, as seen", seen.to_act, game.to_act)
        agree("what may be done, as seen", list(seen.may), may)
        cells = game.empty_cells if CommandKind.PLACE in may else []
        agree("cells", [str(cell) for cell in seen.cells], cells)
        pieces = game.reserve if CommandKind.GIVE in may else []
        agree("pieces", [str(piece) for piece in seen.pieces], pieces)
        agree("who is pointing", seen.pointing, game.caller)
        if game.is_on:
            agree("used calls", seen.called, game.used)
        agree("offers", seen.offers, model.proposals)
        agree("pause", seen.paused, model.paused)
        for one in Seat:
            agree(f"{one} away", seen.away[one], model.away_since.get(one))
            agree(f"time left of {one}", seen.left[one], model.remaining(one, now))
        agree("running clock", seen.running, model.running)
        agree("deadline seen", seen.deadline, model.deadline())
        agree("outcome seen", seen.outcome, self.state.outcome)
        words = [] if game.outcome is None else game.outcome.words
        agree("what the quarto shares", [str(trait) for trait in seen.traits], words)

    def check_stored(self) -> None:
        """The stored events lead to the same state again."""
        assert fold(from_json(json.loads(text)) for text in self.stored) == self.state

    def check_record(self) -> None:
        """The record has the model's words and clock times, and reads back as the same game."""
        game, model = to_game(self.state), self.model.game
        agree("words of the record", [str(move) for move in game], model.words)
        agree("words seen", list(view(self.state, None, self.now).words), model.words)
        clocks = [model.clocks.get(index) for index in range(len(model.words))]
        agree("clock times of the record", [move.note.clock for move in game], clocks)
        assert list(parse_games(str(game))) == [game]


def agree(what: str, told: object, expected: object) -> None:
    """Helper modules have no rewritten assertions: the difference has to be said."""
    assert told == expected, f"{what}: {told}, but the model says {expected}"


def plain_outcome(outcome: Outcome | None) -> Plain | None:
    if outcome is None:
        return None
    shape = None if outcome.shape is None else str(outcome.shape)
    features = [str(feature) for feature in outcome.features]
    return outcome.termination.value, outcome.winner, shape, features


def plain_model_outcome(outcome: ModelOutcome | None) -> Plain | None:
    if outcome is None:
        return None
    return outcome.why, outcome.winner, outcome.shape, outcome.features
