/** What helps during a game where there is room for it: the moves, and a line to type into. */

import { html, nothing, type TemplateResult } from "lit";

import type { Table } from "../../../generated/protocol";
import { t } from "../i18n";
import { moveList } from "../replay/move-list";
import { wordsOfTable } from "../replay/rounds";
import { seatsHere } from "../seats";
import type { GameTable } from "./game-table";
import "./typed-input";

export interface Extras {
  table: Table;
  game: GameTable;
  /** The word that is looked back at, if one is. */
  current: number | null;
  choose: (word: number) => void;
}

export function extrasView({ table, game, current, choose }: Extras): TemplateResult {
  return html`<section class="panel">
      <h2>${t("moves-title")}</h2>
      ${moveList({ words: wordsOfTable(table), current, choose })}
    </section>
    ${table.outcome || seatsHere(table).length === 0
      ? nothing
      : html`<kvarto-typed-input .table=${table} .game=${game}></kvarto-typed-input>`}`;
}
