/** The pieces and what they stand in, as SVG. */

import { nothing, svg, type SVGTemplateResult } from "lit";

import { MEASURES, SPRITES } from "../../generated/pieces";
import { isSquare, isTall } from "./geometry";
import type { Piece, PieceSet, Theme } from "./types";

const { box, ring, pitch, radii, heights } = MEASURES;

/** How far in front of a piece's middle its cell ends: the rest of the cell is behind it. */
const FLOOR = 24;
/** What a cell shows: a square in which even the tallest piece has room. */
export const CELL_VIEW = `${-pitch / 2} ${FLOOR - pitch} ${pitch} ${pitch}`;
/** What a hand shows: the same, and all of the mat in front of the piece. */
export const HAND_VIEW = `${-pitch / 2} ${FLOOR - pitch} ${pitch} ${pitch + 20}`;
/** What a slot of the reserve shows: a piece, whichever it is. */
export const PIECE_VIEW = `${box.left} ${box.top} ${box.width} ${box.height}`;

/** Light and shade that every board shares; they are the same in both themes. */
const LIGHTS = `<svg width="0" height="0" aria-hidden="true"><defs>
<radialGradient id="kvarto-dish" cx=".46" cy=".3" r=".72"><stop offset="0" stop-color="#000" stop-opacity=".62"/><stop offset=".55" stop-color="#000" stop-opacity=".42"/><stop offset="1" stop-color="#000" stop-opacity=".08"/></radialGradient>
<linearGradient id="kvarto-lip" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#000" stop-opacity=".75"/><stop offset=".45" stop-color="#000" stop-opacity=".1"/><stop offset=".6" stop-color="#cfeadb" stop-opacity=".12"/><stop offset="1" stop-color="#cfeadb" stop-opacity=".32"/></linearGradient>
<linearGradient id="kvarto-leather" x2="1" y2="1"><stop offset="0" stop-color="#2a5a48"/><stop offset=".5" stop-color="#1a4031"/><stop offset="1" stop-color="#123024"/></linearGradient>
<radialGradient id="kvarto-shade"><stop offset="0" stop-color="#000" stop-opacity=".8"/><stop offset=".55" stop-color="#000" stop-opacity=".5"/><stop offset="1" stop-color="#000" stop-opacity="0"/></radialGradient>
<radialGradient id="kvarto-glow"><stop offset="0" stop-color="#ffd15c" stop-opacity=".5"/><stop offset=".6" stop-color="#ffd15c" stop-opacity=".28"/><stop offset="1" stop-color="#ffd15c" stop-opacity="0"/></radialGradient>
</defs></svg>`;

function spriteOf(set: PieceSet, theme: Theme): keyof typeof SPRITES {
  return set === "wood" ? "wood" : `flat-${theme}`;
}

/** Put the drawings of a set where the boards of this document or shadow tree find them. */
export function provideDrawings(root: Node, set: PieceSet, theme: Theme): void {
  const home = root instanceof Document ? root.body : root instanceof ShadowRoot ? root : null;
  if (home) {
    provide(home, "kvarto-lights", LIGHTS);
    const sprite = spriteOf(set, theme);
    provide(home, `kvarto-sprite-${sprite}`, SPRITES[sprite]);
  }
}

function provide(home: HTMLElement | ShadowRoot, id: string, markup: string): void {
  if (home.querySelector(`#${id}`)) return;
  const holder = document.createElement("div");
  holder.id = id;
  holder.className = "kb-drawings";
  holder.innerHTML = markup;
  home.append(holder);
}

/** A standing piece with its shadow, its foot on the origin. */
export function pieceDrawing(piece: Piece, set: PieceSet, theme: Theme): SVGTemplateResult {
  return svg`${set === "wood" ? shadow(piece) : nothing}${figure(piece, set, theme, "kb-figure")}`;
}

