/** Buttons and a slider to go through a game, and the keys for it. */

import { html, type TemplateResult } from "lit";

import { currentLanguage, t } from "../i18n";
import { icon } from "../icons";
import type { Cursor } from "./cursor";

export function replayControls(cursor: Cursor): TemplateResult {
  const { index, last } = cursor;
  const button = (name: "start" | "back" | "onward" | "end", label: string, to: number) => html`
    <button type="button" class="round" aria-label=${label} title=${label}
      ?disabled=${to < 0 || to > last || (to === index)}
      @click=${() => cursor.goTo(to)}
    >${icon(name)}</button>`;
  return html`<div class="replay-controls" role="group" aria-label=${t("replay-controls")}>
    ${button("start", t("replay-start"), 0)}
    ${button("back", t("replay-back"), index - 1)}
    <input
      type="range"
      min="0"
      max=${last}
      .value=${String(index)}
      aria-label=${t("replay-slider")}
      aria-valuetext=${momentText(cursor)}
      @input=${(event: Event) => cursor.goTo(Number((event.target as HTMLInputElement).value))}
    />
    ${button("onward", t("replay-onward"), index + 1)}
    ${button("end", t("replay-end"), last)}
  </div>`;
}

function momentText({ step, replay }: Cursor): string {
  const word = step.word === null ? null : replay.words[step.word];
  return word ?? t("replay-beginning");
}

/** Elements that need the arrow keys for themselves. */
const KEEPS_ITS_KEYS = "input, select, textarea, kvarto-board, dialog";

/** Let the arrow keys go through the game, wherever one is on the page. */
export function turnPages(event: KeyboardEvent, cursor: Cursor | null): void {
  const target = event.target as HTMLElement;
  const modified = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
  if (!cursor || modified || target.closest(KEEPS_ITS_KEYS)) return;
  if (cursor.press(event.key, currentLanguage().direction === "ltr")) event.preventDefault();
}
