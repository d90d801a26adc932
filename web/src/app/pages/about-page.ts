/** What this is. */

import { html, nothing, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";

import { offers } from "../api";
import { t } from "../i18n";
import { LightElement } from "../light-element";

@customElement("kvarto-about-page")
export class AboutPage extends LightElement {
  @state() private version = "";

  override connectedCallback(): void {
    super.connectedCallback();
    void offers().then((all) => (this.version = all.version), () => undefined);
  }

  protected override render(): TemplateResult {
    return html`<div class="text-page">
      <h1 tabindex="-1">${t("about-title")}</h1>
      <p>${t("about-game")}</p>
      <p>${t("about-page")}</p>
      <h2>${t("about-privacy-title")}</h2>
      <p>${t("about-privacy")}</p>
      <h2>${t("about-keys-title")}</h2>
      <p>${t("about-keys")}</p>
      <h2>${t("about-licence-title")}</h2>
      <p>${t("about-licence")}</p>
      ${this.version ? html`<p class="help">${t("about-version", { version: this.version })}</p>` : nothing}
    </div>`;
  }
}
