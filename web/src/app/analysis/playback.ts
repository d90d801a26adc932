/** A line of moves, played out on the board step by step. */

import type { SeatName } from "../../../generated/protocol";
import { announce } from "../announcements";
import { t } from "../i18n";
import { otherSeat } from "../seats";
import { pieceObject } from "../wording/pieces";
import { shapeNames } from "../wording/shapes";
import { calledCells, type Moment, momentsOf, partsOf } from "./moments";

const STEP_LASTS = 1100;

export interface PlayedStep {
  moment: Moment;
  /** What has been done, in a sentence. */
  text: string;
  /** The cells of a shape that is called. */
  lit: readonly string[];
  /** The word it belongs to, by its place in the line. */
  word: number;
}

/** How the players of a line are spoken of; one of them may be whoever looks at it. */
export interface Speakers {
  names: Readonly<Record<SeatName, string>>;
  you: SeatName | null;
}

/** Every step of a line, told as it is played. */
export function stepsOf(
  start: Moment,
  words: readonly string[],
  first: SeatName,
  speakers: Speakers,
): PlayedStep[] {
  let moment = start;
  let seat = first;
  return words.flatMap((word, index) => {
    const steps = stepsOfWord(moment, word, seat, speakers).map((step) => ({ ...step, word: index }));
    moment = steps.at(-1)?.moment ?? moment;
    seat = otherSeat(seat);
    return steps;
  });
}

function stepsOfWord(
  start: Moment,
  word: string,
  seat: SeatName,
  speakers: Speakers,
): Omit<PlayedStep, "word">[] {
  const { cell, piece, call } = partsOf(word);
  const say = (what: string, values: Record<string, string>): string =>
    seat === speakers.you
      ? t(`step-you-${what}`, values)
      : t(`step-${what}`, { player: speakers.names[seat], ...values });
  const [placed = start, given = placed] = momentsOf(start, word);
  const steps: Omit<PlayedStep, "word">[] = [];
  if (cell !== null) steps.push({ moment: placed, text: say("places", { cell }), lit: [] });
  if (call !== null) {
    const shape = shapeNames([call]).join("");
    steps.push({ moment: placed, text: say("calls", { shape }), lit: calledCells(word) });
  } else if (piece !== null) {
    const after = cell === null ? placed : given;
    steps.push({ moment: after, text: say("gives", { piece: pieceObject(piece) }), lit: [] });
  }
  return steps;
}

/** Goes through the steps by itself, until somebody takes over. */
export class Playback {
  /** The step that is shown; -1 before the first. */
  index = -1;
  #timer = 0;

  constructor(
    readonly steps: readonly PlayedStep[],
    private readonly changed: () => void,
    /** Whether every step is said aloud. */
    private readonly isSpoken = true,
  ) {}

  get step(): PlayedStep | null {
    return this.steps[this.index] ?? null;
  }

  get isAtEnd(): boolean {
    return this.index === this.steps.length - 1;
  }

  get isPlaying(): boolean {
    return this.#timer !== 0;
  }

  play(): void {
    if (this.isAtEnd) this.index = -1;
    this.#onward();
    if (!this.isAtEnd) this.#timer = window.setInterval(() => this.#onward(), STEP_LASTS);
  }

  goTo(index: number): void {
    this.stop();
    this.index = Math.max(-1, Math.min(this.steps.length - 1, index));
    this.#tell();
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#timer = 0;
  }

  #onward(): void {
    this.index += 1;
    if (this.isAtEnd) this.stop();
    this.#tell();
  }

  #tell(): void {
    if (this.isSpoken && this.step) announce(this.step.text);
    this.changed();
  }
}
