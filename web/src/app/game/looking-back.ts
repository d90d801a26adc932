/** Looking at earlier moments of a game, during it or after it. */

import { html, nothing } from "lit";

import type { Review } from "../../../generated/protocol";
import { errorText, replayOf, reviewOf } from "../api";
import { t, wordsFor } from "../i18n";
import { Cursor } from "../replay/cursor";
import type { ReviewPanel } from "./after-game";

export class LookingBack {
  cursor: Cursor | null = null;
  review: Review | null = null;
  reviewPanel: ReviewPanel | null = null;
  /** Why there is no review, in words. */
  problem = "";

  constructor(private readonly changed: () => void) {}

  /** Show what the table was like after a word of a game that goes on. */
  async lookAt(game: string, word: number): Promise<void> {
    this.cursor = new Cursor(await replayOf(game), this.changed);
    this.cursor.goToWord(word);
  }

  returnToTable(): void {
    this.cursor = null;
    this.changed();
  }

  /** The game is over: get everything there is to say about it. */
  async showEnd(game: string): Promise<void> {
    if (this.cursor?.replay.outcome) return;
    try {
      this.cursor = new Cursor(await replayOf(game), this.changed);
      this.changed();
      // A review is not needed to play: what draws it comes with it.
      const [review, panel] = await Promise.all([
        reviewOf(game),
        import("../replay/review-panel"),
        wordsFor("study"),
      ]);
      this.review = review;
      this.reviewPanel = panel.reviewPanel;
    } catch (error) {
      this.problem = errorText(error);
    }
    this.changed();
  }

  /** Says that this is not the table as it is, and leads back to it. */
  note(): unknown {
    if (this.cursor?.isAtEnd !== false) return nothing;
    return html`<div class="note note-question">
      <p>${t("looking-back")}</p>
      <button type="button" class="primary" @click=${() => this.returnToTable()}>
        ${t("looking-back-return")}
      </button>
    </div>`;
  }

  forget(): void {
    this.cursor = null;
    this.review = null;
    this.problem = "";
  }
}
