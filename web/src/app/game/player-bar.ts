/** A player's side of the table: name, level, whether they are there, what they say, and the clock. */

import { html, nothing, type TemplateResult } from "lit";

import type { Offers, SeatName, Table } from "../../../generated/protocol";
import { t } from "../i18n";
import { yourSeat } from "../seats";
import "./clock";
import "./presence";

export interface Bar {
  table: Table;
  seat: SeatName;
  side: "near" | "far";
  offers: Offers | null;
  /** What this player has just said. */
  bubble?: unknown;
  /** What stands at the beginning and at the end of the bar. */
  before?: unknown;
  after?: unknown;
}

export function playerBar(bar: Bar): TemplateResult {
  const { table, seat, side } = bar;
  const turn = table.to_act === seat ? "bar-to-act" : "";
  return html`<div class="bar bar-${side} ${turn}">
    ${bar.before ?? nothing}
    <div class="bar-who">
      <span class="bar-name" dir="auto">${table.seats[seat].name}</span>
      <span class="bar-about">${about(bar)}</span>
      ${presence(bar)}
    </div>
    ${bar.bubble ?? nothing} ${clock(table, seat)} ${bar.after ?? nothing}
  </div>`;
}

function about({ table, seat, offers }: Bar): string {
  const { level } = table.seats[seat];
  if (level === null) return seat === yourSeat(table) ? t("bar-you") : "";
  const offer = offers?.levels.find(({ number }) => number === level);
  return offer ? t("bar-level", { number: level, name: t(offer.name) }) : "";
}

function presence({ table, seat }: Bar): unknown {
  if (!table.online || table.outcome) return nothing;
  return html`<kvarto-presence
    .since=${table.away[seat]}
    .grace=${table.grace}
  ></kvarto-presence>`;
}

function clock(table: Table, seat: SeatName): unknown {
  const left = table.clocks[seat];
  if (left === null) return nothing;
  const running = table.clocks.running === seat && !table.outcome;
  return html`<kvarto-clock
    .left=${left}
    .at=${table.now}
    .running=${running}
    .warns=${table.seats[seat].yours}
  ></kvarto-clock>`;
}
