/** What the menu of a game has besides, where two play at two devices. */

import { html, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";

import type { Table } from "../../../generated/protocol";
import { t } from "../i18n";
import { LightElement } from "../light-element";
import "../people/return-link";
import { yourSeat } from "../seats";
import { canNotify, notifies, setNotifying } from "./notifying";
import { copyWatchLink } from "./watching";

@customElement("kvarto-online-menu")
export class OnlineMenu extends LightElement {
  @property({ attribute: false }) table!: Table;
  /** Whether the player here wants to go on with another device. */
  @state() private takesAlong = false;
  @state() private done = "";

  protected override render(): TemplateResult {
    const plays = this.table.online && yourSeat(this.table) !== null;
    return html`<div class="buttons online-buttons">
        ${plays && canNotify() ? this.#notifyButton() : nothing}
        ${this.table.watched
          ? html`<button type="button" class="quiet"
              @click=${() => copyWatchLink(this.table, this.#say)}
            >${t("menu-watch-link")}</button>`
          : nothing}
        ${plays && !this.takesAlong
          ? html`<button type="button" class="quiet" @click=${() => (this.takesAlong = true)}>
              ${t("menu-return-link")}
            </button>`
          : nothing}
      </div>
      <p class="help" role="status">${this.done}</p>
      ${this.takesAlong
        ? html`<kvarto-return-link .isWanted=${true}></kvarto-return-link>`
        : nothing}`;
  }

  #notifyButton(): TemplateResult {
    const on = notifies();
    return html`<button type="button" class="quiet" aria-pressed=${on ? "true" : "false"}
      @click=${() => void this.#notify(!on)}
    >${on ? t("menu-notify-on") : t("menu-notify-off")}</button>`;
  }

  readonly #say = (text: string): void => {
    this.done = text;
  };

  async #notify(on: boolean): Promise<void> {
    await setNotifying(on);
    if (on && !notifies()) this.#say(t("notify-refused"));
    this.requestUpdate();
  }
}
