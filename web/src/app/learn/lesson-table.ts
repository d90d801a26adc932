/** One attempt at a step: what has been done on the board so far, and what can be done next. */

import type { LessonAttempt, LessonStep, LessonVerdict } from "../../../generated/protocol";
import type { Marks } from "../../board/kvarto-board";
import { type Shown, shownPosition } from "../board-view";
import { t } from "../i18n";
import { variantOfPosition } from "../new-game/choices";
import { type Cells, CELLS, pieceOn } from "../wording/shapes";

export class LessonTable {
  /** Whether "Quarto!" has been pressed, and the four are still to be pointed out. */
  isCalling = false;
  /** The pieces that are marked, in the order of the reserve. */
  marked: readonly string[] = [];
  #cell: string | null = null;
  readonly #start: Shown;

  constructor(readonly step: LessonStep) {
    this.#start = shownPosition(step.position);
  }

  get variant(): string {
    return variantOfPosition(this.step.position);
  }

  get marks(): boolean {
    return this.step.task.startsWith("mark-");
  }

  get isPointing(): boolean {
    return this.isCalling || this.step.task === "point";
  }

  /** Whether there can be a red button, and whether it is one's chance. */
  get calls(): boolean {
    return this.step.task === "turn";
  }

  get mayCall(): boolean {
    return this.calls && !this.isCalling && this.#now.last !== null;
  }

  /** What lies on the table, without what can be done. */
  get #now(): Shown {
    const { board, hand } = this.#start;
    if (this.#cell === null || hand === null) return this.#start;
    const cells = [...board];
    cells[CELLS.indexOf(this.#cell)] = hand;
    return { ...this.#start, board: cells.join(""), hand: null, last: this.#cell };
  }

  get board(): string {
    return this.#now.board;
  }

  /** What is to be seen and touched; nothing can be touched before a clock has been started. */
  shown(isWaiting: boolean): Shown {
    const now = { ...this.#now, pieceMarks: this.#marksOf(this.#now) };
    if (isWaiting) return now;
    if (this.isPointing) return { ...now, pointing: true };
    if (now.hand === null) return { ...now, pieces: now.reserve };
    return { ...now, cells: CELLS.filter((cell) => pieceOn(now.board, cell) === null) };
  }

  /** What is to be seen when the attempt has been judged. */
  judged({ position, lit }: LessonVerdict): Shown {
    const shown = shownPosition(position);
    const isMine = shown.hand === this.#start.hand || this.step.task === "find";
    return { ...shown, lit, handSide: isMine ? "near" : "far", pieceMarks: this.#marksOf(shown) };
  }

  #marksOf({ reserve }: Shown): Marks {
    const mark = { kind: "good", sign: "✓", label: t("lesson-is-marked"), best: false } as const;
    const marked = this.marked.filter((piece) => reserve.includes(piece));
    return Object.fromEntries(marked.map((piece) => [piece, mark]));
  }

  // -- what is done; an attempt is returned once it can be judged ----------------------------------

  place(cell: string): LessonAttempt | null {
    if (this.step.task === "place") return { cell };
    this.#cell = cell;
    return null;
  }

  choose(piece: string): LessonAttempt | null {
    if (!this.marks) return { cell: this.#cell, pieces: [piece] };
    const marked = new Set(this.marked);
    if (!marked.delete(piece)) marked.add(piece);
    this.marked = this.#start.reserve.filter((each) => marked.has(each));
    return null;
  }

  point(pointed: Cells): LessonAttempt {
    return { cell: this.#cell, pointed };
  }

  /** All that is marked. */
  check(): LessonAttempt {
    return { pieces: [...this.marked] };
  }
}
