/** Where a game was decided, to be tried again: a board in front of everything else. */

import { html, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";

import type { BySeat, Retry } from "../../../generated/protocol";
import { Analyst } from "../analysis/analyst";
import { Playback, stepsOf } from "../analysis/playback";
import { announce } from "../announcements";
import { problemText } from "../api";
import { t } from "../i18n";
import { icon } from "../icons";
import { LightElement } from "../light-element";
import { Attempt } from "../puzzles/attempt";
import { attemptActions, attemptBoard, attemptDuty, playbackView } from "../puzzles/attempt-view";
import { analysisAddress } from "../router";

type Verdict = "right" | "wrong" | null;

@customElement("kvarto-try-again")
export class TryAgain extends LightElement {
  @property({ attribute: false }) retry: Retry | null = null;
  @property({ attribute: false }) names: BySeat = { first: "", second: "" };
  @state() private attempt: Attempt | null = null;
  @state() private verdict: Verdict = null;
  @state() private note = "";
  @state() private playback: Playback | null = null;
  #analyst: Analyst | null = null;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#leave();
  }

  /** Begin, or begin again. */
  open(): void {
    if (!this.retry) return;
    this.playback?.stop();
    this.playback = null;
    this.verdict = null;
    this.note = "";
    this.attempt = new Attempt(this.retry.position, "turn-or-call", {
      changed: () => this.requestUpdate(),
      answered: (word) => this.#answered(word),
      noShape: () => this.#say(t("attempt-no-shape")),
    });
    void this.updateComplete.then(() => {
      const dialog = this.querySelector("dialog");
      if (dialog && !dialog.open) dialog.showModal();
    });
  }

  #answered(word: string): void {
    const { retry } = this;
    if (!retry) return;
    const isRight = retry.solutions.includes(word);
    this.verdict = isRight ? "right" : "wrong";
    this.#say(isRight ? t("retry-right", { value: t(`value-${retry.value}`) }) : t("retry-wrong"));
    this.#analyst ??= this.#newAnalyst();
    this.#analyst.askLine(retry.position, word);
  }

  /** The line that follows the answer comes over a socket of its own. */
  #newAnalyst(): Analyst {
    return new Analyst({
      analysisCame: () => undefined,
      gradedCame: () => undefined,
      lineCame: ({ words }) => this.#play(words),
      wasRefused: (_, problem) => this.#say(t("page-refused", { what: problemText(problem) })),
      lineLost: () => undefined,
    });
  }

  #play(words: readonly string[]): void {
    const { retry, attempt } = this;
    if (!retry || !attempt || this.verdict === null) return;
    const steps = stepsOf(attempt.start, words, retry.seat, { names: this.names, you: null });
    this.playback = new Playback(steps, () => this.requestUpdate());
    this.playback.play();
  }

  #say(text: string): void {
    this.note = text;
    announce(text);
    const board = this.querySelector("kvarto-board");
    if (board) board.pointed = [];
  }

  readonly #leave = (): void => {
    this.playback?.stop();
    this.#analyst?.close();
    this.#analyst = null;
    this.attempt = null;
  };

  protected override render(): TemplateResult | typeof nothing {
    const { retry, attempt } = this;
    if (!retry || !attempt) return nothing;
    const about = t("retry-about", {
      player: this.names[retry.seat],
      value: t(`value-${retry.value}`),
      number: retry.number,
    });
    return html`<dialog class="trial" aria-labelledby="trial-title" @close=${this.#leave}>
      <div class="trial-inside">
        <header class="trial-head">
          <h2 id="trial-title">${t("retry-title")}</h2>
          <button type="button" class="round" aria-label=${t("close")}
            @click=${() => this.querySelector("dialog")?.close()}>${icon("close")}</button>
        </header>
        <div class="trial-board">${attemptBoard({ attempt, playback: this.playback, isOpen: this.verdict === null })}</div>
        <div class="trial-words">
          <p>${about}</p>
          ${this.verdict === null
            ? html`<p class="duty-line">${attemptDuty(attempt)}</p>${attemptActions(attempt)}`
            : nothing}
          ${this.note ? html`<p class="trial-note is-${this.verdict ?? "open"}">${this.note}</p>` : nothing}
          ${this.playback ? playbackView(this.playback) : nothing}
          ${this.verdict === null
            ? nothing
            : html`<div class="buttons">
                <button type="button" class="primary" @click=${() => this.open()}>
                  ${t("retry-again")}
                </button>
                <a class="button quiet" href=${analysisAddress(retry.position)}>${t("to-analysis")}</a>
              </div>`}
        </div>
      </div>
    </dialog>`;
  }
}
