/** Tables of games, for tests of what the page makes of them. */

import type { Occupant, Table } from "../../generated/protocol";
import { momentWith, positionText } from "../app/analysis/moments";

const NOBODY = { first: [], second: [] };

function occupant(name: string, yours: boolean): Occupant {
  return { name, level: null, yours, points: true };
}

/** The beginning of a game of Anna and Ben at this device, changed where that is said. */
export function table(changes: Partial<Table> = {}): Table {
  return {
    type: "table",
    id: "game",
    number: 1,
    now: 0,
    variant: "chst:l",
    calling: "spoken",
    false_call: "ignore",
    late_call: false,
    clock: "-",
    casual: true,
    seats: { first: occupant("Anna", true), second: occupant("Ben", true) },
    throws: [],
    words: [],
    to_act: "first",
    may: NOBODY,
    aids: { first: null, second: null },
    pointing: null,
    deadline: null,
    called: [],
    offers: [],
    paused: false,
    clocks: { first: null, second: null, running: null },
    outcome: null,
    rematch: null,
    rematch_asked: [],
    online: false,
    watched: false,
    away: { first: null, second: null },
    grace: null,
    watchers: 0,
    behind: null,
    ...onTable(".".repeat(16)),
    ...changes,
  };
}

/** What a table says of the pieces, with this board from a1, b1 … to d4. */
export function onTable(
  board: string,
  hand: string | null = null,
): Pick<Table, "board" | "hand" | "reserve" | "last" | "position"> {
  const whole = board.padEnd(16, ".");
  const moment = momentWith(whole, hand, null);
  return { ...moment, reserve: [...moment.reserve], position: positionText(moment, "chst:l") };
}

/** The seats of a game that is played with somebody elsewhere. */
export const ANNA_HERE = { first: occupant("Anna", true), second: occupant("Ben", false) };
export const WATCHED = { first: occupant("Anna", false), second: occupant("Ben", false) };
