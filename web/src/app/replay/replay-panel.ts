/** Everything beside the board when one looks through a game. */

import { html, type TemplateResult } from "lit";

import type { Review } from "../../../generated/protocol";
import { t } from "../i18n";
import { replayControls } from "./controls";
import type { Cursor } from "./cursor";
import { moveList } from "./move-list";
import { reviewRemarks, verdictOf } from "./review-words";
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
export function reviewPanel(cursor: Cursor, review: Review | null): TemplateResult {
  return html`<section class="panel">
    <h2>${t("review-title")}</h2>
    ${review
      ? html`<ul class="review">
          ${reviewRemarks(cursor.replay, review).map(
            ({ text, word, isTurningPoint }) => html`<li class=${isTurningPoint ? "turning-point" : ""}>
              ${text}
              ${word === null
                ? ""
                : html`<button type="button" class="link" @click=${() => cursor.goToBefore(word)}>
                    ${t("review-look")}
                  </button>`}
            </li>`,
          )}
        </ul>`
      : html`<p>${t("review-coming")}</p>`}
  </section>`;
}
