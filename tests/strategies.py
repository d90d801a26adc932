"""What Hypothesis makes up for the tests: variants, positions, settings, whole games."""

from __future__ import annotations

from hypothesis import strategies as st

from kvarto import (
    CELLS,
    PIECES,
    Calling,
    FalseCall,
    Game,
    Outcome,
    Position,
    Seat,
    Settings,
    Shape,
    Termination,
    TimeControl,
    Variant,
    all_variants,
)

variants = st.sampled_from(all_variants())
pieces = st.sampled_from(PIECES)
cells = st.sampled_from(CELLS)
shapes = st.sampled_from(list(Shape))
seats = st.sampled_from(list(Seat))
seat_sets = st.frozensets(seats)

settings = st.builds(
    Settings,
    variant=variants,
    calling=st.sampled_from(list(Calling)),
    false_call=st.sampled_from(list(FalseCall)),
    late_call=st.booleans(),
    pointing=seat_sets,
)

time_controls = st.one_of(
    st.just(TimeControl.none()),
    st.builds(TimeControl.per_move, st.integers(1, 999_999)),
    st.builds(TimeControl.per_placing, st.integers(1, 999_999)),
    st.builds(TimeControl.main_time, st.integers(1, 999_999), st.integers(0, 999_999)),
    st.builds(TimeControl.per_days, st.integers(1, 999_999)),
)


@st.composite
def positions(draw: st.DrawFn, variant: Variant | None = None) -> Position:
    """Any position: some pieces on some cells, perhaps one in hand, perhaps a last placement."""
    order = draw(st.permutations(PIECES))
    where = draw(st.permutations(CELLS))
    placed = draw(st.integers(0, 16))
    on_cell = dict(zip(where[:placed], order, strict=False))
    in_hand = placed < 16 and draw(st.booleans())
    return Position(
        tuple(on_cell.get(cell) for cell in CELLS),
        order[placed] if in_hand else None,
        draw(variants) if variant is None else variant,
        where[0] if placed and draw(st.booleans()) else None,
    )


@st.composite
def games(draw: st.DrawFn) -> Game:
    """A game with any settings, played at random for a while, perhaps ended from outside."""
    agreed = draw(settings)
    position = draw(st.none() | positions(agreed.variant))
    game = Game(settings=agreed, position=position, clock=draw(time_controls))
    for _ in range(draw(st.integers(0, 60))):
        if game.outcome is not None:
            break
        game.act(draw(st.sampled_from(game.legal_actions)))
    if game.outcome is None and game.state.pointing is None and draw(st.booleans()):
        ending = draw(_outside_endings)
        # After the 16th placement running out of time only means that there is no call.
        if not (game.state.is_full and ending.termination is Termination.TIME):
            game.end(ending)
    return game


_outside_endings = st.one_of(
    st.builds(
        Outcome,
        st.sampled_from(
            [
                Termination.TIME,
                Termination.RESIGNATION,
                Termination.FORFEIT,
                Termination.ABANDONED,
                Termination.UNKNOWN,
            ]
        ),
        seats,
    ),
    st.builds(
        Outcome,
        st.sampled_from(
            [
                Termination.AGREEMENT,
                Termination.ABANDONED,
                Termination.ABORTED,
                Termination.UNKNOWN,
            ]
        ),
    ),
)
