"""`kvarto play`: whole games typed line by line, and the wrong things pressed."""

from __future__ import annotations

from pathlib import Path
from subprocess import PIPE

import pytest

from kvarto import Settings, TimeControl, Variant, read_games
from kvarto.cli.terminal.table import TerminalTable
from kvarto.session.events import Opened, TableSettings
from kvarto.session.per_seat import PerSeat
from support.commands import run_command, running_process
from support.waiting import HANG_S


class Script:
    """Lines typed at set moments; between them the clock of the script runs."""

    def __init__(self, *lines: str | tuple[int, str]) -> None:
        self.lines = list(lines)
        self.now = 0

    def moment(self) -> int:
        return self.now

    def read(self, timeout: float | None) -> str | None:
        if not self.lines:
            raise EOFError
        line = self.lines[0]
        if isinstance(line, tuple):
            pause, text = line
            if timeout is not None and pause > timeout * 1000:
                self.now += round(timeout * 1000)
                self.lines[0] = (pause - round(timeout * 1000), text)
                return None
            self.now += pause
            line = text
        self.lines.pop(0)
        return line


def play(*lines: str | tuple[int, str], clock: str = "-", **settings: object) -> tuple[str, str]:
    """What was said and the words of the game; Anna is first."""
    agreed = TableSettings(
        Settings(**settings),  # type: ignore[arg-type]
        TimeControl.from_text(clock),
    )
    script, said = Script(*lines), []

    def write(text: str, *, nl: bool = True) -> None:
        said.append(text + ("\n" if nl else ""))

    opened = Opened(0, PerSeat("Anna", "Ben"), agreed)
    game = TerminalTable(opened, script, write, script.moment, style="ascii").play()
    return "".join(said), " ".join(str(move) for move in game)


COMPLETED = ("f", "a1>d", "b1>e", "c1>c", "d1")


def test_a_game_is_played_to_a_call() -> None:
    said, words = play(*COMPLETED, "!", "1")
    assert words == ">F a1>D b1>E c1>C d1!1"
    assert 'Anna: "Quarto!"' in said
    assert "Anna, which line?" in said
    assert "Anna wins: row 1, four dark and four tall." in said


def test_nothing_is_said_of_an_open_quarto_before_it_is_called() -> None:
    with_one, _ = play(*COMPLETED, "0")
    without, _ = play("f", "a1>d", "b1>e", "c1>c", "d2", "0")
    prompts = [line for line in with_one.splitlines() if line.startswith(("Anna", "Ben"))]
    assert prompts == [line for line in without.splitlines() if line.startswith(("Anna", "Ben"))]


def test_the_receiver_steals_the_win_in_one_line() -> None:
    said, words = play(*COMPLETED, "0", "quarto 1")
    assert words.endswith("d1>0 !1")
    assert "Ben wins" in said


def test_a_wrong_call_is_said_to_be_wrong() -> None:
    said, words = play("f", "a1", "!3")
    assert "No: there is no open quarto there." in said
    assert words == ">F a1?3"
    cancelled, words = play("f", "a1", "!", "cancel")
    assert "No shape was pointed out: the call has failed." in cancelled
    assert words == ">F a1?"


def test_a_call_without_pointing_is_settled_at_once() -> None:
    said, words = play("f", "a1", "!", pointing=frozenset())
    assert "No: there is no open quarto there." in said
    assert words == ">F a1?"


def test_the_giver_calls_late() -> None:
    said, words = play(*COMPLETED, "0", "late 1", late_call=True)
    assert "type late" in said
    assert "or call (!; Anna: late):" in said
    assert words.endswith("d1>0!1")


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("x", "'x' is not understood"),
        ("b2", "Anna cannot place a piece now"),
        ("x" * 2000, "… is not understood"),
        ("!", "no piece has been placed"),
        ("=", "only the last turn"),
        ("b2?3", "not understood"),
        ("resume", "not paused"),
        ("back", "nothing to take back"),
        ("late", "no piece has been placed"),
        ("f>g", "not understood"),
    ],
)
def test_the_wrong_thing_gets_an_answer_and_changes_nothing(line: str, answer: str) -> None:
    said, words = play(line, "", "f")
    assert f"That does not work: {answer}" in said or answer in said
    assert words == ">F"