/** A piece that is not there yet, and throws no shadow. */
export function ghostDrawing(piece: Piece, set: PieceSet, theme: Theme): SVGTemplateResult {
  return figure(piece, set, theme, "kb-ghost");
}

function figure(piece: Piece, set: PieceSet, theme: Theme, name: string): SVGTemplateResult {
  return svg`<use class=${name} href="#kvarto-${spriteOf(set, theme)}-${piece}"
    x=${box.left} y=${box.top} width=${box.width} height=${box.height} />`;
}

/** Away from the light, which falls from the left; a tall piece throws a longer one. */
function shadow(piece: Piece): SVGTemplateResult {
  const radius = radii[isSquare(piece) ? "square" : "round"];
  const thrown = heights[isTall(piece) ? "tall" : "short"] * 0.14;
  return svg`<ellipse class="kb-shadow" cx=${thrown} cy=${thrown * 0.32}
    rx=${radius.x * 1.14 + thrown} ry=${radius.y * 1.28 + thrown * 0.3} />`;
}

/** An empty place, and the marks that lie in it: a well for wood, a ruled field for paper. */
export function placeDrawing(set: PieceSet): SVGTemplateResult {
  if (set === "flat") {
    const [left, top, side] = [-pitch / 2 + 3, FLOOR - pitch + 3, pitch - 6];
    return svg`<rect class="kb-well" x=${left} y=${top} width=${side} height=${side} rx="9" />
      <rect class="kb-mark" x=${left} y=${top} width=${side} height=${side} rx="9" />`;
  }
  return svg`<ellipse class="kb-glow" rx=${ring.x * 1.3} ry=${ring.y * 1.4} />
    <ellipse class="kb-well" rx=${ring.x} ry=${ring.y} />
    <ellipse class="kb-lip" rx=${ring.x - 1.2} ry=${ring.y - 1.2} />
    <ellipse class="kb-mark" rx=${ring.x} ry=${ring.y} />`;
}

/** The mat in front of a player: where a piece that was given waits. */
export function matDrawing(set: PieceSet): SVGTemplateResult {
  if (set === "flat") return placeDrawing(set);
  return svg`<ellipse class="kb-mat-edge" cy="4" rx=${ring.x} ry=${ring.y} />
    <ellipse class="kb-mat" rx=${ring.x} ry=${ring.y} />
    <ellipse class="kb-mat-seam" rx=${ring.x - 5} ry=${ring.y - 3.6} />
    <ellipse class="kb-mark" rx=${ring.x} ry=${ring.y} />`;
}

/** Where a piece of the reserve stood before it was given. */
export function goneDrawing(set: PieceSet): SVGTemplateResult {
  return set === "flat"
    ? svg`<path class="kb-gone-mark" d="M-24 16H24" />`
    : svg`<ellipse class="kb-gone-mark" rx=${ring.x * 0.3} ry=${ring.y * 0.3} />`;
}

/** The mouldings of the board's frame: lines along its edges, and where its corners meet. */
export function frameDrawing(): SVGTemplateResult {
  return svg`${MOULDINGS.map(
    ([inset, opacity]) => svg`<rect x=${inset} y=${inset} width=${SIDE - 2 * inset}
      height=${SIDE - 2 * inset} rx=${25 - inset * 0.6} opacity=${opacity} />`,
  )}<path d=${MITRES} opacity="0.55" />`;
}

/** The width of the board's face, in the units in which the pieces are drawn. */
const SIDE = 612;
const MOULDINGS = [
  [3.5, 0.3],
  [8, 0.5],
  [11, 0.25],
  [17, 0.35],
  [21.5, 0.55],
] as const;
const MITRES = "M5 5 28 28M607 5 584 28M5 607 28 584M607 607 584 584";

/** A piece that is safe to give. */
export function tickDrawing(): SVGTemplateResult {
  return svg`<g class="kb-tick"><circle cx="31" cy="12" r="12.5" /><path d="M25 12.5l4.5 5 8-10" /></g>`;
}
