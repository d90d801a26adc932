"""`kvarto solve`: who wins a position, and how soon."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from queue import SimpleQueue
from threading import Semaphore, Thread
from typing import Any

import click

from kvarto.cli.console import Option, WrongInput, t
from kvarto.engine.solver import forget, solve
from kvarto.engine.values import Solution, Value
from kvarto.errors import ImpossiblePosition, InvalidNotation, KvartoError
from kvarto.render.sentences import shape_name
from kvarto.rules.game import GameState
from kvarto.rules.position import Position
from kvarto.rules.settings import Settings

json_option: Option = click.option("--json", "as_json", is_flag=True, help=t("engine-json-help"))
threads_option: Option = click.option(
    "--threads",
    type=click.IntRange(min=1),
    default=1,
    show_default=True,
    help=t("engine-threads-help"),
)
no_table_option: Option = click.option("--no-table", is_flag=True, help=t("engine-no-table-help"))


def time_limit_option(default: float | None = None) -> Option:
    """The option that bounds the time spent on a position."""
    return click.option(
        "--time-limit",
        metavar="SECONDS",
        type=click.FloatRange(min=0, min_open=True),
        default=default,
        show_default=default is not None,
        help=t("engine-time-limit-help"),
    )


@click.command("solve", help=t("solve-help"), short_help=t("solve-short-help"))
@click.argument("positions", nargs=-1, metavar="[POSITION...|-]")
@json_option
@no_table_option
@click.option("--cold", is_flag=True, help=t("solve-cold-help"))
@time_limit_option()
@threads_option
def solve_command(
    *,
    positions: tuple[str, ...],
    as_json: bool,
    no_table: bool,
    cold: bool,
    time_limit: float | None,
    threads: int,
) -> None:
    """Solve positions, and print each answer as soon as it is its turn."""
    if cold and threads > 1:
        raise click.UsageError(t("solve-cold-one-thread"))
    if not positions and sys.stdin.isatty():
        raise click.UsageError(t("solve-nothing"))

    def solved(position: Position) -> Solution:
        if cold:
            forget(position.variant)
        return solve(position, table=not no_table, time_limit=time_limit)

    def told(position: Position, answer: Solution) -> None:
        click.echo(json.dumps(_plain(position, answer)) if as_json else _told(position, answer))

    source = _from_lines() if positions in ((), ("-",)) else _from_arguments(positions)
    if threads == 1:
        for position in source:
            told(position, solved(position))
    else:
        _in_threads(source, solved, told, threads)


# -- reading -----------------------------------------------------------------------------------


def _from_arguments(texts: tuple[str, ...]) -> Iterator[Position]:
    for text in texts:
        try:
            yield Position.from_text(text)
        except KvartoError as error:
            raise WrongInput.because(error) from None


def _from_lines() -> Iterator[Position]:
    """The positions in standard input; as bytes, since a line may be anything."""
    for number, raw in enumerate(sys.stdin.buffer, start=1):
        line = raw.decode("utf-8", errors="replace").rstrip()
        if line and not line.startswith("#"):
            yield _from_line(line, number)


def _from_line(line: str, number: int) -> Position:
    source = t("cli-standard-input")
    try:
        return Position.from_text(line)
    except InvalidNotation as error:
        raise WrongInput.because(error.at(number, 1), source) from None
    except ImpossiblePosition as error:
        # It has no column: the line as a whole cannot be.
        what = t("solve-wrong-line", line=str(number), what=error.in_words(t))
        raise WrongInput(t("cli-error-in", source=source, what=what)) from None


# -- several threads ---------------------------------------------------------------------------

_Pending = tuple[Position, Future[Solution]]


def _in_threads(
    source: Iterable[Position],
    solved: Callable[[Position], Solution],
    told: Callable[[Position, Solution], None],
    threads: int,
) -> None:
    """Solve in threads and tell in order, also while the next line has yet to be typed.

    This thread reads and another one tells: who asks line by line gets answers line by line.
    """
    queue: SimpleQueue[_Pending | None] = SimpleQueue()
    room = Semaphore(16 * threads)  # what is read ahead of what is told
    problems: list[Exception] = []

    def tell() -> None:
        while (pending := queue.get()) is not None:
            position, future = pending
            try:
                if not problems:
                    told(position, future.result())
            except Exception as error:  # nobody listens any more, or the search was called off
                problems.append(error)
            room.release()

    teller = Thread(target=tell)
    with ThreadPoolExecutor(threads) as pool:
        teller.start()
        try:
            for position in source:
                room.acquire()
                if problems:
                    break
                queue.put((position, pool.submit(solved, position)))
        except KeyboardInterrupt:
            pool.shutdown(wait=False, cancel_futures=True)
            raise
        finally:
            queue.put(None)
            teller.join()
    if problems:
        raise problems[0]


# -- telling -----------------------------------------------------------------------------------


def _plain(position: Position, answer: Solution) -> dict[str, Any]:
    return {
        "position": str(position),
        "variant": position.variant.code,
        "value": answer.value.value,
        "distance": answer.distance,
        "nodes": answer.nodes,
        "ms": round(1000 * answer.seconds, 4),
        "distance_ms": round(1000 * answer.distance_seconds, 4),
    }


def _told(position: Position, answer: Solution) -> str:
    on_turn = GameState(Settings(position.variant), position).on_turn
    who = {"position": position, "player": t(f"seat-{on_turn}")}
    if answer.value is Value.WIN:
        shapes = t.list(shape_name(shape, t) for shape in position.open)
        return t("solve-win", **who, distance=answer.distance, shapes=shapes)
    if answer.value is Value.LOSS:
        return t("solve-loss", **who, distance=answer.distance)
    return t("solve-draw" if answer.value is Value.DRAW else "solve-unknown", **who)
