/** What a review says of a move, as a sign and in a word. */

import { html, nothing, type TemplateResult } from "lit";

import { t } from "../i18n";

/** Told apart by their forms; in notation ! and ? mean calls. */
const SIGNS: Readonly<Record<string, string>> = {
  best: "★",
  fine: "✓",
  mistake: "▽",
  blunder: "▼",
  decisive: "✖",
};

export const VERDICTS: readonly string[] = Object.keys(SIGNS);

const MISTAKES = new Set(["mistake", "blunder", "decisive"]);

/** Whether a move has lost something. */
export function isMistake(verdict: string): boolean {
  return MISTAKES.has(verdict);
}

export function verdictSign(verdict: string): TemplateResult | typeof nothing {
  const sign = SIGNS[verdict];
  if (!sign) return nothing;
  return html`<span class="verdict verdict-${verdict}" aria-hidden="true">${sign}</span>`;
}

export function verdictText(verdict: string): string {
  return t(`verdict-${verdict}`);
}
