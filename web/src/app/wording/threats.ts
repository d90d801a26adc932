/** Threats in words. */

import { list } from "../formats";
import { traitName } from "./pieces";

export interface CellThreat {
  cell: string;
  /** What the other three pieces of a shape share. */
  trait: string;
}

/** One label a cell, however many features are threatened there. */
export function threatLabels(threats: readonly CellThreat[]): { cell: string; label: string }[] {
  const cells = [...new Set(threats.map(({ cell }) => cell))];
  return cells.map((cell) => {
    const traits = threats.filter((threat) => threat.cell === cell).map(({ trait }) => trait);
    return { cell, label: list([...new Set(traits)].map(traitName)) };
  });
}
