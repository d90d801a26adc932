/** What follows a game: how it ended and why, once more, and something to take along. */

import { html, nothing, type TemplateResult } from "lit";

import type { Review, Table } from "../../../generated/protocol";
import { studyAddress } from "../analysis/sharing";
import { t } from "../i18n";
import type { Cursor } from "../replay/cursor";
import { replayPanel } from "../replay/replay-panel";
import { sharingView } from "../replay/sharing";
import { gameAddress, go } from "../router";
import { namesOf, otherSeat, seatsHere, yourSeat } from "../seats";
import { outcomeSentence } from "../wording/outcome";

export type ReviewPanel = (cursor: Cursor, review: Review) => TemplateResult;

export interface AfterGame {
  table: Table;
  cursor: Cursor | null;
  review: Review | null;
  /** Draws the review; it is loaded when a game is over. */
  reviewPanel: ReviewPanel | null;
  /** Why there is no review. */
  reviewProblem: string;
  rematch: () => void;
  say: (text: string) => void;
  /** What stands beside the button for another game. */
  beside: unknown;
}

export function afterGame(after: AfterGame): TemplateResult {
  const { table, cursor, review, say } = after;
  const { outcome } = table;
  if (!outcome) return html``;
  return html`<section class="result">
      <h2 tabindex="-1">${resultHeading(table)}</h2>
      <p>${outcomeSentence(outcome, namesOf(table))}</p>
      ${rematchLine(table)}
      <div class="buttons">${nextGame(after)}
        <a class="button quiet" href="/new">${t("nav-new")}</a>
        ${after.beside}
      </div>
    </section>
    ${cursor
      ? html`${replayPanel(cursor, review)}
          <p>
            <button type="button" class="quiet" @click=${() => void analyse(cursor)}>
              ${t("to-analysis-game")}
            </button>
          </p>
          ${reviewView(after, cursor)}
          <section class="panel">
            <h2>${t("share-title")}</h2>
            ${sharingView({
              position: cursor.step.position,
              lit: cursor.lit,
              record: cursor.replay.record,
              say,
            })}
          </section>`
      : nothing}`;
}

function reviewView({ review, reviewPanel, reviewProblem }: AfterGame, cursor: Cursor): TemplateResult {
  if (reviewProblem) return html`<p class="help">${reviewProblem}</p>`;
  if (review && reviewPanel) return reviewPanel(cursor, review);
  return html`<section class="panel">
    <h2>${t("review-title")}</h2>
    <p>${t("review-coming")}</p>
  </section>`;
}

/** To the analysis board, at the moment that is looked at. */
async function analyse({ replay, step }: Cursor): Promise<void> {
  go(await studyAddress(replay.record, step.word));
}

function nextGame({ table, rematch }: AfterGame): unknown {
  if (table.rematch) {
    return html`<a class="button primary" href=${gameAddress(table.rematch)}>
      ${t("rematch-there")}
    </a>`;
  }
  const here = seatsHere(table);
  if (here.length === 0 || here.some((seat) => table.rematch_asked.includes(seat))) return nothing;
  const label = table.rematch_asked.length > 0 ? t("rematch-accept") : t("rematch");
  return html`<button type="button" class="primary" @click=${rematch}>${label}</button>`;
}

/** Who waits for whom to want another game too. */
function rematchLine(table: Table): unknown {
  const [asker] = table.rematch_asked;
  if (!asker || table.rematch) return nothing;
  const names = namesOf(table);
  const line = table.seats[asker].yours
    ? t("rematch-waiting", { player: names[otherSeat(asker)] })
    : t("said-wants-rematch", { player: names[asker] });
  return html`<p class="rematch-line">${line}</p>`;
}

function resultHeading(table: Table): string {
  const { winner, reason } = table.outcome ?? { winner: null, reason: "" };
  if (winner === null) return reason === "aborted" ? t("result-none") : t("result-draw");
  const you = yourSeat(table);
  if (you) return winner === you ? t("result-you-win") : t("result-you-lose");
  return t("result-wins", { player: namesOf(table)[winner] });
}
