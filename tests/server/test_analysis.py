"""The analysis board's socket: graded moves as they come, best lines, stopping, limits."""

from __future__ import annotations

import contextlib
import os
import signal
from collections.abc import Callable, Iterator
from dataclasses import replace
from multiprocessing import Pipe, active_children
from pathlib import Path

import msgspec
import pytest
from hypothesis import HealthCheck, given
from hypothesis import settings as hypothesis_settings

from kvarto import Game, Position, Variant
from kvarto.engine.solver import grade
from kvarto.server import analysing, protocol
from kvarto.server.analysts import Analysts
from kvarto.server.limits import LimitSettings, Most, Rate
from kvarto.server.settings import NICENESS, ServerSettings
from server.analysis_pages import PATH, AnalysisPage, at_board
from server.pages import PATIENCE, USUAL_SETTINGS, Browser, Server, running
from strategies import positions
from support.effort import scaled
from support.waiting import eventually

#: Nine pieces are placed; a game from here is solved at once.
NINE_PLACED = "05F./.E../.A3./91.6 C"
#: Row 1 is open: whoever holds 0 can call it.
OPEN = "..../..../..../FDEC 0 @d1"
#: No table has this variant: it takes far longer than anybody waits.
LONG = "..../..../..../.... - chst:q:2"


@pytest.fixture(scope="module")
def board(server: Server) -> Iterator[AnalysisPage]:
    """A board of a browser that is nobody."""
    with server.browser() as browser, at_board(browser) as page:
        yield page


def as_graded(position: Position) -> list[protocol.GradedWord]:
    return [
        protocol.GradedWord(str(move.word), move.value.value, move.distance)
        for move in grade(position)
    ]


def agree(page: AnalysisPage, text: str) -> None:
    """What comes over the socket is what the engine says."""
    answer = page.analyse(text)
    position = Position.from_text(text)
    assert sorted(answer.moves, key=str) == sorted(as_graded(position), key=str)
    assert answer.seen.total == answer.graded[-1].total == answer.graded[-1].graded
    assert [message.done for message in answer.graded].count(True) == 1


# -- grading -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "position",
    [
        NINE_PLACED,
        "05F./.E../.A3./91.6 - chst:lq",
        "05F./.E../.A3./91.6 C chst:l:2",
        "05F./.E../.A3./91.6 C chst:q @a1",
        "05F./.E../.A3./91.6 C ct:l",
        "..../..../..../.... -",
        "3B26/E75A/9DF1/048. C @a1",
        "3B26/E75A/9DF1/048C - @d1",
        "3B26/E75A/9DF1/048C -",
        OPEN,
        "..../..../..../FDEC - @d1",
        "05F./.E../.A3./9C.6 1 @b1",
    ],
)
def test_every_move_is_graded_as_the_engine_does(board: AnalysisPage, position: str) -> None:
    agree(board, position)


