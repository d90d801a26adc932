/** What all elements of the page have in common. */

import { LitElement } from "lit";

import { wordsChanged } from "./i18n";
import { preferencesChanged } from "./preferences";

/**
 * An element without a shadow: one style sheet, one document for screen readers. It is drawn
 * anew when the language or a preference changes.
 */
export abstract class LightElement extends LitElement {
  readonly #refresh = (): void => this.requestUpdate();

  protected override createRenderRoot(): this {
    return this;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    wordsChanged.addEventListener("change", this.#refresh);
    preferencesChanged.addEventListener("change", this.#refresh);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    wordsChanged.removeEventListener("change", this.#refresh);
    preferencesChanged.removeEventListener("change", this.#refresh);
  }
}
