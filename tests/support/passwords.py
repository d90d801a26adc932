"""Passwords that are hashed as quickly as can be."""

from __future__ import annotations

from argon2 import PasswordHasher

from kvarto.club.passwords import Passwords

QUICK_HASHER = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)


def quick_passwords() -> Passwords:
    """Return passwords for tests that are not about how hard they are to guess."""
    return Passwords(QUICK_HASHER)
