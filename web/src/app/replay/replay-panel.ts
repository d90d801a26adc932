/** Everything beside the board when one looks through a game. */

import { html, nothing, type TemplateResult } from "lit";

import type { Review } from "../../../generated/protocol";
import { t } from "../i18n";
import { replayControls } from "./controls";
import type { Cursor } from "./cursor";
import { moveList } from "./move-list";
import { type Remark, reviewRemarks, verdictOf } from "./review-words";
import { wordsOfReplay } from "./rounds";

export function replayPanel(cursor: Cursor, review: Review | null): TemplateResult {
  return html`<section class="panel" aria-label=${t("moves-title")}>
    ${replayControls(cursor)}
    ${moveList({
      words: wordsOfReplay(cursor.replay),
      current: cursor.step.word,
      choose: (word) => cursor.goToWord(word),
      remark: (word) => verdictOf(review, word),
    })}
  </section>`;
}

/** Where the game turned and what was overlooked; each sentence leads to its moment. */
export function reviewPanel(cursor: Cursor, review: Review | null): unknown {
  const remarks = review ? reviewRemarks(cursor.replay, review) : null;
  if (remarks?.length === 0) return nothing;
  return html`<section class="panel">
    <h2>${t("review-title")}</h2>
    ${remarks
      ? html`<ul class="review">${remarks.map((remark) => remarkView(cursor, remark))}</ul>`
      : html`<p>${t("review-coming")}</p>`}
  </section>`;
}

function remarkView(cursor: Cursor, { text, word, isTurningPoint }: Remark): TemplateResult {
  return html`<li class=${isTurningPoint ? "turning-point" : ""}>
    ${text}
    ${word === null
      ? nothing
      : html`<button type="button" class="link" @click=${() => cursor.goToBefore(word)}>
          ${t("review-look")}
        </button>`}
  </li>`;
}
