/** The board element, set up as this person likes it. */

import { html, type TemplateResult } from "lit";

import type { SeatName, Step } from "../../generated/protocol";
import "../board/kvarto-board";
import type { Labels, Marks } from "../board/kvarto-board";
import { currentLanguage, t } from "./i18n";
import { preferences, shownTheme } from "./preferences";
import { placerOn } from "./seats";
import { ALL_PIECES, pieceName } from "./wording/pieces";
import { type Cells, cellText } from "./wording/shapes";

export const EMPTY_BOARD = ".".repeat(16);

/** What is to be seen and touched; what is left out is not there. */
export interface Shown {
  board: string;
  reserve: readonly string[];
  hand: string | null;
  handSide?: "near" | "far";
  last?: string | null;
  cells?: readonly string[];
  pieces?: readonly string[];
  pointing?: boolean;
  lit?: readonly string[];
  threats?: readonly { cell: string; label: string }[];
  safe?: readonly string[] | null;
  cellMarks?: Marks;
  pieceMarks?: Marks;
  /** A position is being set up. */
  isFree?: boolean;
  /** A picture: nothing sounds, and nothing can be touched. */
  isPicture?: boolean;
  /** The board without reserve and hands. */
  isBare?: boolean;
  /** Another piece set than the preferred one. */
  set?: "wood" | "flat";
}

export interface Touches {
  place?: (cell: string) => void;
  give?: (piece: string) => void;
  point?: (cells: Cells) => void;
}

export function boardView(shown: Shown, touches: Touches = {}): TemplateResult {
  const liked = preferences();
  return html`<kvarto-board
    ?inert=${shown.isPicture}
    .bare=${shown.isBare ?? false}
    .board=${shown.board}
    .reserve=${shown.reserve}
    .hand=${shown.hand}
    .handSide=${shown.handSide ?? "near"}
    .last=${shown.last ?? null}
    .cells=${shown.cells ?? NONE}
    .pieces=${shown.pieces ?? NONE}
    .pointing=${shown.pointing ?? false}
    .lit=${shown.lit ?? NONE}
    .threats=${shown.threats ?? NONE}
    .safe=${shown.safe ?? null}
    .cellMarks=${shown.cellMarks ?? NO_MARKS}
    .pieceMarks=${shown.pieceMarks ?? NO_MARKS}
    .free=${shown.isFree ?? false}
    .set=${shown.set ?? liked.set}
    .theme=${shownTheme()}
    .coordinates=${liked.coordinates}
    .animated=${liked.animation}
    .sound=${liked.sound && !shown.isPicture}
    .labels=${labels()}
    @kvarto-place=${(event: CustomEvent<{ cell: string }>) => touches.place?.(event.detail.cell)}
    @kvarto-give=${(event: CustomEvent<{ piece: string }>) => touches.give?.(event.detail.piece)}
    @kvarto-point=${(event: CustomEvent<{ cells: Cells }>) => touches.point?.(event.detail.cells)}
  ></kvarto-board>`;
}

/** A moment of a game that is looked through. */
export function shownStep(step: Step, near: SeatName, lit: readonly string[]): Shown {
  const { board, reserve, hand, last } = step;
  const handSide = placerOn(board) === near ? "near" : "far";
  return { board, reserve, hand, last, handSide, lit };
}

/** A position as notation writes it. The server says whether there can be such a one. */
export function shownPosition(text: string): Shown {
  const [rows = "", held = "-", ...rest] = text.trim().split(/\s+/);
  const board = rows.split("/").reverse().join("").toUpperCase();
  const hand = held === "-" ? null : held.toUpperCase();
  const last = rest.find((field) => field.startsWith("@"))?.slice(1) ?? null;
  const reserve = ALL_PIECES.filter((piece) => piece !== hand && !board.includes(piece));
  return { board: board.length === 16 ? board : EMPTY_BOARD, hand, last, reserve };
}

/** One empty list, so that the board sees that nothing has changed. */
const NONE: readonly never[] = [];
const NO_MARKS: Marks = {};

let labelsOfLanguage: [tag: string, labels: Labels] | null = null;

function labels(): Labels {
  const { tag } = currentLanguage();
  if (labelsOfLanguage?.[0] !== tag) {
    labelsOfLanguage = [
      tag,
      {
        cell: cellText,
        piece: pieceName,
        reserve: t("picture-reserve"),
        hand: t("picture-hand"),
        board: t("board-label"),
      },
    ];
  }
  return labelsOfLanguage[1];
}
