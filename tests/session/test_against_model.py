"""Whole sessions, played against the slow model: every command, every setting, right or wrong."""

from __future__ import annotations

import json
import re
from collections import Counter
from dataclasses import replace
from random import Random
from typing import ClassVar

import pytest
from hypothesis import HealthCheck, note, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    precondition,
    rule,
    run_state_machine_as_test,
)

from kvarto.rules.game import Call, Give, Point
from kvarto.rules.pieces import PIECES
from kvarto.rules.position import Position
from kvarto.rules.settings import Calling, FalseCall, Seat
from kvarto.rules.shapes import Shape
from kvarto.rules.variant import Variant
from kvarto.session.commands import Command, PassTime, Restart, Resume
from kvarto.session.view import view
from session.model_game import ModelStart
from session.model_openings import opening, random_opening
from session.model_pair import Pair
from session.model_play import Manners, any_command, later, next_action, random_manners, talk
from support.effort import scaled

#: Draws that Hypothesis can shrink, for whoever chooses at random.
DRAWS = st.randoms(use_true_random=False)

ENDINGS = {
    "quarto called by the placer",
    "quarto called by the receiver",
    "quarto called by the late caller",
    "quarto by itself",
    "forfeit",
    "draw",
    "draw, last chance run out",
    "time",
    "resignation",
    "agreement",
    "abandoned",
    "aborted",
    "decided by the set-up",
}


