/** What is said to an attempt, in words. */

import type { LessonVerdict } from "../../../generated/protocol";
import { list } from "../formats";
import { t } from "../i18n";
import { alike, pieceName, traitName } from "../wording/pieces";
import { shapeNames } from "../wording/shapes";

export function verdictText(verdict: LessonVerdict): string {
  const { reason, cell, piece, shape, traits, count } = verdict;
  return t(reason, {
    cell: cell ?? "",
    piece: piece === null ? "" : pieceName(piece),
    shape: shape === null ? "" : shapeNames([shape]).join(""),
    alike: alike(traits),
    traits: list(traits.map(traitName)),
    count,
  });
}
