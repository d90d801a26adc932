/** For a guest: an address that leads back to the own games from another device. */

import { html, nothing, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";

import { errorText } from "../api";
import { linkView } from "../game/link-view";
import { t } from "../i18n";
import { LightElement } from "../light-element";
import { returnAddress } from "./me";

@customElement("kvarto-return-link")
export class ReturnLink extends LightElement {
  @state() private address = "";
  @state() private note = "";

  readonly #ask = async (): Promise<void> => {
    this.note = "";
    try {
      this.address = await returnAddress();
    } catch (error) {
      this.note = errorText(error);
    }
  };

  protected override render(): TemplateResult {
    const say = (text: string): void => {
      this.note = text;
    };
    return html`<section class="account-return">
      <h2>${t("menu-return-link")}</h2>
      <p class="help">${t("return-link-about")}</p>
      ${this.address
        ? linkView({ address: this.address, about: t("return-link-title"), say })
        : html`<button type="button" class="quiet" @click=${this.#ask}>${t("return-make")}</button>`}
      ${this.note ? html`<p class="help" role="status">${this.note}</p>` : nothing}
    </section>`;
  }
}
