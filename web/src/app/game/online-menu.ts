/** What the menu of a game has besides, where two play at two devices. */

import { html, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";

import type { Table } from "../../../generated/protocol";
import { errorText, qrOfSecret } from "../api";
import { t } from "../i18n";
import { LightElement } from "../light-element";
import { returnAddress } from "../people/me";
import { yourSeat } from "../seats";
import { linkView, qrView } from "./link-view";
import { canNotify, notifies, setNotifying } from "./notifying";
import { copyWatchLink } from "./watching";

@customElement("kvarto-online-menu")
export class OnlineMenu extends LightElement {
  @property({ attribute: false }) table!: Table;
  /** The address that brings this player back from another device, once it was asked for. */
  @state() private address = "";
  @state() private qr = "";
  @state() private done = "";

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    URL.revokeObjectURL(this.qr);
  }

  protected override render(): TemplateResult {
    const plays = yourSeat(this.table) !== null;
    return html`<div class="buttons online-buttons">
        ${plays && canNotify() ? this.#notifyButton() : nothing}
        ${this.table.watched
          ? html`<button type="button" class="quiet"
              @click=${() => copyWatchLink(this.table, this.#say)}
            >${t("menu-watch-link")}</button>`
          : nothing}
        ${plays && !this.address
          ? html`<button type="button" class="quiet" @click=${this.#takeAlong}>
              ${t("menu-return-link")}
            </button>`
          : nothing}
      </div>
      ${this.address ? this.#returnLink() : nothing}
      <p class="help" role="status">${this.done}</p>`;
  }

  #notifyButton(): TemplateResult {
    const on = notifies();
    return html`<button type="button" class="quiet" aria-pressed=${on ? "true" : "false"}
      @click=${() => void this.#notify(!on)}
    >${on ? t("menu-notify-on") : t("menu-notify-off")}</button>`;
  }

  #returnLink(): TemplateResult {
    return html`<section class="return-link">
      <h3>${t("return-link-title")}</h3>
      <p class="help">${t("return-link-about")}</p>
      ${linkView({ address: this.address, about: t("return-link-title"), say: this.#say })}
      ${this.qr ? html`<div class="qr-card">${qrView(this.qr)}</div>` : nothing}
    </section>`;
  }

  readonly #say = (text: string): void => {
    this.done = text;
  };

  async #notify(on: boolean): Promise<void> {
    await setNotifying(on);
    if (on && !notifies()) this.#say(t("notify-refused"));
    this.requestUpdate();
  }

  readonly #takeAlong = async (): Promise<void> => {
    try {
      this.address = await returnAddress();
      const { pathname, hash } = new URL(this.address);
      this.qr = URL.createObjectURL(await qrOfSecret(pathname + hash));
    } catch (error) {
      this.#say(errorText(error));
    }
  };
}
