"""What carries hints between the parts of a server."""

from __future__ import annotations

from kvarto.cluster.hints import Bus, InProcessBus

__all__ = ["Bus", "InProcessBus"]
