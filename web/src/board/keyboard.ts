/** Arrow keys: one stop for the tabulator in each group, the arrows go on from there. */

import { neighbour, type Direction } from "./geometry";

const ARROWS: Record<string, Direction> = {
  ArrowUp: "up",
  ArrowDown: "down",
  ArrowLeft: "left",
  ArrowRight: "right",
};

/** What the arrows go through from an element: the buttons of its group. */
function companions(of: Element): HTMLElement[] {
  const group = of.closest(".kb-roving");
  return group ? [...group.querySelectorAll<HTMLElement>("button")] : [];
}

/** Move on if the key is one that moves; the element that is left has had the focus. */
export function moveFocus(event: KeyboardEvent): void {
  if (!(event.target instanceof HTMLElement) || event.altKey || event.ctrlKey || event.metaKey) {
    return;
  }
  const next = destination(event.target, event.key);
  if (next) {
    event.preventDefault();
    next.focus();
  }
}

function destination(from: HTMLElement, key: string): HTMLElement | null | undefined {
  const group = companions(from);
  if (key === "Home") return group[0];
  if (key === "End") return group.at(-1);
  const direction = ARROWS[key];
  return direction && neighbour(from, group, direction);
}
