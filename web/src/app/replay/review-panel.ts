/** What a game was worth: how it stood, what was overlooked, where it turned, and how well each played. */

import { html, nothing, type TemplateResult } from "lit";

import type { Review, SeatName } from "../../../generated/protocol";
import { t } from "../i18n";
import { SEATS } from "../seats";
import { verdictSign, VERDICTS, verdictText } from "../wording/verdicts";
import type { Cursor } from "./cursor";
import { accuracyOf, type Remark, reviewRemarks } from "./review-words";
import { standingGraph } from "./standing-graph";
import "./try-again";
import type { TryAgain } from "./try-again";

export function reviewPanel(cursor: Cursor, review: Review): TemplateResult {
  const { replay, step } = cursor;
  const remarks = reviewRemarks(replay, review);
  return html`<section class="panel review-panel">
    <h2>${t("review-title")}</h2>
    <ul class="review">${remarks.map((remark) => remarkView(cursor, remark, review))}</ul>
    ${accuracies(cursor, review)}
    <h3>${t("standing-title")}</h3>
    ${standingGraph({
      review,
      words: replay.words,
      names: replay.names,
      current: step.word,
      choose: (word) => cursor.goToWord(word),
    })}
    ${legend(review)}
    <kvarto-try-again .retry=${review.retry} .names=${replay.names}></kvarto-try-again>
  </section>`;
}

/** Each sentence leads to its moment; where the game turned, one can try again. */
function remarkView(cursor: Cursor, remark: Remark, { retry }: Review): TemplateResult {
  const { text, word, isTurningPoint } = remark;
  return html`<li class=${isTurningPoint ? "turning-point" : ""}>
    ${text}
    ${word === null
      ? nothing
      : html`<button type="button" class="link" @click=${() => cursor.goToBefore(word)}>
          ${t("review-look")}
        </button>`}
    ${isTurningPoint && retry
      ? html`<button type="button" class="quiet retry-button" @click=${tryAgain}>
          ${t("retry-title")}
        </button>`
      : nothing}
  </li>`;
}

function tryAgain(event: Event): void {
  const panel = (event.target as Element).closest(".review-panel");
  panel?.querySelector<TryAgain>("kvarto-try-again")?.open();
}

function accuracies({ replay }: Cursor, review: Review): TemplateResult {
  return html`<dl class="accuracies">
    ${SEATS.map((seat) => accuracyView(review, seat, replay.names[seat]))}
  </dl>`;
}

function accuracyView(review: Review, seat: SeatName, player: string): unknown {
  const accuracy = accuracyOf(review, seat);
  if (!accuracy) return nothing;
  const { percent, kept, judged } = accuracy;
  return html`<div class="accuracy">
    <dt><bdi>${player}</bdi></dt>
    <dd>
      <span class="accuracy-share">${t("accuracy-share", { percent })}</span>
      <meter min="0" max="100" value=${percent} aria-hidden="true"></meter>
      <span class="help">${t("accuracy-kept", { kept, judged })}</span>
    </dd>
  </div>`;
}

/** What the signs beside the moves mean, of those that are there. */
function legend({ words }: Review): TemplateResult {
  const seen = VERDICTS.filter((verdict) => words.some((word) => word.verdict === verdict));
  return html`<ul class="verdict-legend">
    ${seen.map((verdict) => html`<li>${verdictSign(verdict)} ${verdictText(verdict)}</li>`)}
  </ul>`;
}
