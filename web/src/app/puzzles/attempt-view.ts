/** The board and the buttons of somebody who is to find a move, and of a line that is shown. */

import { html, nothing, type TemplateResult } from "lit";

import type { Moment } from "../analysis/moments";
import type { Playback } from "../analysis/playback";
import { toAct } from "../analysis/tree";
import { boardView, type Shown } from "../board-view";
import { t } from "../i18n";
import { icon } from "../icons";
import { placerOn } from "../seats";
import { shapeChooser } from "../shape-chooser";
import type { Attempt } from "./attempt";

export interface AttemptBoard {
  attempt: Attempt;
  /** The line that answers it, where one is shown. */
  playback: Playback | null;
  /** Whether an answer can be given. */
  isOpen: boolean;
  /** What is drawn over the board besides. */
  marks?: Pick<Shown, "cellMarks" | "pieceMarks">;
}

export function attemptBoard({ attempt, playback, isOpen, marks }: AttemptBoard): TemplateResult {
  const you = toAct(attempt.start);
  const side = (moment: Moment): "near" | "far" => (placerOn(moment.board) === you ? "near" : "far");
  const step = playback?.step;
  if (step) return boardView({ ...step.moment, handSide: side(step.moment), lit: step.lit });
  const { moment } = attempt;
  const shown: Shown = { ...(isOpen ? attempt.shown : moment), handSide: side(moment), ...marks };
  return boardView(shown, {
    place: (cell) => attempt.place(cell),
    give: (piece) => attempt.give(piece),
    point: (cells) => attempt.point(cells),
  });
}

/** What can be done besides touching the board. */
export function attemptActions(attempt: Attempt): TemplateResult {
  if (attempt.isPointing) {
    return shapeChooser({
      board: attempt.moment.board,
      variant: attempt.variant,
      point: (cells) => attempt.point(cells),
      cancel: attempt.mayTakeBack ? () => attempt.takeBack() : null,
    });
  }
  const isLast = attempt.placedOn !== null && attempt.moment.reserve.length === 0;
  return html`<div class="desk-actions">
    ${attempt.mayCall
      ? html`<button type="button" class="call" @click=${() => attempt.call()}>${t("call")}</button>`
      : nothing}
    ${isLast
      ? html`<button type="button" class="primary" @click=${() => attempt.endTurn()}>
          ${t("end-turn")}
        </button>`
      : nothing}
    ${attempt.mayTakeBack
      ? html`<button type="button" class="quiet" @click=${() => attempt.takeBack()}>
          ${t("attempt-take-back")}
        </button>`
      : nothing}
  </div>`;
}

/** What is to be done next, in one line. */
export function attemptDuty(attempt: Attempt): string {
  if (attempt.isPointing) return t("attempt-point");
  if (attempt.mayPlace) return t("attempt-place");
  if (attempt.moment.reserve.length === 0) return t("attempt-end-turn");
  return attempt.mayCall && attempt.placedOn !== null ? t("attempt-give-or-call") : t("attempt-give");
}

/** A line that is played out: what has just been done, and buttons to go through it. */
export function playbackView(playback: Playback): TemplateResult {
  const button = (name: "back" | "onward", label: string, to: number) => html`
    <button type="button" class="round" aria-label=${label} title=${label}
      ?disabled=${to < -1 || to >= playback.steps.length}
      @click=${() => playback.goTo(to)}
    >${icon(name)}</button>`;
  return html`<div class="playback">
    <p class="playback-text">${playback.step?.text ?? t("playback-begins")}</p>
    <div class="playback-buttons" role="group" aria-label=${t("playback-label")}>
      ${button("back", t("replay-back"), playback.index - 1)}
      ${button("onward", t("replay-onward"), playback.index + 1)}
      <button type="button" class="quiet" ?disabled=${playback.isPlaying}
        @click=${() => playback.play()}>${t("playback-again")}</button>
    </div>
  </div>`;
}
