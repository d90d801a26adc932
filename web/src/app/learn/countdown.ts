/** A clock that runs for an attempt, and stops for a call. */

import { html, type TemplateResult } from "lit";

import "../game/clock";
import { serverNow } from "../game/server-time";

export class Countdown {
  #left: number;
  #at = serverNow();
  #timer = 0;

  constructor(
    seconds: number,
    private readonly timeIsUp: () => void,
  ) {
    this.#left = seconds * 1000;
  }

  run(): void {
    this.stop();
    this.#at = serverNow();
    this.#timer = window.setTimeout(() => {
      this.stop();
      this.timeIsUp();
    }, this.#left);
  }

  stop(): void {
    if (!this.#timer) return;
    clearTimeout(this.#timer);
    this.#timer = 0;
    this.#left = Math.max(0, this.#left - (serverNow() - this.#at));
  }

  view(): TemplateResult {
    return html`<kvarto-clock
      .left=${this.#left} .at=${this.#at} .running=${this.#timer !== 0} .warns=${true}
    ></kvarto-clock>`;
  }
}
