"""The program with settings that are no option of it. To be run: nothing in it gives way to others.

Reviews and analyses of the usual one go on only while nothing else wants to work, which beside busy
processes may never be.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

if TYPE_CHECKING:  # loaded when the server starts, as in the usual program
    from kvarto.server.settings import ServerSettings

#: What starts a server that nothing gives way in.
EAGER_COMMAND = (sys.executable, __file__, "serve")


def run(adjust: Callable[[ServerSettings], ServerSettings]) -> None:
    """Run the command line; its server goes by adjusted settings."""
    from kvarto.cli.main import kvarto  # noqa: PLC0415

    kvarto(prog_name="kvarto", obj=adjust)


def eager(settings: ServerSettings) -> ServerSettings:
    """Return the settings with which all processes of a server are equals."""
    return replace(settings, niceness=0)


if __name__ == "__main__":
    del sys.path[0]  # this folder, where `nats` is another module
    run(eager)
