/** The first page: one press to play, one to learn, and the way back to a game that goes on. */

import { html, nothing, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";

import type { LevelOffer, Table } from "../../../generated/protocol";
import { errorText, offers, Refusal, tableOf } from "../api";
import { boardView, type Shown, shownPosition } from "../board-view";
import { t } from "../i18n";
import { LightElement } from "../light-element";
import { forgetGame, myGames } from "../my-games";
import { begin } from "../new-game/begin";
import { computerName, lastChoices, type Opponent, variantCode } from "../new-game/choices";
import { gameAddress } from "../router";
import { namesOf } from "../seats";
import { variantName } from "../wording/agreements";
import { dutyLine } from "../wording/duty";

const GAMES_SHOWN = 3;
/** A board with something to see on it: four hollow pieces on the diagonal. */
const SHOWPIECE: Shown = {
  ...shownPosition("2..F/.A7./83.E/5..4 6"),
  lit: ["a1", "b2", "c3", "d4"],
  isPicture: true,
  isBare: true,
};

@customElement("kvarto-home-page")
export class HomePage extends LightElement {
  @state() private games: Table[] = [];
  @state() private levels: readonly LevelOffer[] = [];
  @state() private problem = "";
  @state() private isBeginning = false;

  override connectedCallback(): void {
    super.connectedCallback();
    void this.#lookForGames();
    void offers().then((all) => (this.levels = all.levels), () => undefined);
  }

  async #lookForGames(): Promise<void> {
    const found = await Promise.all(myGames().map(({ id }) => runningGame(id)));
    this.games = found.filter((table) => table !== null).slice(0, GAMES_SHOWN);
  }

  readonly #play = async (): Promise<void> => {
    this.isBeginning = true;
    this.problem = "";
    try {
      await begin(lastChoices());
    } catch (error) {
      this.problem = errorText(error);
      this.isBeginning = false;
    }
  };

  /** What a press on the button leads to. */
  #against(): string {
    const choices = lastChoices();
    const level = this.levels.find(({ number }) => number === choices.level);
    const opponents: Record<Opponent, string[]> = {
      computer: level ? [computerName(level.name), t(level.name)] : [t("opponent-is-computer")],
      person: [t("opponent-is-person")],
      watch: [t("opponent-is-watch")],
    };
    return [...opponents[choices.opponent], variantName(variantCode(choices))].join(" · ");
  }

  protected override render(): TemplateResult {
    return html`<div class="home">
      <div class="home-words">
        <h1 tabindex="-1">${t("name")}</h1>
        <p class="home-about">${t("home-about")}</p>
        ${this.games.map(runningGameView)}
        ${this.problem ? html`<p class="problem" role="alert">${this.problem}</p>` : nothing}
        <button type="button" class="call" ?disabled=${this.isBeginning} @click=${this.#play}>
          ${t("home-play")}
        </button>
        <p class="home-against">${this.#against()}</p>
        <div class="buttons">
          <a class="button quiet" href="/rules">${t("home-learn")}</a>
          <a class="button quiet" href="/new">${t("home-choose")}</a>
        </div>
      </div>
      <div class="home-board" aria-hidden="true">${boardView(SHOWPIECE)}</div>
    </div>`;
  }
}

/** A game that still goes on; null if it is over, or gone. */
async function runningGame(id: string): Promise<Table | null> {
  try {
    const table = await tableOf(id);
    return table.outcome ? null : table;
  } catch (error) {
    if (error instanceof Refusal) forgetGame(id);
    return null;
  }
}

function runningGameView(table: Table): TemplateResult {
  const { first, second } = namesOf(table);
  return html`<a class="resume" href=${gameAddress(table.id)}>
    <span class="resume-title">${t("home-resume", { first, second })}</span>
    <span class="resume-about">${dutyLine(table)}</span>
  </a>`;
}
