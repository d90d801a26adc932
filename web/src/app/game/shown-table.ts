/** A table as the board is to show it. */

import type { SeatName, Table } from "../../../generated/protocol";
import type { Shown } from "../board-view";
import { placerOn } from "../seats";
import { CELLS, pieceOn } from "../wording/shapes";
import { threatLabels } from "../wording/threats";

/** The seat at this device that is to place, give or point; null if none is. */
export function activeSeat(table: Table): SeatName | null {
  const seat = table.to_act;
  return seat && table.seats[seat].yours ? seat : null;
}

export function shownTable(table: Table, near: SeatName): Shown {
  const seat = activeSeat(table);
  const may = seat ? table.may[seat] : [];
  const aids = seat ? table.aids[seat] : null;
  return {
    board: table.board,
    reserve: table.reserve,
    hand: table.hand,
    handSide: placerOn(table.board) === near ? "near" : "far",
    last: table.last,
    cells: may.includes("place") ? CELLS.filter((cell) => !pieceOn(table.board, cell)) : [],
    pieces: may.includes("give") ? table.reserve : [],
    pointing: may.includes("point"),
    lit: table.outcome?.cells ?? [],
    threats: aids ? threatLabels(aids.threats) : [],
    safe: aids && may.includes("give") ? aids.safe : null,
  };
}
