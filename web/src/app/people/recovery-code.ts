/** The recovery code: shown once, to be written down. */

import { html, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";

import { copyText } from "../clipboard";
import { t } from "../i18n";
import { LightElement } from "../light-element";

@customElement("kvarto-recovery-code")
export class RecoveryCodeView extends LightElement {
  @property({ attribute: false }) code = "";
  /** It is kept; go on. */
  @property({ attribute: false }) done: () => void = () => undefined;
  @state() private note = "";

  readonly #copy = async (): Promise<void> => {
    this.note = (await copyText(this.code)) ? t("share-copied") : t("share-not-copied");
  };

  protected override render(): TemplateResult {
    return html`<h1 tabindex="-1">${t("recovery-title")}</h1>
      <p>${t("recovery-about")}</p>
      <p class="recovery-code"><code dir="ltr">${this.code}</code></p>
      <div class="buttons">
        <button type="button" class="quiet" @click=${this.#copy}>${t("recovery-copy")}</button>
        <button type="button" class="primary" @click=${() => this.done()}>${t("recovery-done")}</button>
      </div>
      <p class="help" role="status">${this.note}</p>`;
  }
}
