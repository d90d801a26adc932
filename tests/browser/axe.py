"""axe-core, which looks for what shuts people out."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


def violations(page: Page) -> list[str]:
    """What axe has to say against the page as it is now."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[dict[str, Any]] = page.evaluate(
        "axe.run({ rules: { 'target-size': { enabled: true } } }).then((all) => all.violations)"
    )
    return [
        f"{rule['id']}: {rule['help']}: {', '.join(node['html'][:200] for node in rule['nodes'])}"
        for rule in found
    ]
