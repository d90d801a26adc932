"""The C++ core compiles to WebAssembly, for a page that thinks by itself."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

CORE = Path(__file__).parent.parent / "cpp"


@pytest.mark.long
@pytest.mark.parametrize("source", sorted((CORE / "src").glob("*.cpp")), ids=lambda path: path.stem)
def test_the_core_compiles_to_webassembly(source: Path, tmp_path: Path) -> None:
    compiler = [sys.executable, "-m", "ziglang", "c++", "-target", "wasm32-wasi"]
    flags = ["-std=c++20", "-O2", "-fno-exceptions", "-Wall", "-Werror", f"-I{CORE / 'include'}"]
    made = tmp_path / "core.o"
    subprocess.run([*compiler, *flags, "-c", str(source), "-o", str(made)], check=True)
    assert made.read_bytes().startswith(b"\0asm")
