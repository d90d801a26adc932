"""Puzzles: each has one answer, none comes twice, and the harder ones are missed more often."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from random import Random

import pytest

from kvarto import IllegalAction, InvalidNotation, Position, Symmetry, Variant, symmetries
from kvarto.engine import reference
from kvarto.engine.players import LEVELS
from kvarto.engine.puzzles import collection
from kvarto.engine.puzzles.collection import Collection, shipped
from kvarto.engine.puzzles.difficulty import LEVEL_RATINGS, TRIES, answer, answers_right, rate
from kvarto.engine.puzzles.making import PuzzleMaker, usual_count
from kvarto.engine.puzzles.playing_out import played_out
from kvarto.engine.puzzles.proof import WrongPuzzle, answer_of, check_all, key_of, prove
from kvarto.engine.puzzles.puzzle import VARIANTS, Kind, Puzzle
from kvarto.engine.values import GradedMove, Value

WIN = Puzzle.from_line("win 1561 5 c2>A 586B/9.1./E..C/.4.7 3")
SAFE = Puzzle.from_line("safe 1281 - >4 8.7./6B.5/.F.E/.D.0 -")
HOLD = Puzzle.from_line("hold 1528 - b4>D 2.0./.4../6E.1/B578 9")
SPOT = Puzzle.from_line("spot 1195 - \\ 4..8/.0.5/B312/...6 7 c:l @b3")
TRAP = Puzzle.from_line("trap 1347 5 >F 3.C1/B.80/2.EA/..D9 - chst:l:2")
ALIKE = Puzzle.from_line("hold 1429 - b3>2,b3>7 8034/..FC/D69E/.15. B c:l")


def sample(every: int) -> list[Puzzle]:
    return list(shipped())[::every]


# -- what is shipped ---------------------------------------------------------------------------


def test_there_are_thousands_of_every_kind_and_variant_in_a_small_file() -> None:
    puzzles = shipped()
    assert len(puzzles) > 5000
    assert set(puzzles.variants) == set(VARIANTS)
    assert len(VARIANTS) == 18
    for variant in VARIANTS:
        for kind in Kind:
            assert len(puzzles.of(variant, kind)) == usual_count(variant), (variant, kind)
    file = Path(collection.__file__).parent / collection.FILE_NAME
    assert file.stat().st_size < 200_000


def test_a_sample_of_the_shipped_puzzles_is_proven() -> None:
    assert [wrong for wrong in check_all(sample(29)) if wrong is not None] == []


@pytest.mark.long
def test_every_shipped_puzzle_is_proven() -> None:
    assert [wrong for wrong in check_all(shipped()) if wrong is not None] == []


def test_no_two_shipped_puzzles_are_the_same_seen_differently() -> None:
    keys = {key_of(puzzle.position) for puzzle in shipped()}
    assert len(keys) == len(shipped())


def test_a_slow_and_plain_solver_finds_the_same_answers() -> None:
    late = [p for p in shipped() if p.position.placed >= 11 and p.kind is not Kind.SPOT]
    kinds = set()
    for puzzle in late[::13]:
        graded = {str(move.word): move for move in reference.grade(puzzle.position)}
        right = {word for word, move in graded.items() if _is_answer(puzzle.kind, move)}
        assert right == set(puzzle.solutions), puzzle
        if puzzle.kind is Kind.WIN:
            assert {graded[word].distance for word in right} == {puzzle.distance}
        kinds.add(puzzle.kind)
    assert len(kinds) == 4


def _is_answer(kind: Kind, move: GradedMove) -> bool:
    assert move.distance is not None
    if kind is Kind.WIN:
        return move.value is Value.WIN
    if kind is Kind.HOLD:
        return move.value is Value.DRAW
    # The other wins with the next placement, or later.
    if kind is Kind.SAFE:
        return not (move.value is Value.LOSS and move.distance == 1)
    return move.value is Value.LOSS and move.distance > 1


# -- proof -------------------------------------------------------------------------------------


@pytest.mark.parametrize("puzzle", [WIN, SAFE, HOLD, SPOT, TRAP, ALIKE], ids=lambda p: p.kind.value)
def test_a_puzzle_is_proven(puzzle: Puzzle) -> None:
    prove(puzzle)


@pytest.mark.parametrize(
    "line",
    [
        "win 1561 5 d3>A 586B/9.1./E..C/.4.7 3",  # not the answer
        "win 1561 3 c2>A 586B/9.1./E..C/.4.7 3",  # not so soon
        "hold 1429 - b3>2 8034/..FC/D69E/.15. B c:l",  # one of two
        "spot 1195 - / 4..8/.0.5/B312/...6 7 c:l @b3",
        "trap 1347 5 >4 3.C1/B.80/2.EA/..D9 - chst:l:2",
    ],
)
def test_another_answer_than_the_right_one_is_found_out(line: str) -> None:
    with pytest.raises(WrongPuzzle, match="right answers are"):
        prove(Puzzle.from_line(line))


@pytest.mark.parametrize(
    ("kind", "position"),
    [
        (Kind.WIN, "..../..../..../048. C"),  # the piece in hand wins at once
        (Kind.WIN, "D542/6.../..10/E..7 8"),  # two moves win
        (Kind.WIN, "2.0./.4../6E.1/B578 9"),  # a draw
        (Kind.HOLD, "586B/9.1./E..C/.4.7 3"),  # a win
        (Kind.HOLD, "..../..../..../F... 0"),  # many moves hold
        (Kind.SAFE, "..../..../..../F... -"),  # everything is safe
        (Kind.SAFE, "8.7./6B.5/.F.E/.D.0 1"),  # nothing is to be given
        (Kind.TRAP, "8.7./6B.5/.F.E/.D.0 -"),  # only one is safe
        (Kind.SPOT, "4..8/.0.5/B312/...6 7 c:l"),  # it has lapsed
        (Kind.SPOT, "4..8/.0.5/B312/...6 7 c:l @a2"),  # not through the last placement
        (Kind.TRAP, "FDEC/6B.5/.7../.0.. -"),  # a lapsed quarto lies there
    ],
)
def test_what_is_no_puzzle_is_told(kind: Kind, position: str) -> None:
    assert answer_of(kind, Position.from_text(position)) is None
    with pytest.raises(WrongPuzzle, match="exactly one right answer"):
        prove(Puzzle(kind, Position.from_text(position), ("a1>0",), None, 1500))


def test_a_puzzle_seen_differently_is_the_same() -> None:
    rng = Random(5)
    for puzzle in (WIN, SAFE, SPOT, TRAP):
        ways: list[Symmetry] = rng.sample(list(symmetries(puzzle.variant)), 8)
        keys = {key_of(way.apply(puzzle.position)) for way in ways}
        assert keys == {key_of(puzzle.position)}
    # Colour alone and height alone are the same game: 8 and 4 change places.
    other = "4.../..../..../...6 3 h:l"
    assert key_of(Position.from_text("8.../..../..../...A 3 c:l")) == key_of(
        Position.from_text(other)
    )
    assert key_of(WIN.position) != key_of(HOLD.position)


def test_what_comes_twice_is_found_out() -> None:
    turned = next(iter(symmetries(SAFE.variant)))
    mirrored = [way for way in symmetries(SAFE.variant) if way != turned][-1].apply(SAFE.position)
    found = answer_of(Kind.SAFE, mirrored)
    assert found is not None
    again = Puzzle(Kind.SAFE, mirrored, found.solutions, None, 1281)
    (fine, wrong) = check_all([SAFE, again])
    assert fine is None
    assert wrong is not None
    assert wrong.key == "puzzle-repeats"


# -- answers -----------------------------------------------------------------------------------


def test_any_of_the_pieces_that_look_alike_is_right() -> None:
    assert ALIKE.is_solved_by("b3>2")
    assert ALIKE.is_solved_by("b3>7")
    assert not ALIKE.is_solved_by("b3>A")
    assert ALIKE.cell == "b3"
    assert [str(piece) for piece in ALIKE.pieces] == ["2", "7"]


def test_a_shape_is_pointed_out_by_its_name_or_as_a_call() -> None:
    assert SPOT.is_solved_by("\\")
    assert SPOT.is_solved_by("!\\")
    assert not SPOT.is_solved_by("1")
    assert SPOT.pieces == ()
    assert SPOT.cell is None


@pytest.mark.parametrize(
    ("puzzle", "text"),
    [(WIN, "a4>A"), (WIN, "c2"), (WIN, "c2>3"), (SAFE, "a1>4"), (SPOT, "b2"), (SPOT, "c1>A")],
)
def test_what_cannot_be_done_is_no_answer(puzzle: Puzzle, text: str) -> None:
    with pytest.raises(IllegalAction, match="cannot be an answer"):
        puzzle.is_solved_by(text)


def test_a_puzzle_is_written_and_read() -> None:
    for puzzle in (WIN, SAFE, HOLD, SPOT, TRAP, ALIKE):
        assert Puzzle.from_line(puzzle.to_line()) == puzzle
    assert Collection.from_bytes(Collection([WIN, SPOT]).to_bytes()).of("standard") == (WIN,)
    for line in ("nonsense", "win high 5 c2>A 586B/9.1./E..C/.4.7 3", "win 1 5 c2>A D5 8"):
        with pytest.raises(InvalidNotation):
            Puzzle.from_line(line)
    with pytest.raises(InvalidNotation, match="not a file of puzzles"):
        Collection.from_bytes(b"a poem")
    with pytest.raises(IllegalAction, match="no such puzzle"):
        Collection([])["abc"]
    assert WIN.id in Collection([WIN])


# -- playing out -------------------------------------------------------------------------------


def words(puzzle: Puzzle, text: str) -> tuple[list[str], Value, int | None]:
    line = played_out(puzzle, text)
    assert line is not None
    return [str(word) for word in line.words], line.value, line.distance


def test_a_solution_is_played_to_the_end() -> None:
    played, value, distance = words(WIN, "c2>A")
    assert (value, distance) == (Value.WIN, 5)
    assert played[0] == "c2>A"
    assert len(played) == 5
    assert "!" in played[-1]


def test_a_wrong_move_is_refuted() -> None:
    assert words(SAFE, ">1") == ([">1", "b4!b"], Value.LOSS, 1)
    for puzzle, wrong in ((HOLD, "a3>3"), (HOLD, "b4>3")):
        played, value, distance = words(puzzle, wrong)
        assert value is Value.LOSS
        assert distance == len(played)  # a turn places one piece
        assert "!" in played[-1]


def test_a_move_that_gives_a_win_away_shows_how_the_other_holds() -> None:
    for puzzle in shipped().of("standard", Kind.WIN)[:12]:
        for word, after, _ in _others(puzzle):
            played, value, _ = words(puzzle, word)
            if value is Value.DRAW:
                assert 2 <= len(played) <= 5
                return
            assert value is Value.LOSS
            assert after is not None
    pytest.fail("no move leads to a draw")


def _others(puzzle: Puzzle) -> list[tuple[str, object, int]]:
    from kvarto.engine.solver import moves  # noqa: PLC0415

    return [
        (str(word), after, placed)
        for word, after, placed in moves(puzzle.position)
        if str(word) not in puzzle.solutions
    ]


def test_a_trap_is_seen_to_close_and_another_piece_not_to() -> None:
    played, value, distance = words(TRAP, ">F")
    assert (value, distance) == (Value.LOSS, 5)
    assert len(played) == 6  # the give, and five turns
    assert words(TRAP, ">4")[1] is not Value.LOSS


def test_a_quarto_is_called_and_what_is_none_is_not() -> None:
    assert words(SPOT, "\\") == (["!\\"], Value.WIN, 0)
    assert played_out(SPOT, "1") is None


# -- difficulty --------------------------------------------------------------------------------


def test_the_stronger_a_level_the_more_puzzles_it_solves() -> None:
    chosen = sample(23)
    shares = []
    for level in LEVELS[: len(LEVEL_RATINGS)]:
        right = sum(answers_right(level, puzzle, seed=1000) for puzzle in chosen)
        shares.append(right / len(chosen))
    # Chance of two shares of 270: about 0.04.
    assert all(b > a - 0.03 for a, b in pairwise(shares)), shares
    assert shares[-1] > shares[0] + 0.4


def test_the_higher_the_rating_the_fewer_levels_solve_it() -> None:
    """With seeds on which no puzzle was rated."""
    chosen = sorted(sample(23), key=lambda puzzle: puzzle.rating)
    fifth = len(chosen) // 5
    shares = []
    for band in (chosen[i * fifth : (i + 1) * fifth] for i in range(5)):
        right = [
            answers_right(level, puzzle, seed)
            for puzzle in band
            for level in LEVELS[: len(LEVEL_RATINGS)]
            for seed in (2000, 2001)
        ]
        shares.append(sum(right) / len(right))
    assert shares == sorted(shares, reverse=True), shares
    assert shares[0] > shares[-1] + 0.3


def test_the_ratings_of_the_shipped_puzzles_are_what_the_levels_say() -> None:
    for puzzle in sample(401):
        assert rate(puzzle) == puzzle.rating


def test_puzzles_suit_newcomers_and_masters() -> None:
    ratings = sorted(puzzle.rating for puzzle in shipped().of("standard"))
    assert ratings[0] < 1000
    assert ratings[-1] > 2100
    for low in range(1000, 2000, 100):
        assert sum(low <= rating < low + 100 for rating in ratings) >= 20, low


def test_a_level_that_reads_to_the_end_needs_not_be_asked() -> None:
    """Where the rating takes a right answer for granted, the level does give it."""
    reading = [
        (level, puzzle)
        for puzzle in sample(97)
        for level in LEVELS[6:9]
        if puzzle.kind is not Kind.SPOT and 16 - puzzle.position.placed <= level.reads
    ]
    assert len(reading) > 40
    for level, puzzle in reading:
        assert answer(level, puzzle, seed=7) in puzzle.solutions, (level.number, puzzle)


def test_what_nobody_sees_is_hardest_and_what_all_see_easiest() -> None:
    assert TRIES > 1
    unseen = Puzzle(Kind.SPOT, SPOT.position, ("1",), None, 0)
    assert rate(unseen) > 2300
    assert rate(Puzzle(Kind.SPOT, SPOT.position, tuple("1234abcd/\\"), None, 0)) < rate(unseen)


# -- making ------------------------------------------------------------------------------------

COLOUR = Variant("c:l")


def made(folder: Path, seed: int = 1, count: int = 6) -> list[Puzzle]:
    maker = PuzzleMaker(seed, folder)
    return [p for kind in Kind for p in maker.make(COLOUR, kind, count, lambda _: None)]


def test_the_same_seed_makes_the_same_puzzles_and_another_seed_others(tmp_path: Path) -> None:
    first = made(tmp_path / "first")
    assert len(first) == 30
    assert made(tmp_path / "second") == first
    assert not {p.id for p in made(tmp_path / "third", seed=2)} & {p.id for p in first}
    assert all(wrong is None for wrong in check_all(first))


def test_making_is_stopped_and_resumed_without_a_trace(tmp_path: Path) -> None:
    whole = made(tmp_path / "whole")
    resumed = tmp_path / "resumed"
    for after in (1, 3, 4):
        maker = PuzzleMaker(1, resumed)
        counted = 0

        def count(number: int) -> None:
            nonlocal counted
            counted += number
            if counted >= after:  # noqa: B023
                maker.stop()  # noqa: B023

        assert len(maker.make(COLOUR, Kind.WIN, 6, count)) == after
    # It may be stopped in the middle of a line, too.
    file = resumed / "c-l.win"
    file.write_text(file.read_text()[:-9])
    assert made(resumed) == whole


def test_puzzles_that_cannot_be_found_are_not_looked_for_for_ever(tmp_path: Path) -> None:
    # Where four features must be shared nothing ever wins.
    maker = PuzzleMaker(1, tmp_path, most_drawn=5)
    assert maker.make(Variant("chst:l:4"), Kind.WIN, 2, lambda _: None) == []