def test_a_line_of_which_a_part_is_refused_does_nothing() -> None:
    said, words = play("f", "a1>f")
    assert "piece F is already on the board" in said
    assert words == ">F"


def test_time_runs_out_while_nobody_types() -> None:
    said, words = play("f", (61_000, "a1"), clock="60/move")
    assert "[1:00]" in said
    assert "Anna wins: Ben ran out of time." in said
    assert words == ">F"


def test_pointing_too_late_is_a_failed_call() -> None:
    said, words = play("f", "a1", "!", (16_000, "1"))
    assert words == ">F a1?>1"
    assert "[0:15] Ben, which line?" in said
    assert "or cancel): \nNo shape was pointed out: the call has failed.\n" in said


def test_a_draw_is_offered_and_declined_and_agreed() -> None:
    said, words = play("draw", "maybe", "no", "f", "draw", "yes")
    assert "Anna offers a draw. Ben, do you agree? (yes or no):" in said
    assert "please answer yes or no" in said
    assert "Ben declines." in said
    assert "A draw by agreement." in said
    assert words == ">F"


def test_the_last_move_is_taken_back_by_agreement() -> None:
    said, words = play("f", "a1", "back", "y", "b2")
    assert "Ben asks to take back the last move. Anna, do you agree?" in said
    assert words == ">F b2"


def test_a_game_is_paused_resigned_and_called_off() -> None:
    said, _ = play("pause", "f", "resume", "f", "resign")
    assert "The game is paused." in said
    assert "Anna wins: Ben resigned." in said
    said, _ = play("abort")
    assert "The game was called off." in said


def test_help_board_and_moves_can_be_asked_for() -> None:
    said, _ = play("f", "help", "board", "moves", "quit")
    assert "give this piece" in said
    assert "Ben, place the piece (a1-d4, or help): >F\n" in said
    assert said.count("reserve") == 3
    assert "The game stays unfinished." in said


def test_the_last_turn_is_ended_at_the_terminal() -> None:
    lines = (
        "f a1>0 b2>1 c3>6 d4>9 a2>a b1>3 c4>d d3>4 a3>b b4>5 c1>c d2>2 a4>7 b3>8 c2>e d1".split()
    )
    said, words = play(*lines, "=", "pass")
    assert "Anna, call (!), or end the turn (=):" in said
    assert words.endswith("d1 =")
    assert "A draw" in said


def test_the_command_throws_dice_plays_and_saves(tmp_path: Path) -> None:
    file = tmp_path / "games.qgn"
    options = ("--seed", "1", "--one", "Anna", "--two", "Ben", "--save", str(file))
    for _ in range(2):
        result = run_command("play", *options, stdin="f\na1\n")
        assert result.exit_code == 0
    assert "throws" in result.stdout
    assert "is first and gives the first piece." in result.stdout
    first, second = read_games(file)
    assert first == second
    assert [str(move) for move in first] == [">F", "a1"]
    assert set(first.tags.values()) == {"Anna", "Ben"}


def test_a_game_that_is_not_saved_is_printed() -> None:
    result = run_command("play", "--starter", "2", "--variant", "advanced", stdin="f\n")
    assert '[First "Player 2"]' in result.stdout
    assert '[Rules "chst:lq"]' in result.stdout
    assert "1. >F *" in result.stdout
    assert "Rules" not in run_command("play", stdin="").stdout


def test_a_tournament_game_has_a_minute_and_forfeits() -> None:
    result = run_command("play", "--tournament", stdin="f\na1\n!\n3\n")
    assert "A wrong call loses the game." in result.stdout
    assert '[Clock "60/move"]' in result.stdout
    assert '[Termination "forfeit"]' in result.stdout
    assert '[Pointing "on"]' in result.stdout


