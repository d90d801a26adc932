"""Somebody to play: sensible moves, talk around the game, nonsense, and time that passes."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from kvarto.record.time_control import DAY
from kvarto.rules.game import Action, Call, EndTurn, Give, Place, Point
from kvarto.rules.pieces import PIECES, Piece
from kvarto.rules.settings import Seat
from kvarto.rules.shapes import CELLS, Cell, Shape
from kvarto.session.commands import (
    Abort,
    Accept,
    ClaimWin,
    Decline,
    Leave,
    OfferKind,
    Pause,
    PlayerCommand,
    Propose,
    Resign,
    Resume,
    Return,
)
from session.model import ModelTable
from session.model_game import ModelGame

STEPS = [0, 0, 1, 400, 999, 1000, 5000, 14_999, 15_000, 60_000, 120_000, 1000 * DAY, 3000 * DAY]


@dataclass
class Manners:
    """How often in ten an open quarto is called, and whether only after the give."""

    calls: int
    only_after_the_give: bool = False


def random_manners(random: Random) -> Manners:
    return Manners(random.choice([0, 1, 4, 9]), random.choice([False, False, True]))


def next_action(game: ModelGame, random: Random, manners: Manners) -> Action:
    """An action that brings the game forward."""
    if game.caller is not None:
        shape = random.choice(game.open) if game.open and chance(random, 7) else None
        anything = random.choice([None, *Shape])
        return Point(game.caller, anything if shape is None else Shape.from_text(shape))
    for seat in random.choice([list(Seat), list(Seat)[::-1]]):
        in_ten = manners.calls if game.open else min(manners.calls, 1)
        waits = manners.only_after_the_give and game.stage == "give"
        if game.may_call(seat) and not waits and chance(random, in_ten):
            return Call(seat)
    if game.stage == "end":
        return EndTurn(game.turn)
    if game.stage == "give":
        return Give(game.turn, Piece.from_text(random.choice(game.reserve)))
    cells = game.empty_cells
    winning = [cell for cell in cells if completes(game, cell)]
    if winning and chance(random, 5):
        cells = winning
    return Place(game.turn, Cell.from_text(random.choice(cells)))


def chance(random: Random, in_ten: int) -> bool:
    """Whether it happens; small draws come first, so that a shrunk game is a quiet one."""
    return random.choice(range(10)) >= 10 - in_ten


def completes(game: ModelGame, cell: str) -> bool:
    """Whether the piece in hand would complete a quarto here."""
    assert game.hand is not None
    quartos = game.rules.variant.quartos({**game.board, cell: game.hand})
    return any(cell in game.rules.variant.shapes[shape] for shape in quartos)


def any_command(random: Random) -> PlayerCommand:
    """Any command of either player, however little sense it makes."""
    seat = random.choice(list(Seat))
    if random.choice([False, True]):
        return around_the_game(random, seat)
    actions: list[Action] = [
        Give(seat, random.choice(PIECES)),
        Place(seat, random.choice(CELLS)),
        Call(seat),
        Point(seat, random.choice([None, *Shape])),
        EndTurn(seat),
    ]
    return random.choice(actions)


def around_the_game(random: Random, seat: Seat) -> PlayerCommand:
    kind = random.choice(list(OfferKind))
    answers: list[PlayerCommand] = [Propose(seat, kind), Accept(seat, kind), Decline(seat, kind)]
    others: list[PlayerCommand] = [Pause(seat), Resume(seat), Leave(seat), Return(seat)]
    endings: list[PlayerCommand] = [Abort(seat), ClaimWin(seat), Resign(seat)]
    if chance(random, 1):
        return random.choice(endings)
    return random.choice(random.choice([answers, others]))


def talk(table: ModelTable, random: Random, now: int) -> PlayerCommand | None:
    """Something around the game that is allowed, and seldom something that ends it."""
    seat = random.choice(list(Seat))
    usual: list[PlayerCommand] = [Pause(seat), Resume(seat), Leave(seat), Return(seat)]
    for kind in OfferKind:
        usual.extend([Propose(seat, kind), Decline(seat, kind)])
    usual.append(Accept(seat, OfferKind.TAKE_BACK))
    ending: list[PlayerCommand] = [Resign(seat), Accept(seat, OfferKind.DRAW)]
    for rarely_possible, in_ten in ((ClaimWin(seat), 6), (Abort(seat), 2)):
        if table.refusal(rarely_possible, now) is None and chance(random, in_ten):
            return rarely_possible
    wanted = ending if chance(random, 1) else usual
    allowed = [command for command in wanted if table.refusal(command, now) is None]
    return random.choice(allowed) if allowed else None


def later(table: ModelTable, random: Random, now: int) -> int:
    """A moment after now, often right before or at the next deadline."""
    deadline = table.deadline()
    if deadline is None or random.choice([True, False, False]):
        return now + random.choice(STEPS)
    return max(now, deadline + random.choice([-1000, -1, 0, 1, 20_000]))
