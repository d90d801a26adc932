/** A tree of variations: what was played, what could have been, and what is said of it. */

import type { Outcome, SeatName } from "../../../generated/protocol";
import { otherSeat, placerOn } from "../seats";
import type { Moment } from "./moments";

export interface Branch {
  readonly parent: Branch | null;
  /** The word that leads here, the round it belongs to and who played it; null at the beginning. */
  readonly word: string | null;
  readonly number: number | null;
  readonly seat: SeatName | null;
  /** What lies on the table after it. */
  readonly moment: Moment;
  /** How the game ended with it, where a record says so. */
  readonly outcome: Outcome | null;
  /** What was left on the player's clock, in milliseconds. */
  readonly clock: number | null;
  /** What is said before the word, where a variation begins, and after it. */
  readonly before: string;
  comment: string;
  /** The first goes on with the main line. */
  children: Branch[];
}

const BARE = { number: null, seat: null, outcome: null, clock: null, before: "", comment: "" };

export function beginning(moment: Moment): Branch {
  return { ...BARE, parent: null, word: null, moment, children: [] };
}

/** Who is to place, or to give. */
export function toAct({ board, hand }: Moment): SeatName {
  const placer = placerOn(board);
  return hand === null ? otherSeat(placer) : placer;
}

/** The branch that a word leads to; it is there already, or grows now. */
export function grown(from: Branch, word: string, moment: Moment): Branch {
  const known = from.children.find((child) => child.word === word);
  if (known) return known;
  const number = from.number === null ? 1 : from.number + (from.seat === "second" ? 1 : 0);
  const seat = toAct(from.moment);
  const child: Branch = { ...BARE, parent: from, word, number, seat, moment, children: [] };
  from.children.push(child);
  return child;
}

/** From the beginning to here, both included. */
export function pathTo(branch: Branch): Branch[] {
  return branch.parent ? [...pathTo(branch.parent), branch] : [branch];
}

/** From here on by the first children, without this one. */
export function mainLineFrom(branch: Branch): Branch[] {
  const [next] = branch.children;
  return next ? [next, ...mainLineFrom(next)] : [];
}

/** Everything that grows from a branch, each after what it follows; without the branch itself. */
export function descendants(branch: Branch): Branch[] {
  return branch.children.flatMap((child) => [child, ...descendants(child)]);
}

/** Make this branch, and what leads to it, the main line. */
export function promote(branch: Branch): void {
  for (const each of pathTo(branch)) {
    const { parent } = each;
    if (parent) parent.children = [each, ...parent.children.filter((other) => other !== each)];
  }
}

/** Cut a branch off; where it grew is what is left to look at. */
export function cut(branch: Branch): Branch {
  const { parent } = branch;
  if (!parent) return branch;
  parent.children = parent.children.filter((child) => child !== branch);
  return parent;
}

export function isMainLine(branch: Branch): boolean {
  return pathTo(branch).every((each) => !each.parent || each.parent.children[0] === each);
}
