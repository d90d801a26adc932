"""What is agreed on and who sits where, from what a page wishes for."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from kvarto.engine.players import LEVELS
from kvarto.errors import IllegalAction, quoted
from kvarto.record.time_control import TimeControl
from kvarto.rules.position import Position
from kvarto.rules.settings import Calling, FalseCall, Seat, Settings
from kvarto.rules.variant import Variant
from kvarto.server import protocol
from kvarto.session.events import Opened, TableSettings
from kvarto.session.per_seat import PerSeat
from kvarto.session.table import Player, Throws, draw_seats, open_table
from kvarto.store.games import Sitter


@dataclass(frozen=True, slots=True)
class Seated:
    """Somebody who sits down."""

    player: Player
    sitter: Sitter


@dataclass(frozen=True, slots=True)
class Opening:
    """A game as it begins: who sits where, and its first event."""

    sitters: PerSeat[Sitter]
    opened: Opened


def opening(
    pair: tuple[Seated, Seated], settings: TableSettings, now: int, dice: Random | None
) -> Opening:
    """Sit down; with dice it is drawn who is first, else it is the first named."""
    throws: Throws = ()
    if dice is not None:
        pair, throws = draw_seats(pair, dice)
    one, two = pair
    opened = open_table((one.player, two.player), settings, now, throws)
    return Opening(PerSeat(one.sitter, two.sitter), opened)


def seated_at_browser(chair: protocol.Chair, person: str, random: Random) -> Seated:
    """Who sits on a chair of a game that is played at one browser."""
    player = Player(chair.name, chair.points)
    if chair.level is None:
        return Seated(player, Sitter(person, aids=chair.aids))
    if not 1 <= chair.level <= len(LEVELS):
        raise IllegalAction("no-such-level", level=quoted(chair.level), highest=len(LEVELS))
    return Seated(player, Sitter(None, chair.level, random.getrandbits(32)))


def settings_of(wished: protocol.Agreement) -> TableSettings:
    """What is agreed on; an error if it cannot be."""
    position = None
    variant = Variant(wished.variant)
    if isinstance(wished, protocol.NewGame) and wished.position is not None:
        position = Position.from_text(wished.position, variant)
        variant = position.variant
    game = Settings(
        variant, Calling(wished.calling), FalseCall(wished.false_call), wished.late_call
    )
    clock = TimeControl.from_text(wished.clock)
    return TableSettings(game, clock, casual=wished.casual, start=position)


def check_game(wished: protocol.NewGame) -> None:
    """Refuse a game that cannot be."""
    one, two = (seated_at_browser(chair, "", Random(0)) for chair in wished.chairs)  # noqa: S311
    opening((one, two), settings_of(wished), 0, None)


def is_online(sitters: PerSeat[Sitter]) -> bool:
    """Whether two different people play."""
    people = {sitters[seat].person for seat in Seat}
    return None not in people and len(people) == 2