def test_a_game_starts_from_a_position_for_a_child_without_pointing() -> None:
    options = ("--start", "..../..../..../FDEC 0 @d1", "--starter", "1", "--pointing", "1")
    result = run_command("play", *options, stdin="!\n")
    assert "Player 2 wins: row 1" in result.stdout
    assert '[Pointing "on/off"]' in result.stdout


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--variant", "chess"], "no such variant: 'chess'"),
        (["--clock", "soon"], "no such clock: 'soon'"),
        (["--one", ""], "a name has"),
        (["--start", "xyz"], "a position has two fields"),
        (["--save", "/no/such/folder/x.qgn"], "cannot write"),
        (["--save", "/"], "cannot read /"),
        (["--save", __file__], "holds something else than games"),
        (["--one", "Anna", "--two", "Anna"], "different names"),
        (["--variant", "hard", "--start", "..../..../..../.... - c:l"], "of variant c:l"),
    ],
)
def test_wrong_options_are_exit_code_1_and_a_message(arguments: list[str], message: str) -> None:
    result = run_command("play", *arguments, stdin="f\n")
    assert result.exit_code == 1
    assert message in result.stderr


def test_what_a_tournament_fixes_cannot_be_chosen_too() -> None:
    result = run_command("play", "--tournament", "--clock", "600+5", stdin="")
    assert result.exit_code == 2
    assert "--clock does not go with --tournament" in result.stderr


def test_an_offer_made_during_a_pause_is_asked_for() -> None:
    said, _ = play("f", "a1", "pause", "draw", "no", "resume", "give 0")
    assert "do you agree?" in said
    assert "Ben, choose a piece for Anna (0-F), or call (!):" in said


def test_people_may_say_what_they_mean_in_words() -> None:
    _, words = play("give f", "place a1", "give d", "b1>e", "c1>c", "d1", "quarto row 1")
    assert words.endswith("d1!1")
    _, words = play(*COMPLETED, "!", "row 1")
    assert words.endswith("d1!1")


def test_squares_are_asked_for_where_they_count() -> None:
    said, _ = play("f", "a1", "!", variant=Variant("advanced"))
    assert "squares a1-c3" in said


def test_a_placer_who_has_called_is_told_that_only_the_other_may() -> None:
    said, _ = play("f", "a1>0", "!", "cancel", late_call=True)
    assert "Anna, place the piece (a1-d4; Ben may call: late):" in said


def test_a_game_that_is_over_before_it_begins_says_how() -> None:
    result = run_command("play", "--start", "3B26/E75A/9DF1/048C -", stdin="")
    assert "A draw: all pieces are placed" in result.stdout
    assert "gives the first piece" not in result.stdout


def test_the_variant_can_come_with_the_position() -> None:
    result = run_command("play", "--start", "..../..../..../.... - chst:q", stdin="f\n")
    assert '[Rules "chst:q"]' in result.stdout


def test_a_game_that_cannot_be_saved_in_the_end_is_printed(tmp_path: Path) -> None:
    file = tmp_path / "records" / "x.qgn"
    file.parent.mkdir()
    with running_process("play", "--save", str(file), stdin=PIPE, stderr=PIPE) as process:
        assert process.stdout is not None
        assert any("gives the first piece" in line for line in process.stdout), "it has begun"
        file.unlink()
        file.parent.rmdir()
        told, problem = process.communicate("f\n", timeout=HANG_S)
    assert process.returncode == 1
    assert "1. >F *" in told
    assert "cannot write" in problem


def test_a_game_against_the_computer_is_played_and_saved(tmp_path: Path) -> None:
    file = tmp_path / "game.qgn"
    cells = [f"{column}{row}" for row in "1234" for column in "abcd"]
    lines = "\n".join(cells + list("0123456789abcdef")) + "\n"
    options = ("--against", "3", "--seed", "5", "--save", str(file))
    result = run_command("play", *options, stdin=lines * 8)
    assert result.exit_code == 0
    assert "beginner plays" in result.stdout
    (game,) = read_games(file)
    assert "beginner" in game.tags.values()
    assert len(game.moves) > 2


def test_the_computer_takes_back_and_thinks_about_a_draw() -> None:
    options = ("--against", "10", "--variant", "c:l", "--starter", "1", "--seed", "1")
    result = run_command("play", *options, stdin="0\nback\n1\ndraw\n")
    assert "A draw by agreement." in result.stdout
    assert "1. >1" in result.stdout


def test_only_the_levels_there_are_can_be_chosen() -> None:
    assert run_command("play", "--against", "11").exit_code == 2
