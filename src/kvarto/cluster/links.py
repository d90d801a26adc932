"""What one node says to another: everything, in order, or nothing any more.

A link has two streams of numbered letters, one each way. Letters that overtake others wait for
them; a letter that does not come, or silence, breaks the link, and with it everything that goes
over it, at both ends. What is said after that begins new streams. A stream is named by a number
that grows, and each letter says which stream it answers: so what is late is known as such.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field

import msgspec

from kvarto.clock import loop_time
from kvarto.cluster.post import Post

logger = logging.getLogger("kvarto.cluster")

#: So often it is seen to, in seconds, that nobody is silent.
_TICK = 0.5
#: So many letters wait for one that is late.
_MOST_HELD = 10_000
#: The number of a letter that says only that its streams are broken.
_BROKEN = -1
#: So much of a letter is not what is said.
_ENVELOPE = 200


class _Letter(msgspec.Struct, array_like=True, frozen=True):
    sender: str
    #: The stream that it is part of, and the stream of the other side that this one answers; 0 as
    #: long as nothing was heard.
    stream: int
    answers: int
    number: int
    #: Pieces of frames, each with whether the frame goes on in the next.
    pieces: list[tuple[bytes, bool]]


_reader = msgspec.msgpack.Decoder(_Letter)


@dataclass(eq=False, slots=True)
class _Link:
    node: str
    #: The streams: ours, and theirs as soon as there is one.
    ours: int
    theirs: int = 0
    sent: int = 0
    heard: int = 0
    sent_at: float = field(default_factory=loop_time)
    heard_at: float = field(default_factory=loop_time)
    #: What is to be said next.
    unsaid: deque[bytes] = field(default_factory=deque)
    #: Letters that have overtaken others, and since when they wait.
    held: dict[int, _Letter] = field(default_factory=dict)
    held_since: float = 0.0
    #: The beginning of a frame that goes on.
    begun: bytearray = field(default_factory=bytearray)

    def pieces(self, most: int) -> list[tuple[bytes, bool]]:
        """What fits into one letter of what is to be said."""
        pieces: list[tuple[bytes, bool]] = []
        left = most - _ENVELOPE
        while self.unsaid and left > 0:
            frame = self.unsaid.popleft()
            piece, rest = frame[:left], frame[left:]
            pieces.append((piece, bool(rest)))
            left -= len(piece) + 8
            if rest:
                self.unsaid.appendleft(rest)
        return pieces


class Links:
    """The links of one node to others."""

    def __init__(self, post: Post) -> None:
        self._post = post
        self._timing = post.timing
        #: What is done with every frame, and when the link to a node is broken.
        self.on_frame: Callable[[str, bytes], None] = lambda *_: None
        self.on_broken: Callable[[str], None] = lambda _: None
        self._links: dict[str, _Link] = {}
        self._streams = 0
        #: The last stream of each node that has broken: what comes of it is late.
        self._past: dict[str, int] = {}
        self._speaking: asyncio.Handle | None = None
        self._ticking: asyncio.TimerHandle | None = None
        post.on_letter(self._take)
        post.gone.append(self._is_gone)
        post.stopping.append(self._stop)

    # -- saying ----------------------------------------------------------------------------

    def send(self, node: str, frame: bytes) -> None:
        """Say something to a node; what is said at the same moment goes together."""
        link = self._links.get(node) or self._new_link(node)
        link.unsaid.append(frame)
        if self._speaking is None:
            self._speaking = asyncio.get_running_loop().call_soon(self._speak)

    def _speak(self) -> None:
        self._speaking = None
        for link in tuple(self._links.values()):
            while link.unsaid:
                self._say(link, link.pieces(self._post.largest))

    def _say(self, link: _Link, pieces: list[tuple[bytes, bool]]) -> None:
        letter = _Letter(self._post.node, link.ours, link.theirs, link.sent, pieces)
        link.sent += 1
        link.sent_at = loop_time()
        self._post.send(link.node, msgspec.msgpack.encode(letter))

    def _new_link(self, node: str) -> _Link:
        self._streams += 1
        link = self._links[node] = _Link(node, self._streams)
        if self._ticking is None:
            self._ticking = asyncio.get_running_loop().call_later(_TICK, self._tick)
        return link

    # -- hearing ---------------------------------------------------------------------------

    def _take(self, content: bytes) -> None:
        letter = _reader.decode(content)
        link = self._links.get(letter.sender)
        if letter.number == _BROKEN:
            if link is not None and (
                letter.answers == link.ours or 0 < letter.stream == link.theirs
            ):
                self._break(link)
            return
        if letter.stream <= self._past.get(letter.sender, 0):
            self._refuse(letter)
            return
        if letter.answers and (link is None or letter.answers != link.ours):
            # It answers what is over.
            self._refuse(letter)
            return
        if link is not None and link.theirs not in (0, letter.stream):
            if letter.stream < link.theirs:
                return
            # They have begun anew.
            self._break(link)
            link = None
        link = link or self._new_link(letter.sender)
        link.theirs = letter.stream
        self._hear(link, letter)

    def _hear(self, link: _Link, letter: _Letter) -> None:
        link.heard_at = loop_time()
        if letter.number < link.heard:
            return  # it came twice
        if letter.number > link.heard:
            if not link.held:
                link.held_since = link.heard_at
            link.held[letter.number] = letter
            if len(link.held) > _MOST_HELD:
                self._break(link)
            return
        self._read(link, letter)
        while (next_one := link.held.pop(link.heard, None)) is not None:
            # Others may be missing, but not for as long.
            link.held_since = link.heard_at
            self._read(link, next_one)

    def _read(self, link: _Link, letter: _Letter) -> None:
        link.heard += 1
        for piece, goes_on in letter.pieces:
            if goes_on or link.begun:
                link.begun += piece
                if goes_on:
                    continue
                piece, link.begun = bytes(link.begun), bytearray()  # noqa: PLW2901
            # Whoever is told may break it.
            if self._links.get(link.node) is link:
                self._give(link.node, piece)

    def _give(self, node: str, frame: bytes) -> None:
        try:
            self.on_frame(node, frame)
        except Exception:  # the next one may be better
            logger.exception("frame")

    # -- breaking --------------------------------------------------------------------------

    def _refuse(self, letter: _Letter) -> None:
        """Tell somebody that what they say is not heard any more."""
        if letter.pieces:
            self._say_broken(letter.sender, 0, letter.stream)

    def _say_broken(self, node: str, ours: int, theirs: int) -> None:
        letter = _Letter(self._post.node, ours, theirs, _BROKEN, [])
        self._post.send(node, msgspec.msgpack.encode(letter))

    def _break(self, link: _Link) -> None:
        del self._links[link.node]
        if link.theirs:
            self._past[link.node] = link.theirs
        self._say_broken(link.node, link.ours, link.theirs)
        self.on_broken(link.node)

    def _is_gone(self, node: str) -> None:
        link = self._links.get(node)
        if link is not None:
            self._break(link)
        self._past.pop(node, None)

    def _stop(self) -> None:
        self._speak()
        for link in tuple(self._links.values()):
            self._break(link)
        self._past.clear()
        if self._ticking is not None:
            self._ticking.cancel()
            self._ticking = None

    def _tick(self) -> None:
        self._ticking = None
        now, timing = loop_time(), self._timing
        for link in tuple(self._links.values()):
            is_late = link.held and now - link.held_since > timing.letter_late_after_s
            if is_late or now - link.heard_at > timing.link_silent_after_s:
                self._break(link)
            elif now - link.sent_at > timing.link_speaks_every_s - _TICK / 2:
                self._say(link, [])
        if self._links:
            self._ticking = asyncio.get_running_loop().call_later(_TICK, self._tick)
