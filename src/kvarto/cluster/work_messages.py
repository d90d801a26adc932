"""What nodes say to each other about work."""

from __future__ import annotations

import msgspec


class Pulse(msgspec.Struct, array_like=True, frozen=True):
    """A node is there."""

    node: str
    #: How many hands it has free, by kind of work.
    free: dict[str, int]
    #: What it has under way for each person, by kind of work, wherever that is done.
    of_people: dict[str, dict[str, int]]
    #: Whether it is about to go.
    goes: bool = False


class Offer(msgspec.Struct, array_like=True, frozen=True):
    """Something to do, with the number by which its node knows it."""

    home: str
    job: int
    content: bytes


class Stop(msgspec.Struct, array_like=True, frozen=True):
    """What was offered is not wanted any more."""

    home: str
    job: int


class Taken(msgspec.Struct, array_like=True, frozen=True, tag=True):
    """A node is at it."""

    node: str


class Declined(msgspec.Struct, array_like=True, frozen=True, tag=True):
    """A node has no hand free after all; without a name, none has."""

    node: str = ""


class Told(msgspec.Struct, array_like=True, frozen=True, tag=True):
    """A part of the answer; the parts are numbered, so that it is noticed if one is lost."""

    number: int
    content: bytes
    last: bool


class Failed(msgspec.Struct, array_like=True, frozen=True, tag=True):
    """It cannot be done here."""


Answer = Taken | Declined | Told | Failed

pulse_reader = msgspec.msgpack.Decoder(Pulse)
offer_reader = msgspec.msgpack.Decoder(Offer)
stop_reader = msgspec.msgpack.Decoder(Stop)
answer_reader = msgspec.msgpack.Decoder(Answer)
written = msgspec.msgpack.Encoder().encode
