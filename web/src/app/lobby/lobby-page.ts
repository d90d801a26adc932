/** The lobby: sit down at a table, play anyone, or watch. It changes by itself. */

import { html, nothing, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";

import type { Invitation, Lobby, Problem } from "../../../generated/protocol";
import { announce } from "../announcements";
import { errorText, problemText, sitDown } from "../api";
import { notify } from "../game/notifying";
import { t } from "../i18n";
import { LightElement } from "../light-element";
import { agreedWords, inARow } from "../people/game-views";
import { beSomebody, me } from "../people/me";
import { gameAddress, go } from "../router";
import { LobbyLine, type LobbyListener } from "./lobby-line";
import { openTables, watchedGames } from "./lobby-views";
import { lastWish, rememberWish, type Wish, wishFields } from "./wishes";

@customElement("kvarto-lobby-page")
export class LobbyPage extends LightElement implements LobbyListener {
  @state() private lobby: Lobby | null = null;
  @state() private isHeard = true;
  @state() private isSeeking = false;
  @state() private wish = lastWish();
  @state() private problem = "";
  #line: LobbyLine | null = null;

  override connectedCallback(): void {
    super.connectedCallback();
    this.#line = new LobbyLine(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#line?.close();
    this.#line = null;
  }

  // -- what the lobby tells ------------------------------------------------------------------

  lobbyCame(lobby: Lobby): void {
    this.lobby = lobby;
    this.isHeard = true;
  }

  wasPaired(game: string): void {
    this.isSeeking = false;
    notify(game, t("lobby-found"));
    announce(t("lobby-found"));
    go(gameAddress(game));
  }

  wasRefused(problem: Problem): void {
    this.isSeeking = false;
    this.problem = t("page-refused", { what: problemText(problem) });
  }

  lineLost(): void {
    this.isHeard = false;
  }

  // -- what is asked of it -------------------------------------------------------------------

  readonly #changeWish = (wish: Wish): void => {
    this.wish = wish;
    rememberWish(wish);
  };

  readonly #seek = async (): Promise<void> => {
    this.problem = "";
    this.isSeeking = true;
    try {
      await this.#beSomebody();
      if (!this.isSeeking) return;
      this.#line?.seek(this.wish);
      announce(t("lobby-seeking"));
    } catch (error) {
      this.isSeeking = false;
      this.problem = errorText(error);
    }
  };

  readonly #stopSeeking = (): void => {
    this.isSeeking = false;
    this.#line?.stopSeeking();
  };

  readonly #sitDown = async ({ id }: Invitation): Promise<void> => {
    this.problem = "";
    try {
      await this.#beSomebody();
      await sitDown(id, null);
      go(gameAddress(id));
    } catch (error) {
      this.problem = errorText(error);
    }
  };

  /** Whoever has only looked on so far says who it is before playing. */
  async #beSomebody(): Promise<void> {
    const before = me().name;
    const { name } = await beSomebody();
    if (name !== before) this.#line?.introduce();
  }

  // -- drawing -------------------------------------------------------------------------------

  protected override updated(changed: Map<PropertyKey, unknown>): void {
    // Seeking and not seeking take each other's place; who pressed a button is led on.
    if (changed.has("isSeeking") && changed.get("isSeeking") !== undefined) {
      this.querySelector<HTMLElement>(".anyone button")?.focus({ preventScroll: true });
    }
  }

  protected override render(): TemplateResult {
    const { lobby } = this;
    return html`<div class="meeting-page lobby">
      <h1 tabindex="-1">${t("lobby-title")}</h1>
      <p class="lead" role="status">
        ${!this.isHeard ? t("line-lost") : lobby ? t("lobby-here", { count: lobby.here }) : t("lobby-coming")}
      </p>
      ${this.problem ? html`<p class="problem" role="alert">${this.problem}</p>` : nothing}
      ${this.isSeeking ? this.#seeking() : this.#playAnyone()}
      ${lobby ? html`${openTables(lobby.tables, this.#sitDown)} ${watchedGames(lobby.games)}` : nothing}
    </div>`;
  }

  #playAnyone(): TemplateResult {
    return html`<section class="anyone">
      <h2 class="unseen">${t("lobby-anyone")}</h2>
      <button type="button" class="call" @click=${this.#seek}>${t("lobby-anyone")}</button>
      <details class="fold">
        <summary><span>${t("lobby-wish")}</span>
          <span class="fold-now">${inARow(agreedWords(this.wish))}</span></summary>
        <div class="fold-inside">${wishFields(this.wish, this.#changeWish)}</div>
      </details>
    </section>`;
  }

  #seeking(): TemplateResult {
    return html`<section class="anyone anyone-waits">
      <h2>${t("lobby-seeking")}</h2>
      <p>${inARow(agreedWords(this.wish))}</p>
      <span class="anyone-pieces" aria-hidden="true"><i></i><i></i><i></i><i></i></span>
      <p class="help">${t("lobby-seeking-about")}</p>
      <button type="button" class="quiet" @click=${this.#stopSeeking}>${t("lobby-stop")}</button>
    </section>`;
  }
}
