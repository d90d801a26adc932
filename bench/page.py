"""How heavy and how quick the page is, in headless chromium over loopback. Writes bench/page.json.

Beside each figure stands that of a bare counterpart in the same run: an empty document for the
first paint, an empty click handler for the click.
"""

from __future__ import annotations

import argparse
import math
import shutil
import tempfile
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from measuring import machine, write_results
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright
from running import RunningServer

_SLOWED = 4
_BOARD = "kvarto-board [data-cell]"
_MOVABLE = "kvarto-board [data-{0}][aria-disabled=false]"
_BARE = b"""<!doctype html><title>bare</title><button>x</button><p>nothing</p>
<script>document.querySelector("button").onclick = () => {
  document.querySelector("p").textContent = "seen" }</script>"""

#: Resolves with the milliseconds from a click to the first frame in which `changed` is true.
_UNTIL_SEEN = """([selector, watched]) => new Promise(resolve => {
  const target = document.querySelector(selector), place = document.querySelector(watched);
  const before = place.innerHTML, start = performance.now();
  const look = () => place.innerHTML === before
    ? requestAnimationFrame(look) : resolve(performance.now() - start);
  target.click();
  requestAnimationFrame(look);
})"""
_PAINTED = """() => performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? null"""


@contextmanager
def bare_server() -> Iterator[str]:
    """The address of a document with next to nothing in it."""

    class Bare(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.send_header("content-type", "text/html")
            self.end_headers()
            self.wfile.write(_BARE)

        def log_message(self, *_: object) -> None:
            """Say nothing."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Bare)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_address[1]}/"
    finally:
        server.shutdown()


def percentile(values: Sequence[float], share: float) -> float:
    """One of the values."""
    return round(sorted(values)[math.ceil(share * len(values)) - 1], 1)


def cold_paint(browser: Browser, address: str, *, slowed: bool, board: bool) -> float:
    """Milliseconds until something is seen (and the board is), with nothing cached."""
    context = browser.new_context(viewport={"width": 1280, "height": 800})
    page = context.new_page()
    if slowed:
        context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": _SLOWED})
    page.goto(address)
    if board:
        page.wait_for_selector(_BOARD)
        seen = page.evaluate("""() => new Promise(resolve => requestAnimationFrame(() =>
            requestAnimationFrame(() => resolve(performance.now()))))""")
    else:
        page.wait_for_function(_PAINTED)
        seen = page.evaluate(_PAINTED)
    context.close()
    return float(seen)


def context_of(browser: Browser, server: RunningServer) -> BrowserContext:
    """A window of the browser that begins the server's games."""
    context = browser.new_context(viewport={"width": 1280, "height": 800})
    name, _, value = server.cookie.partition("=")
    context.add_cookies([{"name": name, "value": value, "url": f"http://{server.host}"}])
    return context


def weight(browser: Browser, server: RunningServer, address: str) -> int:
    """Bytes that come over the wire until the board is there, and a game is under way."""
    context = context_of(browser, server)
    page = context.new_page()
    session = context.new_cdp_session(page)
    session.send("Network.enable")
    received: list[float] = []
    session.on("Network.loadingFinished", lambda done: received.append(done["encodedDataLength"]))
    page.goto(address)
    page.wait_for_selector(_BOARD)
    page.wait_for_load_state("networkidle")
    context.close()
    return round(sum(received))


def clicks(page: Page, server: RunningServer, games: int) -> list[float]:
    """Milliseconds from a click on a piece, and then on a cell, until the board shows it."""
    times = []
    for _ in range(games):
        page.goto(f"http://{server.host}/game/{server.new_game()}")
        for _ in range(4):
            for choice in (_MOVABLE.format("piece"), _MOVABLE.format("cell")):
                page.wait_for_selector(choice)
                times.append(float(page.evaluate(_UNTIL_SEEN, [choice, "kvarto-board"])))
    return times


def main() -> None:
    """Measure, print, and write."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--loads", type=int, default=10)
    options.add_argument("--json", type=Path, default=Path(__file__).with_suffix(".json"))
    chosen = options.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as play:
        server = RunningServer(Path(folder))
        browser = play.chromium.launch(
            executable_path=shutil.which("chromium"),
            args=["--no-sandbox", "--disable-background-networking"],
        )
        with bare_server() as bare:
            results = _measured(browser, server, bare, chosen.loads)
        browser.close()
        server.stop()
    write_results(machine() | results, chosen.json)


def _measured(browser: Browser, server: RunningServer, bare: str, loads: int) -> dict[str, Any]:
    game = f"http://{server.host}/game/{server.new_game()}"
    results: dict[str, Any] = {"kilobytes_to_play": round(weight(browser, server, game) / 1000, 1)}
    home = f"http://{server.host}/"
    for slowed, label in ((False, "first_board_ms"), (True, "first_board_slowed_ms")):
        ours = [cold_paint(browser, home, slowed=slowed, board=True) for _ in range(loads)]
        empty = [cold_paint(browser, bare, slowed=slowed, board=False) for _ in range(loads)]
        results[label] = {
            "p50": percentile(ours, 0.5),
            "longest": percentile(ours, 1.0),
            "bare_p50": percentile(empty, 0.5),
        }
    context = context_of(browser, server)
    page = context.new_page()
    seen = clicks(page, server, 3)
    page.goto(bare)
    empty = [float(page.evaluate(_UNTIL_SEEN, ["button", "p"]))]
    results["click_seen_ms"] = {
        "count": len(seen),
        "p50": percentile(seen, 0.5),
        "p95": percentile(seen, 0.95),
        "bare": percentile(empty, 1.0),
    }
    context.close()
    return results


if __name__ == "__main__":
    main()
