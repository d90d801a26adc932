/** What covers the board while the device goes from hand to hand. */

import { html, type TemplateResult } from "lit";

import type { SeatName, Table } from "../../../generated/protocol";
import { t } from "../i18n";
import { namesOf } from "../seats";

export function coverView(table: Table, receiver: SeatName, ready: () => void): TemplateResult {
  const player = namesOf(table)[receiver];
  return html`<dialog
    class="cover"
    aria-label=${t("cover-title", { player })}
    @cancel=${(event: Event) => event.preventDefault()}
  >
    <p>${t("cover-title", { player })}</p>
    <button type="button" class="primary" @click=${ready}>
      ${t("cover-ready", { player })}
    </button>
  </dialog>`;
}
