/** Who is to do what, in one short line. */

import type { Table } from "../../../generated/protocol";
import { t } from "../i18n";
import { namesOf, otherSeat, yourSeat } from "../seats";

type Duty = "place" | "give" | "end-turn" | "point";

function dutyOf(table: Table): Duty {
  if (table.pointing) return "point";
  if (table.hand !== null) return "place";
  return table.reserve.length > 0 ? "give" : "end-turn";
}

/** The line; empty when the game is over. */
export function dutyLine(table: Table): string {
  const seat = table.to_act;
  if (seat === null) return "";
  if (table.paused) return t("duty-paused");
  const duty = dutyOf(table);
  const names = namesOf(table);
  const players = { player: names[seat], other: names[otherSeat(seat)] };
  if (seat === yourSeat(table)) return t(`duty-${duty}-you`, players);
  if (table.seats[seat].yours) return t(`duty-${duty}-here`, players);
  if (duty === "give" && yourSeat(table)) return t("duty-give-to-you", players);
  return t(`duty-${duty}-other`, players);
}
