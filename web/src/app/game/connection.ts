/** The socket of one game: nothing asked for is lost or done twice, and time is kept by it. */

import type {
  Do, FromServer, Invitation, Phrase, Problem, Said, SeatName, Table,
} from "../../../generated/protocol";
import { isPassing, socketPath } from "../api";
import { Line } from "../line";
import { serverAnswered, serverSaidNow } from "./server-time";

export interface Listener {
  tableCame(table: Table): void;
  /** There is a table, but the game has not begun yet. */
  invitationCame(invitation: Invitation): void;
  wasSaid(said: Said): void;
  wasDone(id: string, number: number): void;
  wasRefused(id: string | null, problem: Problem): void;
  /** The line is there, or is gone. */
  lineChanged(connected: boolean): void;
}

/** How long after the server could not do something it is asked again, in milliseconds. */
const ASK_AGAIN = 1_000;

/** Ids must not repeat, over pages and visits. */
const prefix = crypto.getRandomValues(new Uint32Array(2)).join("-");
let commandsSent = 0;

export class Connection {
  readonly #line: Line<FromServer>;
  #unanswered = new Map<string, Do>();
  /** Whether it has been told that the server cannot do anything just now. */
  #isHindered = false;
  #again = 0;

  constructor(
    game: string,
    private readonly listener: Listener,
  ) {
    this.#line = new Line<FromServer>(socketPath(game), {
      opened: () => this.#opened(),
      received: (message) => this.#receive(message),
      lost: () => this.listener.lineChanged(false),
    });
  }

  /** Ask for something; it is sent again until it is answered. Returns its id. */
  ask(command: Omit<Do, "type" | "id">): string {
    const id = `${prefix}-${++commandsSent}`;
    const message: Do = { type: "do", id, ...command };
    this.#unanswered.set(id, message);
    this.#line.send(message);
    return id;
  }

  /** Say something; what is said while the line is gone is not heard. */
  say(seat: SeatName, phrase: Phrase): void {
    this.#line.send({ type: "say", seat, phrase });
  }

  close(): void {
    clearTimeout(this.#again);
    this.#line.close();
  }

  #opened(): void {
    // How long the answer takes tells how old the times are that the server sends.
    this.#line.send({ type: "ping", sent: performance.now() });
    this.#askAgain();
  }

  #askAgain(): void {
    for (const message of this.#unanswered.values()) this.#line.send(message);
  }

  #receive(message: FromServer): void {
    switch (message.type) {
      case "table":
        this.#isHeard(message.now);
        this.listener.tableCame(message);
        break;
      case "invitation":
        this.#isHeard(message.now);
        this.listener.invitationCame(message);
        break;
      case "said":
        this.listener.wasSaid(message);
        break;
      case "probe":
        this.#line.send({ type: "echo", nonce: message.nonce });
        break;
      case "done":
        this.#unanswered.delete(message.id);
        this.#isHindered = false;
        this.listener.wasDone(message.id, message.number);
        break;
      case "refused":
        this.#refused(message.id, message.problem);
        break;
      case "pong":
        serverAnswered(message.now, message.sent);
        break;
    }
  }

  #refused(id: string | null, problem: Problem): void {
    if (!isPassing(problem)) {
      if (id !== null) this.#unanswered.delete(id);
      this.listener.wasRefused(id, problem);
      return;
    }
    // It is told once, and asked for until it is done.
    if (!this.#isHindered) this.listener.wasRefused(null, problem);
    this.#isHindered = true;
    clearTimeout(this.#again);
    this.#again = window.setTimeout(() => this.#askAgain(), ASK_AGAIN);
  }

  /** The server has told what there is to see. */
  #isHeard(now: number): void {
    serverSaidNow(now);
    this.#line.isGood();
    this.listener.lineChanged(true);
  }
}
