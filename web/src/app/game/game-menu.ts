/** Everything that is seldom needed during a game, in a sheet of its own. */

import { html, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";

import type { CommandName, SeatName, Table } from "../../../generated/protocol";
import { t } from "../i18n";
import { icon } from "../icons";
import { LightElement } from "../light-element";
import { prefer, preferences } from "../preferences";
import { namesOf, SEATS, seatsHere } from "../seats";
import { agreements } from "../wording/agreements";
import type { Act } from "./desk";
import "./online-menu";

/** What asks to be sure before it is done, and how. Two at one device agree on a draw at once. */
const QUESTIONS: Partial<Record<CommandName, string>> = {
  resign: "sure-resign",
  abort: "sure-abort",
  offer_draw: "sure-draw",
};
/** What each of two people at one device may want for themselves. */
const PERSONAL: readonly CommandName[] = ["ask_take_back", "claim_win"];
const SHARED: readonly CommandName[] = ["pause", "resume", "offer_draw", "abort", "resign"];

interface Choice {
  seat: SeatName;
  command: CommandName;
}

@customElement("kvarto-game-menu")
export class GameMenu extends LightElement {
  @property({ attribute: false }) table!: Table;
  @property({ attribute: false }) act!: Act;
  /** What else belongs into the sheet, where there is no room for it beside the board. */
  @property({ attribute: false }) extras: unknown = nothing;
  @state() private grave: Choice | null = null;

  open(): void {
    this.grave = null;
    this.querySelector("dialog")?.showModal();
  }

  close(): void {
    this.querySelector("dialog")?.close();
  }

  protected override render(): TemplateResult {
    return html`<dialog class="sheet" aria-label=${t("menu-title")} @click=${this.#clicked}>
      <div class="sheet-head">
        <h2>${t("menu-title")}</h2>
        <button type="button" class="round" aria-label=${t("close")} @click=${() => this.close()}>
          ${icon("close")}
        </button>
      </div>
      ${this.grave ? this.#question(this.grave) : this.#choices()}
    </dialog>`;
  }

  #choices(): TemplateResult {
    const { sound } = preferences();
    return html`<p class="sheet-about">${agreements(this.table).join(" · ")}</p>
      <div class="buttons">
        ${this.#allowed().map(
          (choice) => html`<button type="button" class="quiet" @click=${() => this.#choose(choice)}>
            ${this.#label(choice)}
          </button>`,
        )}
        <button type="button" class="quiet" aria-pressed=${sound ? "true" : "false"}
          @click=${() => prefer({ sound: !sound })}
        >${sound ? t("menu-sound-on") : t("menu-sound-off")}</button>
      </div>
      ${this.table.online || this.table.watched
        ? html`<kvarto-online-menu .table=${this.table}></kvarto-online-menu>`
        : nothing}
      ${this.extras}
      <nav class="sheet-links" aria-label=${t("menu-elsewhere")}>
        <a href="/rules">${t("nav-rules")}</a>
        <a href="/settings">${t("nav-settings")}</a>
        <a href="/new">${t("nav-new")}</a>
        <a href="/">${t("nav-home")}</a>
      </nav>`;
  }

  #allowed(): Choice[] {
    const here = SEATS.filter((seat) => this.table.may[seat].length > 0);
    const allows = ({ seat, command }: Choice): boolean => this.table.may[seat].includes(command);
    // What either of two people could do is offered once, to who is to act.
    const speaker = here.find((seat) => seat === this.table.to_act) ?? here[0];
    const personal = here.flatMap((seat) => PERSONAL.map((command) => ({ seat, command })));
    const shared = speaker ? SHARED.map((command) => ({ seat: speaker, command })) : [];
    return [...personal, ...shared].filter(allows);
  }

  #label({ seat, command }: Choice): string {
    const player = namesOf(this.table)[seat];
    if (command === "offer_draw" && this.#isForTwo) return t("do-agree-draw");
    const label = t(`do-${command.replaceAll("_", "-")}`);
    const isPersonal = command === "resign" || PERSONAL.includes(command);
    return isPersonal && this.#isForTwo ? t("do-by", { player, what: label }) : label;
  }

  get #isForTwo(): boolean {
    return seatsHere(this.table).length > 1;
  }

  #choose(choice: Choice): void {
    const isGrave = choice.command !== "offer_draw" || this.#isForTwo;
    if (QUESTIONS[choice.command] && isGrave) this.grave = choice;
    else this.#do(choice);
  }

  #do({ seat, command }: Choice): void {
    this.close();
    this.act(seat, command);
  }

  #question(choice: Choice): TemplateResult {
    return html`<p>${t(QUESTIONS[choice.command] ?? "")}</p>
      <div class="buttons">
        <button type="button" class="primary" autofocus @click=${() => this.#do(choice)}>
          ${this.#label(choice)}
        </button>
        <button type="button" class="quiet" @click=${() => this.close()}>${t("sure-no")}</button>
      </div>`;
  }

  /** A press beside the sheet, or on a link in it, closes it. */
  readonly #clicked = (event: MouseEvent): void => {
    const target = event.target as HTMLElement;
    if (target instanceof HTMLDialogElement || target.closest("a")) this.close();
  };
}
