/** What is in front of a player: who is to do what, the call, and answers to proposals. */

import { html, nothing, type TemplateResult } from "lit";

import type { CommandName, SeatName, Table } from "../../../generated/protocol";
import { t } from "../i18n";
import { namesOf, otherSeat, SEATS, seatsHere } from "../seats";
import { shapeChooser } from "../shape-chooser";
import { dutyLine } from "../wording/duty";
import { pieceName } from "../wording/pieces";
import type { Cells } from "../wording/shapes";
import "./clock";
import type { Details } from "./game-table";

export type Act = (seat: SeatName, command: CommandName, details?: Details) => void;

/** The line that says who is to do what, and the piece in hand. */
export function dutyView(table: Table): TemplateResult {
  return html`<div class="duty">
    <p class="duty-line" role="status">${dutyLine(table)}</p>
    <p class="duty-hand">${table.hand === null ? nothing : pieceName(table.hand)}</p>
    ${timeToPoint(table)}
  </div>`;
}

function timeToPoint({ pointing, deadline, now }: Table): unknown {
  if (!pointing || deadline === null) return nothing;
  return html`<kvarto-clock .left=${deadline - now} .at=${now} .running=${true}></kvarto-clock>`;
}

/**
 * The red button of a seat. It can be pressed whenever it is the seat's chance, whether or not
 * there is a quarto.
 */
export function callButton(table: Table, seat: SeatName, act: Act): unknown {
  if (table.calling !== "spoken" || table.outcome || !table.seats[seat].yours) return nothing;
  const may = table.may[seat].includes("call");
  const label = seatsHere(table).length > 1 ? t("call-by", { player: namesOf(table)[seat] }) : "";
  return html`<button
    type="button"
    class="call"
    aria-label=${label || nothing}
    aria-disabled=${may ? "false" : "true"}
    @click=${() => (may ? act(seat, "call") : undefined)}
  >
    ${t("call")}
  </button>`;
}

/** The buttons of the near side: the call, or the pointing, and what else is to be done. */
export function deskActions(
  table: Table,
  near: SeatName,
  act: Act,
  beside: unknown = nothing,
): TemplateResult {
  const pointer = table.pointing;
  if (pointer && table.seats[pointer].yours) return pointingView(table, pointer, act);
  return html`<div class="desk-actions">
    ${callButton(table, near, act)} ${button(table, "end_turn", t("end-turn"), act)}
    ${button(table, "resume", t("do-resume"), act)} ${beside}
  </div>`;
}

/** A button for whoever may do this, if anybody may. */
function button(table: Table, command: CommandName, label: string, act: Act): unknown {
  const seat = SEATS.find((each) => table.may[each].includes(command));
  if (!seat) return nothing;
  return html`<button type="button" class="primary" @click=${() => act(seat, command)}>
    ${label}
  </button>`;
}

/** The shapes that can be pointed out, by their names. */
function pointingView({ board, variant }: Table, seat: SeatName, act: Act): TemplateResult {
  return shapeChooser({
    board,
    variant,
    point: (cells) => act(seat, "point", { cells }),
    cancel: () => act(seat, "point", { cells: null }),
  });
}

/** The four cells that were touched, asked for by whoever is pointing. */
export function pointedOut(table: Table, cells: Cells, act: Act): void {
  if (table.pointing) act(table.pointing, "point", { cells });
}

/** What somebody else proposes, with the answers. */
export function proposals(table: Table, act: Act): unknown {
  return table.offers.map(({ seat, kind }) => {
    const answerer = otherSeat(seat);
    if (!table.may[answerer].includes(`accept_${kind}`)) return nothing;
    const names = namesOf(table);
    const player = names[seat];
    const question =
      kind === "draw" ? t("said-offers-draw", { player }) : t("said-asks-take-back", { player });
    return html`<div class="note note-question">
      <p>${question}</p>
      <button type="button" class="primary" @click=${() => act(answerer, `accept_${kind}`)}>
        ${t("agree")}
      </button>
      <button type="button" class="quiet" @click=${() => act(answerer, `decline_${kind}`)}>
        ${t("decline")}
      </button>
    </div>`;
  });
}
