"""A way around a hang of Python 3.11 while coverage is counted."""

from __future__ import annotations

import sys
import threading

import greenlet

#: The greenlet in which each thread has begun: twice, since for one that is referred to once more
#: greenlet searches everything that there is.
_kept: list[tuple[greenlet.greenlet, greenlet.greenlet]] = []


def keep_first_greenlets() -> None:
    """Keep the greenlet that each new thread begins in.

    Coverage refers to it weakly, with a callback. When its thread has ended it is thrown away by a
    pending call of the interpreter, and a traced function that is called in one hangs for ever if
    meanwhile another thread has ended and made a pending call of its own. Python 3.12 has no such
    loop.
    """
    if sys.version_info < (3, 12):
        threading.setprofile(_keep)


def _keep(*_: object) -> None:
    own = greenlet.getcurrent()
    _kept.append((own, own))
    sys.setprofile(None)
