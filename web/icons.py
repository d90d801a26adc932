"""Draws the icons of the page into `web/static/`: `python web/icons.py`.

They show two of our own pieces on the board's felt. What it writes is kept in the repository,
since the pictures in pixels need a browser to be made; run it again when the pieces change.
"""

from __future__ import annotations

import shutil
import subprocess
import tempfile
from pathlib import Path

from kvarto.render import piece_defs, piece_symbol
from kvarto.rules.pieces import Piece

STATIC = Path(__file__).resolve().parent / "static"
SIZE = 512

#: Each piece with the middle of its foot and its scale, from back to front.
PIECES = ((Piece.LTSH, 188, 356, 2.6), (Piece.DSRH, 336, 404, 2.6))

DEFS = """
<linearGradient id="rim" x2="1" y2="1"><stop offset="0" stop-color="#3b7a62"/>
<stop offset=".4" stop-color="#1d4536"/><stop offset="1" stop-color="#0f2b21"/></linearGradient>
<radialGradient id="felt" cx=".35" cy=".2" r="1"><stop offset="0" stop-color="#0e3023"/>
<stop offset="1" stop-color="#081a13"/></radialGradient>
<radialGradient id="shade"><stop offset="0" stop-opacity=".85"/>
<stop offset=".6" stop-opacity=".5"/><stop offset="1" stop-opacity="0"/></radialGradient>
"""
FELT = '<rect x="40" y="40" width="432" height="432" rx="72" fill="url(#felt)" stroke="#d0ad6c" '
ROUNDED = f'<rect width="512" height="512" rx="112" fill="url(#rim)"/>{FELT}stroke-width="7"/>'
#: Systems cut maskable icons to shapes of their own: the ground fills it, the pieces keep away.
FULL = '<rect width="512" height="512" fill="url(#felt)"/>'


def icon(ground: str, *, scale: float = 1) -> str:
    """The icon as SVG."""
    symbols = "".join(piece_symbol(piece, prefix="p") for piece, *_ in PIECES)
    pieces = "".join(standing(*place) for place in PIECES)
    shift = SIZE * (1 - scale) / 2
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {SIZE} {SIZE}">'
        f"<defs>{DEFS}{piece_defs(prefix='p')}{symbols}</defs>{ground}"
        f'<g transform="translate({shift:g} {shift:g}) scale({scale:g})">{pieces}</g></svg>\n'
    )


def standing(piece: Piece, x: float, y: float, scale: float) -> str:
    """A piece and its shadow."""
    return (
        f'<ellipse cx="{x + 22}" cy="{y + 8}" rx="140" ry="74" fill="url(#shade)"/>'
        f'<use href="#p-{piece}" x="{x - 44 * scale:g}" y="{y - 107 * scale:g}"'
        f' width="{88 * scale:g}" height="{134 * scale:g}"/>'
    )


def in_pixels(svg: str, size: int, target: Path) -> None:
    """Let a browser draw it."""
    browser = shutil.which("chromium") or shutil.which("google-chrome")
    if browser is None:
        raise SystemExit("web/icons.py needs chromium to draw the icons in pixels.")
    with tempfile.TemporaryDirectory() as folder:
        page = Path(folder) / "icon.html"
        picture = svg.replace("<svg ", f'<svg width="{size}" height="{size}" ', 1)
        page.write_text(
            f"<!doctype html><style>body{{margin:0}}svg{{display:block}}</style>{picture}"
        )
        subprocess.run(  # noqa: S603  (the browser that was found)
            [browser, "--headless", "--no-sandbox", "--hide-scrollbars",
             "--default-background-color=00000000", f"--window-size={size},{size}",
             f"--screenshot={target}", page.as_uri()],
            check=True, capture_output=True,
        )  # fmt: skip


def main() -> None:
    """Write every icon."""
    plain, maskable = icon(ROUNDED), icon(FULL, scale=0.72)
    (STATIC / "icon.svg").write_text(plain, encoding="utf-8")
    for size in (192, 512):
        in_pixels(plain, size, STATIC / f"icon-{size}.png")
    in_pixels(maskable, 512, STATIC / "icon-maskable-512.png")


if __name__ == "__main__":
    main()
