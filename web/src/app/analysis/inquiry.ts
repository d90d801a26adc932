/** What is known so far about a position: what is seen at once, and the moves graded since. */

import type { Analysis, Graded, GradedWord } from "../../../generated/protocol";
import type { Mark, Marks } from "../../board/types";
import { byWorth, isAsGood, markOf, type Worth } from "../wording/values";
import { partsOf } from "./moments";

export class Inquiry {
  analysis: Analysis | null = null;
  readonly moves = new Map<string, GradedWord>();
  /** The moves that are known, the best first. */
  ranked: readonly GradedWord[] = [];
  graded = 0;
  total = 0;
  nodes = 0;
  isDone = false;
  isStopped = false;
  /** Why there is no answer, in words. */
  problem = "";

  constructor(
    readonly position: string,
    readonly id: string,
  ) {}

  add({ moves, graded, total, nodes, done }: Graded): void {
    for (const move of moves) this.moves.set(move.word, move);
    this.ranked = [...this.moves.values()].sort(
      (one, other) => byWorth(one, other) || (one.word < other.word ? -1 : 1),
    );
    this.graded = graded;
    this.total = total;
    this.nodes = nodes;
    this.isDone = done;
  }

  get isRunning(): boolean {
    return !this.isDone && !this.isStopped && !this.problem;
  }

  /** What the position is worth to who is to act, once every move is known or one wins. */
  get worth(): Worth | null {
    const [best] = this.ranked;
    if (!best) return null;
    const isSettled = this.isDone || best.value === "win";
    return isSettled ? best : null;
  }

  /** What each placement leads to with the best give after it. */
  get cellMarks(): Marks {
    return this.#marks((word) => partsOf(word).cell);
  }

  /** What each give leads to, after a placement on this cell or without one. */
  pieceMarks(cell: string | null): Marks {
    return this.#marks((word) => {
      const parts = partsOf(word);
      return parts.cell === cell ? parts.piece : null;
    });
  }

  /** The best move that begins with a cell, or that gives a piece. */
  bestWith(cell: string | null, piece: string | null): GradedWord | null {
    const found = this.ranked.find(({ word }) => {
      const parts = partsOf(word);
      return parts.cell === cell && (piece === null || parts.piece === piece);
    });
    return found ?? null;
  }

  #marks(keyOf: (word: string) => string | null): Marks {
    const bests = new Map<string, GradedWord>();
    for (const move of this.ranked) {
      const key = keyOf(move.word);
      if (key !== null && !bests.has(key)) bests.set(key, move);
    }
    const [top] = [...bests.values()].sort(byWorth);
    const marks: Record<string, Mark> = {};
    for (const [key, move] of bests) {
      const isBest = top !== undefined && this.worth !== null && isAsGood(move, top);
      // Where everything is worth the same, nothing stands out.
      marks[key] = markOf(move, isBest && [...bests.values()].some((each) => !isAsGood(each, top)));
    }
    return marks;
  }
}
