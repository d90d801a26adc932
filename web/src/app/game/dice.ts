/** The throw of dice that decided who begins. */

import { html, svg, type TemplateResult } from "lit";

import type { Table } from "../../../generated/protocol";
import { t } from "../i18n";
import { namesOf } from "../seats";

/** Where the dots of each face are, on a grid of three by three. */
const DOTS: readonly (readonly number[])[] = [
  [], [4], [0, 8], [0, 4, 8], [0, 2, 6, 8], [0, 2, 4, 6, 8], [0, 2, 3, 5, 6, 8],
];

function die(face: number): TemplateResult {
  const dots = (DOTS[face] ?? []).map(
    (dot) => svg`<circle cx=${10 + 10 * (dot % 3)} cy=${10 + 10 * Math.floor(dot / 3)} r="3.4"/>`,
  );
  return html`<svg class="die" viewBox="0 0 40 40" aria-hidden="true">
    <rect x="1" y="1" width="38" height="38" rx="8" />${dots}
  </svg>`;
}

/** Who threw what, and who begins, in words. */
export function diceText(table: Table): string {
  const { first, second } = namesOf(table);
  const throws = table.throws.map(([a, b]) => t("dice-throw", { first, second, a, b }));
  return [...throws, t("dice-begins", { first })].join(" ");
}

/** The last throw, as it lies on the table. */
export function diceView(table: Table): TemplateResult {
  const { first, second } = namesOf(table);
  const [a, b] = table.throws.at(-1) ?? [0, 0];
  return html`<div class="dice" aria-hidden="true">
    <div class="dice-side"><span>${first}</span>${die(a)}</div>
    <div class="dice-side"><span>${second}</span>${die(b)}</div>
    <p>${t("dice-begins", { first })}</p>
  </div>`;
}
