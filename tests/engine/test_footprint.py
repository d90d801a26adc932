"""What the package costs is measured in a fresh process."""

from __future__ import annotations

import sys

import pytest

from kvarto import Variant
from kvarto.engine.footprint import import_seconds, memory_while_playing


def test_the_import_takes_less_than_half_a_second() -> None:
    assert 0.001 < import_seconds(tries=3) < 0.5


@pytest.mark.skipif(sys.platform != "linux", reason="nobody else tells")
def test_each_variant_that_is_played_takes_memory() -> None:
    one = memory_while_playing(Variant("c:l"))
    two = memory_while_playing(Variant("c:l"), Variant("c:lq"))
    assert one is not None
    assert two is not None
    assert 20 < one < two < 300
