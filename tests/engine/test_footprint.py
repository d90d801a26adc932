"""What the package costs is measured in a fresh process."""

from __future__ import annotations

import sys

import pytest

from kvarto import Variant
from kvarto.engine.footprint import import_seconds, memory_while_playing


def test_what_the_import_costs_is_measured() -> None:
    assert import_seconds(tries=1) > 0


@pytest.mark.skipif(sys.platform != "linux", reason="nobody else tells")
def test_each_variant_that_is_played_takes_memory() -> None:
    one = memory_while_playing(Variant("c:l"))
    two = memory_while_playing(Variant("c:l"), Variant("c:lq"))
    assert one is not None
    assert two is not None
    assert 20 < one < two < 300
