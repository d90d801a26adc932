"""The game itself as the slow model plays it: placing, giving, calling, and the words for it."""

from __future__ import annotations

from dataclasses import dataclass, field

from kvarto.rules.settings import Seat
from session.model_board import CELLS, PIECES, ModelVariant, feature_of, position_text


@dataclass
class ModelRules:
    """What the players agreed on, as far as the game itself is concerned."""

    variant: ModelVariant
    automatic: bool = False
    forfeit: bool = False
    late_call: bool = False
    points: dict[Seat, bool] = field(default_factory=lambda: dict.fromkeys(Seat, True))


@dataclass
class ModelStart:
    """A set-up position; the default is the empty board."""

    board: dict[str, str] = field(default_factory=dict)
    hand: str | None = None
    last: str | None = None


@dataclass
class ModelOutcome:
    """Why the game is over, who won it, and for a quarto its shape and what it shares."""

    why: str
    winner: Seat | None = None
    shape: str | None = None
    words: list[str] = field(default_factory=list)

    @property
    def features(self) -> list[str]:
        return [feature_of(word) for word in self.words]


class ModelGame:
    """Board, hand, chances to call and the record so far.

    `stage` is what the player on turn has to do: "give", "place", or, when all sixteen pieces
    are placed, "end" the turn (or call instead).
    """

    def __init__(self, rules: ModelRules, start: ModelStart) -> None:
        self.rules = rules
        self.board = dict(start.board)
        self.hand = start.hand
        # The last placement, as long as there are chances to call that belong to it.
        self.last = start.last
        # Who has used up the one call that a placement gives to each player.
        self.used: set[Seat] = set()
        # Who has called and not yet pointed.
        self.caller: Seat | None = None
        self.last_chance = False
        self.outcome: ModelOutcome | None = None
        self.words: list[str] = []
        # What the player's clock showed when the turn passed on after the word with this index.
        self.clocks: dict[int, int | None] = {}
        # Whether the last word is one the player on turn is still in the middle of.
        self.mid_word = False

        # Second makes the 1st, 3rd, 5th … placement, first the others; who has placed gives.
        even = len(self.board) % 2 == 0
        if self.hand is not None:
            self.stage = "place"
            self.turn = Seat.SECOND if even else Seat.FIRST
        else:
            self.stage = "give"
            self.turn = Seat.FIRST if even else Seat.SECOND

        # A quarto is open if the last placement is part of it; all others have lapsed.
        self.open: list[str] = []
        self.lapsed: list[str] = []
        for shape in rules.variant.quartos(self.board):
            through_last = self.last in rules.variant.shapes[shape]
            (self.open if through_last else self.lapsed).append(shape)

        if rules.automatic and self.open:
            # Its placer has won already: the one to give, or the one who gave.
            self.win_by_quarto(self.turn if self.hand is None else self.turn.other, self.open[0])
        elif len(self.board) == 16:
            self.stage = "end"
            if rules.automatic or self.last is None:
                self.draw()

    # -- looking -------------------------------------------------------------------------------

    @property
    def is_on(self) -> bool:
        return self.outcome is None

    @property
    def to_act(self) -> Seat | None:
        if self.outcome is not None:
            return None
        return self.turn if self.caller is None else self.caller

    @property
    def position(self) -> str:
        return position_text(self.board, self.hand, self.last, self.rules.variant.code)

    @property
    def reserve(self) -> list[str]:
        return [p for p in PIECES if p != self.hand and p not in self.board.values()]

    @property
    def empty_cells(self) -> list[str]:
        return [cell for cell in CELLS if cell not in self.board]

    # -- what is allowed -----------------------------------------------------------------------

    def is_free(self) -> bool:
        """While a call is being settled nobody can do anything else."""
        return self.is_on and self.caller is None

    def may_give(self, seat: Seat, piece: str) -> bool:
        on_turn = self.is_free() and self.stage == "give" and seat is self.turn
        return on_turn and piece in self.reserve

    def may_place(self, seat: Seat, cell: str) -> bool:
        on_turn = self.is_free() and self.stage == "place" and seat is self.turn
        return on_turn and cell not in self.board

    def may_end_turn(self, seat: Seat) -> bool:
        return self.is_free() and self.stage == "end" and seat is self.turn

    def may_call(self, seat: Seat) -> bool:
        if not self.is_free() or self.rules.automatic:
            return False
        # Before the first placement there is nothing to call about.
        if self.last is None or seat in self.used:
            return False
        # The placer before giving, the receiver before placing, and at the end one after the
        # other: always whoever is on turn.
        if seat is self.turn:
            return True
        # In late-call games the placer still has his chance after giving.
        return self.rules.late_call and self.stage == "place"

    # -- doing ---------------------------------------------------------------------------------

    def give(self, piece: str) -> None:
        self.write(">" + piece)
        self.hand = piece
        self.stage = "place"
        self.pass_turn()

    def place(self, cell: str) -> None:
        assert self.hand is not None
        self.write("," + cell if self.mid_word else cell)
        self.board[cell] = self.hand
        self.hand = None
        # Nobody called what was open, so it has lapsed; the new placement gives new chances.
        self.lapsed.extend(self.open)
        self.last = cell
        self.used = set()
        quartos = self.rules.variant.quartos(self.board)
        self.open = [s for s in quartos if cell in self.rules.variant.shapes[s]]
        self.stage = "give" if len(self.board) < 16 else "end"
        if self.rules.automatic:
            if self.open:
                self.write("!" + self.open[0])
                self.win_by_quarto(self.turn, self.open[0])
            elif self.stage == "end":
                self.draw()

    def end_turn(self) -> None:
        # After a placement the bare word says it; otherwise there is nothing to write but `=`.
        if not self.mid_word:
            self.write("=")
        self.pass_chance()

    def call(self, seat: Seat) -> None:
        if self.rules.points[seat]:
            self.caller = seat
        elif self.open:
            self.write_call(seat, "!")
            self.win_by_quarto(seat, self.open[0])
        else:
            self.write_call(seat, "?")
            self.fail(seat)

    def point(self, shape: str | None) -> None:
        seat = self.caller
        assert seat is not None
        self.caller = None
        if shape is not None and shape in self.open:
            self.write_call(seat, "!" + shape)
            self.win_by_quarto(seat, shape)
        else:
            self.write_call(seat, "?" + (shape or ""))
            self.fail(seat)

    # -- what follows --------------------------------------------------------------------------

    def fail(self, seat: Seat) -> None:
        self.used.add(seat)
        if self.rules.forfeit:
            self.outcome = ModelOutcome("forfeit", seat.other)
        elif self.stage == "end":
            # There is nothing left to do in this turn.
            self.pass_chance()

    def pass_chance(self) -> None:
        """After the 16th placement: the placer's chance is over, then the other's."""
        if self.last_chance:
            self.draw()
        else:
            self.last_chance = True
            self.pass_turn()

    def pass_turn(self) -> None:
        self.turn = self.turn.other
        self.mid_word = False

    def win_by_quarto(self, seat: Seat, shape: str) -> None:
        words = self.rules.variant.shared_words(self.board, shape)
        self.outcome = ModelOutcome("quarto", seat, shape, words)
        # A quarto is open until it is called.
        self.open.remove(shape)

    def draw(self) -> None:
        """All are placed and nobody has won; what was open lapses."""
        self.outcome = ModelOutcome("draw")
        self.lapsed.extend(self.open)
        self.open = []
        self.last = None

    # -- the record ----------------------------------------------------------------------------

    def write(self, text: str) -> None:
        """Write into the word of the player on turn."""
        if self.mid_word:
            self.words[-1] += text
        else:
            self.words.append(text)
            self.mid_word = True

    def write_call(self, seat: Seat, text: str) -> None:
        """A call stands in the word of the turn; a late one at the end of the giver's word."""
        if seat is self.turn:
            self.write(text)
            return
        givers_word = len(self.words) - (2 if self.mid_word else 1)
        if givers_word >= 0:
            self.words[givers_word] += text
        else:
            # The game was set up after the give: its word has to be there for the call.
            self.words.insert(0, f">{self.hand}{text}")
