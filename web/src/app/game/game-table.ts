/** The table as the page shows it: what the server says, and on top what was asked just now. */

import type {
  CommandName, Do, Invitation, Phrase, Problem, Said, SeatName, Table,
} from "../../../generated/protocol";
import { Refusal } from "../api";
import { otherSeat } from "../seats";
import { CELLS } from "../wording/shapes";
import { Connection } from "./connection";

export type Details = Pick<Do, "piece" | "cell" | "cells">;

interface Pending {
  seat: SeatName;
  command: Do["command"];
  details: Details;
  /** The number of the table that has it in; null until it is answered. */
  number: number | null;
  settle: { resolve: () => void; reject: (error: Refusal) => void };
}

export interface Watcher {
  /** Something is to be drawn anew. */
  changed(): void;
  /** The server has sent a table; one with the same number tells of who is there, for example. */
  moved(before: Table | null, after: Table): void;
  said(said: Said): void;
  /** Something is refused that nobody waits for. */
  refused(problem: Problem): void;
}

export class GameTable {
  connected = true;
  /** The table at which somebody has yet to sit down; null once the game has begun. */
  invitation: Invitation | null = null;
  #truth: Table | null = null;
  #pending = new Map<string, Pending>();
  readonly #connection: Connection;

  constructor(
    game: string,
    private readonly watcher: Watcher,
  ) {
    this.#connection = new Connection(game, {
      tableCame: (table) => this.#tableCame(table),
      invitationCame: (invitation) => {
        this.invitation = invitation;
        this.watcher.changed();
      },
      wasSaid: (said) => this.watcher.said(said),
      wasDone: (id, number) => this.#wasDone(id, number),
      wasRefused: (id, problem) => this.#wasRefused(id, problem),
      lineChanged: (connected) => this.#lineChanged(connected),
    });
  }

  /** What to show; null before the first table has come. */
  get view(): Table | null {
    const truth = this.#truth;
    if (!truth || this.#pending.size === 0) return truth;
    const drawn = [...this.#pending.values()].reduce(withDrawn, truth);
    // Nothing more can be asked for until this is answered; only a table says what may be done.
    return { ...drawn, may: { first: [], second: [] } };
  }

  /** Ask for something. It is drawn at once, and put back if it is refused. */
  ask(seat: SeatName, command: CommandName, details: Details = {}): Promise<void> {
    return new Promise((resolve, reject) => {
      const id = this.#connection.ask({ seat, command, ...details });
      const settle = { resolve, reject };
      this.#pending.set(id, { seat, command, details, number: null, settle });
      this.watcher.changed();
    });
  }

  say(seat: SeatName, phrase: Phrase): void {
    this.#connection.say(seat, phrase);
  }

  close(): void {
    this.#connection.close();
  }

  #tableCame(table: Table): void {
    const before = this.#truth;
    if (before && table.number < before.number) return;
    this.#truth = table;
    this.#forgetWhatIsIn();
    this.watcher.moved(before, table);
    this.invitation = null;
    this.watcher.changed();
  }

  #wasDone(id: string, number: number): void {
    const pending = this.#pending.get(id);
    if (!pending) return;
    pending.number = number;
    this.#forgetWhatIsIn();
    this.watcher.changed();
  }

  #wasRefused(id: string | null, problem: Problem): void {
    const pending = id === null ? undefined : this.#pending.get(id);
    if (id === null || !pending) {
      this.watcher.refused(problem);
      return;
    }
    this.#pending.delete(id);
    pending.settle.reject(new Refusal(problem, 0));
    this.watcher.changed();
  }

  #forgetWhatIsIn(): void {
    const number = this.#truth?.number ?? -1;
    for (const [id, pending] of this.#pending) {
      if (pending.number !== null && pending.number <= number) {
        this.#pending.delete(id);
        pending.settle.resolve();
      }
    }
  }

  #lineChanged(connected: boolean): void {
    if (this.connected === connected) return;
    this.connected = connected;
    this.watcher.changed();
  }
}

/** The table with a move drawn in that has not been answered yet. */
function withDrawn(table: Table, { seat, command, details }: Pending): Table {
  if (command === "place" && details.cell && table.hand) {
    const board = [...table.board];
    board[CELLS.indexOf(details.cell)] = table.hand;
    return { ...table, board: board.join(""), hand: null, last: details.cell };
  }
  if (command === "give" && details.piece) {
    const reserve = table.reserve.filter((piece) => piece !== details.piece);
    return { ...table, reserve, hand: details.piece, to_act: otherSeat(seat) };
  }
  return table;
}