@hypothesis_settings(
    max_examples=scaled(25), suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(position=positions().filter(lambda position: position.placed >= 9))
def test_any_position_of_any_variant_is_graded(board: AnalysisPage, position: Position) -> None:
    agree(board, str(position))


def test_what_is_seen_without_a_search_comes_first(board: AnalysisPage) -> None:
    seen = board.analyse("..../..../12../FDE. C").seen
    assert (seen.to_act, seen.hand, seen.last) == ("first", "C", None)
    assert (seen.board, seen.variant) == ("FDE.12..........", "chst:l")
    assert "0" in seen.reserve
    assert {(threat.cell, threat.trait) for threat in seen.threats} == {
        ("d1", "dark"),
        ("d1", "tall"),
    }
    assert set(seen.safe) == {"0", "3"}
    assert (seen.open, seen.lapsed) == ((), ())


def test_it_is_said_what_can_be_called(board: AnalysisPage) -> None:
    answer = board.analyse(OPEN)
    (row,) = answer.seen.open
    assert (row.shape, row.cells) == ("1", ("a1", "b1", "c1", "d1"))
    assert row.traits == ("dark", "tall")
    assert protocol.GradedWord("!1", "win", 0) in answer.moves
    lapsed = board.analyse("..../..../..../FDEC 0").seen
    assert (lapsed.open, [quarto.shape for quarto in lapsed.lapsed]) == ((), ["1"])


def test_the_same_pieces_can_be_looked_at_in_another_variant(board: AnalysisPage) -> None:
    answer = board.analyse("05F./.E../.A3./91.6 C", "advanced")
    other = replace(Position.from_text(NINE_PLACED), variant=Variant("advanced"))
    assert (answer.seen.position, answer.seen.variant) == (str(other), "chst:lq")
    assert sorted(answer.moves, key=str) == sorted(as_graded(other), key=str)


@pytest.mark.parametrize(
    ("fields", "key"),
    [
        ({"position": "nonsense"}, "error-at"),
        ({"position": "..../..../..../A..A -"}, "piece-twice"),
        ({"position": NINE_PLACED, "variant": "x"}, "no-such-variant"),
        ({"position": "." * 100}, "bad-message"),
    ],
)
def test_what_is_no_position_is_refused(
    board: AnalysisPage, fields: dict[str, str], key: str
) -> None:
    assert board.refused("analyse", **fields) == key


# -- lines -------------------------------------------------------------------------------------


def test_a_best_line_goes_on_from_a_word_to_the_end(board: AnalysisPage) -> None:
    best = as_graded(Position.from_text(NINE_PLACED))[0]
    line = board.line(NINE_PLACED, best.word)
    assert line.whole
    assert line.words[0] == best.word
    game = Game(position=NINE_PLACED)
    for word in line.words:
        game.play(word)
    assert line.steps[-1].position == str(game.position)
    assert game.position.placed - 9 == best.distance
    assert board.line(NINE_PLACED).words == line.words


def test_a_line_shows_how_what_was_left_open_is_called(board: AnalysisPage) -> None:
    assert board.line("..../..../..../FDE. C", "d1>0").words == ("d1>0", "!1")
    # A part of a word grows to a whole one.
    (word,) = board.line("3B26/E75A/9DF1/04.. C", "d1").words[:1]
    assert word.startswith("d1>")
    assert board.line("..../..../..../FDE. C", "d1!1").words == ("d1!1",)


def test_a_line_from_a_word_that_cannot_be_played_is_refused(board: AnalysisPage) -> None:
    assert board.refused("line", position=NINE_PLACED, word="a4>2") == "cell-is-occupied"
    assert board.refused("line", position=NINE_PLACED, word="nonsense") == "no-such-word"


# -- stopping ----------------------------------------------------------------------------------


def test_a_long_search_shows_how_far_it_is_until_it_is_stopped(
    server: Server, board: AnalysisPage
) -> None:
    board.send("analyse", position=LONG)
    one, two = first_graded(board), board.read()
    assert isinstance(two, protocol.Graded)
    assert (one.done, two.done, two.total) == (False, False, 16)
    while two.nodes == one.nodes:
        two = board.read()
        assert isinstance(two, protocol.Graded)
        assert not two.done
    assert two.nodes > one.nodes
    board.send("stop")
    board.until_pong()
    assert under_way(server) == 0
    # Whatever is told from now on is about this.
    agree(board, NINE_PLACED)


def test_another_position_ends_the_search_for_the_last(board: AnalysisPage) -> None:
    board.send("analyse", position=LONG)
    asked = board.send("analyse", position=NINE_PLACED)
    ids = []
    while True:
        message = board.read()
        assert isinstance(message, protocol.Analysis | protocol.Graded)
        ids.append(message.id)
        if isinstance(message, protocol.Graded) and message.done:
            break
    first = ids.index(asked)
    assert set(ids[first:]) == {asked}


def test_who_leaves_wants_to_know_no_more(server: Server, browser: Browser) -> None:
    with at_board(browser) as page:
        page.send("analyse", position=LONG)
        page.send("line", position=LONG)
        page.until_pong()
        assert under_way(server) == 2
    eventually(lambda: under_way(server) == 0)


def under_way(server: Server) -> int:
    return analysts_of(server).under_way


def analysts_of(server: Server) -> Analysts:
    analysts: Analysts = server.app.state.analysts
    return analysts


def test_a_line_does_not_end_the_grading(board: AnalysisPage) -> None:
    board.send("analyse", position=LONG)
    line = board.send("line", position=NINE_PLACED)
    while not isinstance(message := board.read(), protocol.BestLine):
        assert isinstance(message, protocol.Analysis | protocol.Graded)
    assert message.id == line
    assert isinstance(board.read(), protocol.Graded)
    board.send("stop")
    board.until_pong()


# -- the process -------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def kind_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose analyses give way, as those of all servers do that people use."""
    file = tmp_path_factory.mktemp("data") / "kvarto.sqlite3"
    with running(file, settings=ServerSettings()) as server:
        yield server


def test_its_process_gives_way_to_those_that_choose_moves(kind_server: Server) -> None:
    with kind_server.browser() as browser, at_board(browser) as board:
        board.analyse(NINE_PLACED)
    own = os.getpriority(os.PRIO_PROCESS, 0)
    process = process_id(kind_server)
    assert os.getpriority(os.PRIO_PROCESS, process) == min(19, own + NICENESS)
    if hasattr(os, "SCHED_IDLE"):  # only Linux has that
        assert os.sched_getscheduler(process) == os.SCHED_IDLE


def test_a_process_that_may_not_give_way_works_all_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[str] = []

    def forbidden(name: str) -> Callable[..., None]:
        def refuse(*_: object) -> None:
            asked.append(name)
            raise PermissionError(name)

        return refuse

    for name in ("nice", "sched_setaffinity"):
        monkeypatch.setattr(os, name, forbidden(name), raising=False)
    analysing.give_way(NICENESS)
    analysing.leave_a_core()
    assert asked == ["nice", "sched_setaffinity"]


@pytest.mark.skipif(not Path("/proc/self/task").is_dir(), reason="only Linux tells that")
def test_several_questions_at_once_leave_a_core_to_others(tmp_path: Path) -> None:
    all_cores = frozenset(os.sched_getaffinity(0))
    with (
        running(tmp_path / "kvarto.sqlite3") as server,
        server.browser() as browser,
        at_board(browser) as one,
        at_board(browser) as two,
    ):
        one.send("analyse", position=LONG)
        first_graded(one)
        assert cores_of_threads(process_id(server)) == {all_cores}
        two.send("analyse", position=LONG)
        first_graded(two)
        left = all_cores - {min(all_cores)} or all_cores
        eventually(lambda: left in cores_of_threads(process_id(server)))


def first_graded(page: AnalysisPage) -> protocol.Graded:
    """What is told first of a search."""
    assert isinstance(page.read(), protocol.Analysis)
    graded = page.read()
    assert isinstance(graded, protocol.Graded)
    return graded


def cores_of_threads(process: int) -> set[frozenset[int]]:
    """On which cores the threads of a process may work."""
    cores = set()
    for thread in Path(f"/proc/{process}/task").iterdir():
        with contextlib.suppress(ProcessLookupError):  # it has just ended
            cores.add(frozenset(os.sched_getaffinity(int(thread.name))))
    return cores


def process_id(server: Server) -> int:
    process = analysts_of(server).own.process_id
    assert process is not None
    return process


def test_a_process_that_is_killed_is_replaced_and_the_question_is_begun_anew(
    server: Server, board: AnalysisPage
) -> None:
    board.send("analyse", position=LONG)
    first_graded(board)
    before = process_id(server)
    os.kill(before, signal.SIGKILL)
    eventually(lambda: analysts_of(server).own.process_id not in (None, before))
    assert isinstance(board.read(), protocol.Graded)
    os.kill(process_id(server), signal.SIGKILL)
    # What has killed two processes is given up.
    while not isinstance(message := board.read(), protocol.Refused):
        assert isinstance(message, protocol.Graded)
    assert message.problem.key == "server-error"
    agree(board, NINE_PLACED)


def test_the_process_ends_with_the_server(tmp_path: Path) -> None:
    with (
        running(tmp_path / "kvarto.sqlite3") as server,
        server.browser() as browser,
        at_board(browser) as page,
    ):
        page.send("analyse", position=LONG)
        page.until_pong()
        process = process_id(server)
    eventually(lambda: process not in {child.pid for child in active_children()})


def test_another_site_gets_no_socket(browser: Browser) -> None:
    with browser.socket_at(PATH, "http://evil.example") as socket:
        assert "not-our-page" in str(socket.recv(PATIENCE))


@pytest.mark.parametrize("is_stopped", [True, False])
def test_what_is_stopped_or_takes_too_long_stays_unknown(*, is_stopped: bool) -> None:
    ours, theirs = Pipe(duplex=False)
    desk = analysing.Desk(theirs) if is_stopped else analysing.Desk(theirs, longest_s=0.1)
    desk.begin(analysing.Question(1, "a", Position.from_text(LONG)))
    desk.begin(analysing.Question(2, "b", Position.from_text(LONG), wants_line=True))
    if is_stopped:
        for number in (1, 2):
            desk.stop(number)
    told: list[analysing.Told] = []
    while sum(one.done for one in told) < 2:
        assert ours.poll(PATIENCE)
        told.append(ours.recv())
    reader = msgspec.json.Decoder(protocol.FromAnalysis)
    messages = [reader.decode(one.message or b"") for one in told]
    (line,) = (one for one in messages if isinstance(one, protocol.BestLine))
    assert (line.words, line.whole) == ((), False)
    graded = [one for one in messages if isinstance(one, protocol.Graded)]
    assert (graded[-1].done, graded[-1].graded, graded[-1].total) == (True, 16, 16)
    values = [move.value for one in graded for move in one.moves]
    assert values == ["unknown"] * 16


# -- limits ------------------------------------------------------------------------------------


@contextlib.contextmanager
def limited(folder: Path, limits: LimitSettings) -> Iterator[Browser]:
    settings = replace(USUAL_SETTINGS, limits=limits)
    with (
        running(folder / "kvarto.sqlite3", settings=settings) as server,
        server.browser() as browser,
    ):
        yield browser


def test_a_client_can_have_so_much_analysed_at_once(tmp_path: Path) -> None:
    most = Most(per_client=1, per_person=1, in_all=1)
    with (
        limited(tmp_path, LimitSettings({}, {"analysis": most})) as browser,
        at_board(browser) as one,
        at_board(browser) as two,
    ):
        one.send("analyse", position=LONG)
        assert isinstance(one.read(), protocol.Analysis)
        assert two.refused("analyse", position=NINE_PLACED) == "too-many-open"
        one.send("stop")
        one.until_pong()
        agree(two, NINE_PLACED)
        agree(two, NINE_PLACED)


def test_a_client_can_ask_so_often(tmp_path: Path) -> None:
    with (
        limited(tmp_path, LimitSettings({"analysis": Rate(2, 0.001)}, {})) as browser,
        at_board(browser) as page,
    ):
        agree(page, NINE_PLACED)
        page.line(NINE_PLACED)
        assert page.refused("analyse", position=NINE_PLACED) == "too-many-requests"
