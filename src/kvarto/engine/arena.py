"""Levels against each other: games in several processes, and how strong each level is.

Every game has its number, and what happens in it follows from the seed and that number, so a
tournament that was stopped can go on, and one that is repeated ends the same.
"""

from __future__ import annotations

import json
import multiprocessing
import signal
from collections.abc import Collection, Generator, Iterable, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass
from itertools import combinations, islice
from random import Random

from kvarto.engine.players import LEVELS, Level, Player
from kvarto.rules.game import Action, ActionKind, Call, GameState, Outcome
from kvarto.rules.settings import Seat, Settings


@dataclass(frozen=True, slots=True)
class Pairing:
    """One game to be played: the two levels by their numbers, and which game of theirs it is."""

    first: int
    second: int
    game: int


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended."""

    pairing: Pairing
    winner: Seat | None
    #: Why, as it stands in a record.
    reason: str
    #: How many pieces were placed.
    placed: int

    def score(self, level: int) -> float:
        """The points of a level that played: 1 for a win, a half for a draw."""
        if self.winner is None:
            return 0.5
        winner = self.pairing.first if self.winner is Seat.FIRST else self.pairing.second
        return float(level == winner)

    def to_json(self) -> str:
        """One line of text."""
        winner = None if self.winner is None else self.winner.value
        pairing = self.pairing
        return json.dumps(
            {
                "first": pairing.first,
                "second": pairing.second,
                "game": pairing.game,
                "winner": winner,
                "reason": self.reason,
                "placed": self.placed,
            }
        )

    @classmethod
    def from_json(cls, line: str) -> Result:
        """Read the line back; `ValueError` if it is none."""
        try:
            data = json.loads(line)
            winner = None if data["winner"] is None else Seat(data["winner"])
            pairing = Pairing(int(data["first"]), int(data["second"]), int(data["game"]))
            return cls(pairing, winner, str(data["reason"]), int(data["placed"]))
        except (ValueError, KeyError, TypeError):
            raise ValueError(f"not a result: {line!r}") from None


# -- one game ----------------------------------------------------------------------------------


def play_game(first: Player, second: Player, settings: Settings | None = None) -> Outcome:
    """A game from the empty board to its end.

    >>> play_game(Player(LEVELS[0], seed=1), Player(LEVELS[-1], seed=2)).winner
    Seat.SECOND
    """
    outcome = play_out(first, second, GameState.start(settings or Settings())).outcome
    assert outcome is not None
    return outcome


def play_out(first: Player, second: Player, state: GameState) -> GameState:
    """The same from any state on: the state in which it ends."""
    players = {Seat.FIRST: first, Seat.SECOND: second}
    while state.to_act is not None:
        state = state.act(_next_action(players, state, state.to_act))
    return state


def _next_action(players: dict[Seat, Player], state: GameState, on_turn: Seat) -> Action:
    """What happens next; where both may call, who is on turn is asked first."""
    action = players[on_turn].choose(state, on_turn)
    assert action is not None
    if not isinstance(action, Call) and ActionKind.CALL in state.may(on_turn.other):
        return players[on_turn.other].choose(state, on_turn.other) or action
    return action


def play_pairing(pairing: Pairing, settings: Settings, seed: int) -> Result:
    """Play one game of a tournament; what happens follows from the seed and the pairing."""
    seeds = Random(f"{seed} {pairing}")  # noqa: S311  (no secret)
    first, second = (
        Player(level_numbered(number), seeds.getrandbits(32), time_limit=None)
        for number in (pairing.first, pairing.second)
    )
    end = play_out(first, second, GameState.start(settings))
    assert end.outcome is not None
    reason = end.outcome.termination.value
    return Result(pairing, end.outcome.winner, reason, end.position.placed)


def level_numbered(number: int) -> Level:
    """The level of this number.

    >>> level_numbered(len(LEVELS)).is_perfect
    True
    """
    return LEVELS[number - 1]


# -- many games --------------------------------------------------------------------------------


def round_robin(levels: Iterable[int], games: int) -> list[Pairing]:
    """Every two levels meet in this many games, by turns in both seats.

    The games come in rounds, so that a tournament stopped early has a bit of everything.

    >>> [(pairing.first, pairing.second) for pairing in round_robin([1, 2], 3)]
    [(1, 2), (2, 1), (1, 2)]
    """
    pairs = list(combinations(sorted(set(levels)), 2))
    return [
        Pairing(*(pair if game % 2 == 0 else pair[::-1]), game=game)
        for game in range(games)
        for pair in pairs
    ]


def play_all(
    pairings: Sequence[Pairing], settings: Settings, *, seed: int = 0, processes: int = 1
) -> Generator[Result]:
    """The results as they come; who stops listening stops the games."""
    if processes == 1:
        for pairing in pairings:
            yield play_pairing(pairing, settings, seed)
        return
    # A fresh process each: a copy of this one would have its threads and locks in any state.
    pool = ProcessPoolExecutor(
        processes, multiprocessing.get_context("spawn"), initializer=_leave_ctrl_c_to_the_parent
    )
    waiting = iter(pairings)
    running: set[Future[Result]] = set()
    try:
        while True:
            for pairing in islice(waiting, 4 * processes - len(running)):
                running.add(pool.submit(play_pairing, pairing, settings, seed))
            if not running:
                return
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()
    finally:
        pool.shutdown(cancel_futures=True)


def _leave_ctrl_c_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def still_to_play(pairings: Iterable[Pairing], results: Collection[Result]) -> list[Pairing]:
    """The games of a tournament that have no result yet."""
    played = {result.pairing for result in results}
    return [pairing for pairing in pairings if pairing not in played]
