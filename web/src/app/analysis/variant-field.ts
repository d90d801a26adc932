/** A list of variants to choose from: those with a name, and the beginners' sets. */

import { html, type TemplateResult } from "lit";

import { t } from "../i18n";
import { variantName } from "../wording/agreements";
import { FEATURES } from "../wording/pieces";

const NAMED = ["chst:l", "chst:lq", "chst:q", "chst:l:2"];

/** One, two or three features that count, the fewest first. */
export const BEGINNERS: readonly string[] = Array.from({ length: 14 }, (_, index) => index + 1)
  .map((bits) => FEATURES.filter((_, place) => (bits >> place) & 1).join(""))
  .sort((one, other) => one.length - other.length || order(one) - order(other))
  .map((features) => `${features}:l`);

function order(features: string): number {
  return [...features].reduce((sum, one) => 10 * sum + FEATURES.indexOf(one as "c"), 0);
}

export const VARIANTS: readonly string[] = [...NAMED, ...BEGINNERS];

export function variantField(chosen: string, choose: (code: string) => void): TemplateResult {
  const options = VARIANTS.includes(chosen) ? VARIANTS : [...VARIANTS, chosen];
  return html`<label class="field">
    <span class="field-label">${t("study-variant")}</span>
    <select class="variant-field"
      @change=${(event: Event) => choose((event.target as HTMLSelectElement).value)}>
      ${options.map(
        (code) => html`<option value=${code} .selected=${code === chosen}>${variantName(code)}</option>`,
      )}
    </select>
  </label>`;
}
