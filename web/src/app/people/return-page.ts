/** Coming back as the guest one was on another device. */

import { html, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";

import { errorText } from "../api";
import { t } from "../i18n";
import { LightElement } from "../light-element";
import { go } from "../router";
import { comeBack } from "./me";

@customElement("kvarto-return-page")
export class ReturnPage extends LightElement {
  @property({ attribute: false }) code = "";
  @state() private problem = "";

  override connectedCallback(): void {
    super.connectedCallback();
    void this.#comeBack();
  }

  async #comeBack(): Promise<void> {
    await this.updateComplete;
    if (!this.code) {
      this.problem = t("return-no-code");
      return;
    }
    try {
      await comeBack(this.code);
      go("/games");
    } catch (error) {
      this.problem = errorText(error);
    }
  }

  protected override render(): TemplateResult {
    return html`<div class="text-page">
      <h1 tabindex="-1">${t("return-title")}</h1>
      ${this.problem
        ? html`<p class="problem" role="alert">${this.problem}</p>
            <p>${t("return-another")}</p>
            <p><a class="button primary" href="/">${t("nav-home")}</a></p>`
        : html`<p role="status">${t("return-coming")}</p>`}
    </div>`;
  }
}
