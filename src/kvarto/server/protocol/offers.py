"""What there is to choose from."""

from __future__ import annotations

from msgspec import Struct


class LevelOffer(Struct, frozen=True):
    """A strength of the computer; its name and what it is like are messages."""

    number: int
    name: str
    about: str


class Offers(Struct, frozen=True):
    """What this server offers, and what it is."""

    version: str
    levels: tuple[LevelOffer, ...]
    languages: tuple[str, ...]
