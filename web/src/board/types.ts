/** What a board is told, and what it tells. */

/** A piece as notation writes it: `0` to `F`. */
export type Piece = string;
/** A cell, `a1` to `d4`. */
export type Cell = string;

/** The side of the table at which a player sits, as seen from the screen. */
export type Side = "near" | "far";
export type PieceSet = "wood" | "flat";
export type Theme = "light" | "dark";

/** A cell on which something is to be seen, in a word or two: what threatens there. */
export interface Threat {
  cell: Cell;
  label: string;
}

/** What a cell or a piece is worth: told by colour, by a sign, and in words. */
export interface Mark {
  kind: "good" | "even" | "bad" | "unknown";
  /** One to three signs, such as "+3". */
  sign: string;
  /** The same for those who listen. */
  label: string;
  /** Whether nothing is better. */
  best: boolean;
}

/** Marks by the cells or pieces that have one. */
export type Marks = Readonly<Record<string, Mark>>;

/** Everything that is said: the board itself knows no language. */
export interface Labels {
  board: string;
  reserve: string;
  hand: string;
  cell(cell: Cell, piece: Piece | null): string;
  piece(piece: Piece): string;
}

export interface BoardEvents {
  "kvarto-place": CustomEvent<{ cell: Cell }>;
  "kvarto-give": CustomEvent<{ piece: Piece }>;
  "kvarto-point": CustomEvent<{ cells: Cell[] }>;
  "kvarto-refuse": CustomEvent<Record<string, never>>;
}
