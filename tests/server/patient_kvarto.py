"""The program, with a server that takes no node for dead because the machine is slow. To be run."""

from __future__ import annotations

import sys
from pathlib import Path


def main() -> None:
    """Run the command line."""
    from kvarto.cli.main import kvarto  # noqa: PLC0415
    from support.generous import PATIENT_SERVER  # noqa: PLC0415

    kvarto(prog_name="kvarto", obj=PATIENT_SERVER)


if __name__ == "__main__":
    sys.path.append(str(Path(__file__).parents[1]))
    main()
