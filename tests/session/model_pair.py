"""The package and the model side by side: each command goes to both, and all must agree."""

from __future__ import annotations

import json
from typing import Any

from kvarto.errors import IllegalAction
from kvarto.record.reader import parse_games
from kvarto.rules.settings import Seat
from kvarto.session import table
from kvarto.session.codec import from_json, to_json
from kvarto.session.commands import Command
from kvarto.session.events import Acted, Event
from kvarto.session.state import apply, fold
from kvarto.session.view import to_game, view
from session.model import ModelTable, Refused
from session.model_openings import Opening


class Pair:
    """A table of the package and the model of it, fed with the same commands."""

    def __init__(self, opening: Opening, now: int = 0) -> None:
        self.now = now
        opened = table.open_table(opening.players, opening.settings, now, random=opening.dice)
        self.opened = opened
        self.stored: list[str] = []
        self.state = fold([self.store(opened)])
        self.model = ModelTable(opening.agreed(opened.names.first), now)
        self.ending = "decided by the set-up" if self.model.outcome else None

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
            assert self.state is state
            self.check()
            return False
        assert expected is not None, f"{command} should be refused"
        told = [to_json(event) for event in events]
        assert told == [{"v": 1, **what} for what in expected]
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
        self.check_table()
        for seat in (Seat.FIRST, Seat.SECOND, None):
            self.check_view(seat)

    def check_game(self) -> None:
        game, model = self.state.game, self.model.game
        assert str(game.position) == model.position
        assert [str(shape) for shape in game.open] == model.open
        assert sorted(str(shape) for shape in game.lapsed) == sorted(model.lapsed)
        assert game.to_act is model.to_act
        assert self.state.outcome == game.outcome
        told: tuple[Any, ...] | None = None
        if (outcome := game.outcome) is not None:
            shape = None if outcome.shape is None else str(outcome.shape)
            features = [str(feature) for feature in outcome.features]
            told = (outcome.termination.value, outcome.winner, shape, features)
        expected: tuple[Any, ...] | None = None
        if (end := model.outcome) is not None:
            expected = (end.why, end.winner, end.shape, end.features)
        assert told == expected

    def check_table(self) -> None:
        state, model, now = self.state, self.model, self.now
        assert table.deadline(state) == model.deadline()
        for seat in Seat:
            assert list(table.may(state, seat, now)) == model.may(seat, now)

    def check_view(self, seat: Seat | None) -> None:
        seen, model, now = view(self.state, seat, self.now), self.model, self.now
        game = model.game
        assert str(seen.position) == game.position
        assert list(seen.words) == game.words
        assert seen.to_act is game.to_act
        assert list(seen.may) == ([] if seat is None else model.may(seat, now))
        placing = seat is not None and any(kind.name == "PLACE" for kind in seen.may)
        assert [str(cell) for cell in seen.cells] == (game.empty_cells if placing else [])
        giving = seat is not None and any(kind.name == "GIVE" for kind in seen.may)
        assert [str(piece) for piece in seen.pieces] == (game.reserve if giving else [])
        assert seen.pointing is game.caller
        assert not game.is_on or seen.called == game.used
        assert seen.offers == model.proposals
        assert seen.paused == model.paused
        for one in Seat:
            assert seen.away[one] == model.away_since.get(one)
            assert seen.left[one] == model.remaining(one, now)
        assert seen.running is model.running
        assert seen.deadline == model.deadline()
        assert seen.outcome == self.state.outcome
        words = [] if game.outcome is None else game.outcome.words
        assert [str(trait) for trait in seen.traits] == words

    def check_stored(self) -> None:
        """The stored events lead to the same state again."""
        assert fold(from_json(json.loads(text)) for text in self.stored) == self.state

    def check_record(self) -> None:
        """The record has the model's words, and reads back as the same game."""
        game = to_game(self.state)
        assert [str(move) for move in game] == self.model.game.words
        for index, move in enumerate(game):
            assert move.note.clock == self.model.game.clocks.get(index)
        assert list(parse_games(str(game))) == [game]
