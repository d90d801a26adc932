/** What lies on the analyst's desk: a study, what is known of its position, and the line looked at. */

import type { BestLine, BySeat, Graded } from "../../../generated/protocol";
import { announce } from "../announcements";
import { problemText } from "../api";
import { t } from "../i18n";
import { valueText } from "../wording/values";
import { Analyst } from "./analyst";
import { Inquiry } from "./inquiry";
import type { Preview } from "./line-preview";
import { type Moment, partsOf, withPlaced } from "./moments";
import { Playback, stepsOf } from "./playback";
import { StudyTree } from "./study";
import { type Branch, toAct } from "./tree";

/** So long one looks at a move before its line is asked for. */
const A_CLOSER_LOOK = 250;
/** Positions one comes back to are shown at once. */
const MOST_REMEMBERED = 80;

export class Desk {
  inquiry: Inquiry | null = null;
  preview: Preview | null = null;
  /** The first half of a turn: the piece has been placed, and none given yet. */
  placedOn: string | null = null;
  /** The line is gone; it is tried again. */
  isLost = false;
  readonly #known = new Map<string, Inquiry>();
  readonly #analyst: Analyst;
  #lineId = "";
  #timer = 0;

  constructor(
    public study: StudyTree,
    private readonly changed: () => void,
  ) {
    this.#analyst = new Analyst({
      analysisCame: (analysis) => {
        this.isLost = false;
        if (analysis.id !== this.inquiry?.id) return;
        this.inquiry.analysis = analysis;
        this.inquiry.total = analysis.total;
        this.changed();
      },
      gradedCame: (graded) => this.#graded(graded),
      lineCame: (line) => this.#lineCame(line),
      wasRefused: (id, problem) => {
        const text = t("page-refused", { what: problemText(problem) });
        if (this.inquiry && (id === null || id === this.inquiry.id)) this.inquiry.problem = text;
        this.changed();
      },
      lineLost: () => {
        this.isLost = true;
        this.changed();
      },
    });
  }

  get branch(): Branch {
    return this.study.current;
  }

  /** What lies on the board, with the first half of a turn. */
  get moment(): Moment {
    const { moment } = this.branch;
    return this.placedOn === null ? moment : withPlaced(moment, this.placedOn);
  }

  /** Whether the game is over here: somebody has called rightly, or no piece is left. */
  get isOver(): boolean {
    const { word, outcome, moment } = this.branch;
    const isFull = !moment.board.includes(".");
    return outcome !== null || (word !== null && partsOf(word).call !== null) || isFull;
  }

  get names(): BySeat {
    return this.study.names ?? { first: t("player-first"), second: t("player-second") };
  }

  open(study: StudyTree): void {
    this.study = study;
    this.look();
  }

  goTo(branch: Branch): void {
    this.study.current = branch;
    this.look();
  }

  /** Go on with a word. */
  play(word: string): void {
    this.study.play(word);
    this.look();
  }

  /** Place the piece in hand; a placement that wins, or the last one, is a whole turn. */
  place(cell: string): void {
    const wins = [...(this.inquiry?.moves.keys() ?? [])].find((word) => word.startsWith(`${cell}!`));
    if (wins) this.play(wins);
    else if (this.branch.moment.reserve.length === 0) this.play(cell);
    else {
      this.placedOn = cell;
      this.lookAt(null);
      this.changed();
    }
  }

  takeBack(): void {
    this.placedOn = null;
    this.changed();
  }

  /** Find out what the position that is looked at is worth. */
  look(): void {
    this.placedOn = null;
    this.#dropPreview();
    const { position } = this.study;
    const known = this.#known.get(position);
    if (this.isOver) {
      this.#analyst.stop();
      this.inquiry = null;
    } else if (known) {
      this.#analyst.stop();
      this.inquiry = known;
    } else {
      this.inquiry = new Inquiry(position, this.#analyst.analyse(position));
    }
    this.changed();
  }

  stop(): void {
    this.#analyst.stop();
    if (this.inquiry) this.inquiry.isStopped = true;
    this.changed();
  }

  /** Look closer at a move: its best line is played out. */
  lookAt(word: string | null): void {
    clearTimeout(this.#timer);
    if (word === null || word === this.preview?.word) return;
    this.#timer = window.setTimeout(() => this.showLine(word), A_CLOSER_LOOK);
  }

  showLine(word: string): void {
    this.preview?.playback?.stop();
    this.preview = { word, words: [], playback: null, isWhole: false };
    this.#lineId = this.#analyst.askLine(this.study.position, word);
    this.changed();
  }

  close(): void {
    this.#dropPreview();
    this.#analyst.close();
  }

  #dropPreview(): void {
    clearTimeout(this.#timer);
    this.preview?.playback?.stop();
    this.preview = null;
    this.#lineId = "";
  }

  #graded(graded: Graded): void {
    const { inquiry } = this;
    if (graded.id !== inquiry?.id) return;
    inquiry.add(graded);
    if (inquiry.isDone) {
      this.#remember(inquiry);
      if (inquiry.worth) announce(t("study-worth", { ending: valueText(inquiry.worth) }));
    }
    this.changed();
  }

  #remember(inquiry: Inquiry): void {
    this.#known.set(inquiry.position, inquiry);
    const [oldest] = this.#known.keys();
    if (this.#known.size > MOST_REMEMBERED && oldest) this.#known.delete(oldest);
  }

  #lineCame({ id, words, whole }: BestLine): void {
    if (id !== this.#lineId || !this.preview) return;
    const { moment } = this.branch;
    const steps = stepsOf(moment, words, toAct(moment), { names: this.names, you: null });
    // One only passes by: what is said is what the move is worth.
    const playback = new Playback(steps, this.changed, false);
    this.preview = { ...this.preview, words, playback, isWhole: whole };
    playback.play();
  }
}
