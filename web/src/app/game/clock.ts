/** A clock that counts down by itself. */

import { html, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";

import { announce } from "../announcements";
import { t } from "../i18n";
import { LightElement } from "../light-element";
import { serverNow } from "./server-time";

const LAST_SECONDS = 10_000;
const DAY = 24 * 60 * 60 * 1000;

@customElement("kvarto-clock")
export class ClockElement extends LightElement {
  /** Milliseconds that were left at the moment `at` of the server's time. */
  @property({ attribute: false }) left = 0;
  @property({ attribute: false }) at = 0;
  @property({ attribute: false }) running = false;
  /** Whether its owner is to be told when time gets short. */
  @property({ attribute: false }) warns = false;
  #timer = 0;
  #warned = false;

  override connectedCallback(): void {
    super.connectedCallback();
    this.requestUpdate();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.#timer);
  }

  /** The next second is shown at its moment: clocks on two screens change together. */
  protected override updated(): void {
    clearTimeout(this.#timer);
    const left = this.#leftNow();
    if (!this.running || left <= 0 || !this.isConnected) return;
    this.#timer = window.setTimeout(() => this.requestUpdate(), (left % 1000) + 1);
  }

  protected override render(): TemplateResult {
    const left = this.#leftNow();
    const isShort = this.running && left <= LAST_SECONDS;
    this.#warn(isShort);
    this.classList.toggle("clock-short", isShort);
    this.classList.toggle("clock-running", this.running);
    return html`<span role="timer" aria-label=${t("clock-label")}>${timeText(left)}</span>`;
  }

  #leftNow(): number {
    const passed = this.running ? serverNow() - this.at : 0;
    return Math.max(0, this.left - Math.max(0, passed));
  }

  #warn(isShort: boolean): void {
    if (isShort && !this.#warned && this.warns) announce(t("clock-warning"));
    this.#warned = isShort;
  }
}

/** Milliseconds as clocks show them. */
export function timeText(milliseconds: number): string {
  // A clock that shows 0:00 has run out: what is left is rounded up.
  const seconds = Math.ceil(milliseconds / 1000);
  const two = (number: number): string => String(number).padStart(2, "0");
  const minutes = Math.floor(seconds / 60);
  const text = `${minutes % 60}:${two(seconds % 60)}`;
  if (milliseconds < 60 * 60 * 1000) return text;
  const time = `${Math.floor(minutes / 60) % 24}:${two(minutes % 60)}:${two(seconds % 60)}`;
  const days = Math.floor(milliseconds / DAY);
  return days > 0 ? t("clock-days-left", { days, time }) : time;
}
