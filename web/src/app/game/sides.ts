/** Which side of the table is whose, also where the device goes from hand to hand. */

import type { SeatName, Table } from "../../../generated/protocol";
import { myGame } from "../my-games";
import { seatsHere, yourSeat } from "../seats";

/** The seat at this side; `holder` is who has the device. */
export function nearSeat(table: Table, holder: SeatName | null): SeatName {
  return yourSeat(table) ?? holder ?? "first";
}

/** Who the device has to go to before play goes on; null if it is in the right hands. */
export function receiverOf(table: Table, holder: SeatName | null): SeatName | null {
  const passes = seatsHere(table).length > 1 && (myGame(table.id)?.pass ?? false);
  if (!passes || table.outcome || table.pointing) return null;
  return table.to_act === holder ? null : table.to_act;
}
