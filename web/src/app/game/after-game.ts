/** What follows a game: how it ended and why, once more, and something to take along. */

import { html, nothing, type TemplateResult } from "lit";

import type { Review, Table } from "../../../generated/protocol";
import { t } from "../i18n";
import type { Cursor } from "../replay/cursor";
import { replayPanel, reviewPanel } from "../replay/replay-panel";
import { sharingView } from "../replay/sharing";
import { gameAddress } from "../router";
import { namesOf, seatsHere, yourSeat } from "../seats";
import { outcomeSentence } from "../wording/outcome";

export interface AfterGame {
  table: Table;
  cursor: Cursor | null;
  review: Review | null;
  /** Why there is no review. */
  reviewProblem: string;
  rematch: () => void;
  say: (text: string) => void;
}

export function afterGame(after: AfterGame): TemplateResult {
  const { table, cursor, review, reviewProblem, say } = after;
  const { outcome } = table;
  if (!outcome) return html``;
  return html`<section class="result">
      <h2 tabindex="-1">${resultHeading(table)}</h2>
      <p>${outcomeSentence(outcome, namesOf(table))}</p>
      <div class="buttons">${nextGame(after)}
        <a class="button quiet" href="/new">${t("nav-new")}</a>
      </div>
    </section>
    ${cursor
      ? html`${replayPanel(cursor, review)}
          ${reviewProblem
            ? html`<p class="help">${reviewProblem}</p>`
            : reviewPanel(cursor, review)}
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

function nextGame({ table, rematch }: AfterGame): unknown {
  if (table.rematch) {
    return html`<a class="button primary" href=${gameAddress(table.rematch)}>
      ${t("rematch-there")}
    </a>`;
  }
  if (seatsHere(table).length === 0) return nothing;
  return html`<button type="button" class="primary" @click=${rematch}>${t("rematch")}</button>`;
}

function resultHeading(table: Table): string {
  const { winner, reason } = table.outcome ?? { winner: null, reason: "" };
  if (winner === null) return reason === "aborted" ? t("result-none") : t("result-draw");
  const you = yourSeat(table);
  if (you) return winner === you ? t("result-you-win") : t("result-you-lose");
  return t("result-wins", { player: namesOf(table)[winner] });
}
