/** For a guest: an address that leads back to the own games from another device. */

import { html, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";

import { errorText, qrOfReturn } from "../api";
import { linkView, qrView } from "../game/link-view";
import { t } from "../i18n";
import { LightElement } from "../light-element";
import { returnAddress } from "./me";

@customElement("kvarto-return-link")
export class ReturnLink extends LightElement {
  /** Whether whoever sees it has asked for the address already. */
  @property({ attribute: false }) isWanted = false;
  @state() private address = "";
  /** The address of its picture. */
  @state() private picture = "";
  @state() private note = "";

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.isWanted) void this.#ask();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    URL.revokeObjectURL(this.picture);
  }

  readonly #ask = async (): Promise<void> => {
    this.note = "";
    try {
      this.address = await returnAddress();
      const drawn = await qrOfReturn(new URL(this.address).hash.slice(1));
      this.picture = URL.createObjectURL(drawn);
    } catch (error) {
      this.note = errorText(error);
    }
  };

  protected override render(): TemplateResult {
    return html`<section class="account-return">
      <h2>${t("menu-return-link")}</h2>
      <p class="help">${t("return-link-about")}</p>
      ${this.address ? this.#link() : nothing}
      ${this.address || this.isWanted
        ? nothing
        : html`<button type="button" class="quiet" @click=${this.#ask}>${t("return-make")}</button>`}
      ${this.note ? html`<p class="help" role="status">${this.note}</p>` : nothing}
    </section>`;
  }

  #link(): TemplateResult {
    const say = (text: string): void => {
      this.note = text;
    };
    return html`${linkView({ address: this.address, about: t("return-link-title"), say })}
      ${this.picture ? html`<div class="qr-card">${qrView(this.picture)}</div>` : nothing}`;
  }
}