class SessionMachine(RuleBasedStateMachine):
    """Somebody opens a table, and anything may happen to it."""

    endings: ClassVar[Counter[str | None]] = Counter()
    pair: Pair
    manners: Manners

    @initialize(random=DRAWS, now=st.sampled_from([0, 1, 1_700_000_000_000]))
    def open_a_table(self, random: Random, now: int) -> None:
        drawn = random_opening(random)
        note(str(drawn.settings))
        self.pair = Pair(drawn, now)
        self.manners = random_manners(random)

    def send(self, command: Command) -> bool:
        note(f"{self.pair.now}: {command}")
        return self.pair.send(command)

    @precondition(lambda self: self.pair.model.outcome is None)
    @rule(random=DRAWS, moves=st.integers(1, 24))
    def play_on(self, random: Random, moves: int) -> None:
        for _ in range(moves):
            if self.pair.model.outcome is None:
                self.send(next_action(self.pair.model.game, random, self.manners))

    @rule(random=DRAWS)
    def talk_about_the_game(self, random: Random) -> None:
        command = talk(self.pair.model, random, self.pair.now)
        if command is not None:
            assert self.send(command)

    @rule(random=DRAWS)
    def ask_for_anything(self, random: Random) -> None:
        self.send(any_command(random))

    @rule(random=DRAWS)
    def let_time_pass(self, random: Random) -> None:
        self.pair.now = later(self.pair.model, random, self.pair.now)
        self.pair.check()
        if self.pair.model.is_due(self.pair.now):
            assert not self.send(any_command(random))

    @rule()
    def do_what_time_has_brought(self) -> None:
        assert self.send(PassTime())

    @rule(random=DRAWS)
    def restart_the_server(self, random: Random) -> None:
        stored = self.pair.now
        self.pair.now = later(self.pair.model, random, self.pair.now)
        since = random.choice([stored, stored - 5000, (stored + self.pair.now) // 2, self.pair.now])
        assert self.send(Restart(max(0, since)))

    @rule()
    def write_the_record(self) -> None:
        self.pair.check_record()

    def teardown(self) -> None:
        if hasattr(self, "pair"):
            self.pair.check_record()
            self.pair.check_stored()
            self.endings[self.pair.ending] += 1


def run_sessions(examples: int, steps: int) -> None:
    run_state_machine_as_test(
        SessionMachine,
        settings=settings(
            max_examples=examples,
            stateful_step_count=steps,
            suppress_health_check=list(HealthCheck),
        ),
    )


def test_a_session_goes_as_the_model_says() -> None:
    run_sessions(examples=scaled(80), steps=40)


@pytest.mark.long
def test_a_session_goes_as_the_model_says_in_very_many_sessions() -> None:
    SessionMachine.endings.clear()
    run_sessions(examples=12_000, steps=80)
    assert SessionMachine.endings.keys() >= ENDINGS


# -- the ways a game can end -------------------------------------------------------------------


def play_a_session(seed: int) -> str | None:
    """A session of players who want to get somewhere; how it ended."""
    random = Random(seed)
    pair = Pair(random_opening(random))
    manners = random_manners(random)
    waits, talks = random.choice([0, 1, 1, 10]), random.choice([0, 0, 1, 3])
    for _ in range(200):
        if pair.model.outcome is not None:
            break
        pair.now += random.choice([0, 0, 1, 300])
        worth_waiting = pair.model.away_since or pair.model.game.stage == "end"
        if random.randrange(50) < (20 if worth_waiting else waits):
            pair.now = later(pair.model, random, pair.now)
            pair.send(PassTime())
        elif random.randrange(10) < (7 if pair.model.away_since else talks):
            pair.send(talk(pair.model, random, pair.now) or PassTime())
        elif pair.model.paused:
            pair.send(Resume(Seat.FIRST))
        else:
            pair.send(next_action(pair.model.game, random, manners))
    pair.check_record()
    pair.check_stored()
    return pair.ending


def endings_of(seeds: range) -> Counter[str | None]:
    return Counter(play_a_session(seed) for seed in seeds)


def test_games_end_in_every_way_there_is() -> None:
    assert endings_of(range(50)).keys() - {None} == ENDINGS


@pytest.mark.long
def test_games_end_in_every_way_there_is_many_times_over() -> None:
    endings = endings_of(range(1000, 9000))
    assert min(endings[ending] for ending in ENDINGS) >= 20


def test_the_dice_decide_who_is_first_and_everybody_keeps_to_his_way_of_calling() -> None:
    firsts = set()
    for seed in range(40):
        opened = Pair(opening(points=(True, False), dice=Random(seed))).opened
        *ties, decisive = opened.throws
        assert all(throw.first == throw.second for throw in ties)
        assert 6 >= decisive.first > decisive.second >= 1
        firsts.add(opened.names.first)
        anna = next(seat for seat in Seat if opened.names[seat] == "Anna")
        assert opened.settings.game.pointing == {anna}
    assert firsts == {"Anna", "Ben"}


# -- what must not be seen ---------------------------------------------------------------------

Seen = tuple[object, ...]


class Twins:
    """The same session twice, but with other pieces: only one of them may have a quarto."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)
        drawn = replace(random_opening(self.random), start=ModelStart(), dice=None)
        game = replace(drawn.settings.game, calling=Calling.SPOKEN)
        if seed % 2 == 0:
            game = replace(game, variant=Variant("advanced"), false_call=FalseCall.IGNORE)
        drawn.settings = replace(drawn.settings, game=game, start=None)
        self.pairs = [Pair(drawn), Pair(drawn)]
        self.exchanged = dict(zip(PIECES, self.random.sample(PIECES, 16), strict=True))
        self.differed = 0

    def send(self, command: Command) -> None:
        told: list[Seen] = []
        for pair, twin in zip(self.pairs, (False, True), strict=True):
            if twin and isinstance(command, Give):
                command = Give(command.seat, self.exchanged[command.piece])
            before = len(pair.stored)
            accepted = pair.send(command)
            events = [json.loads(text) for text in pair.stored[before:]]
            told.append((accepted, [what | {"piece": None} for what in events]))
        assert told[0] == told[1]

    def wait(self) -> None:
        moment = later(self.pairs[0].model, self.random, self.pairs[0].now)
        for pair in self.pairs:
            pair.now = moment
        self.send(PassTime())

    def next_command(self) -> Command:
        """A sensible command that is no right call on either table."""
        games = [pair.model.game for pair in self.pairs]
        command: Command = next_action(games[0], self.random, Manners(2))
        if any(game.open for game in games):
            if isinstance(command, Point):
                wrong = [s for s in Shape if all(str(s) not in game.open for game in games)]
                return Point(command.seat, self.random.choice([None, *wrong]))
            while isinstance(command, Call) and not games[0].rules.points[command.seat]:
                command = next_action(games[0], self.random, Manners(2))
        return command

    def look(self) -> None:
        for seat in (Seat.FIRST, Seat.SECOND, None):
            assert blanked(self.pairs[0], seat) == blanked(self.pairs[1], seat)
        open_quartos = [bool(pair.model.game.open) for pair in self.pairs]
        self.differed += open_quartos[0] != open_quartos[1]


def blanked(pair: Pair, seat: Seat | None) -> Seen:
    """What a seat sees, without telling the pieces apart."""
    seen = view(pair.state, seat, pair.now)
    board, hand, *rest = str(seen.position).split(" ")
    words = [re.sub(">[0-9A-F]", ">x", word) for word in seen.words]
    rest_of_it = replace(seen, position=Position(), pieces=(), words=())
    board = re.sub("[0-9A-F]", "x", board)
    return board, hand == "-", rest, words, len(seen.pieces), rest_of_it


def play_twins(seed: int) -> int:
    """A session on two tables, compared all along; how often only one had an open quarto."""
    twins = Twins(seed)
    model = twins.pairs[0].model
    for _ in range(120):
        twins.look()
        if model.outcome is not None:
            break
        if twins.random.randrange(50) < seed % 3:
            twins.wait()
        elif twins.random.randrange(20) == 0:
            twins.send(talk(model, twins.random, twins.pairs[0].now) or PassTime())
        elif model.paused:
            twins.send(Resume(Seat.SECOND))
        else:
            twins.send(twins.next_command())
    return twins.differed


def test_the_view_of_a_spoken_game_does_not_tell_whether_a_quarto_is_open() -> None:
    differed = [play_twins(seed) for seed in range(10)]
    assert sum(count > 0 for count in differed) >= 4


@pytest.mark.long
def test_the_view_does_not_tell_it_in_very_many_sessions() -> None:
    differed = [play_twins(seed) for seed in range(100, 500)]
    assert sum(count > 0 for count in differed) >= 150
