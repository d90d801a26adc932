/** Puzzles: today's, one's own choice, and the one that is being solved. */

import { html, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";

import type { Puzzle, PuzzleOffers, PuzzleStanding, PuzzleVerdict } from "../../../generated/protocol";
import { variantField } from "../analysis/variant-field";
import { errorText, pictureAddress } from "../api";
import { oneOf } from "../form-parts";
import { dayText } from "../formats";
import { t } from "../i18n";
import { LightElement } from "../light-element";
import { go, puzzleAddress } from "../router";
import {
  dailyPuzzle, type Kind, KINDS, nextPuzzle, puzzleNamed, puzzleOffers, standingOfMine, wish, wishes,
} from "./asking";
import "./puzzle-view";
import { standingView } from "./standing-view";

/** The address of today's puzzle. */
const TODAY = "daily";
/** A picture that gives nothing away. */
const NOTHING_YET = "..../..../..../.... -";

@customElement("kvarto-puzzles-page")
export class PuzzlesPage extends LightElement {
  /** The id of a puzzle, or that of today's; empty where one chooses. */
  @property({ attribute: false }) puzzle = "";
  @property({ attribute: false }) query = new URLSearchParams();
  @state() private shown: Puzzle | null = null;
  @state() private today: Puzzle | null = null;
  @state() private standing: PuzzleStanding | null = null;
  @state() private offers: PuzzleOffers | null = null;
  @state() private problem = "";

  protected override willUpdate(changed: Map<PropertyKey, unknown>): void {
    if (!changed.has("puzzle") && !changed.has("query")) return;
    void (this.puzzle ? this.#loadPuzzle() : this.#loadHall());
  }

  async #loading<Answer>(asked: Promise<Answer>, came: (answer: Answer) => void): Promise<void> {
    const { puzzle } = this;
    try {
      const answer = await asked;
      if (puzzle === this.puzzle) came(answer);
    } catch (error) {
      this.problem = errorText(error);
    }
  }

  async #loadPuzzle(): Promise<void> {
    this.problem = "";
    const variant = this.query.get("variant") ?? wishes().variant;
    const asked = this.puzzle === TODAY ? dailyPuzzle(variant) : puzzleNamed(this.puzzle);
    await this.#loading(asked, (puzzle) => (this.shown = puzzle));
  }

  async #loadHall(): Promise<void> {
    this.problem = "";
    this.shown = null;
    await Promise.all([
      this.#loading(dailyPuzzle(wishes().variant), (puzzle) => (this.today = puzzle)),
      this.#loading(standingOfMine(), (standing) => (this.standing = standing)),
      this.#loading(puzzleOffers(), (offers) => (this.offers = offers)),
    ]);
  }

  readonly #next = async (): Promise<void> => {
    this.problem = "";
    await this.#loading(nextPuzzle(wishes()), ({ id }) => go(puzzleAddress(id)));
  };

  readonly #judged = ({ standing }: PuzzleVerdict): void => {
    this.standing = standing;
  };

  #choose(changes: { kind?: Kind | "any"; variant?: string }): void {
    wish(changes);
    this.requestUpdate();
    if (changes.variant) {
      void this.#loading(dailyPuzzle(changes.variant), (puzzle) => (this.today = puzzle));
    }
  }

  /** How many there are to choose from. */
  #count(kind: Kind | "any"): number {
    const { variant } = wishes();
    const suits = (this.offers?.counts ?? []).filter(
      (each) => each.variant === variant && (kind === "any" || each.kind === kind),
    );
    return suits.reduce((sum, { count }) => sum + count, 0);
  }

  protected override render(): TemplateResult {
    const problem = this.problem ? html`<p class="problem" role="alert">${this.problem}</p>` : nothing;
    if (!this.puzzle) return this.#hall(problem);
    if (!this.shown) {
      return html`<div class="text-page"><h1 tabindex="-1">${t("puzzle-hall-title")}</h1>${problem}</div>`;
    }
    return html`${problem}<kvarto-puzzle .puzzle=${this.shown} .goOn=${this.#next} .judged=${this.#judged}></kvarto-puzzle>
      <p class="puzzle-back"><a href="/puzzles">${t("puzzle-hall-all")}</a></p>`;
  }

  #hall(problem: unknown): TemplateResult {
    const { kind, variant } = wishes();
    const kinds = (["any", ...KINDS] as const).filter((each) => !this.offers || this.#count(each) > 0);
    return html`<div class="form-page puzzle-hall">
      <h1 tabindex="-1">${t("puzzle-hall-title")}</h1>
      <p class="lead">${t("puzzle-hall-about")}</p>
      ${problem} ${this.#todayView()}
      ${this.standing ? standingView(this.standing) : nothing}
      ${oneOf<Kind | "any">({
        legend: t("puzzle-kind"),
        name: "kind",
        value: kind,
        look: "cards",
        options: kinds.map((each) => ({
          value: each,
          label: t(`puzzle-kind-${each}`),
          about: this.offers ? t("puzzle-count", { count: this.#count(each) }) : "",
        })),
        choose: (chosen) => this.#choose({ kind: chosen }),
      })}
      ${variantField(variant, (code) => this.#choose({ variant: code }))}
      <div class="form-end">
        <button type="button" class="call" @click=${this.#next}>${t("puzzle-begin")}</button>
      </div>
    </div>`;
  }

  #todayView(): unknown {
    const { today } = this;
    if (!today) return nothing;
    const day = today.daily ? dayText(new Date(today.daily)) : "";
    const address = `${puzzleAddress(TODAY)}?${new URLSearchParams({ variant: today.variant })}`;
    return html`<a class="today" href=${address}>
      <img class="today-board" alt="" src="${pictureAddress(today.position ?? NOTHING_YET)}&reserve=no" />
      <span class="today-words">
        <span class="today-day">${day}</span>
        <span class="today-title">${t("puzzle-of-the-day")}</span>
        <span>${t(`puzzle-title-${today.kind}`)} · ${t("puzzle-difficulty", { rating: String(today.rating) })}</span>
        <span class="today-go">${today.tried === "right" ? t("puzzle-tried-right") : t("puzzle-solve")}</span>
      </span>
    </a>`;
  }
}
