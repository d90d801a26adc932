/** What is to be found in the lobby: open tables, and games to watch. */

import { html, nothing, type TemplateResult } from "lit";

import type { Invitation, WatchedGame } from "../../../generated/protocol";
import { t } from "../i18n";
import { agreedWords, inARow } from "../people/game-views";
import { gameAddress } from "../router";
import { clockName, variantName } from "../wording/agreements";

/** The tables at which one can sit down. */
export function openTables(
  tables: readonly Invitation[],
  sitDown: (table: Invitation) => void,
): TemplateResult {
  return html`<section class="lobby-part">
    <h2>${t("lobby-tables")}</h2>
    ${tables.length === 0
      ? html`<p class="help">${t("lobby-no-tables")}</p>`
      : html`<ul class="lobby-list">
          ${tables.map((table) => tableView(table, sitDown))}
        </ul>`}
    <a class="button quiet" href="/new?with=invite&lobby">${t("lobby-open-table")}</a>
  </section>`;
}

function tableView(table: Invitation, sitDown: (table: Invitation) => void): TemplateResult {
  const { id, maker, yours, terms } = table;
  return html`<li class="lobby-row">
    <span class="lobby-who"><bdi>${yours ? t("lobby-your-table") : maker}</bdi></span>
    <span class="lobby-about">${inARow(agreedWords(terms))}</span>
    ${yours
      ? html`<a class="button quiet" href=${gameAddress(id)}>${t("lobby-to-table")}</a>`
      : html`<button type="button" class="primary" @click=${() => sitDown(table)}
        >${t("lobby-sit")}<span class="unseen">: ${maker}</span></button>`}
  </li>`;
}

/** Games that anybody may watch. */
export function watchedGames(games: readonly WatchedGame[]): unknown {
  if (games.length === 0) return nothing;
  return html`<section class="lobby-part">
    <h2>${t("lobby-games")}</h2>
    <ul class="lobby-list">${games.map(watchedView)}</ul>
  </section>`;
}

function watchedView(game: WatchedGame): TemplateResult {
  const { id, names, variant, clock, placed, watchers } = game;
  const title = t("title-game", { ...names });
  return html`<li class="lobby-row">
    <span class="lobby-who">${title}</span>
    <span class="lobby-about">
      ${inARow([
        variantName(variant),
        clock === "-" ? "" : clockName(clock),
        t("lobby-placed", { placed }),
        watchers > 0 ? t("watchers", { count: watchers }) : "",
      ])}
    </span>
    <a class="button quiet" href=${gameAddress(id)}
      >${t("lobby-watch")}<span class="unseen">: ${title}</span></a>
  </li>`;
}
