/** What has changed between two tables, in words: for screen readers, and as notes at the table. */

import type { Offer, SeatName, Table } from "../../../generated/protocol";
import { t } from "../i18n";
import { namesOf, otherSeat, SEATS, yourSeat } from "../seats";
import { pieceObject } from "../wording/pieces";
import { CELLS, pieceOn } from "../wording/shapes";

/** Sentences to say aloud. What one has done oneself is not said, where others play elsewhere. */
export function happenings(before: Table, after: Table): string[] {
  const told = wasTakenBack(before, after) ? [] : moves(before, after);
  return [...told, ...comings(before, after), ...notes(before, after)];
}

/** Notes that everybody is shown: calls, proposals and pauses. */
export function notes(before: Table, after: Table): string[] {
  if (wasTakenBack(before, after)) return [t("said-taken-back")];
  return [
    ...callNotes(before, after),
    ...offerNotes(before, after),
    ...rematchNotes(before, after),
  ];
}

function placed(table: Table): number {
  return [...table.board].filter((cell) => cell !== ".").length;
}

/** A piece has gone from the board, or from the hand without having been placed. */
function wasTakenBack(before: Table, after: Table): boolean {
  const isBackInReserve = before.hand !== null && after.reserve.includes(before.hand);
  return placed(after) < placed(before) || isBackInReserve;
}

function* moves(before: Table, after: Table): Generator<string> {
  const names = namesOf(after);
  const cell = CELLS.find((each) => pieceOn(before.board, each) !== pieceOn(after.board, each));
  const placer = before.pointing ? null : before.to_act;
  let giver = before.to_act;
  if (cell && placer) {
    const piece = pieceObject(pieceOn(after.board, cell) ?? "0");
    if (placer !== yourSeat(after)) yield t("said-places", { player: names[placer], piece, cell });
    giver = placer;
  }
  const isGiven = after.hand !== null && after.hand !== (cell ? null : before.hand);
  if (isGiven && giver && giver !== yourSeat(after)) yield given(after, giver);
}

function given(after: Table, giver: SeatName): string {
  const names = namesOf(after);
  const receiver = otherSeat(giver);
  const piece = pieceObject(after.hand ?? "0");
  return receiver === yourSeat(after)
    ? t("said-gives-you", { player: names[giver], piece })
    : t("said-gives", { player: names[giver], other: names[receiver], piece });
}

function* callNotes(before: Table, after: Table): Generator<string> {
  const names = namesOf(after);
  const caller = after.pointing;
  if (caller && !before.pointing && !after.seats[caller].yours) {
    yield t("said-calls", { player: names[caller] });
  }
  const failed = after.called.find((seat) => !before.called.includes(seat));
  if (failed) {
    yield failed === yourSeat(after)
      ? t("said-your-call-failed")
      : t("said-call-failed", { player: names[failed] });
  }
}

function* offerNotes(before: Table, after: Table): Generator<string> {
  const names = namesOf(after);
  for (const offer of after.offers) {
    if (isAmong(offer, before.offers)) continue;
    const player = names[offer.seat];
    if (after.seats[offer.seat].yours) {
      if (!after.online) continue;
      yield offer.kind === "draw" ? t("said-you-offer-draw") : t("said-you-ask-take-back");
      continue;
    }
    yield offer.kind === "draw"
      ? t("said-offers-draw", { player })
      : t("said-asks-take-back", { player });
  }
  const unanswered = before.offers.filter((offer) => !isAmong(offer, after.offers));
  if (after.outcome) return;
  for (const { seat } of unanswered) {
    if (seat === yourSeat(after)) yield t("said-declined", { player: names[otherSeat(seat)] });
  }
  if (before.paused && !after.paused) yield t("said-resumed");
}

/** Who has gone away and who has come back; it is also seen beside their names. */
function* comings(before: Table, after: Table): Generator<string> {
  if (!after.online || after.outcome) return;
  for (const seat of SEATS) {
    const player = namesOf(after)[seat];
    const [was, is] = [before.away[seat] !== null, after.away[seat] !== null];
    if (was !== is && seat !== yourSeat(after)) {
      yield is ? t("said-goes-away", { player }) : t("said-comes-back", { player });
    }
  }
}

function* rematchNotes(before: Table, after: Table): Generator<string> {
  for (const seat of after.rematch_asked) {
    if (before.rematch_asked.includes(seat) || after.seats[seat].yours) continue;
    yield t("said-wants-rematch", { player: namesOf(after)[seat] });
  }
}

function isAmong(offer: Offer, offers: readonly Offer[]): boolean {
  return offers.some(({ seat, kind }) => seat === offer.seat && kind === offer.kind);
}
