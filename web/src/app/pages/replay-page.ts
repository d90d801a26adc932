/** A record, opened from a file or pasted, to look through. */

import { html, nothing, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";

import { announce } from "../announcements";
import type { Review } from "../../../generated/protocol";
import { studyAddress } from "../analysis/sharing";
import { ask, errorText, replayOfRecord } from "../api";
import { boardView, shownStep } from "../board-view";
import { t } from "../i18n";
import { LightElement } from "../light-element";
import { turnPages } from "../replay/controls";
import { Cursor } from "../replay/cursor";
import { replayPanel } from "../replay/replay-panel";
import { reviewPanel } from "../replay/review-panel";
import { sharingView } from "../replay/sharing";
import { go } from "../router";
import { variantName } from "../wording/agreements";
import { outcomeSentence } from "../wording/outcome";

@customElement("kvarto-replay-page")
export class ReplayPage extends LightElement {
  @state() private cursor: Cursor | null = null;
  @state() private review: Review | null = null;
  @state() private reviewProblem = "";
  @state() private problem = "";
  @state() private note = "";

  override connectedCallback(): void {
    super.connectedCallback();
    document.addEventListener("keydown", this.#pressed);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    document.removeEventListener("keydown", this.#pressed);
  }

  async #open(text: string): Promise<void> {
    this.problem = "";
    try {
      this.cursor = new Cursor(await replayOfRecord(text), () => this.requestUpdate());
      this.cursor.goTo(0);
      await this.updateComplete;
      this.querySelector<HTMLElement>("h1")?.focus();
    } catch (error) {
      this.problem = errorText(error);
      return;
    }
    await this.#judge(this.cursor);
  }

  async #judge(cursor: Cursor): Promise<void> {
    this.review = null;
    this.reviewProblem = "";
    try {
      const review = await ask<Review>("/api/review", { text: cursor.replay.record });
      if (this.cursor === cursor) this.review = review;
    } catch (error) {
      this.reviewProblem = errorText(error);
    }
  }

  async #analyse({ replay, step }: Cursor): Promise<void> {
    go(await studyAddress(replay.record, step.word));
  }

  readonly #openPasted = (event: SubmitEvent): void => {
    event.preventDefault();
    void this.#open(String(new FormData(event.target as HTMLFormElement).get("record") ?? ""));
  };

  readonly #openFile = async (event: Event): Promise<void> => {
    const file = (event.target as HTMLInputElement).files?.[0];
    if (file) await this.#open(await file.text());
  };

  readonly #openDropped = async (event: DragEvent): Promise<void> => {
    event.preventDefault();
    const file = event.dataTransfer?.files[0];
    if (file) await this.#open(await file.text());
  };

  protected override render(): TemplateResult {
    return this.cursor ? this.#looking(this.cursor) : this.#opening();
  }

  #opening(): TemplateResult {
    return html`<form
      class="form-page"
      @submit=${this.#openPasted}
      @dragover=${(event: DragEvent) => event.preventDefault()}
      @drop=${this.#openDropped}
    >
      <h1 tabindex="-1">${t("replay-title")}</h1>
      <p>${t("replay-about")}</p>
      <label class="button primary file">
        ${t("replay-file")}
        <input type="file" accept=".qgn,.txt,text/plain" @change=${this.#openFile} />
      </label>
      <label class="field">
        <span class="field-label">${t("replay-paste")}</span>
        <textarea name="record" rows="8" dir="ltr" spellcheck="false" required></textarea>
      </label>
      ${this.problem ? html`<p class="problem" role="alert">${this.problem}</p>` : nothing}
      <button type="submit" class="primary">${t("replay-open")}</button>
    </form>`;
  }

  #looking(cursor: Cursor): TemplateResult {
    const { names, variant, outcome } = cursor.replay;
    return html`<div class="looking">
      <div class="looking-board">${boardView(shownStep(cursor.step, "first", cursor.lit))}</div>
      <div class="looking-beside">
        <h1 tabindex="-1">${t("title-game", { ...names })}</h1>
        <p>${variantName(variant)}</p>
        ${outcome ? html`<p>${outcomeSentence(outcome, names)}</p>` : nothing}
        ${replayPanel(cursor, this.review)}
        <p>
          <button type="button" class="quiet" @click=${() => void this.#analyse(cursor)}>
            ${t("to-analysis-game")}
          </button>
        </p>
        ${this.review
          ? reviewPanel(cursor, this.review)
          : html`<section class="panel">
              <h2>${t("review-title")}</h2>
              <p class="help">${this.reviewProblem || t("review-coming")}</p>
            </section>`}
        <section class="panel">
          <h2>${t("share-title")}</h2>
          ${sharingView({
            position: cursor.step.position,
            lit: cursor.lit,
            record: cursor.replay.record,
            say: (text) => {
              this.note = text;
              announce(text);
            },
          })}
          <p class="help">${this.note}</p>
        </section>
        <button type="button" class="quiet" @click=${() => (this.cursor = null)}>
          ${t("replay-another")}
        </button>
      </div>
    </div>`;
  }

  readonly #pressed = (event: KeyboardEvent): void => turnPages(event, this.cursor);
}
