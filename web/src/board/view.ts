/** What a board looks like in the document: cells in a grid, slots of the reserve, two hands. */

import { html, nothing, svg, type TemplateResult } from "lit";
import { classMap } from "lit/directives/class-map.js";
import { keyed } from "lit/directives/keyed.js";

import {
  CELL_VIEW,
  HAND_VIEW,
  PIECE_VIEW,
  frameDrawing,
  ghostDrawing,
  goneDrawing,
  matDrawing,
  pieceDrawing,
  placeDrawing,
  tickDrawing,
} from "./drawing";
import { PIECES, ROWS, isTall, pieceOn } from "./geometry";
import type { KvartoBoard } from "./kvarto-board";
import type { Cell, Labels, Mark, Piece, Side } from "./types";

/** Notation is no language, and does where nobody has given words. */
const NOTATION: Labels = {
  board: "",
  reserve: "",
  hand: "",
  cell: (cell, piece) => (piece === null ? cell : `${cell} ${piece}`),
  piece: (piece) => piece,
};

export function boardView(table: KvartoBoard): TemplateResult {
  const labels = table.labels ?? NOTATION;
  return html`<div class="kb-board" dir="ltr">
    <div class="kb-face" aria-hidden="true">
      <svg class="kb-frame" viewBox="0 0 612 612">${frameDrawing()}</svg>
      <div class="kb-field"></div>
      ${table.coordinates ? coordinatesView() : nothing}
    </div>
    <div class="kb-cells kb-roving" role="grid" aria-label=${labels.board || nothing}>
      ${ROWS.map(
        (row) => html`<div class="kb-row" role="row">
          ${row.map((cell) => cellView(table, cell, labels))}
        </div>`,
      )}
    </div>
  </div>`;
}

function coordinatesView(): TemplateResult {
  const letters = ["a", "b", "c", "d"].map((column) => html`<span>${column}</span>`);
  const digits = ["4", "3", "2", "1"].map((row) => html`<span>${row}</span>`);
  return html`<div class="kb-columns">${letters}</div>
    <div class="kb-numbers">${digits}</div>`;
}

function cellView(table: KvartoBoard, cell: Cell, labels: Labels): TemplateResult {
  const { set, theme, hand } = table;
  const piece = pieceOn(table.board, cell);
  const open = table.mayPlace(cell);
  const pointed = table.pointed.includes(cell);
  const label = labels.cell(cell, piece);
  const threats = table.threats.filter((t) => t.cell === cell).map((t) => t.label);
  const mark = table.cellMarks[cell];
  return html`<button
    type="button"
    role="gridcell"
    data-cell=${cell}
    class=${classMap({
      "kb-cell": true,
      "kb-open": open,
      "kb-pointable": table.mayPoint(cell),
      "kb-pointed": pointed,
      "kb-last": table.last === cell,
      "kb-lit": table.lit.includes(cell),
    })}
    tabindex=${cell === table.tabCell ? 0 : -1}
    aria-label=${[label, ...(mark ? [mark.label] : []), ...threats].join(" ")}
    aria-disabled=${open || table.mayPoint(cell) ? "false" : "true"}
    aria-selected=${table.pointing && piece !== null ? String(pointed) : nothing}
    title=${piece === null ? nothing : label}
  >
    <svg viewBox=${CELL_VIEW} aria-hidden="true">
      ${placeDrawing(set)}
      ${open && hand !== null ? ghostDrawing(hand, set, theme) : nothing}
      ${piece === null ? nothing : standing(table, piece)}
    </svg>
    ${threats.length === 0
      ? nothing
      : html`<span class="kb-threats" aria-hidden="true"
          >${threats.map((threat) => html`<span>${threat} </span>`)}</span
        >`}
    ${markView(mark)}
  </button>`;
}

function markView(mark: Mark | undefined): TemplateResult | typeof nothing {
  if (!mark) return nothing;
  return html`<span
    class=${classMap({ "kb-worth": true, [`kb-${mark.kind}`]: true, "kb-best": mark.best })}
    data-sign=${mark.sign}
    aria-hidden="true"
  ></span>`;
}

export function trayView(table: KvartoBoard): TemplateResult {
  const labels = table.labels ?? NOTATION;
  return html`<div class="kb-tray" dir="ltr">
    ${handView(table, "far", labels)}
    <div class="kb-reserve kb-roving" role="toolbar" aria-label=${labels.reserve || nothing}>
      ${PIECES.map((piece) => slotView(table, piece, labels))}
    </div>
    ${handView(table, "near", labels)}
  </div>`;
}

function handView(table: KvartoBoard, side: Side, labels: Labels): TemplateResult {
  const piece = table.handSide === side ? table.hand : null;
  const named = piece === null ? null : labels.piece(piece);
  return html`<div
    class=${classMap({ "kb-hand": true, "kb-movable": piece !== null && table.mayPlace() })}
    data-side=${side}
    data-piece=${piece ?? nothing}
    role="group"
    aria-label=${labels.hand || nothing}
    title=${named ?? nothing}
  >
    <svg
      viewBox=${HAND_VIEW}
      role=${named === null ? nothing : "img"}
      aria-label=${named ?? nothing}
      aria-hidden=${named === null ? "true" : nothing}
    >
      ${matDrawing(table.set)} ${piece === null ? nothing : standing(table, piece)}
    </svg>
  </div>`;
}

function slotView(table: KvartoBoard, piece: Piece, labels: Labels): TemplateResult {
  const height = isTall(piece) ? "kb-tall" : "kb-short";
  if (!table.reserve.includes(piece)) {
    return html`<span class="kb-slot ${height}" aria-hidden="true">
      <svg viewBox=${PIECE_VIEW}>${goneDrawing(table.set)}</svg>
    </span>`;
  }
  const label = labels.piece(piece);
  const movable = table.mayGive(piece);
  const mark = table.pieceMarks[piece];
  return html`<button
    type="button"
    data-piece=${piece}
    class=${classMap({
      "kb-slot": true,
      [height]: true,
      "kb-movable": movable,
    })}
    tabindex=${piece === table.tabPiece ? 0 : -1}
    aria-label=${mark ? `${label}. ${mark.label}` : label}
    aria-disabled=${movable ? "false" : "true"}
    title=${label}
  >
    <svg viewBox=${PIECE_VIEW} aria-hidden="true">
      ${standing(table, piece)} ${table.safe?.includes(piece) ? tickDrawing() : nothing}
    </svg>
    ${markView(mark)}
  </button>`;
}

/** A piece has an element of its own wherever it stands, so that it can be seen to leave it. */
function standing(table: KvartoBoard, piece: Piece): unknown {
  return keyed(
    `${table.set} ${piece}`,
    svg`<g class="kb-standing">${pieceDrawing(piece, table.set, table.theme)}</g>`,
  );
}
