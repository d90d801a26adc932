/** A new game: with whom, and what is agreed on. */

import { html, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";

import type { LevelOffer } from "../../../generated/protocol";
import { errorText, offers } from "../api";
import { boardView, shownPosition } from "../board-view";
import { oneOf, toggle } from "../form-parts";
import { t } from "../i18n";
import { LightElement } from "../light-element";
import { begin } from "./begin";
import {
  type Choices, lastChoices, PRESETS, presetChoices, presetOf, rememberChoices, usualName,
} from "./choices";
import { helpSection, rulesSection, timeSection } from "./details";
import { levelField } from "./level-field";

@customElement("kvarto-new-game-page")
export class NewGamePage extends LightElement {
  @property({ attribute: false }) query = new URLSearchParams();
  @state() private choices = lastChoices();
  @state() private levels: readonly LevelOffer[] = [];
  @state() private problem = "";
  @state() private isBeginning = false;

  override connectedCallback(): void {
    super.connectedCallback();
    offers().then(
      (all) => (this.levels = all.levels),
      (error: unknown) => (this.problem = errorText(error)),
    );
  }

  /** The position to begin from, where one was brought along. */
  get #position(): string | null {
    return this.query.get("position");
  }

  readonly #change = (changes: Partial<Choices>): void => {
    this.choices = { ...this.choices, ...changes };
    rememberChoices(this.choices);
  };

  readonly #begin = async (event: Event): Promise<void> => {
    event.preventDefault();
    this.isBeginning = true;
    this.problem = "";
    try {
      await begin(this.choices, this.#position);
    } catch (error) {
      this.problem = errorText(error);
    } finally {
      this.isBeginning = false;
    }
  };

  protected override render(): TemplateResult {
    const { choices } = this;
    const position = this.#position;
    return html`<form class="form-page" @submit=${this.#begin}>
      <h1 tabindex="-1">${t("new-title")}</h1>
      ${position === null ? nothing : this.#start(position)}
      ${this.#opponent()} ${this.#people()} ${this.#presets()}
      ${rulesSection(choices, this.#change, position !== null)}
      ${timeSection(choices, this.#change)}
      ${choices.opponent === "watch" ? nothing : helpSection(choices, this.#change)}
      <div class="form-end">
        ${this.problem ? html`<p class="problem" role="alert">${this.problem}</p>` : nothing}
        <button type="submit" class="call" ?disabled=${this.isBeginning}>${t("new-begin")}</button>
      </div>
    </form>`;
  }

  #start(position: string): TemplateResult {
    return html`<figure class="start-position">
      ${boardView({ ...shownPosition(position), isPicture: true })}
      <figcaption>${t("new-from-position")} <a href="/new">${t("new-from-empty")}</a></figcaption>
    </figure>`;
  }

  #opponent(): TemplateResult {
    return oneOf({
      legend: t("new-opponent"),
      name: "opponent",
      value: this.choices.opponent,
      look: "cards",
      options: [
        { value: "computer", label: t("opponent-is-computer"), about: t("opponent-is-computer-about") },
        { value: "person", label: t("opponent-is-person"), about: t("opponent-is-person-about") },
        { value: "watch", label: t("opponent-is-watch"), about: t("opponent-is-watch-about") },
      ],
      choose: (opponent) => {
        // A child sits elsewhere beside a grown-up than alone; the preset says where.
        const preset = presetOf(this.choices);
        this.#change({ opponent, ...(preset ? presetChoices(preset, opponent) : {}) });
      },
    });
  }

  #people(): TemplateResult {
    const { opponent, level, otherLevel, pass } = this.choices;
    const isWatched = opponent === "watch";
    const levelLabel = isWatched ? t("new-level-one") : t("new-level");
    return html`<div class="people">
      ${isWatched ? nothing : this.#name(0)}
      ${opponent === "person"
        ? html`${this.#name(1)}
          ${toggle(t("new-pass"), pass, (on) => this.#change({ pass: on }), t("new-pass-about"))}`
        : levelField(levelLabel, level, this.levels, (number) => this.#change({ level: number }))}
      ${isWatched
        ? levelField(t("new-level-two"), otherLevel, this.levels, (number) =>
            this.#change({ otherLevel: number }),
          )
        : nothing}
    </div>`;
  }

  #name(index: 0 | 1): TemplateResult {
    const { names, opponent } = this.choices;
    const label =
      opponent === "computer" ? t("new-name") : index === 0 ? t("name-one") : t("name-two");
    const change = (event: Event): void => {
      const changed: [string, string] = [...names];
      changed[index] = (event.target as HTMLInputElement).value;
      this.#change({ names: changed });
    };
    return html`<label class="field">
      <span class="field-label">${label}</span>
      <input maxlength="40" autocomplete="off" .value=${names[index]}
        placeholder=${usualName(opponent, index)} @input=${change} />
    </label>`;
  }

  #presets(): TemplateResult {
    return oneOf({
      legend: t("new-preset"),
      name: "preset",
      value: presetOf(this.choices) ?? "",
      options: PRESETS.map((preset) => ({
        value: preset,
        label: t(`preset-${preset}`),
        about: t(`preset-${preset}-about`),
      })),
      look: "cards",
      choose: (preset) => {
        if (preset) this.#change(presetChoices(preset, this.choices.opponent));
      },
    });
  }
}
