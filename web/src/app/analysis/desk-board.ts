/** The board on the analyst's desk: what every placement and every give is worth, or the threats. */

import type { TemplateResult } from "lit";

import { boardView, type Shown, type Touches } from "../board-view";
import { t } from "../i18n";
import { otherSeat } from "../seats";
import { pieceObject } from "../wording/pieces";
import { threatLabels } from "../wording/threats";
import type { Desk } from "./desk";
import { calledCells, emptyCells, partsOf } from "./moments";
import { toAct } from "./tree";

/** What is shown on cells and pieces. */
export type Overlay = "values" | "threats" | "nothing";

/** `lookedAt` is the cell that is pointed at, or has the focus. */
export function deskBoard(
  desk: Desk,
  overlay: Overlay,
  lookedAt: string | null,
  touches: Touches,
): TemplateResult {
  const { moment, isOver, branch } = desk;
  const places = moment.hand !== null && !isOver;
  const gives = moment.hand === null && !isOver;
  const shown: Shown = {
    ...moment,
    handSide: toAct(moment) === "first" ? "near" : "far",
    cells: places ? emptyCells(moment.board) : [],
    pieces: gives ? moment.reserve : [],
    lit: branch.outcome?.cells ?? calledCells(branch.word ?? ""),
    threats: overlay === "threats" ? threatLabels(desk.inquiry?.analysis?.threats ?? []) : [],
    ...(overlay === "values" ? marks(desk, places, lookedAt) : {}),
  };
  return boardView(shown, touches);
}

/** Before a placement the pieces show what giving them is worth after it, or after the best one. */
function marks(
  { inquiry, placedOn, isOver }: Desk,
  places: boolean,
  lookedAt: string | null,
): Pick<Shown, "cellMarks" | "pieceMarks"> {
  if (!inquiry || isOver) return {};
  if (!places) return { pieceMarks: inquiry.pieceMarks(placedOn) };
  const best = inquiry.ranked.map(({ word }) => partsOf(word).cell).find((cell) => cell !== null);
  const cell = lookedAt ?? best ?? null;
  return {
    cellMarks: inquiry.cellMarks,
    ...(cell === null ? {} : { pieceMarks: inquiry.pieceMarks(cell) }),
  };
}

/** Who is to do what. */
export function dutyText(desk: Desk): string {
  const { moment } = desk.branch;
  const seat = toAct(moment);
  const player = desk.names[seat];
  if (moment.hand === null) return t("study-gives", { player, other: desk.names[otherSeat(seat)] });
  return t("study-places", { player, piece: pieceObject(moment.hand) });
}
