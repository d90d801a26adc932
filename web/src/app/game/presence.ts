/** Whether a player is there: since when somebody is away, and how long the other has to wait. */

import { html, nothing, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";

import type { Table } from "../../../generated/protocol";
import { t } from "../i18n";
import { LightElement } from "../light-element";
import { yourSeat } from "../seats";
import { timeText } from "./clock";
import type { Act } from "./desk";
import { serverNow } from "./server-time";

/** How long it is said that somebody is back. */
const BACK_STAYS = 5000;

/** For the player here, when the other has been away for so long that the win can be claimed. */
export function claimButton(table: Table, act: Act): unknown {
  const you = yourSeat(table);
  if (!you || !table.may[you].includes("claim_win")) return nothing;
  return html`<button type="button" class="primary" @click=${() => act(you, "claim_win")}>
    ${t("do-claim-win")}
  </button>`;
}

@customElement("kvarto-presence")
export class Presence extends LightElement {
  /** Since when the player is away, by the server's time; null if there. */
  @property({ attribute: false }) since: number | null = null;
  /** How long a player may be away before the win can be claimed. */
  @property({ attribute: false }) grace: number | null = null;
  #timer = 0;
  #backUntil = 0;

  override connectedCallback(): void {
    super.connectedCallback();
    this.requestUpdate();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.#timer);
  }

  protected override willUpdate(changed: Map<PropertyKey, unknown>): void {
    const before = changed.get("since");
    if (this.since === null && typeof before === "number") {
      this.#backUntil = performance.now() + BACK_STAYS;
    }
  }

  protected override updated(): void {
    clearTimeout(this.#timer);
    if (this.isConnected && (this.since !== null || this.#isBack)) {
      this.#timer = window.setTimeout(() => this.requestUpdate(), 1000);
    }
  }

  protected override render(): TemplateResult {
    this.classList.toggle("away", this.since !== null);
    return html`${this.#text()}`;
  }

  get #isBack(): boolean {
    return performance.now() < this.#backUntil;
  }

  #text(): string {
    if (this.since === null) return this.#isBack ? t("presence-back") : "";
    const gone = Math.max(0, serverNow() - this.since);
    if (this.grace !== null && gone < this.grace) {
      return t("presence-grace", { time: timeText(this.grace - gone) });
    }
    return t("presence-away", { time: timeText(gone) });
  }
}
