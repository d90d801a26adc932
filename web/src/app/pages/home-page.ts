/** The first page: one press to play, one to learn, and the way back to a game that goes on. */

import { html, nothing, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";

import type { LevelOffer } from "../../../generated/protocol";
import { errorText, offers } from "../api";
import { boardView, type Shown, shownPosition } from "../board-view";
import { t } from "../i18n";
import { LightElement } from "../light-element";
import { begin } from "../new-game/begin";
import { choicesForNow, computerName, type Opponent, variantCode } from "../new-game/choices";
import { byUrgency, gamesChanged, knownGames } from "../people/games";
import { resumeView, waitingTableView } from "../people/game-views";
import { variantName } from "../wording/agreements";

const GAMES_SHOWN = 2;
/** A board with something to see on it: four hollow pieces on the diagonal. */
const SHOWPIECE: Shown = {
  ...shownPosition("2..F/.A7./83.E/5..4 6"),
  lit: ["a1", "b2", "c3", "d4"],
  isPicture: true,
  isBare: true,
};

@customElement("kvarto-home-page")
export class HomePage extends LightElement {
  @state() private levels: readonly LevelOffer[] = [];
  @state() private problem = "";
  @state() private isBeginning = false;

  readonly #refresh = (): void => this.requestUpdate();

  override connectedCallback(): void {
    super.connectedCallback();
    gamesChanged.addEventListener("change", this.#refresh);
    void offers().then((all) => (this.levels = all.levels), () => undefined);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    gamesChanged.removeEventListener("change", this.#refresh);
  }

  readonly #play = async (): Promise<void> => {
    this.isBeginning = true;
    this.problem = "";
    try {
      await begin(choicesForNow());
    } catch (error) {
      this.problem = errorText(error);
      this.isBeginning = false;
    }
  };

  /** What a press on the button leads to. */
  #against(): string {
    const choices = choicesForNow();
    const level = this.levels.find(({ number }) => number === choices.level);
    const opponents: Record<Opponent, string[]> = {
      computer: level ? [computerName(level.name), t(level.name)] : [t("opponent-is-computer")],
      person: [t("opponent-is-person")],
      invite: [t("opponent-is-invite")],
      watch: [t("opponent-is-watch")],
    };
    return [...opponents[choices.opponent], variantName(variantCode(choices))].join(" · ");
  }

  protected override render(): TemplateResult {
    return html`<div class="home">
      <div class="home-words">
        <h1 tabindex="-1">${t("name")}</h1>
        <p class="home-about">${t("home-about")}</p>
        ${this.#games()}
        ${this.problem ? html`<p class="problem" role="alert">${this.problem}</p>` : nothing}
        <button type="button" class="call" ?disabled=${this.isBeginning} @click=${this.#play}>
          ${t("home-play")}
        </button>
        <p class="home-against">${this.#against()}</p>
        <div class="buttons">
          <a class="button quiet" href="/new?with=invite">${t("home-friend")}</a>
          <a class="button quiet" href="/lobby">${t("home-lobby")}</a>
        </div>
        <p class="home-more">
          <a href="/learn">${t("home-learn")}</a>
          <a href="/new">${t("home-choose")}</a>
        </p>
      </div>
      <div class="home-board" aria-hidden="true">${boardView(SHOWPIECE)}</div>
    </div>`;
  }

  /** The way back to what goes on. */
  #games(): unknown {
    const games = knownGames();
    if (!games) return nothing;
    const views = [
      ...byUrgency(games.running).map(resumeView),
      ...games.tables.map(waitingTableView),
    ];
    return html`${views.slice(0, GAMES_SHOWN)}
      ${views.length > GAMES_SHOWN
        ? html`<p class="home-more"><a href="/games">${t("home-all-games")}</a></p>`
        : nothing}`;
  }
}
