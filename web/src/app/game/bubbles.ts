/** What has just been said at the table, beside whoever said it; it goes away by itself. */

import { html, nothing } from "lit";

import type { Phrase, SeatName } from "../../../generated/protocol";
import { phraseView } from "./phrases";

const STAYS = 6000;

export class Bubbles {
  #said = new Map<SeatName, { phrase: Phrase; timer: number }>();

  constructor(private readonly changed: () => void) {}

  show(seat: SeatName, phrase: Phrase): void {
    clearTimeout(this.#said.get(seat)?.timer);
    const timer = window.setTimeout(() => {
      this.#said.delete(seat);
      this.changed();
    }, STAYS);
    this.#said.set(seat, { phrase, timer });
    this.changed();
  }

  forget(): void {
    for (const { timer } of this.#said.values()) clearTimeout(timer);
    this.#said.clear();
  }

  /** Screen readers hear it when it is said, so the bubble itself says nothing to them. */
  view(seat: SeatName): unknown {
    const said = this.#said.get(seat);
    return said ? html`<span class="bubble" aria-hidden="true">${phraseView(said.phrase)}</span>` : nothing;
  }
}
