/** Buttons that have a row, a column or another shape of the board read out. */

import { html, type TemplateResult } from "lit";

import { t } from "./i18n";
import { type Shape, shapeName } from "./wording/shapes";

export function readOutButtons(
  shapes: readonly Shape[],
  read: (shape: Shape) => void,
): TemplateResult {
  return html`<div class="buttons read-out" role="group" aria-label=${t("read-title")}>
    ${shapes.map(
      (shape) => html`<button type="button" class="quiet" @click=${() => read(shape)}>
        ${shapeName(shape)}
      </button>`,
    )}
  </div>`;
}
