/** Short notes at the table that go away by themselves. */

import { html, type TemplateResult } from "lit";

const STAYS = 6000;

export class Notes {
  #texts: string[] = [];

  constructor(private readonly changed: () => void) {}

  show(text: string): void {
    this.#texts = [...this.#texts, text];
    this.changed();
    setTimeout(() => {
      this.#texts = this.#texts.slice(1);
      this.changed();
    }, STAYS);
  }

  view(): TemplateResult[] {
    return this.#texts.map((text) => html`<div class="note"><p>${text}</p></div>`);
  }
}
