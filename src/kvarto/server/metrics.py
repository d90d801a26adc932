"""What can be measured of a running server, in the words of Prometheus.

Whoever does something calls the method of that name; it costs a microsecond or two. What can be
counted at any time is counted only when somebody looks.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    Info,
    ProcessCollector,
    generate_latest,
)
from prometheus_client.exposition import CONTENT_TYPE_LATEST
from starlette.datastructures import State
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

import kvarto
from kvarto.clock import loop_time
from kvarto.server.settings import ServerSettings, is_from

#: Steps that tell a quick answer from a slow one; people notice a tenth of a second.
_SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
_LONG_SECONDS = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)
_PATIENCE_SECONDS = (1.0, 2.0, 5.0, 10.0, 20.0, 30.0, 60.0, 120.0, 300.0)
_WRITES = (1, 2, 5, 10, 20, 50, 100, 200, 500)
#: How often it is looked how late things are done.
_LOOK_EVERY_S = 1.0


class Metrics:
    """Counts for one server; two in one process do not see each other's."""

    def __init__(self) -> None:
        registry = self._registry = CollectorRegistry()
        ProcessCollector(registry=registry)
        Info("kvarto", "The version that runs.", registry=registry).info(
            {"version": kvarto.__version__}
        )
        self._answers = Histogram(
            "kvarto_answer_seconds", "From a message on a socket to its answer.", ["kind"],
            buckets=_SECONDS, registry=registry,
        )  # fmt: skip
        self._refusals = Counter(
            "kvarto_refusals", "Messages on a socket that were refused, and why.", ["key"],
            registry=registry,
        )  # fmt: skip
        self._requests = Histogram(
            "kvarto_request_seconds", "Requests, by method and by what came of them.",
            ["method", "status"], buckets=_SECONDS, registry=registry,
        )  # fmt: skip
        self._commits = Histogram(
            "kvarto_commit_seconds", "How long it took until a commit was on the disk.",
            buckets=_SECONDS, registry=registry,
        )  # fmt: skip
        self._writes = Histogram(
            "kvarto_commit_writes", "How many writes have shared a commit.", buckets=_WRITES,
            registry=registry,
        )  # fmt: skip
        self._thoughts = Histogram(
            "kvarto_thinking_seconds", "How long the computer took for what it was asked.",
            ["kind"], buckets=_LONG_SECONDS, registry=registry,
        )  # fmt: skip
        self._pairings = Histogram(
            "kvarto_pairing_seconds", "How long somebody waited to be paired with anyone.",
            buckets=_PATIENCE_SECONDS, registry=registry,
        )  # fmt: skip
        self._lateness = Gauge(
            "kvarto_loop_delay_seconds", "How late things are done that are due now.",
            registry=registry,
        )  # fmt: skip

    # -- what happens ----------------------------------------------------------------------

    def answered(self, kind: str, seconds: float) -> None:
        """A message on a socket has got its answer."""
        self._answers.labels(kind).observe(seconds)

    def refused(self, key: str) -> None:
        """A message on a socket was refused."""
        self._refusals.labels(key).inc()

    def requested(self, method: str, status: int, seconds: float) -> None:
        """A request was answered."""
        self._requests.labels(method, str(status)).observe(seconds)

    def committed(self, writes: int, seconds: float) -> None:
        """So many writes are on the disk."""
        self._commits.observe(seconds)
        self._writes.observe(writes)

    def thought(self, kind: str, seconds: float) -> None:
        """The computer has thought."""
        self._thoughts.labels(kind).observe(seconds)

    def paired(self, seconds: float) -> None:
        """Somebody who waited for anyone has a game."""
        self._pairings.observe(seconds)

    # -- what there is ---------------------------------------------------------------------

    def look_at(self, state: State) -> None:
        """Count what this application has, whenever somebody looks."""
        counts: dict[str, tuple[str, Callable[[], float]]] = {
            "games": ("Games in use.", lambda: state.rooms.count),
            "sockets": ("Pages that are connected.", lambda: state.limits.inside("socket")),
            "watchers": ("Pages that watch a game.", lambda: _watchers(state)),
            "tables_waiting": ("Tables that wait for somebody.", lambda: state.tables.count),
            "lobby_people": ("People in the lobby.", lambda: state.lobby.here),
            "lobby_seeking": ("People who would play anyone.", lambda: state.lobby.seeking),
            "places": ("Games, and the lobby, that this node looks after.", lambda: _places(state)),
            "nodes": ("Nodes that are alive.", lambda: 1 + len(state.node.others)),
            "hears": ("Whether letters reach this node at once.", lambda: _hears(state)),
            "tunnels": ("Pages and requests served for other nodes, or by them.",
                        lambda: state.way.tunnels.count if state.way else 0),
        }  # fmt: skip
        for name, (about, count) in counts.items():
            Gauge(f"kvarto_{name}", about, registry=self._registry).set_function(count)

    async def watch_lateness(self) -> None:
        """See for ever how busy the one thread is that does everything."""
        while True:
            due = loop_time() + _LOOK_EVERY_S
            await asyncio.sleep(_LOOK_EVERY_S)
            self._lateness.set(max(0.0, loop_time() - due))

    def text(self) -> bytes:
        """All of it, as Prometheus reads it."""
        return generate_latest(self._registry)


def _places(state: State) -> int:
    places: int = state.rooms.places + state.tables.are_here
    return places


def _hears(state: State) -> bool:
    hears: bool = state.node.hears()
    return hears


def _watchers(state: State) -> int:
    return sum(room.watchers for room in state.rooms.watched_games())


# -- the request -------------------------------------------------------------------------------


async def _metrics(request: Request) -> Response:
    settings: ServerSettings = request.app.state.settings
    metrics: Metrics = request.app.state.metrics
    if not _may_read(request, settings):
        return PlainTextResponse("", 404)
    return Response(metrics.text(), headers={"content-type": CONTENT_TYPE_LATEST})


def _may_read(request: Request, settings: ServerSettings) -> bool:
    client = request.client.host if request.client else ""
    # A proxy that nobody named would seem to be who asks. It says so, and is not believed.
    is_passed_on = "x-forwarded-for" in request.headers and not settings.trusted_proxies
    return not is_passed_on and is_from(client, settings.metrics_from)


route = Route("/metrics", _metrics)
