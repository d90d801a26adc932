/** A short note at the table that goes away by itself; a newer one takes its place. */

import { html, nothing } from "lit";

const STAYS = 6000;

export class Notes {
  #text = "";
  #timer = 0;

  constructor(private readonly changed: () => void) {}

  show(text: string): void {
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.clear(), STAYS);
    this.#text = text;
    this.changed();
  }

  clear(): void {
    this.#text = "";
    this.changed();
  }

  view(): unknown {
    return this.#text ? html`<div class="note"><p>${this.#text}</p></div>` : nothing;
  }
}
