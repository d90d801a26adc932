/** My games: tables that wait, games that go on, games that are over. */

import { html, nothing, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";

import type { GameSummary } from "../../../generated/protocol";
import { errorText } from "../api";
import { notifyButton } from "../game/notify-button";
import { t } from "../i18n";
import { LightElement } from "../light-element";
import { byUrgency, gamesChanged, knownGames, lookForGames, olderGames, RECORDS_ADDRESS } from "./games";
import { finishedGameView, runningGameView, waitingTableView } from "./game-views";

@customElement("kvarto-games-page")
export class GamesPage extends LightElement {
  @state() private problem = "";
  @state() private note = "";
  /** Finished games beyond the first ones, as far as they have been asked for. */
  @state() private older: GameSummary[] = [];
  /** From where there are still older ones; undefined until some have been asked for. */
  @state() private olderBefore: number | null | undefined = undefined;
  readonly #refresh = (): void => this.requestUpdate();

  override connectedCallback(): void {
    super.connectedCallback();
    gamesChanged.addEventListener("change", this.#refresh);
    lookForGames().catch((error: unknown) => (this.problem = errorText(error)));
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    gamesChanged.removeEventListener("change", this.#refresh);
  }

  async #showOlder(before: number): Promise<void> {
    try {
      const games = await olderGames(before);
      const first = this.older.length;
      this.older = [...this.older, ...games.finished];
      this.olderBefore = games.before;
      await this.updateComplete;
      // The button may be gone; who pressed it is led to what it has brought.
      this.querySelectorAll<HTMLElement>(".mine-older a")[first]?.focus();
    } catch (error) {
      this.problem = errorText(error);
    }
  }

  protected override render(): TemplateResult {
    return html`<div class="meeting-page">
      <h1 tabindex="-1">${t("mine-title")}</h1>
      ${this.problem ? html`<p class="problem" role="alert">${this.problem}</p>` : nothing}
      ${this.#games()}
    </div>`;
  }

  /** Whoever has games that go on may want to be told of turns. */
  #notifying(): TemplateResult {
    const changed = (text: string): void => {
      this.note = text;
      this.requestUpdate();
    };
    return html`<div class="buttons">${notifyButton(changed)}</div>
      ${this.note ? html`<p class="help" role="status">${this.note}</p>` : nothing}`;
  }

  #games(): unknown {
    const games = knownGames();
    if (!games) return this.problem ? nothing : html`<p role="status">${t("mine-coming")}</p>`;
    const { tables, running, finished } = games;
    if (tables.length + running.length + finished.length === 0) return nothingYet();
    const before = this.olderBefore === undefined ? games.before : this.olderBefore;
    return html`
      ${section(t("mine-running"), byUrgency(running).map(runningGameView), this.#notifying())}
      ${section(t("mine-tables"), tables.map(waitingTableView))}
      ${finished.length === 0
        ? nothing
        : html`<section class="mine">
            <h2>${t("mine-finished")}</h2>
            <div class="mine-list">${finished.map(finishedGameView)}</div>
            <div class="mine-list mine-older">${this.older.map(finishedGameView)}</div>
            <div class="buttons">
              ${before === null
                ? nothing
                : html`<button type="button" class="quiet" @click=${() => this.#showOlder(before)}>
                    ${t("mine-older")}
                  </button>`}
              <a class="button quiet" href=${RECORDS_ADDRESS} download>${t("mine-download")}</a>
            </div>
          </section>`}`;
  }
}

function section(
  title: string,
  games: readonly TemplateResult[],
  below: TemplateResult | typeof nothing = nothing,
): unknown {
  if (games.length === 0) return nothing;
  return html`<section class="mine">
    <h2>${title}</h2>
    <div class="mine-list">${games}</div>
    ${below}
  </section>`;
}

function nothingYet(): TemplateResult {
  return html`<p class="lead">${t("mine-none")}</p>
    <p class="help">${t("mine-none-about")}</p>
    <div class="buttons">
      <a class="button primary" href="/new">${t("nav-new")}</a>
      <a class="button quiet" href="/account">${t("sign-in-title")}</a>
    </div>`;
}
