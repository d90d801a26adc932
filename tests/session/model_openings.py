"""Tables to compare on: every setting there is, drawn at random, for the package and the model."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from kvarto.record.time_control import DAY, TimeControl
from kvarto.rules.position import Position
from kvarto.rules.settings import Calling, FalseCall, Seat, Settings
from kvarto.rules.variant import Variant, all_variants
from kvarto.session.events import TableSettings
from kvarto.session.table import Player
from session.model import ModelAgreement
from session.model_board import CELLS, PIECES, ModelVariant, position_text
from session.model_game import ModelRules, ModelStart

CLOCKS = [
    "-", "-", "1/move", "20/move", "60/move", "1/place", "20/place", "60/place",
    "1+0", "5+1", "20+20", "600+5", "1d/move", "3d/move",
]  # fmt: skip
GRACES = [0, 1, 5_000, 120_000, 7 * DAY * 1000]
VARIANTS = [variant.code for variant in all_variants()]


@dataclass
class Opening:
    """What a table is opened with; `points` says who of the named players has to point."""

    settings: TableSettings
    points: tuple[bool, bool]
    start: ModelStart
    dice: Random | None

    @property
    def players(self) -> tuple[Player, Player]:
        return Player("Anna", points=self.points[0]), Player("Ben", points=self.points[1])

    def agreed(self, first: str) -> ModelAgreement:
        """The same for the model, once it is known who is first."""
        points = self.points if first == "Anna" else self.points[::-1]
        game, clock = self.settings.game, self.settings.clock
        return ModelAgreement(
            ModelRules(
                ModelVariant(game.variant.code),
                automatic=game.calling is Calling.AUTOMATIC,
                forfeit=game.false_call is FalseCall.FORFEIT,
                late_call=game.late_call,
                points=dict(zip(Seat, points, strict=True)),
            ),
            kind=clock.kind,
            limit=1000 * clock.seconds,
            increment=1000 * clock.increment,
            casual=self.settings.casual,
            grace=self.settings.grace,
            start=self.start,
        )


def opening(
    variant: str = "chst:l",
    *,
    automatic: bool = False,
    forfeit: bool = False,
    late_call: bool = False,
    clock: str = "-",
    casual: bool = True,
    grace: int = 120_000,
    points: tuple[bool, bool] = (True, True),
    start: ModelStart | None = None,
    dice: Random | None = None,
) -> Opening:
    """A table by its settings; the defaults are the printed standard game."""
    game = Settings(
        Variant(variant),
        Calling.AUTOMATIC if automatic else Calling.SPOKEN,
        FalseCall.FORFEIT if forfeit else FalseCall.IGNORE,
        late_call,
    )
    set_up = None
    if start is not None:
        set_up = Position.from_text(position_text(start.board, start.hand, start.last, variant))
    settings = TableSettings(game, TimeControl.from_text(clock), casual, grace, set_up)
    return Opening(settings, points, start or ModelStart(), dice)


def random_opening(random: Random) -> Opening:
    """Any table; the printed way of calling and the empty board come up more often."""
    return opening(
        random.choice([*VARIANTS, "chst:l", "chst:lq"]),
        automatic=random.choice([False, False, False, False, True]),
        forfeit=random.choice([False, False, True]),
        late_call=random.choice([False, True]),
        clock=random.choice(CLOCKS),
        casual=random.choice([True, True, False]),
        grace=random.choice(GRACES),
        points=(random.choice([True, True, False]), random.choice([True, True, False])),
        start=random_start(random) if random.choice([False, False, True]) else None,
        dice=Random(random.choice(range(1000))) if random.choice([False, True]) else None,
    )


def random_start(random: Random) -> ModelStart:
    """Any number of pieces anywhere, perhaps one in hand, perhaps with a last placement."""
    pieces, cells = list(PIECES), list(CELLS)
    count = random.choice([*range(17), 10, 12, 14, 15, 16])
    board = {}
    for _ in range(count):
        board[cells.pop(random.choice(range(len(cells))))] = pieces.pop(
            random.choice(range(len(pieces)))
        )
    hand = random.choice([None, *pieces]) if pieces else None
    known = random.choice([False, True, True])
    last = random.choice(list(board)) if board and known else None
    return ModelStart(board, hand, last)
