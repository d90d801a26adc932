/** A new game: with whom, and what is agreed on; or what is agreed on at a table that waits. */

import { html, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";

import type { LevelOffer } from "../../../generated/protocol";
import { errorText, offers } from "../api";
import { boardView, shownPosition } from "../board-view";
import { editionSetting } from "../editions";
import { oneOf, toggle } from "../form-parts";
import { t } from "../i18n";
import { LightElement } from "../light-element";
import { beSomebody, meChanged } from "../people/me";
import { gameAddress, go } from "../router";
import { begin } from "./begin";
import {
  type Choices, lastChoices, type Opponent, presetChoices, presetOf, presetsFor, rememberChoices,
  usualName,
} from "./choices";
import { helpSection, rulesSection, timeSection } from "./details";
import { levelField } from "./level-field";
import { knownName, meetingChoices, playsUnderKnownName } from "./meeting";
import { changeTable, choicesOfTable, openTable, waitingTable } from "./tables";

const OPPONENTS: readonly Opponent[] = ["computer", "person", "invite", "watch"];

@customElement("kvarto-new-game-page")
export class NewGamePage extends LightElement {
  @property({ attribute: false }) query = new URLSearchParams();
  @state() private choices = lastChoices();
  @state() private levels: readonly LevelOffer[] = [];
  @state() private problem = "";
  @state() private isBeginning = false;
  readonly #refresh = (): void => this.requestUpdate();

  override connectedCallback(): void {
    super.connectedCallback();
    meChanged.addEventListener("change", this.#refresh);
    offers().then(
      (all) => (this.levels = all.levels),
      (error: unknown) => (this.problem = errorText(error)),
    );
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    meChanged.removeEventListener("change", this.#refresh);
  }

  protected override willUpdate(changed: Map<PropertyKey, unknown>): void {
    if (!changed.has("query")) return;
    const wished = this.query.get("with") as Opponent | null;
    if (wished && OPPONENTS.includes(wished)) this.#playWith(wished);
    // A position can be set up only at this device.
    else if (this.#position !== null && this.choices.opponent === "invite") this.#playWith("computer");
    if (this.query.has("lobby")) this.#change({ found: "lobby" });
    if (this.#table !== null) void this.#readTable(this.#table);
  }

  /** The position to begin from, where one was brought along. */
  get #position(): string | null {
    return this.query.get("position");
  }

  /** The table that waits and is to be changed, if it is not a new one. */
  get #table(): string | null {
    return this.query.get("table");
  }

  async #readTable(id: string): Promise<void> {
    try {
      this.choices = choicesOfTable(await waitingTable(id), this.choices);
    } catch (error) {
      this.problem = errorText(error);
    }
  }

  readonly #change = (changes: Partial<Choices>): void => {
    this.choices = { ...this.choices, ...changes };
    // What is changed at one table is not what one likes at the next.
    if (this.#table === null) rememberChoices(this.choices);
  };

  /** Somebody else to play with; what was agreed on stays where it suits them too. */
  #playWith(opponent: Opponent): void {
    // A child sits elsewhere beside a grown-up than alone; the preset says where.
    const preset = presetOf(this.choices);
    const stays = preset !== null && presetsFor(opponent).includes(preset);
    this.#change({ opponent, ...(stays ? presetChoices(preset, opponent) : {}) });
  }

  readonly #submit = async (event: Event): Promise<void> => {
    event.preventDefault();
    this.isBeginning = true;
    this.problem = "";
    try {
      await this.#begin();
    } catch (error) {
      this.problem = errorText(error);
    } finally {
      this.isBeginning = false;
    }
  };

  async #begin(): Promise<void> {
    const { choices } = this;
    if (choices.opponent !== "invite") return begin(choices, this.#position);
    await beSomebody();
    const table = this.#table;
    const { id } = await (table === null ? openTable(choices) : changeTable(table, choices));
    go(gameAddress(id));
  }

  protected override render(): TemplateResult {
    const { choices } = this;
    const position = this.#position;
    const isChanged = this.#table !== null;
    const isMeeting = choices.opponent === "invite";
    const beginning = isChanged ? t("new-change-save") : isMeeting ? t("new-open") : t("new-begin");
    return html`<form class="form-page" @submit=${this.#submit}>
      <h1 tabindex="-1">${isChanged ? t("new-change-title") : t("new-title")}</h1>
      ${position === null ? nothing : this.#start(position)}
      ${isChanged ? nothing : this.#opponent()} ${this.#people()}
      ${isMeeting ? meetingChoices(choices, this.#change) : nothing} ${this.#presets()}
      ${rulesSection(choices, this.#change, position !== null)}
      ${timeSection(choices, this.#change)}
      ${choices.opponent === "watch" || isMeeting ? nothing : helpSection(choices, this.#change)}
      <div class="form-end">
        ${this.problem ? html`<p class="problem" role="alert">${this.problem}</p>` : nothing}
        <button type="submit" class="call" ?disabled=${this.isBeginning}>${beginning}</button>
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
    const possible = OPPONENTS.filter((one) => one !== "invite" || this.#position === null);
    return oneOf({
      legend: t("new-opponent"),
      name: "opponent",
      value: this.choices.opponent,
      look: "cards",
      options: possible.map((value) => ({
        value,
        label: t(`opponent-is-${value}`),
        about: t(`opponent-is-${value}-about`),
      })),
      choose: (opponent) => this.#playWith(opponent),
    });
  }

  #people(): TemplateResult {
    const { choices } = this;
    return html`<div class="people">
      ${choices.opponent === "watch"
        ? nothing
        : playsUnderKnownName(choices) ? knownName() : this.#name(0)}
      ${this.#others()}
    </div>`;
  }

  #others(): unknown {
    const { opponent, level, otherLevel, pass } = this.choices;
    const choose = (number: number): void => this.#change({ level: number });
    switch (opponent) {
      case "computer":
        return levelField(t("new-level"), level, this.levels, choose);
      case "watch":
        return html`${levelField(t("new-level-one"), level, this.levels, choose)}
          ${levelField(t("new-level-two"), otherLevel, this.levels, (number) =>
            this.#change({ otherLevel: number }),
          )}`;
      case "person":
        return html`${this.#name(1)}
          ${toggle(t("new-pass"), pass, (on) => this.#change({ pass: on }), t("new-pass-about"))}`;
      case "invite":
        return nothing;
    }
  }

  #name(index: 0 | 1): TemplateResult {
    const { names, opponent } = this.choices;
    const label =
      opponent !== "person" ? t("new-name") : index === 0 ? t("name-one") : t("name-two");
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
      options: presetsFor(this.choices.opponent).map((preset) => ({
        value: preset,
        label: t(`preset-${preset}`),
        about: t(`preset-${preset}-about`, { what: editionSetting() ?? "" }),
      })),
      look: "cards",
      choose: (preset) => {
        if (preset) this.#change(presetChoices(preset, this.choices.opponent));
      },
    });
  }
}
