"""The program, with a server that takes no node for dead because the machine is slow. To be run."""

from __future__ import annotations

import sys
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:  # loaded when the server starts, as in the usual program
    from kvarto.server.settings import ServerSettings


#: What starts such a server.
PATIENT_COMMAND = (sys.executable, __file__, "serve")


def patient(settings: ServerSettings) -> ServerSettings:
    """Return the settings with which only a hang makes something count as gone."""
    from support.generous import PATIENT_SERVER  # noqa: PLC0415

    return replace(settings, timing=PATIENT_SERVER, niceness=0)


def main() -> None:
    """Run the command line."""
    from support.adjusted_kvarto import run  # noqa: PLC0415

    run(patient)


if __name__ == "__main__":
    sys.path[0] = str(Path(__file__).parents[1])
    main()
