/** Cells and shapes: where they are, and their names. */

import { t } from "../i18n";
import { pieceName } from "./pieces";

const COLUMNS = [..."abcd"];
const ROWS = [..."1234"];

/** The sixteen cells from a1, b1 … to d4, as boards are written. */
export const CELLS: readonly string[] = ROWS.flatMap((row) =>
  COLUMNS.map((column) => column + row),
);

export type Cells = [string, string, string, string];
type ShapeKind = "row" | "column" | "diagonal" | "square";

export interface Shape {
  /** Its notation. */
  name: string;
  kind: ShapeKind;
  cells: Cells;
}

function shape(kind: ShapeKind, name: string, start: number, steps: number[]): Shape {
  const cells = steps.map((step) => CELLS[start + step] ?? "") as Cells;
  return { kind, name, cells };
}

export const LINES: readonly Shape[] = [
  ...ROWS.map((row, index) => shape("row", row, 4 * index, [0, 1, 2, 3])),
  ...COLUMNS.map((column, index) => shape("column", column, index, [0, 4, 8, 12])),
  shape("diagonal", "/", 0, [0, 5, 10, 15]),
  shape("diagonal", "\\", 3, [0, 3, 6, 9]),
];

const SQUARES: readonly Shape[] = CELLS.flatMap((cell, index) =>
  index % 4 < 3 && index < 12 ? [shape("square", cell, index, [0, 1, 4, 5])] : [],
);

/** The shapes of a variant, by its code. */
export function shapesOf(variant: string): readonly Shape[] {
  const which = variant.split(":")[1] ?? "l";
  return [...(which.includes("l") ? LINES : []), ...(which.includes("q") ? SQUARES : [])];
}

export function shapeNamed(name: string): Shape | undefined {
  return [...LINES, ...SQUARES].find((candidate) => candidate.name === name);
}

/** A shape by its kind and notation, such as "row 3". */
export function shapeName({ kind, name }: Shape): string {
  return t(`shape-${kind}`, { name });
}

/** Shapes by their notation, in words. */
export function shapeNames(names: readonly string[]): string[] {
  return names.map((name) => {
    const found = shapeNamed(name);
    return found ? shapeName(found) : name;
  });
}

/** The piece on a cell of a board; null if it is empty. */
export function pieceOn(board: string, cell: string): string | null {
  const piece = board[CELLS.indexOf(cell)] ?? ".";
  return piece === "." ? null : piece;
}

/** What is on a cell, in words. */
export function cellText(cell: string, piece: string | null): string {
  return piece === null
    ? t("cell-empty", { cell })
    : t("picture-cell", { cell, piece: pieceName(piece) });
}

/** What is on the cells of a shape, read out. */
export function shapeText(board: string, of: Shape): string {
  const cells = of.cells.map((cell) => cellText(cell, pieceOn(board, cell)));
  return t("read-shape", { shape: shapeName(of), cells: cells.join(" ") });
}
