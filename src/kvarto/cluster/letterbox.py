"""Letters by way of the database, for those whom NATS does not reach: slower, but always there."""

from __future__ import annotations

import asyncio
import logging
from collections import defaultdict
from collections.abc import Iterator

import msgspec

from kvarto.cluster.timing import USUAL_TIMING
from kvarto.store.letters import Letters
from kvarto.store.refusals import StoreAway

logger = logging.getLogger("kvarto.cluster")

_bundle_reader = msgspec.msgpack.Decoder(list[bytes])


class Letterbox:
    """Writes letters to others, those for the same node together."""

    def __init__(
        self,
        letters: Letters,
        *,
        max_unwritten_bytes: int = 32 * 1024 * 1024,
        max_bundle_bytes: int = 1024 * 1024,
        close_within_s: float = USUAL_TIMING.close_within_s,
    ) -> None:
        """Make an empty one.

        What would be more than `max_unwritten_bytes` that wait to be written is dropped. No more
        than `max_bundle_bytes` go into one row, unless a single letter is longer.
        """
        self._letters = letters
        self._max_unwritten_bytes = max_unwritten_bytes
        self._max_bundle_bytes = max_bundle_bytes
        self._close_within_s = close_within_s
        self._unwritten: defaultdict[str, list[bytes]] = defaultdict(list)
        self._unwritten_bytes = 0
        self._stirred = asyncio.Event()
        self._written = asyncio.Event()
        self._writing: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to write."""
        self._unwritten.clear()
        self._unwritten_bytes = 0
        self._stirred.clear()
        self._written.set()
        self._writing = asyncio.create_task(self._write_on(), name="letters")

    async def stop(self) -> None:
        """Write what is still to be written, unless that takes long."""
        if self._writing is None:
            return
        written = asyncio.create_task(self._written.wait())
        await asyncio.wait({written}, timeout=self._close_within_s)
        for task in (written, self._writing):
            task.cancel()
            await asyncio.wait({task})
        self._writing = None

    def put(self, node: str, letter: bytes) -> None:
        """Leave a letter for a node, as soon as those before it are written."""
        if self._unwritten_bytes + len(letter) > self._max_unwritten_bytes:
            return
        self._unwritten_bytes += len(letter)
        self._unwritten[node].append(letter)
        self._written.clear()
        self._stirred.set()

    async def take(self, node: str) -> list[bytes]:
        """The letters for a node, in order; they are gone then."""
        bundles = await self._letters.take(node)
        return [letter for bundle in bundles for letter in _bundle_reader.decode(bundle)]

    async def clear(self, before: int) -> None:
        """Throw away what nobody has come for."""
        await self._letters.clear(before)

    async def _write_on(self) -> None:
        while True:
            await self._stirred.wait()
            self._stirred.clear()
            bundles, self._unwritten = self._unwritten, defaultdict(list)
            self._unwritten_bytes = 0
            # One after the other would take long; and the next ones for the same node wait.
            await asyncio.gather(*(self._write(*bundle) for bundle in bundles.items()))
            if not self._stirred.is_set():
                self._written.set()

    async def _write(self, node: str, letters: list[bytes]) -> None:
        # A letter that is lost is missed by whoever waits for it.
        try:
            for bundle in _bundles(letters, self._max_bundle_bytes):
                await self._letters.put(node, msgspec.msgpack.encode(bundle))
        except StoreAway:
            pass
        except Exception:  # the next ones may fare better
            logger.exception("letters")


def _bundles(letters: list[bytes], max_bytes: int) -> Iterator[list[bytes]]:
    """The same letters, in lists that are not too large for one row."""
    bundle: list[bytes] = []
    size = 0
    for letter in letters:
        if bundle and size + len(letter) > max_bytes:
            yield bundle
            bundle, size = [], 0
        bundle.append(letter)
        size += len(letter)
    yield bundle
