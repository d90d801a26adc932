"""What the package costs whoever uses it: the time of its import, and memory while playing."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from statistics import median
from typing import Any

from kvarto.engine.arena import play_game
from kvarto.engine.players import LEVELS, Player
from kvarto.rules.settings import Settings
from kvarto.rules.variant import Variant

_IMPORT = """
from time import process_time
start = process_time()
import kvarto
print(process_time() - start)
"""

_PLAY = """
import json, sys
from kvarto.engine.footprint import megabytes_after_games
print(json.dumps(megabytes_after_games(sys.argv[1:])))
"""

# Linux tells here how much memory a process held at most, among other things.
_STATUS = Path("/proc/self/status")


def import_seconds(tries: int = 5) -> float:
    """Seconds of processor time that `import kvarto` takes in a fresh process; of tries the median.

    >>> import_seconds(1) > 0
    True
    """
    seconds: list[float] = [_told_by(_IMPORT) for _ in range(tries)]
    return median(seconds)


def memory_while_playing(*variants: Variant) -> float | None:
    """Megabytes that a fresh process held at most in a game of each variant; None if nobody tells.

    The perfect level plays both sides.
    """
    megabytes: float | None = _told_by(_PLAY, *(variant.code for variant in variants))
    return megabytes


def _told_by(program: str, *arguments: str) -> Any:
    command = [sys.executable, "-c", program, *arguments]
    answer = subprocess.run(command, check=True, stdout=subprocess.PIPE)  # noqa: S603  (our own)
    return json.loads(answer.stdout)


def megabytes_after_games(codes: list[str]) -> float | None:
    """Play a game of each variant; how much memory this process has held at most since it began."""
    for code in codes:
        first, second = (Player(LEVELS[-1], seed) for seed in (1, 2))
        play_game(first, second, Settings(Variant(code)))
    if not _STATUS.exists():
        return None
    status = dict(line.split(":", 1) for line in _STATUS.read_text().splitlines())
    return int(status["VmHWM"].removesuffix("kB")) * 1024 / 1e6
