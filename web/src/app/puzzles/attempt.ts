/** Somebody is to find a move: what has been done towards it so far, as a word of notation. */

import type { Shown } from "../board-view";
import { emptyCells, type Moment, readPosition, EMPTY, STANDARD, withPlaced } from "../analysis/moments";
import { type Cells, shapesOf } from "../wording/shapes";

/** What is asked for: a turn, with or without a call; a piece to give; four cells to point out. */
export type Task = "turn" | "turn-or-call" | "give" | "point";

export interface AttemptListener {
  /** Something is to be drawn anew. */
  changed(): void;
  /** A whole answer: a word, or the name of a shape. */
  answered(answer: string): void;
  /** Four cells that are no shape were touched. */
  noShape(): void;
}

export class Attempt {
  readonly start: Moment;
  readonly variant: string;
  /** The cell on which the piece in hand was placed. */
  placedOn: string | null = null;
  isPointing: boolean;

  constructor(
    readonly position: string,
    readonly task: Task,
    private readonly listener: AttemptListener,
  ) {
    const read = readPosition(position);
    this.start = read?.moment ?? EMPTY;
    this.variant = read?.variant ?? STANDARD;
    this.isPointing = task === "point";
  }

  get moment(): Moment {
    return this.placedOn === null ? this.start : withPlaced(this.start, this.placedOn);
  }

  get mayPlace(): boolean {
    return !this.isPointing && this.task.startsWith("turn") && this.moment.hand !== null;
  }

  get mayGive(): boolean {
    return !this.isPointing && this.task !== "point" && this.moment.hand === null;
  }

  /** A call: what the placement has completed, or what was left open. */
  get mayCall(): boolean {
    return !this.isPointing && this.task === "turn-or-call" && this.start.board !== EMPTY.board;
  }

  get mayTakeBack(): boolean {
    return this.placedOn !== null || (this.isPointing && this.task !== "point");
  }

  get shown(): Shown {
    const { moment } = this;
    return {
      ...moment,
      cells: this.mayPlace ? emptyCells(moment.board) : [],
      pieces: this.mayGive ? moment.reserve : [],
      pointing: this.isPointing,
    };
  }

  place(cell: string): void {
    this.placedOn = cell;
    this.listener.changed();
  }

  give(piece: string): void {
    this.listener.answered(`${this.placedOn ?? ""}>${piece}`);
  }

  /** The last piece has been placed, and nothing is to be called. */
  endTurn(): void {
    this.listener.answered(this.placedOn ?? "=");
  }

  call(): void {
    this.isPointing = true;
    this.listener.changed();
  }

  point(cells: Cells): void {
    const touched = [...cells].sort().join();
    const shape = shapesOf(this.variant).find(({ cells: its }) => [...its].sort().join() === touched);
    if (!shape) this.listener.noShape();
    else if (this.task === "point") this.listener.answered(shape.name);
    else this.listener.answered(`${this.placedOn ?? ""}!${shape.name}`);
  }

  takeBack(): void {
    if (this.isPointing && this.task !== "point") this.isPointing = false;
    else this.placedOn = null;
    this.listener.changed();
  }
}
