/** Moves that are typed as notation writes them, and questions about the board. */

import { LINES, type Shape, shapeNamed } from "../wording/shapes";

export type Typed =
  | { kind: "place"; cell: string; piece: string | null }
  | { kind: "give"; piece: string }
  | { kind: "call"; shape: Shape | null }
  | { kind: "end-turn" }
  | { kind: "read"; shapes: readonly Shape[] };

/**
 * What a typed line asks for; null if it says nothing.
 *
 * `b2>7` places and gives, `b2` places, `>7` gives, `!` or `!3` calls, `=` ends the last turn,
 * `?3` reads row 3 and `?` every row.
 */
export function readTyped(line: string): Typed | null {
  const text = line.replace(/\s+/g, "");
  const place = /^([a-d][1-4])(?:>([0-9a-f]))?$/i.exec(text);
  if (place?.[1]) {
    const piece = place[2]?.toUpperCase() ?? null;
    return { kind: "place", cell: place[1].toLowerCase(), piece };
  }
  const give = /^>([0-9a-f])$/i.exec(text);
  if (give?.[1]) return { kind: "give", piece: give[1].toUpperCase() };
  if (text === "=") return { kind: "end-turn" };
  const [mark, name] = [text[0], text.slice(1).toLowerCase()];
  const shape = name ? (shapeNamed(name) ?? null) : null;
  if (name && !shape) return null;
  if (mark === "!") return { kind: "call", shape };
  if (mark === "?") return { kind: "read", shapes: shape ? [shape] : rowsFromTheTop() };
  return null;
}

function rowsFromTheTop(): Shape[] {
  return LINES.filter(({ kind }) => kind === "row").reverse();
}
