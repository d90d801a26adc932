/** The page of a game without a game: it is on its way, or it is not there. */

import { html, type TemplateResult } from "lit";

import type { Invitation } from "../../../generated/protocol";
import { boardView, EMPTY_BOARD } from "../board-view";
import { t } from "../i18n";
import { ALL_PIECES } from "../wording/pieces";

/** The empty board, while the game is on its way, and a line that says so. */
export function comingView(line: string): TemplateResult {
  return html`<div class="game game-on">
    <h1 class="unseen" tabindex="-1">${t("game-coming")}</h1>
    <div class="game-board">
      ${boardView({ board: EMPTY_BOARD, reserve: ALL_PIECES, hand: null, isPicture: true })}
    </div>
    <section class="desk"><p class="duty-line" role="status">${line}</p></section>
  </div>`;
}

/** There is no such game, or not for whoever asks. */
export function goneView(problem: string): TemplateResult {
  return messageView(t("game-gone"), html`<p>${problem}</p><p>${t("game-gone-why")}</p>`);
}

/** The table that was seen here a moment ago is no longer free. */
export function takenView({ yours, maker }: Invitation): TemplateResult {
  return yours
    ? messageView(t("withdrawn-title"), html`<p>${t("withdrawn-about")}</p>`)
    : messageView(t("taken-title"), html`<p>${t("taken-about", { player: maker })}</p>`);
}

function messageView(title: string, text: TemplateResult): TemplateResult {
  return html`<div class="text-page">
    <h1 tabindex="-1">${title}</h1>
    ${text}
    <p class="buttons">
      <a class="button primary" href="/new">${t("nav-new")}</a>
      <a class="button quiet" href="/">${t("nav-home")}</a>
    </p>
  </div>`;
}
