/** The best line after a move that is looked at, played out on a small board of its own. */

import { html, nothing, type TemplateResult } from "lit";

import { boardView } from "../board-view";
import { t } from "../i18n";
import type { Playback } from "./playback";

export interface Preview {
  /** The move that is looked at. */
  word: string;
  /** The whole line; empty until it has come. */
  words: readonly string[];
  playback: Playback | null;
  /** Whether it goes on to the end of the game. */
  isWhole: boolean;
}

export function previewView(preview: Preview | null, showBest: () => void): TemplateResult {
  const step = preview?.playback?.step;
  return html`<section class="panel preview" aria-label=${t("study-line")}>
    <h2>${t("study-line")}</h2>
    ${preview
      ? html`<p class="preview-words" dir="ltr">
          ${preview.words.map(
            (word, index) => html`<span class=${step?.word === index ? "is-now" : ""}>${word}</span> `,
          )}${preview.words.length > 0 && !preview.isWhole ? "…" : nothing}
        </p>`
      : nothing}
    ${step
      ? html`<div class="preview-board">
            ${boardView({ ...step.moment, lit: step.lit, isPicture: true, isBare: true })}
          </div>
          <p class="preview-text">${step.text}</p>`
      : html`<p class="help">${t("study-line-help")}</p>
          <button type="button" class="quiet" @click=${showBest}>${t("study-line-best")}</button>`}
  </section>`;
}
