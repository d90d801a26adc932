"""What is tried with accounts, and who tries it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager
from typing import Any

import pytest

from kvarto import IllegalAction
from kvarto.club.accounts import Accounts

HERE = "192.0.2.1"
PASSWORD, ANOTHER = "correct horse", "battery staple"

#: Opens accounts for as long as a test needs them.
Try = Callable[[], AbstractAsyncContextManager[Accounts]]


async def refused(attempt: Awaitable[Any]) -> str:
    """The key of what is wrong."""
    with pytest.raises(IllegalAction) as error:
        await attempt
    return error.value.key


async def anna(accounts: Accounts) -> str:
    """Make Otter the account Anna; its recovery code."""
    return await accounts.sign_up("otter", "Anna", PASSWORD)
