/** What lies on the table at a moment, and what a word of notation changes about it. */

import { ALL_PIECES } from "../wording/pieces";
import { CELLS, shapeNamed } from "../wording/shapes";

export interface Moment {
  /** Sixteen characters from a1, b1 … to d4: a piece, or a dot. */
  board: string;
  hand: string | null;
  reserve: readonly string[];
  /** The cell of the last placement. */
  last: string | null;
}

export const STANDARD = "chst:l";

/** A word of notation, taken apart. */
export interface Parts {
  cell: string | null;
  /** The piece that is given. */
  piece: string | null;
  /** The shape of a right call; empty if none was pointed out, null without a right call. */
  call: string | null;
}

export function partsOf(word: string): Parts {
  const turn = /^(?:\?[^,]*,)?([a-d][1-4])?(?:[!?][^>]*)?(?:>([0-9A-F]))?/.exec(word);
  const call = /!([^>]*)$/.exec(word);
  return { cell: turn?.[1] ?? null, piece: turn?.[2] ?? null, call: call?.[1] ?? null };
}

/** The cells of the shape that a word calls rightly. */
export function calledCells(word: string): readonly string[] {
  const { call } = partsOf(word);
  return (call && shapeNamed(call)?.cells) || [];
}

export function withPlaced(moment: Moment, cell: string): Moment {
  if (moment.hand === null) return moment;
  const board = [...moment.board];
  board[CELLS.indexOf(cell)] = moment.hand;
  return { ...moment, board: board.join(""), hand: null, last: cell };
}

export function withGiven(moment: Moment, piece: string): Moment {
  return { ...moment, hand: piece, reserve: moment.reserve.filter((other) => other !== piece) };
}

/** What a word leads to: after the placement, and after the give. */
export function momentsOf(start: Moment, word: string): Moment[] {
  const { cell, piece } = partsOf(word);
  const placed = cell === null ? start : withPlaced(start, cell);
  const given = piece === null ? placed : withGiven(placed, piece);
  return [...(cell === null ? [] : [placed]), ...(piece === null ? [] : [given])];
}

export function momentAfter(start: Moment, word: string): Moment {
  return momentsOf(start, word).at(-1) ?? start;
}

/** A board and a hand; what is not on the table is in reserve. */
export function momentWith(board: string, hand: string | null, last: string | null): Moment {
  const reserve = ALL_PIECES.filter((piece) => piece !== hand && !board.includes(piece));
  return { board, hand, reserve, last };
}

export const EMPTY: Moment = momentWith(".".repeat(16), null, null);

/** A position as notation writes it; null if it cannot be one. */
export function readPosition(text: string): { moment: Moment; variant: string } | null {
  const [rows = "", held = "-", ...rest] = text.trim().split(/\s+/);
  const board = rows.split("/").reverse().join("").toUpperCase();
  if (!/^[0-9A-F.]{16}$/.test(board) || !/^(-|[0-9A-Fa-f])$/.test(held)) return null;
  const last = rest.find((field) => field.startsWith("@"))?.slice(1) ?? null;
  const variant = rest.find((field) => !field.startsWith("@")) ?? STANDARD;
  return { moment: momentWith(board, held === "-" ? null : held.toUpperCase(), last), variant };
}

/** The same as notation writes it. */
export function positionText({ board, hand, last }: Moment, variant: string): string {
  const rows = [3, 2, 1, 0].map((row) => board.slice(4 * row, 4 * row + 4)).join("/");
  const fields = [rows, hand ?? "-"];
  if (variant !== STANDARD) fields.push(variant);
  if (last !== null) fields.push(`@${last}`);
  return fields.join(" ");
}

export function emptyCells(board: string): string[] {
  return CELLS.filter((_, index) => board[index] === ".");
}

export function filledCells(board: string): string[] {
  return CELLS.filter((_, index) => board[index] !== ".");
}
