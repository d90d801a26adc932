/** One puzzle: to be solved, hinted at, tried again, and shown. */

import { html, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";

import type { Puzzle, PuzzleHint, PuzzleVerdict } from "../../../generated/protocol";
import type { Marks } from "../../board/types";
import { Playback, stepsOf } from "../analysis/playback";
import { toAct } from "../analysis/tree";
import { announce } from "../announcements";
import { errorText, problemText } from "../api";
import "../game/clock";
import { serverNow, serverSaidNow } from "../game/server-time";
import { list } from "../formats";
import { t } from "../i18n";
import { LightElement } from "../light-element";
import { analysisAddress } from "../router";
import { variantInWords } from "../wording/agreements";
import { shapeNames } from "../wording/shapes";
import { valueText } from "../wording/values";
import { answerPuzzle, beginPuzzle, hintAt } from "./asking";
import { Attempt, type Task } from "./attempt";
import { attemptActions, attemptBoard, attemptDuty, playbackView } from "./attempt-view";
import { changeView } from "./standing-view";

@customElement("kvarto-puzzle")
export class PuzzleView extends LightElement {
  @property({ attribute: false }) puzzle: Puzzle | null = null;
  @property({ attribute: false }) goOn: () => void = () => undefined;
  /** Told how the solver stands after an answer. */
  @property({ attribute: false }) judged: (verdict: PuzzleVerdict) => void = () => undefined;
  @state() private attempt: Attempt | null = null;
  @state() private answer: string | null = null;
  @state() private verdict: PuzzleVerdict | null = null;
  @state() private playback: Playback | null = null;
  @state() private hints: readonly PuzzleHint[] = [];
  /** Until when it can be answered, and the server's time at which that was said. */
  @state() private time: { deadline: number; now: number } | null = null;
  @state() private note = "";
  @state() private isWaiting = false;
  #alarm = 0;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#leave();
  }

  protected override willUpdate(changed: Map<PropertyKey, unknown>): void {
    if (!changed.has("puzzle")) return;
    this.hints = [];
    this.#begin(this.puzzle?.position ?? null);
  }

  #leave(): void {
    clearTimeout(this.#alarm);
    this.playback?.stop();
  }

  /** Set the pieces up; a position that is null is shown when the clock runs. */
  #begin(position: string | null): void {
    this.#leave();
    this.playback = null;
    this.verdict = null;
    this.answer = null;
    this.time = null;
    this.note = "";
    this.attempt = null;
    if (position === null || !this.puzzle) return;
    this.attempt = new Attempt(position, taskOf(this.puzzle), {
      changed: () => this.requestUpdate(),
      answered: (answer) => void this.#answered(answer),
      noShape: () => {
        this.#clearPointed();
        this.#say(t("attempt-no-shape"));
      },
    });
  }

  async #startClock(): Promise<void> {
    const { puzzle } = this;
    if (!puzzle) return;
    await this.#asking(async () => {
      const { position, now, deadline } = await beginPuzzle(puzzle.id);
      serverSaidNow(now);
      this.#begin(position);
      this.time = { deadline, now };
      this.#alarm = window.setTimeout(() => void this.#answered(null), deadline - serverNow());
    });
    await this.updateComplete;
    this.querySelector("kvarto-board")?.focus();
  }

  async #answered(answer: string | null): Promise<void> {
    const { puzzle, attempt } = this;
    if (!puzzle || this.isWaiting || this.verdict) return;
    clearTimeout(this.#alarm);
    await this.#asking(async () => {
      const verdict = await answerPuzzle(puzzle.id, answer);
      if (puzzle !== this.puzzle || attempt !== this.attempt) return;
      this.answer = answer;
      this.verdict = verdict;
      this.time = null;
      this.#clearPointed();
      this.#say(verdictText(verdict, answer));
      this.judged(verdict);
      if (verdict.right || answer === null || verdict.late) this.#show();
    });
    await this.updateComplete;
    this.querySelector<HTMLElement>(".puzzle-end button")?.focus({ preventScroll: true });
  }

  /** Play out what follows on the answer, or the right one. */
  #show(): void {
    const { attempt, verdict } = this;
    if (!attempt || !verdict?.line) return;
    const you = toAct(attempt.start);
    const other = t("puzzle-other");
    const speakers = { names: { first: other, second: other }, you };
    this.playback?.stop();
    const steps = stepsOf(attempt.start, verdict.line.words, you, speakers);
    this.playback = new Playback(steps, () => this.requestUpdate());
    this.playback.play();
  }

  async #hint(): Promise<void> {
    const { puzzle } = this;
    if (!puzzle) return;
    await this.#asking(async () => {
      const hint = await hintAt(puzzle.id, this.hints.length + 1);
      this.hints = [...this.hints, hint];
      announce(problemText(hint.said));
    });
  }

  async #asking(what: () => Promise<void>): Promise<void> {
    this.isWaiting = true;
    try {
      await what();
    } catch (error) {
      this.#say(errorText(error));
    }
    this.isWaiting = false;
  }

  #clearPointed(): void {
    const board = this.querySelector("kvarto-board");
    if (board) board.pointed = [];
  }

  #say(text: string): void {
    this.note = text;
    announce(text);
  }

  // -- drawing ---------------------------------------------------------------------------------

  protected override render(): TemplateResult | typeof nothing {
    const { puzzle, attempt } = this;
    if (!puzzle) return nothing;
    return html`<div class="looking puzzle">
      <header class="puzzle-head">
        <p class="puzzle-above">
          ${puzzle.daily ? html`<span>${t("puzzle-of-the-day")}</span> · ` : nothing}
          <span>${t("puzzle-difficulty", { rating: String(puzzle.rating) })}</span>
        </p>
        <h1 tabindex="-1">${t(`puzzle-title-${puzzle.kind}`)}</h1>
        ${this.time
          ? html`<kvarto-clock .left=${this.time.deadline - this.time.now} .at=${this.time.now}
              .running=${true}></kvarto-clock>`
          : nothing}
      </header>
      <div class="looking-board">
        ${attempt
          ? attemptBoard({
              attempt,
              playback: this.playback,
              isOpen: this.verdict === null && !this.isWaiting,
              marks: this.#marks(),
            })
          : this.#curtain(puzzle)}
      </div>
      <div class="looking-beside">
        <p class="puzzle-ask">${askText(puzzle)}</p>
        <p class="help">${variantInWords(puzzle.variant)}</p>
        ${puzzle.tried && !this.verdict ? html`<p class="help">${t(`puzzle-tried-${puzzle.tried}`)}</p>` : nothing}
        ${attempt && !this.verdict ? this.#solving(attempt) : nothing}
        ${this.note
          ? html`<p class="trial-note is-${this.verdict ? (this.verdict.right ? "right" : "wrong") : "open"}">
              ${this.note}
            </p>`
          : nothing}
        ${this.verdict ? this.#afterwards(puzzle, this.verdict) : this.#help(puzzle)}
      </div>
    </div>`;
  }

  /** Before the clock runs nothing is to be seen. */
  #curtain(puzzle: Puzzle): TemplateResult {
    return html`<div class="curtain">
      <p>${t("puzzle-clock-about", { seconds: puzzle.seconds ?? 0 })}</p>
      <button type="button" class="call" ?disabled=${this.isWaiting}
        @click=${() => void this.#startClock()}>${t("puzzle-clock-start")}</button>
    </div>`;
  }

  #solving(attempt: Attempt): TemplateResult {
    return html`<div class="puzzle-solving">
      <p class="duty-line" role="status">${attemptDuty(attempt)}</p>
      ${attemptActions(attempt)}
    </div>`;
  }

  #help(puzzle: Puzzle): TemplateResult {
    const isMore = this.hints.length < puzzle.hints;
    return html`${this.hints.length > 0
        ? html`<ol class="hints">${this.hints.map(({ said }) => html`<li>${problemText(said)}</li>`)}</ol>`
        : nothing}
      <div class="buttons">
        ${isMore
          ? html`<button type="button" class="quiet" ?disabled=${this.isWaiting}
              @click=${() => void this.#hint()}>
              ${t("puzzle-hint", { step: this.hints.length + 1, steps: puzzle.hints })}
            </button>`
          : nothing}
        ${this.attempt
          ? html`<button type="button" class="quiet" ?disabled=${this.isWaiting}
              @click=${() => void this.#answered(null)}>${t("puzzle-give-up")}</button>`
          : nothing}
      </div>
      ${this.hints.length === 0 && puzzle.tried === null
        ? html`<p class="help">${t("puzzle-hint-about")}</p>`
        : nothing}`;
  }

  #afterwards(puzzle: Puzzle, verdict: PuzzleVerdict): TemplateResult {
    return html`${changeView(verdict)}
      ${this.playback ? playbackView(this.playback) : nothing}
      <div class="buttons puzzle-end">
        ${verdict.right
          ? this.#nextButton("primary")
          : html`<button type="button" class="primary" @click=${() => this.#retry(puzzle)}>
              ${t("puzzle-retry")}
            </button>`}
        ${verdict.line && !this.playback
          ? html`<button type="button" class="quiet" @click=${() => this.#show()}>
              ${t("puzzle-why-not", { word: this.answer ?? "" })}
            </button>`
          : nothing}
        ${verdict.right ? nothing : this.#nextButton("quiet")}
        ${this.attempt
          ? html`<a class="button quiet" href=${analysisAddress(this.#position())}>${t("to-analysis")}</a>`
          : nothing}
      </div>`;
  }

  #position(): string {
    return this.puzzle?.position ?? this.attempt?.position ?? "";
  }

  #retry(puzzle: Puzzle): void {
    this.#begin(puzzle.position);
  }

  #nextButton(look: "primary" | "quiet"): TemplateResult {
    return html`<button type="button" class=${look} @click=${this.goOn}>${t("puzzle-next")}</button>`;
  }

  /** What the hints leave to choose from. */
  #marks(): { cellMarks: Marks; pieceMarks: Marks } {
    const hints = this.verdict || this.playback ? [] : this.hints;
    const cells = hints.findLast((hint) => hint.cells.length > 0)?.cells ?? [];
    const pieces = hints.findLast((hint) => hint.pieces.length > 0)?.pieces ?? [];
    const marked = (names: readonly string[]): Marks =>
      Object.fromEntries(
        names.map((name) => [
          name,
          { kind: "even", sign: "?", label: t("puzzle-hint-mark"), best: false } as const,
        ]),
      );
    const isBefore = this.attempt?.placedOn === null;
    return { cellMarks: isBefore ? marked(cells) : {}, pieceMarks: marked(pieces) };
  }
}

function taskOf({ kind, distance }: Puzzle): Task {
  if (kind === "spot") return "point";
  if (kind === "safe" || kind === "trap") return "give";
  return distance === 1 ? "turn-or-call" : "turn";
}

function askText({ kind, distance, seconds }: Puzzle): string {
  return t(`puzzle-ask-${kind}`, { distance: distance ?? 0, seconds: seconds ?? 0 });
}

/** What came of an answer, in a sentence or two. */
function verdictText({ right, late, line, solutions }: PuzzleVerdict, answer: string | null): string {
  if (right) return t("puzzle-right");
  if (late) return t("puzzle-late");
  if (answer === null) return t("puzzle-given-up", { words: list((solutions ?? []).map(solutionText)) });
  if (line && line.value !== "unknown") return t("puzzle-wrong", { ending: valueText(line) });
  return t("puzzle-wrong-shape");
}

/** The name of a shape in words; a word as it is written. */
function solutionText(solution: string): string {
  return solution.includes(">") ? solution : shapeNames([solution]).join("");
}
