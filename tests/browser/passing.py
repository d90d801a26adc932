"""What a page shows in passing is kept, so that no test has to look before it is gone."""

from __future__ import annotations

from playwright.sync_api import Page

#: Keeps every text that is seen in the main part of this document, from its beginning on.
KEEP_PASSING = """
  window.keptTexts = new Set();
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      for (const node of type === "characterData" ? [target] : addedNodes) {
        const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
        let text = node.nodeType === Node.TEXT_NODE ? node : texts.nextNode();
        for (; text; text = texts.nextNode()) {
          const said = text.data.trim();
          const owner = text.parentElement;
          if (!said || window.keptTexts.has(said) || !owner?.closest("main")) continue;
          if (owner.checkVisibility({ visibilityProperty: true })) window.keptTexts.add(said);
        }
      }
    }
  }).observe(document, { childList: true, characterData: true, subtree: true });
"""


def has_shown(page: Page, text: str) -> bool:
    """Whether this has been seen on the page, be it only for a while."""
    seen: bool = page.evaluate("(text) => window.keptTexts.has(text)", text)
    return seen
