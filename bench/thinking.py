"""What a move of the computer costs."""

from __future__ import annotations

import time

from kvarto import Game
from kvarto.engine.players import LEVELS, Player

#: So many games each level plays against itself.
_GAMES = 20


def milliseconds_a_thought() -> float:
    """Processor time for one thing that a computer player does, on the average of all levels."""
    start, thoughts = time.process_time(), 0
    for level in LEVELS:
        for seed in range(_GAMES):
            thoughts += _thoughts(Player(level, 2 * seed), Player(level, 2 * seed + 1))
    return round(1000 * (time.process_time() - start) / thoughts, 2)


def _thoughts(first: Player, second: Player) -> int:
    """How often the two have thought until a game between them is over."""
    game, count = Game("standard"), 0
    while game.outcome is None:
        seat = game.state.to_act
        assert seat is not None
        player = first if seat.value == "first" else second
        action = player.choose(game.state, seat)
        assert action is not None
        game.act(action)
        count += 1
    return count
