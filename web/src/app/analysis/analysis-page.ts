/** The analysis board: every move of a position graded, and a tree of variations that grows. */

import { html, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";

import type { Review, Study } from "../../../generated/protocol";
import { announce } from "../announcements";
import { ask, errorText } from "../api";
import type { Touches } from "../board-view";
import { copyText } from "../clipboard";
import { oneOf } from "../form-parts";
import { currentLanguage, t } from "../i18n";
import { icon } from "../icons";
import { LightElement } from "../light-element";
import { sharingView } from "../replay/sharing";
import { analysisAddress } from "../router";
import { standingGraph } from "../replay/standing-graph";
import { Desk } from "./desk";
import { deskBoard, dutyText, type Overlay } from "./desk-board";
import { previewView } from "./line-preview";
import { calledCells, emptyCells, EMPTY, STANDARD } from "./moments";
import { openingPanel } from "./opening-panel";
import { positionPanel, threatsView } from "./position-panel";
import { SettingUp, setUpBoard, setUpPanel } from "./setting-up";
import { studyAddress, unpacked } from "./sharing";
import { StudyTree } from "./study";
import { type Branch, cut, mainLineFrom, promote } from "./tree";
import { variantField } from "./variant-field";
import { variationsView } from "./variations-view";

/** After so many milliseconds without a change the address is that of the study. */
const A_PAUSE = 700;
const KEEPS_ITS_KEYS = "input, select, textarea, kvarto-board, dialog";

@customElement("kvarto-analysis-page")
export class AnalysisPage extends LightElement {
  @property({ attribute: false }) query = new URLSearchParams();
  @state() private overlay: Overlay = "values";
  @state() private setUp: SettingUp | null = null;
  /** The cell that is looked at: what can be given after it is shown on the pieces. */
  @state() private lookedAt: string | null = null;
  @state() private review: { study: StudyTree; words: string; review: Review } | null = null;
  @state() private isReviewing = false;
  @state() private problem = "";
  @state() private note = "";
  #desk: Desk | null = null;
  #keeping = 0;

  override connectedCallback(): void {
    super.connectedCallback();
    document.addEventListener("keydown", this.#pressed);
    this.#desk = new Desk(StudyTree.from(EMPTY, STANDARD), () => this.requestUpdate());
    void this.#arrive();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    document.removeEventListener("keydown", this.#pressed);
    clearTimeout(this.#keeping);
    this.#desk?.close();
    this.#desk = null;
  }

  // -- what is analysed ------------------------------------------------------------------------

  /** What the address brings: a record, a position, or nothing. */
  async #arrive(): Promise<void> {
    const record = location.hash ? await unpacked(location.hash.slice(1)) : null;
    const position = this.query.get("p");
    if (record !== null) await this.#open(record, Number(this.query.get("at") ?? -1));
    else if (position !== null) await this.#open(position);
    else this.#desk?.look();
  }

  async #open(text: string, word = -1): Promise<void> {
    this.problem = "";
    try {
      const study = StudyTree.of(await ask<Study>("/api/study", { text }));
      const line = mainLineFrom(study.root);
      study.current = line[word] ?? study.root;
      this.review = null;
      this.#desk?.open(study);
      if (line.length > 0) this.#studyChanged();
      if (line.length > 0) void this.#drawGraph();
    } catch (error) {
      this.problem = errorText(error);
      this.#desk?.look();
    }
  }

  async #openGiven(text: string): Promise<void> {
    await this.#open(text);
    if (!this.problem) await this.#showBoard("h1");
  }

  #study(): StudyTree | null {
    return this.#desk?.study ?? null;
  }

  /** The address follows, so that it can be kept, passed on, and loaded again. */
  #studyChanged(): void {
    this.requestUpdate();
    clearTimeout(this.#keeping);
    this.#keeping = window.setTimeout(() => void this.#keep().catch(() => undefined), A_PAUSE);
  }

  async #keep(): Promise<string> {
    const study = this.#study();
    if (!study) return "";
    const { root, current } = study;
    let address = analysisAddress(study.position);
    if (root.children.length > 0 || root.comment) {
      const at = mainLineFrom(root).indexOf(current);
      address = await studyAddress(await written(study), at < 0 ? null : at);
    }
    if (this.isConnected && study === this.#study()) history.replaceState(history.state, "", address);
    return new URL(address, location.href).href;
  }

  async #drawGraph(): Promise<void> {
    const study = this.#study();
    if (!study || this.isReviewing) return;
    this.isReviewing = true;
    try {
      const review = await ask<Review>("/api/review", { text: await written(study) });
      this.review = { study, words: wordsOf(study).join(" "), review };
    } catch (error) {
      this.#say(errorText(error));
    }
    this.isReviewing = false;
  }

  // -- what is done ----------------------------------------------------------------------------

  #play(word: string): void {
    this.lookedAt = null;
    this.#desk?.play(word);
    this.#studyChanged();
  }

  #goTo(branch: Branch): void {
    this.lookedAt = null;
    this.#desk?.goTo(branch);
    this.#studyChanged();
  }

  #changeVariant(variant: string): void {
    const study = this.#study();
    if (!study) return;
    // The same pieces in another variant: what was played before was played in this one.
    this.#desk?.open(StudyTree.from(study.current.moment, variant));
    this.review = null;
    this.#studyChanged();
  }

  #beginSetUp(): void {
    const study = this.#study();
    if (!study) return;
    this.#desk?.stop();
    this.setUp = new SettingUp(study.current.moment, study.variant, () => this.requestUpdate());
    void this.#showBoard(".panel h2");
  }

  /** The board is what one needs now, and on a phone it lies above; what is said of it is heard. */
  async #showBoard(heading: string): Promise<void> {
    await this.updateComplete;
    scrollTo(0, 0);
    this.querySelector<HTMLElement>(heading)?.focus({ preventScroll: true });
  }

  async #endSetUp(setUp: SettingUp): Promise<void> {
    try {
      const study = StudyTree.of(await ask<Study>("/api/study", { text: setUp.position }));
      this.setUp = null;
      this.review = null;
      this.#desk?.open(study);
      this.#studyChanged();
    } catch (error) {
      setUp.problem = errorText(error);
      this.requestUpdate();
    }
  }

  #cancelSetUp(): void {
    this.setUp = null;
    this.#desk?.look();
  }

  #say(text: string): void {
    this.note = text;
    announce(text);
  }

  async #copyLink(): Promise<void> {
    const done = await this.#keep().then(copyText, () => false);
    this.#say(done ? t("share-copied") : t("share-not-copied"));
  }

  /** Something on the board is pointed at, or has the focus. */
  readonly #lookAt = (event: Event): void => {
    const desk = this.#desk;
    const target = (event.target as Element).closest<HTMLElement>("[data-cell], button[data-piece]");
    if (!desk?.inquiry || !target) return;
    const { cell, piece } = target.dataset;
    if (cell && desk.placedOn === null && desk.moment.hand !== null) {
      this.lookedAt = emptyCells(desk.moment.board).includes(cell) ? cell : null;
      desk.lookAt(this.lookedAt && (desk.inquiry.bestWith(cell, null)?.word ?? null));
    } else if (piece && desk.moment.hand === null) {
      desk.lookAt(desk.inquiry.bestWith(desk.placedOn, piece)?.word ?? null);
    }
  };

  readonly #lookAway = (): void => this.#desk?.lookAt(null);

  readonly #pressed = (event: KeyboardEvent): void => {
    const study = this.#study();
    const modified = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
    if (!study || modified || this.setUp) return;
    if (event.key === "Escape" && this.#desk?.placedOn) {
      this.#desk.takeBack();
      return;
    }
    if ((event.target as HTMLElement).closest(KEEPS_ITS_KEYS)) return;
    const isLtr = currentLanguage().direction === "ltr";
    const keys: Record<string, Branch | null | undefined> = {
      [isLtr ? "ArrowLeft" : "ArrowRight"]: study.current.parent,
      [isLtr ? "ArrowRight" : "ArrowLeft"]: study.current.children[0],
      Home: study.root,
      End: mainLineFrom(study.current).at(-1),
    };
    const branch = keys[event.key];
    if (!branch) return;
    event.preventDefault();
    this.#goTo(branch);
  };

  // -- drawing ---------------------------------------------------------------------------------

  protected override render(): TemplateResult | typeof nothing {
    const desk = this.#desk;
    if (!desk) return nothing;
    const { setUp } = this;
    return html`<div class="looking analysis">
      <div class="looking-board" @pointerover=${this.#lookAt} @focusin=${this.#lookAt}
        @pointerleave=${this.#lookAway} @focusout=${this.#lookAway}>
        ${setUp ? setUpBoard(setUp) : deskBoard(desk, this.overlay, this.lookedAt, this.#touches)}
      </div>
      <div class="looking-beside">
        <h1 tabindex="-1">${desk.study.names ? t("title-game", desk.study.names) : t("analysis-title")}</h1>
        ${desk.isLost ? html`<p class="problem" role="alert">${t("line-lost")}</p>` : nothing}
        ${setUp
          ? setUpPanel(setUp, {
              done: () => void this.#endSetUp(setUp),
              cancel: () => this.#cancelSetUp(),
            })
          : this.#panels(desk)}
      </div>
    </div>`;
  }

  readonly #touches: Touches = {
    place: (cell) => {
      this.#desk?.place(cell);
      this.#studyChanged();
    },
    give: (piece) => this.#play(`${this.#desk?.placedOn ?? ""}>${piece}`),
  };

  #panels(desk: Desk): TemplateResult {
    const { study, inquiry, branch } = desk;
    return html`${this.#controls(study)}
      ${desk.placedOn === null
        ? nothing
        : html`<p class="half-turn">
            ${t("study-placed", { cell: desk.placedOn })}
            <button type="button" class="link" @click=${() => desk.takeBack()}>
              ${t("attempt-take-back")}
            </button>
          </p>`}
      ${inquiry
        ? positionPanel({
            inquiry,
            duty: dutyText(desk),
            stop: () => desk.stop(),
            goOn: () => desk.look(),
            play: (word) => this.#play(word),
            look: (word) => desk.lookAt(word),
          })
        : html`<p class="worth-line">${desk.isOver ? t("study-over") : nothing}</p>`}
      ${inquiry ? previewView(desk.preview, () => this.#showBest(desk)) : nothing}
      ${variationsView({
        root: study.root,
        current: branch,
        choose: (chosen) => this.#goTo(chosen),
        comment: (text) => {
          branch.comment = text;
          this.#studyChanged();
        },
        promote: () => {
          promote(branch);
          this.#studyChanged();
        },
        cut: () => this.#goTo(cut(branch)),
      })}
      ${this.#graph(desk)}
      ${variantField(study.variant, (variant) => this.#changeVariant(variant))}
      ${oneOf<Overlay>({
        legend: t("study-overlay"),
        name: "overlay",
        value: this.overlay,
        options: (["values", "threats", "nothing"] as const).map((value) => ({
          value,
          label: t(`study-overlay-${value}`),
        })),
        choose: (overlay) => (this.overlay = overlay),
      })}
      ${inquiry ? threatsView(inquiry) : nothing}
      ${openingPanel({
        isOpen: this.problem !== "",
        problem: this.problem,
        open: (text) => void this.#openGiven(text),
        setUp: () => this.#beginSetUp(),
      })}
      ${this.#sharing(desk)}`;
  }

  #showBest(desk: Desk): void {
    const [best] = desk.inquiry?.ranked ?? [];
    if (best) desk.showLine(best.word);
  }

  #controls(study: StudyTree): TemplateResult {
    const { current, root } = study;
    const button = (
      name: "start" | "back" | "onward" | "end",
      branch: Branch | null | undefined,
    ) => html`<button type="button" class="round" aria-label=${t(`replay-${name}`)}
      title=${t(`replay-${name}`)} ?disabled=${!branch || branch === current}
      @click=${() => (branch ? this.#goTo(branch) : undefined)}>${icon(name)}</button>`;
    return html`<div class="replay-controls" role="group" aria-label=${t("replay-controls")}>
      ${button("start", root)} ${button("back", current.parent)}
      ${button("onward", current.children[0])} ${button("end", mainLineFrom(current).at(-1))}
    </div>`;
  }

  #graph(desk: Desk): unknown {
    const { study } = desk;
    const line = mainLineFrom(study.root);
    if (line.length === 0) return nothing;
    const drawn = this.review?.study === study ? this.review : null;
    const isCurrent = drawn?.words === wordsOf(study).join(" ");
    const current = line.indexOf(desk.branch);
    return html`<section class="panel">
      <h2>${t("standing-title")}</h2>
      ${drawn
        ? standingGraph({
            review: drawn.review,
            words: drawn.words.split(" "),
            names: desk.names,
            current: current < 0 ? null : current,
            choose: (word) => {
              const branch = mainLineFrom(study.root)[word];
              if (branch) this.#goTo(branch);
            },
          })
        : nothing}
      ${isCurrent
        ? nothing
        : html`<button type="button" class="quiet" ?disabled=${this.isReviewing}
            @click=${() => void this.#drawGraph()}>
            ${this.isReviewing ? t("review-coming") : t("standing-show")}
          </button>`}
    </section>`;
  }

  #sharing(desk: Desk): TemplateResult {
    const { study } = desk;
    const begin = `/new?${new URLSearchParams({ position: study.position })}`;
    return html`<section class="panel">
      <h2>${t("share-title")}</h2>
      <div class="buttons">
        <button type="button" class="quiet" @click=${() => void this.#copyLink()}>
          ${t("study-copy-link")}
        </button>
        <a class="button quiet" href=${begin}>${t("position-begin")}</a>
      </div>
      ${sharingView({
        position: study.position,
        lit: calledCells(desk.branch.word ?? ""),
        record: study.root.children.length > 0 ? () => written(study) : null,
        say: (text) => this.#say(text),
      })}
      ${this.note ? html`<p class="help" role="status">${this.note}</p>` : nothing}
    </section>`;
  }
}

/** The record of a study; the server writes it. */
async function written(study: StudyTree): Promise<string> {
  return (await ask<Study>("/api/study/write", study.draft())).record;
}

function wordsOf(study: StudyTree): string[] {
  return mainLineFrom(study.root).map(({ word }) => word ?? "");
}
