/** A field for a password, which can be looked at before it is sent. */

import { html, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";

import { t } from "../i18n";
import { LightElement } from "../light-element";

@customElement("kvarto-password-field")
export class PasswordField extends LightElement {
  @property() name = "password";
  @property() label = "";
  /** What a password manager is to fill in: `current-password` or `new-password`. */
  @property() kind: "current-password" | "new-password" = "current-password";
  /** What is wrong with it; empty if nothing is. */
  @property() problem = "";
  @property() about = "";
  @state() private isShown = false;

  protected override render(): TemplateResult {
    const { name, label, kind, problem, about, isShown } = this;
    const id = `field-${name}`;
    return html`<div class="field">
      <label class="field-label" for=${id}>${label}</label>
      <span class="password">
        <input id=${id} name=${name} type=${isShown ? "text" : "password"} autocomplete=${kind}
          maxlength="200" required spellcheck="false" autocapitalize="none" dir="ltr"
          aria-invalid=${problem ? "true" : "false"} aria-describedby="${id}-problem ${id}-about" />
        <button type="button" class="quiet" aria-pressed=${isShown ? "true" : "false"}
          aria-controls=${id} @click=${() => (this.isShown = !isShown)}
        >${t("password-show")}</button>
      </span>
      <span class="field-problem" id="${id}-problem">${problem}</span>
      ${about ? html`<span class="help" id="${id}-about">${about}</span>` : nothing}
    </div>`;
  }
}
