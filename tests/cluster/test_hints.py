"""Hints within one server."""

from __future__ import annotations

from kvarto.cluster.hints import Bus, InProcessBus


def test_a_hint_reaches_all_who_want_it_until_they_do_not() -> None:
    bus: Bus = InProcessBus()
    one: list[bytes] = []
    two: list[bytes] = []
    bus.subscribe("tables", one.append)
    stop = bus.subscribe("tables", two.append)
    bus.subscribe("games", lambda _: stop())
    bus.publish("tables", b"first")
    bus.publish("games")
    bus.publish("tables", b"second")
    bus.publish("nobody listens")
    assert (one, two) == ([b"first", b"second"], [b"first"])


def test_whoever_is_told_may_stop_listening() -> None:
    bus = InProcessBus()
    told: list[str] = []

    def once(_: bytes) -> None:
        told.append("once")
        stop()

    stop = bus.subscribe("x", once)
    bus.subscribe("x", lambda _: told.append("always"))
    bus.publish("x")
    bus.publish("x")
    assert told == ["once", "always", "always"]
