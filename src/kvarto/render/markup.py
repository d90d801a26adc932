"""How SVG is written: numbers, elements and names that stand in one HTML page with others."""

from __future__ import annotations

import re
from hashlib import blake2s
from xml.sax.saxutils import escape, quoteattr

from kvarto.render.geometry import Box

_NAME = re.compile(r"[A-Za-z_][A-Za-z0-9_-]*")


def number(value: float) -> str:
    """A coordinate, as short as it can be written.

    >>> number(12.0), number(-0.04), number(3.14159)
    ('12', '0', '3.1')
    """
    text = f"{value:.1f}".removesuffix(".0")
    return "0" if text == "-0" else text


def element(name: str, content: str = "", /, **attributes: str | float) -> str:
    """An element; `stroke_width` is written `stroke-width`, a float as a coordinate.

    >>> element("circle", r=2.0, stroke_width=0.5)
    '<circle r="2" stroke-width="0.5"/>'
    """
    written = "".join(
        f" {key.strip('_').replace('_', '-')}={quoteattr(_value(value))}"
        for key, value in attributes.items()
    )
    return f"<{name}{written}>{content}</{name}>" if content else f"<{name}{written}/>"


def _value(value: str | float) -> str:
    return value if isinstance(value, str) else number(value)


def path(*words: str | float) -> str:
    """Path data from commands and coordinates.

    >>> path("M", 0, 0, "L", 10, 2.5, "Z")
    'M0 0L10 2.5Z'
    """
    data = " ".join(word if isinstance(word, str) else number(word) for word in words)
    return re.sub(r" ?([A-Z]) ?", r"\1", data)


def rounded(box: Box, radius: float, **attributes: str | float) -> str:
    """A rectangle with round corners."""
    return element("rect", x=box.left, y=box.top, width=box.width, height=box.height, rx=radius,
                   **attributes)  # fmt: skip


def words(text: str) -> str:
    """Text that a person reads, safe between tags."""
    return escape(text)


def gradient(
    name: str, stops: tuple[tuple[float, str], ...], *, radial: bool = False, **where: str | float
) -> str:
    """A gradient of (offset, colour) stops; a colour may end in its opacity: `#000/.4`."""
    content = "".join(_stop(offset, colour) for offset, colour in stops)
    kind = "radialGradient" if radial else "linearGradient"
    return element(kind, content, id=name, **where)


def _stop(offset: float, colour: str) -> str:
    plain, _, opacity = colour.partition("/")
    attributes = {"stop_color": plain} | ({"stop_opacity": opacity} if opacity else {})
    return element("stop", offset=f"{offset:g}", **attributes)


def prefix_for(*content: object) -> str:
    """A prefix for ids that differs from every other picture's and is the same every time."""
    return "k" + blake2s(repr(content).encode(), digest_size=4).hexdigest()


def checked_prefix(prefix: str) -> str:
    """The prefix, if ids and references can begin with it."""
    if not _NAME.fullmatch(prefix):
        raise ValueError(f"not a prefix for ids: {prefix!r}")
    return prefix
