/** What a position or a move is worth: as a mark on the board, and in words. */

import type { Mark } from "../../board/types";
import { t } from "../i18n";

export type Value = "win" | "draw" | "loss" | "unknown";

/** A value, and how many more pieces are placed until the end, where that is known. */
export interface Worth {
  value: Value;
  distance: number | null;
}

const KINDS = { win: "good", draw: "even", loss: "bad", unknown: "unknown" } as const;
const SIGNS: Readonly<Record<Value, string>> = { win: "+", draw: "=", loss: "−", unknown: "…" };
const ORDER: readonly Value[] = ["win", "draw", "loss", "unknown"];

/** Less than nought if the first is better to have: a win soon, a loss late. */
export function byWorth(one: Worth, other: Worth): number {
  const byValue = ORDER.indexOf(one.value) - ORDER.indexOf(other.value);
  if (byValue !== 0) return byValue;
  if (one.distance === null || other.distance === null) {
    return Number(one.distance === null) - Number(other.distance === null);
  }
  const sooner = one.distance - other.distance;
  return one.value === "loss" ? -sooner : sooner;
}

export function isAsGood(one: Worth, other: Worth): boolean {
  return byWorth(one, other) === 0;
}

/** For the player to act, such as "wins in 3 placements". */
export function valueText({ value, distance }: Worth): string {
  if (value === "draw" || value === "unknown") return t(`worth-${value}`);
  return distance === null ? t(`worth-${value}-sometime`) : t(`worth-${value}`, { distance });
}

export function markOf(worth: Worth, best: boolean): Mark {
  const { value, distance } = worth;
  const soon = (value === "win" || value === "loss") && distance !== null ? String(distance) : "";
  return { kind: KINDS[value], sign: SIGNS[value] + soon, label: valueText(worth), best };
}
