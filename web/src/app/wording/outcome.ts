/** How a game ended, in words. */

import type { BySeat, Outcome } from "../../../generated/protocol";
import { t } from "../i18n";
import { otherSeat } from "../seats";
import { alike } from "./pieces";
import { shapeNames } from "./shapes";

/** One sentence with the players' names. */
export function outcomeSentence(outcome: Outcome, names: BySeat): string {
  const key = `outcome-${outcome.reason}`;
  if (outcome.winner === null) {
    const nobody: Record<string, string> = { abandoned: "-nobody", unknown: "-draw" };
    return t(key + (nobody[outcome.reason] ?? ""));
  }
  const players = { winner: names[outcome.winner], loser: names[otherSeat(outcome.winner)] };
  if (outcome.shape === null) return t(key, players);
  const shape = shapeNames([outcome.shape]).join("");
  return t(key, { ...players, shape, alike: alike(outcome.traits) });
}
