/** What can be asked of the server about puzzles, and what one likes to solve. */

import type {
  Puzzle, PuzzleAnswer, PuzzleBegun, PuzzleHint, PuzzleOffers, PuzzleStanding, PuzzleVerdict,
} from "../../../generated/protocol";
import { STANDARD } from "../analysis/moments";
import { ask } from "../api";
import { remember, remembered } from "../stored";

export const KINDS = ["win", "safe", "hold", "spot", "trap"] as const;
export type Kind = (typeof KINDS)[number];

/** What one would like to solve. */
export interface Wishes {
  /** Any kind, if none is wished for. */
  kind: Kind | "any";
  variant: string;
}

export function wishes(): Wishes {
  return { kind: "any", variant: STANDARD, ...remembered<Partial<Wishes>>("puzzles") };
}

export function wish(changes: Partial<Wishes>): void {
  remember("puzzles", { ...wishes(), ...changes });
}

const path = (id: string): string => `/api/puzzles/${encodeURIComponent(id)}`;

export const puzzleOffers = (): Promise<PuzzleOffers> => ask("/api/puzzles");
export const standingOfMine = (): Promise<PuzzleStanding> => ask("/api/puzzles/me");
export const puzzleNamed = (id: string): Promise<Puzzle> => ask(path(id));

export function dailyPuzzle(variant: string): Promise<Puzzle> {
  return ask(`/api/puzzles/daily?${new URLSearchParams({ variant })}`);
}

export function nextPuzzle({ kind, variant }: Wishes): Promise<Puzzle> {
  const query = new URLSearchParams({ variant });
  if (kind !== "any") query.set("theme", kind);
  return ask(`/api/puzzles/next?${query}`);
}

export const beginPuzzle = (id: string): Promise<PuzzleBegun> => ask(`${path(id)}/begin`, {});
export const hintAt = (id: string, step: number): Promise<PuzzleHint> => ask(`${path(id)}/hint`, { step });

/** An answer; null gives up. */
export function answerPuzzle(id: string, answer: string | null): Promise<PuzzleVerdict> {
  return ask(`${path(id)}/answer`, { answer } satisfies PuzzleAnswer);
}
