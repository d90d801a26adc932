/** For those who would rather choose a shape by its name than touch four pieces. */

import { html, nothing, type TemplateResult } from "lit";

import { t } from "./i18n";
import { type Cells, pieceOn, shapeName, shapesOf } from "./wording/shapes";

export interface ShapeChooser {
  board: string;
  variant: string;
  point: (cells: Cells) => void;
  /** Null where something must be pointed out. */
  cancel: (() => void) | null;
}

export function shapeChooser({ board, variant, point, cancel }: ShapeChooser): TemplateResult {
  const filled = shapesOf(variant).filter(({ cells }) =>
    cells.every((cell) => pieceOn(board, cell) !== null),
  );
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const chosen = new FormData(event.target as HTMLFormElement).get("shape");
    const shape = filled.find(({ name }) => name === chosen);
    if (shape) point(shape.cells);
  };
  return html`<form class="desk-actions desk-pointing" @submit=${submit}>
    <select name="shape" aria-label=${t("point-shape")} required>
      <option value="">${t("point-shape-none")}</option>
      ${filled.map((shape) => html`<option value=${shape.name}>${shapeName(shape)}</option>`)}
    </select>
    <button type="submit" class="primary">${t("point-confirm")}</button>
    ${cancel
      ? html`<button type="button" class="quiet" @click=${cancel}>${t("point-cancel")}</button>`
      : nothing}
  </form>`;
}
