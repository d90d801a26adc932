/** A slider for the strength of the computer: each level has a name and is described. */

import { html, type TemplateResult } from "lit";
import { live } from "lit/directives/live.js";

import type { LevelOffer } from "../../../generated/protocol";
import { t } from "../i18n";
import { computerName } from "./choices";

export function levelField(
  label: string,
  level: number,
  levels: readonly LevelOffer[],
  choose: (level: number) => void,
): TemplateResult {
  const offer = levels.find(({ number }) => number === level);
  const name = offer ? t("bar-level", { number: level, name: t(offer.name) }) : "";
  return html`<div class="level">
    <label class="field">
      <span class="field-label">${label}</span>
      <input
        type="range"
        min="1"
        max=${Math.max(1, levels.length)}
        .value=${live(String(level))}
        aria-valuetext=${name}
        @input=${(event: Event) => choose(Number((event.target as HTMLInputElement).value))}
      />
    </label>
    <p class="level-name">
      <strong>${offer ? computerName(offer.name) : ""}</strong> <span>${name}</span>
    </p>
    <p class="level-about">${offer ? t(offer.about) : ""}</p>
  </div>`;
}
