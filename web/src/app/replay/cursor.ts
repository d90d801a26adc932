/** A game that is looked through, and the moment one is at. */

import type { Replay, Step } from "../../../generated/protocol";

export class Cursor {
  index: number;

  constructor(
    readonly replay: Replay,
    private readonly changed: () => void,
  ) {
    this.index = this.last;
  }

  get last(): number {
    return this.replay.steps.length - 1;
  }

  get step(): Step {
    const step = this.replay.steps[this.index];
    if (!step) throw new RangeError(`a game has no moment ${this.index}`);
    return step;
  }

  get isAtEnd(): boolean {
    return this.index === this.last;
  }

  /** The cells that won are lit at the end only. */
  get lit(): readonly string[] {
    return this.isAtEnd ? (this.replay.outcome?.cells ?? []) : [];
  }

  goTo(index: number): void {
    this.index = Math.max(0, Math.min(this.last, index));
    this.changed();
  }

  /** Go to where a word has been played to its end. */
  goToWord(word: number): void {
    this.goTo(this.replay.steps.findLastIndex((step) => step.word === word));
  }

  /** Go to what lay on the table before a word. */
  goToBefore(word: number): void {
    this.goTo(this.replay.steps.findIndex((step) => step.word === word) - 1);
  }

  /** Arrow keys go through the game, Home and End to its ends; true if the key was one. */
  press(key: string, leftIsBack: boolean): boolean {
    const steps: Record<string, number> = {
      ArrowLeft: this.index + (leftIsBack ? -1 : 1),
      ArrowRight: this.index + (leftIsBack ? 1 : -1),
      Home: 0,
      End: this.last,
    };
    const target = steps[key];
    if (target === undefined) return false;
    this.goTo(target);
    return true;
  }
}
