/** What the menu of a game has besides, where two play at two devices. */

import { html, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";

import type { Table } from "../../../generated/protocol";
import { t } from "../i18n";
import { LightElement } from "../light-element";
import "../people/return-link";
import { yourSeat } from "../seats";
import { notifyButton } from "./notify-button";
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
        ${plays ? notifyButton(this.#notified) : nothing}
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

  readonly #say = (text: string): void => {
    this.done = text;
  };

  readonly #notified = (text: string): void => {
    this.#say(text);
    this.requestUpdate();
  };
}
