"""What goes through tunnels, packed: an ASGI application's scope, what it receives and sends."""

from __future__ import annotations

from collections.abc import Iterator, MutableMapping
from typing import Any

import msgspec
from starlette.types import Message, Scope

#: A body goes in pieces of this size at most.
_LARGEST_BODY = 48 * 1024
#: What of a scope is the same everywhere.
_TRAVELS = (
    "type",
    "asgi",
    "http_version",
    "method",
    "scheme",
    "path",
    "raw_path",
    "query_string",
    "root_path",
    "headers",
    "client",
    "server",
    "subprotocols",
)
#: With which a socket can be refused like a request.
_DENIAL = "websocket.http.response"
#: What may come in pieces.
_BODIES = ("http.request", "http.response.body", f"{_DENIAL}.body")


class Open(msgspec.Struct, array_like=True, frozen=True, tag=0):
    """A tunnel begins."""

    tunnel: int
    scope: dict[str, Any]


class Data(msgspec.Struct, array_like=True, frozen=True, tag=1):
    """Something that an application receives, or sends."""

    tunnel: int
    message: dict[str, Any]


class Taken(msgspec.Struct, array_like=True, frozen=True, tag=2):
    """So much of what was sent has been taken: there is room for more."""

    tunnel: int
    cost: int


class End(msgspec.Struct, array_like=True, frozen=True, tag=3):
    """A tunnel ends: see `kvarto.cluster.ends`."""

    tunnel: int
    how: str


Frame = Open | Data | Taken | End

_reader = msgspec.msgpack.Decoder(Frame)


def packed(frame: Frame) -> bytes:
    """A frame as bytes."""
    return msgspec.msgpack.encode(frame)


def unpacked(content: bytes) -> Frame:
    """The frame that these bytes are."""
    frame: Frame = _reader.decode(content)
    return frame


def travelling(scope: Scope) -> dict[str, Any]:
    """What another node needs to know of a scope."""
    content = {key: scope[key] for key in _TRAVELS if key in scope}
    if _DENIAL in (scope.get("extensions") or {}):
        content["extensions"] = {_DENIAL: {}}
    return content


def arrived(content: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """A scope or a message as applications expect it: with tuples."""
    if "headers" in content:
        content["headers"] = [(name, value) for name, value in content["headers"]]
    for key in ("client", "server"):
        if content.get(key) is not None:
            content[key] = tuple(content[key])
    return content


def in_pieces(message: Message) -> Iterator[Message]:
    """A message, in several if it has a long body."""
    body = message.get("body", b"")
    if message["type"] not in _BODIES or len(body) <= _LARGEST_BODY:
        yield message
        return
    body = memoryview(body)
    for start in range(0, len(body), _LARGEST_BODY):
        end = start + _LARGEST_BODY
        more = message.get("more_body", False) or end < len(body)
        yield {**message, "body": bytes(body[start:end]), "more_body": more}
