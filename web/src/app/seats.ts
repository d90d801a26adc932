/** Who sits where, seen from this side of the table. */

import type { BySeat, SeatName, Table } from "../../generated/protocol";

export const SEATS: readonly SeatName[] = ["first", "second"];

export function otherSeat(seat: SeatName): SeatName {
  return seat === "first" ? "second" : "first";
}

export function namesOf(table: Table): BySeat {
  return { first: table.seats.first.name, second: table.seats.second.name };
}

/** The seats that are played at this device. */
export function seatsHere(table: Table): SeatName[] {
  return SEATS.filter((seat) => table.seats[seat].yours);
}

/** The only seat that is played here; null for two people at one device, and for onlookers. */
export function yourSeat(table: Table): SeatName | null {
  const [only, another] = seatsHere(table);
  return only && !another ? only : null;
}

/** Who places the next piece: second when the number of pieces on the board is even. */
export function placerOn(board: string): SeatName {
  const placed = [...board].filter((cell) => cell !== ".").length;
  return placed % 2 === 0 ? "second" : "first";
}
