/** How somebody stands at puzzles: rating, days in a row, and how many were solved. */

import { html, nothing, type TemplateResult } from "lit";

import type { PuzzleStanding, PuzzleVerdict } from "../../../generated/protocol";
import { t } from "../i18n";

export function standingView(standing: PuzzleStanding): TemplateResult {
  const { rating, deviation, tried, solved, streak, best_streak: best } = standing;
  const fact = (name: string, value: string, about: string) => html`<div class="fact">
    <dt>${name}</dt>
    <dd><span class="fact-value">${value}</span> <span class="help">${about}</span></dd>
  </div>`;
  return html`<dl class="facts">
    ${fact(t("puzzle-rating"), String(rating), t("puzzle-rating-about", { deviation }))}
    ${fact(t("puzzle-streak"), t("puzzle-streak-days", { days: streak }), t("puzzle-streak-best", { days: best }))}
    ${fact(t("puzzle-solved"), String(solved), t("puzzle-solved-about", { tried }))}
  </dl>`;
}

/** What an answer has changed. */
export function changeView({ counts, change, standing, right }: PuzzleVerdict): TemplateResult {
  const sign = change > 0 ? `+${change}` : change < 0 ? `−${-change}` : "±0";
  return html`<p class="change">
    ${counts
      ? html`<span class="change-rating">${t("puzzle-new-rating", { rating: String(standing.rating) })}</span>
          <span class="plate ${right ? "plate-good" : "plate-bad"}">${sign}</span>`
      : html`<span class="help">${t("puzzle-does-not-count")}</span>`}
    ${standing.streak > 1 && right
      ? html`<span class="help">${t("puzzle-streak-now", { days: standing.streak })}</span>`
      : nothing}
  </p>`;
}
