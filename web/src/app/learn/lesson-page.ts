/** One step of the course: a position to act in, and what is said to what one does. */

import { html, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";

import type { LessonAttempt, LessonStep, LessonVerdict } from "../../../generated/protocol";
import { errorText } from "../api";
import { boardView } from "../board-view";
import { list } from "../formats";
import { t } from "../i18n";
import { icon } from "../icons";
import { LightElement } from "../light-element";
import { readOutButtons } from "../read-out";
import { lessonAddress } from "../router";
import { shapeChooser } from "../shape-chooser";
import { pieceName } from "../wording/pieces";
import { shapesOf, shapeText } from "../wording/shapes";
import { Countdown } from "./countdown";
import { LessonTable } from "./lesson-table";
import { answerTo, keepDone, lessonSteps } from "./lessons";
import { verdictText } from "./verdict-words";

@customElement("kvarto-lesson-page")
export class LessonPage extends LightElement {
  /** The id of the step. */
  @property({ attribute: false }) lesson = "";
  @state() private steps: readonly LessonStep[] | null = null;
  @state() private problem = "";
  @state() private verdict: LessonVerdict | null = null;
  @state() private isHinted = false;
  /** What was read out last. */
  @state() private heard = "";
  #table: LessonTable | null = null;
  #clock: Countdown | null = null;

  override connectedCallback(): void {
    super.connectedCallback();
    lessonSteps().then(
      (steps) => (this.steps = steps),
      (error: unknown) => (this.problem = errorText(error)),
    );
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#clock?.stop();
  }

  protected override willUpdate(changed: Map<PropertyKey, unknown>): void {
    if (!changed.has("lesson") && !changed.has("steps")) return;
    const step = this.steps?.find(({ id }) => id === this.lesson);
    this.problem = this.heard = "";
    this.isHinted = false;
    this.#begin(step ?? null);
  }

  protected override updated(): void {
    const title = this.#table ? t(`lesson-${this.lesson}-title`) : t("learn-title");
    document.title = t("title-lesson", { title });
  }

  // -- attempts ------------------------------------------------------------------------------

  #begin(step: LessonStep | null): void {
    this.#clock?.stop();
    this.#clock = null;
    this.verdict = null;
    this.#table = step && new LessonTable(step);
  }

  /** Have another try; what was marked stays marked. */
  readonly #again = async (): Promise<void> => {
    const before = this.#table;
    this.#begin(before?.step ?? null);
    if (this.#table && before) this.#table.marked = before.marked;
    await this.updateComplete;
    this.querySelector("kvarto-board")?.focus({ preventScroll: true });
  };

  /** Draw what has been done; once it can be judged, have it judged. */
  async #done(attempt: LessonAttempt | null): Promise<void> {
    this.requestUpdate();
    const table = this.#table;
    if (!attempt || !table) return;
    this.#clock?.stop();
    this.problem = "";
    try {
      const verdict = await answerTo(table.step, attempt);
      if (table !== this.#table) return;
      if (verdict.right) keepDone(table.step);
      await this.#judge(verdict);
    } catch (error) {
      this.problem = errorText(error);
      if (table === this.#table) await this.#again();
    }
  }

  async #judge(verdict: LessonVerdict): Promise<void> {
    this.verdict = verdict;
    await this.updateComplete;
    await this.querySelector("kvarto-board")?.updateComplete;
    const onward = this.querySelector<HTMLElement>(".lesson-onward");
    onward?.focus({ preventScroll: true });
    onward?.scrollIntoView({ block: "nearest" });
  }

  #call(isCalling: boolean): void {
    const table = this.#table;
    if (!table || (isCalling && !table.mayCall)) return;
    table.isCalling = isCalling;
    if (isCalling) this.#clock?.stop();
    else this.#clock?.run();
    this.requestUpdate();
    void this.#leadOn(isCalling ? ".desk-pointing select" : ".lesson-desk .call");
  }

  /** The call and the pointing take each other's place; who was there is led on. */
  async #leadOn(to: string): Promise<void> {
    await this.updateComplete;
    if (document.activeElement === document.body) {
      this.querySelector<HTMLElement>(to)?.focus({ preventScroll: true });
    }
    // On a small screen one has scrolled down to the button, and now needs the board.
    this.querySelector(".lesson-board")?.scrollIntoView({ block: "nearest" });
  }

  async #startClock(seconds: number): Promise<void> {
    this.#clock = new Countdown(seconds, () => void this.#timeIsUp());
    this.#clock.run();
    this.requestUpdate();
    await this.updateComplete;
    this.querySelector("kvarto-board")?.focus({ preventScroll: true });
  }

  async #timeIsUp(): Promise<void> {
    const position = this.#table?.step.position ?? "";
    await this.#judge({
      right: false, reason: "lesson-wrong-time", position, lit: [],
      cell: null, piece: null, shape: null, traits: [], count: 0,
    });
  }

  // -- drawing -------------------------------------------------------------------------------

  protected override render(): TemplateResult {
    const table = this.#table;
    if (!table || !this.steps) {
      const unknown = this.steps ? t("lesson-unknown") : "";
      return html`<div class="text-page">
        <h1 tabindex="-1">${t("learn-title")}</h1>
        <p>${this.problem || unknown}</p>
        <p><a class="button primary" href="/learn">${t("lesson-finish")}</a></p>
      </div>`;
    }
    return this.#stepView(table, this.steps.indexOf(table.step), this.steps);
  }

  #stepView(table: LessonTable, index: number, steps: readonly LessonStep[]): TemplateResult {
    const { id } = table.step;
    const number = { number: index + 1, count: steps.length };
    return html`<div class="lesson">
      <div class="lesson-words">
        <p class="lesson-number">${t("lesson-number", number)}</p>
        <h1 tabindex="-1">${t(`lesson-${id}-title`)}</h1>
        <p>${t(`lesson-${id}-text`)}</p>
        <p class="lesson-task">${t(`lesson-${id}-task`)}</p>
      </div>
      <div class="lesson-board">${this.#board(table)}</div>
      <section class="lesson-desk" aria-label=${t("lesson-actions")}>
        ${this.problem ? html`<p class="problem" role="alert">${this.problem}</p>` : nothing}
        <div role="status">${this.#said(table)}</div>
        ${this.verdict ? this.#onward(this.verdict, steps[index + 1]) : this.#actions(table)}
        <div role="status">
          ${this.isHinted ? html`<p class="lesson-hint">${t(`lesson-${id}-hint`)}</p>` : nothing}
        </div>
        ${this.#readOut(table)}
      </section>
      ${between(steps[index - 1], steps[index + 1])}
    </div>`;
  }

  #board(table: LessonTable): TemplateResult {
    if (this.verdict) return boardView(table.judged(this.verdict));
    return boardView(table.shown(this.#isWaiting(table)), {
      place: (cell) => void this.#done(table.place(cell)),
      give: (piece) => void this.#done(table.choose(piece)),
      point: (cells) => void this.#done(table.point(cells)),
    });
  }

  /** Whether a clock has yet to be started. */
  #isWaiting({ step }: LessonTable): boolean {
    return step.seconds !== null && !this.#clock;
  }

  /** What is said: to what is marked, and to the attempt. */
  #said(table: LessonTable): unknown {
    const { verdict } = this;
    if (verdict) {
      return html`<p class="lesson-verdict ${verdict.right ? "is-right" : "is-wrong"}">
        <strong>${verdict.right ? t("lesson-right") : t("lesson-wrong")}</strong>
        ${verdictText(verdict)}
      </p>`;
    }
    if (!table.marks) return nothing;
    const pieces = list(table.marked.map(pieceName));
    return html`<p class="help">${t("lesson-marked", { count: table.marked.length, pieces })}</p>`;
  }

  /** On to the next step, or another try. */
  #onward({ right }: LessonVerdict, next: LessonStep | undefined): TemplateResult {
    if (!right) {
      return html`<div class="desk-actions">
        <button type="button" class="primary lesson-onward" @click=${this.#again}>
          ${t("lesson-again")}
        </button>
        ${this.#hintButton()}
      </div>`;
    }
    return html`<div class="desk-actions">
      <a class="button primary lesson-onward" href=${next ? lessonAddress(next.id) : "/learn"}>
        ${next ? t("lesson-next") : t("lesson-finish")}
      </a>
    </div>`;
  }

  #actions(table: LessonTable): TemplateResult {
    const { seconds } = table.step;
    if (this.#isWaiting(table)) {
      return html`<div class="desk-actions">
        <button type="button" class="primary" @click=${() => this.#startClock(seconds ?? 0)}>
          ${t("lesson-start-clock")}
        </button>
        ${this.#hintButton()}
      </div>`;
    }
    if (table.isPointing) {
      return html`${this.#clock?.view() ?? nothing}
        ${shapeChooser({
          board: table.board,
          variant: table.variant,
          point: (cells) => void this.#done(table.point(cells)),
          cancel: table.isCalling ? () => this.#call(false) : null,
        })}
        ${table.isCalling ? nothing : html`<div class="desk-actions">${this.#hintButton()}</div>`}`;
    }
    return html`<div class="desk-actions">
      ${this.#clock?.view() ?? nothing} ${table.calls ? this.#callButton(table) : nothing}
      ${table.marks
        ? html`<button type="button" class="primary" ?disabled=${table.marked.length === 0}
            @click=${() => this.#done(table.check())}>${t("lesson-check")}</button>`
        : nothing}
      ${this.#hintButton()}
    </div>`;
  }

  #callButton({ mayCall }: LessonTable): TemplateResult {
    return html`<button type="button" class="call" aria-disabled=${mayCall ? "false" : "true"}
      @click=${() => this.#call(true)}>${t("call")}</button>`;
  }

  #hintButton(): TemplateResult {
    return html`<button type="button" class="quiet" aria-expanded=${this.isHinted ? "true" : "false"}
      @click=${() => (this.isHinted = !this.isHinted)}>${t("lesson-hint")}</button>`;
  }

  #readOut(table: LessonTable): TemplateResult {
    return html`<details class="fold">
      <summary>${t("read-title")}</summary>
      <p role="status">${this.heard}</p>
      ${readOutButtons(shapesOf(table.variant), (shape) => {
        this.heard = shapeText(table.board, shape);
      })}
    </details>`;
  }
}

/** The ways to the steps before and after, whether or not this one is done. */
function between(before: LessonStep | undefined, after: LessonStep | undefined): TemplateResult {
  const way = (step: LessonStep | undefined, label: string, sign: "back" | "onward"): unknown =>
    step
      ? html`<a class="button quiet round" href=${lessonAddress(step.id)} aria-label=${label} title=${label}
          >${icon(sign)}</a>`
      : nothing;
  return html`<nav class="lesson-between" aria-label=${t("lesson-between")}>
    ${way(before, t("lesson-previous"), "back")}
    <a class="button quiet" href="/learn">${t("lesson-finish")}</a>
    ${way(after, t("lesson-next"), "onward")}
  </nav>`;
}
