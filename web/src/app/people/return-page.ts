/** Coming back as the guest one was on another device. */

import { html, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";

import { errorText } from "../api";
import { t } from "../i18n";
import { LightElement } from "../light-element";
import { go } from "../router";
import { comeBack, lookUpMe } from "./me";

@customElement("kvarto-return-page")
export class ReturnPage extends LightElement {
  @property({ attribute: false }) code = "";
  @state() private problem = "";
  /** Who this browser is already; to be asked, since a link may be somebody else's trap. */
  @state() private name = "";

  override connectedCallback(): void {
    super.connectedCallback();
    void this.#arrive();
  }

  async #arrive(): Promise<void> {
    await this.updateComplete;
    if (!this.code) {
      this.problem = t("return-no-code");
      return;
    }
    try {
      const { name } = await lookUpMe();
      if (name === null) await this.#comeBack();
      else this.name = name;
    } catch (error) {
      this.problem = errorText(error);
    }
  }

  readonly #comeBack = async (): Promise<void> => {
    this.name = "";
    try {
      await comeBack(this.code);
      go("/games");
    } catch (error) {
      this.problem = errorText(error);
    }
  };

  protected override render(): TemplateResult {
    return html`<div class="text-page">
      <h1 tabindex="-1">${t("return-title")}</h1>
      ${this.problem ? this.#problemView() : this.name ? this.#questionView() : this.#waitingView()}
    </div>`;
  }

  #problemView(): TemplateResult {
    return html`<p class="problem" role="alert">${this.problem}</p>
      <p>${t("return-another")}</p>
      <p><a class="button primary" href="/">${t("nav-home")}</a></p>`;
  }

  #questionView(): TemplateResult {
    return html`<p>${t("return-as-another", { name: this.name })}</p>
      <p>
        <button class="button primary" @click=${this.#comeBack}>${t("return-come")}</button>
        <a class="button" href="/">${t("return-stay")}</a>
      </p>`;
  }

  #waitingView(): TemplateResult {
    return html`<p role="status">${t("return-coming")}</p>`;
  }
}
