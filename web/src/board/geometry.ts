/** Where things are: cells and pieces in their order, and which neighbour lies in a direction. */

import type { Cell, Piece } from "./types";

const COLUMNS = ["a", "b", "c", "d"] as const;

/** The rows of the board as they are seen, the far one first. */
export const ROWS: readonly (readonly Cell[])[] = [4, 3, 2, 1].map((row) =>
  COLUMNS.map((column) => `${column}${row}`),
);

export const PIECES: readonly Piece[] = [..."0123456789ABCDEF"];

export function isTall(piece: Piece): boolean {
  return (parseInt(piece, 16) & 4) !== 0;
}

export function isSquare(piece: Piece): boolean {
  return (parseInt(piece, 16) & 2) !== 0;
}

/** The piece on a cell; boards are written from a1, b1 … to d4. */
export function pieceOn(board: string, cell: Cell): Piece | null {
  const piece = board[COLUMNS.indexOf(cell[0] as "a") + 4 * (Number(cell[1]) - 1)];
  return piece === undefined || piece === "." ? null : piece;
}

/** The middle of the foot of a standing piece on the screen, and how many pixels a unit has. */
export interface Stand {
  x: number;
  y: number;
  scale: number;
}

/** Every drawing of a piece has the middle of its foot at the origin. */
export function standOf(drawing: SVGGraphicsElement): Stand | null {
  const matrix = drawing.getScreenCTM();
  return matrix && { x: matrix.e, y: matrix.f, scale: matrix.a };
}

export type Direction = "up" | "down" | "left" | "right";

const STEPS: Record<Direction, readonly [number, number]> = {
  up: [0, -1],
  down: [0, 1],
  left: [-1, 0],
  right: [1, 0],
};

/** The nearest of some elements in a direction, as they are laid out at this moment. */
export function neighbour(
  from: Element,
  among: readonly HTMLElement[],
  direction: Direction,
): HTMLElement | null {
  const [right, down] = STEPS[direction];
  const here = middleOf(from);
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const candidate of among) {
    const there = middleOf(candidate);
    const ahead = (there.x - here.x) * right + (there.y - here.y) * down;
    const aside = Math.abs((there.x - here.x) * down) + Math.abs((there.y - here.y) * right);
    // Within a row or column first: what lies askew is taken only where nothing lies straight.
    const distance = ahead + 4 * aside;
    if (ahead > 1 && ahead >= aside && distance < least) {
      best = candidate;
      least = distance;
    }
  }
  return best;
}

function middleOf(element: Element): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}
