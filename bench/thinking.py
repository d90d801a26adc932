"""What a move of the computer costs; fails where a thought takes too long."""

from __future__ import annotations

import time
from collections.abc import Iterator

from kvarto import Game
from kvarto.engine.perfect import TIME_LIMIT_S
from kvarto.engine.players import LEVELS, Player

#: So many games each level plays against itself.
_GAMES = 20
#: Where the longest thought is looked for, in fewer games.
_VARIANTS = ("standard", "advanced", "squares", "hard", "c:l", "hst:q:2")
_GAMES_OF_EACH = 3


def milliseconds_a_thought() -> float:
    """Processor time for one thing that a computer player does, on the average of all levels."""
    thoughts = [
        seconds
        for level in LEVELS
        for seed in range(_GAMES)
        for seconds in _thoughts("standard", Player(level, 2 * seed), Player(level, 2 * seed + 1))
    ]
    return round(1000 * sum(thoughts) / len(thoughts), 2)


def longest_thought() -> float:
    """Milliseconds of processor time that a player takes at most, if nothing limits it."""
    seconds = max(
        seconds
        for variant in _VARIANTS
        for level in LEVELS
        for seed in range(_GAMES_OF_EACH)
        for seconds in _thoughts(variant, *[Player(level, seed, time_limit=None)] * 2)
    )
    return round(1000 * seconds, 2)


def _thoughts(variant: str, first: Player, second: Player) -> Iterator[float]:
    """The seconds of processor time of each thought until a game between two is over."""
    game = Game(variant)
    while game.outcome is None:
        seat = game.state.to_act
        assert seat is not None
        player = first if seat.value == "first" else second
        start = time.process_time()
        action = player.choose(game.state, seat)
        yield time.process_time() - start
        assert action is not None
        game.act(action)


if __name__ == "__main__":
    print(f"a thought: {milliseconds_a_thought()} ms")  # noqa: T201
    longest = longest_thought()
    print(f"the longest: {longest} ms")  # noqa: T201
    if longest > 1000 * TIME_LIMIT_S:
        raise SystemExit("a move would depend on the machine: the limit ends what it reads")
