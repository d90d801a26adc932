/** Setting up a position: pieces are put, taken up and exchanged freely. */

import { html, type TemplateResult } from "lit";

import { boardView } from "../board-view";
import { t } from "../i18n";
import { cellText, CELLS, pieceOn } from "../wording/shapes";
import { EMPTY, filledCells, type Moment, momentWith, positionText, readPosition } from "./moments";
import { variantField } from "./variant-field";

export class SettingUp {
  /** Why there can be no such position; empty if there can. */
  problem = "";

  constructor(
    public moment: Moment,
    public variant: string,
    private readonly changed: () => void,
  ) {}

  get position(): string {
    return positionText(this.moment, this.variant);
  }

  /** Put the piece in hand on a cell; what stood there is in hand then. */
  touchCell(cell: string): void {
    const { board, hand, last } = this.moment;
    const cells = [...board];
    const standing = pieceOn(board, cell);
    cells[CELLS.indexOf(cell)] = hand ?? ".";
    const stillLast = last === cell && hand === null ? null : last;
    this.#set(momentWith(cells.join(""), standing, stillLast));
  }

  /** Take a piece of the reserve in hand; the one that was there goes back. */
  touchPiece(piece: string): void {
    const { board, last } = this.moment;
    this.#set(momentWith(board, piece, last));
  }

  emptyHand(): void {
    const { board, last } = this.moment;
    this.#set(momentWith(board, null, last));
  }

  clear(): void {
    this.#set(EMPTY);
  }

  setLast(cell: string | null): void {
    this.#set({ ...this.moment, last: cell });
  }

  setVariant(variant: string): void {
    this.variant = variant;
    this.problem = "";
    this.changed();
  }

  /** Take over a position in notation; false if it is none. */
  paste(text: string): boolean {
    const read = readPosition(text);
    if (read) {
      this.variant = read.variant;
      this.#set(read.moment);
    }
    return read !== null;
  }

  #set(moment: Moment): void {
    this.moment = moment;
    this.problem = "";
    this.changed();
  }
}

export function setUpBoard(setUp: SettingUp): TemplateResult {
  const { moment } = setUp;
  return boardView(
    { ...moment, cells: CELLS, pieces: moment.reserve, isFree: true },
    { place: (cell) => setUp.touchCell(cell), give: (piece) => setUp.touchPiece(piece) },
  );
}

export interface SetUpChoices {
  done: () => void;
  cancel: () => void;
}

export function setUpPanel(setUp: SettingUp, { done, cancel }: SetUpChoices): TemplateResult {
  const { moment, variant, problem } = setUp;
  const chooseLast = (event: Event): void =>
    setUp.setLast((event.target as HTMLSelectElement).value || null);
  return html`<section class="panel" aria-label=${t("set-up-title")}>
    <h2 tabindex="-1">${t("set-up-title")}</h2>
    <p class="help">${t("set-up-help")}</p>
    ${variantField(variant, (code) => setUp.setVariant(code))}
    <label class="field">
      <span class="field-label">${t("set-up-last")}</span>
      <select @change=${chooseLast}>
        <option value="" .selected=${moment.last === null}>${t("set-up-last-none")}</option>
        ${filledCells(moment.board).map(
          (cell) => html`<option value=${cell} .selected=${cell === moment.last}>
            ${cellText(cell, pieceOn(moment.board, cell))}
          </option>`,
        )}
      </select>
      <span class="help">${t("set-up-last-about")}</span>
    </label>
    <div class="buttons">
      <button type="button" class="quiet" ?disabled=${moment.hand === null}
        @click=${() => setUp.emptyHand()}>${t("set-up-empty-hand")}</button>
      <button type="button" class="quiet" @click=${() => setUp.clear()}>${t("set-up-clear")}</button>
    </div>
    ${problem ? html`<p class="problem" role="alert">${problem}</p>` : ""}
    <div class="buttons">
      <button type="button" class="primary" @click=${done}>${t("set-up-done")}</button>
      <button type="button" class="quiet" @click=${cancel}>${t("set-up-cancel")}</button>
    </div>
  </section>`;
}
