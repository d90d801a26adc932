/** The socket of one game: it comes back by itself, and nothing asked for is lost or done twice. */

import type { Do, FromServer, Problem, Table } from "../../../generated/protocol";
import { socketAddress } from "../api";
import { serverSaidNow } from "./server-time";

const PING_EVERY = 20_000;
/** How long the server may be silent after a ping before the line counts as dead. */
const SILENCE_ALLOWED = 10_000;
const SHORTEST_WAIT = 400;
const LONGEST_WAIT = 15_000;
/** The server closes with these when it will not be otherwise next time: no game, no right. */
const FINAL = [4403, 4404];

export interface Listener {
  tableCame(table: Table): void;
  wasDone(id: string, number: number): void;
  wasRefused(id: string | null, problem: Problem): void;
  /** The line is there, or is gone. */
  lineChanged(connected: boolean): void;
}

/** Ids must not repeat, over pages and visits. */
const prefix = crypto.getRandomValues(new Uint32Array(2)).join("-");
let commandsSent = 0;

export class Connection {
  #socket: WebSocket | null = null;
  #unanswered = new Map<string, Do>();
  #failures = 0;
  #closed = false;
  #retry = 0;
  #ping = 0;
  #deadline = 0;

  constructor(
    private readonly game: string,
    private readonly listener: Listener,
  ) {
    addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#wokenUp);
    this.#connect();
  }

  /** Ask for something; it is sent again until it is answered. Returns its id. */
  ask(command: Omit<Do, "type" | "id">): string {
    const id = `${prefix}-${++commandsSent}`;
    const message: Do = { type: "do", id, ...command };
    this.#unanswered.set(id, message);
    this.#send(message);
    return id;
  }

  close(): void {
    this.#closed = true;
    removeEventListener("online", this.#hurry);
    document.removeEventListener("visibilitychange", this.#wokenUp);
    this.#dropSocket();
    clearTimeout(this.#retry);
  }

  #connect(): void {
    clearTimeout(this.#retry);
    const socket = new WebSocket(socketAddress(this.game));
    this.#socket = socket;
    socket.onopen = () => {
      this.#ping = window.setInterval(() => this.#sendPing(), PING_EVERY);
      for (const message of this.#unanswered.values()) this.#send(message);
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      clearTimeout(this.#deadline);
      this.#receive(JSON.parse(event.data) as FromServer);
    };
    socket.onclose = ({ code }) => {
      if (FINAL.includes(code)) this.close();
      else if (this.#socket === socket) this.#lineLost();
    };
  }

  #receive(message: FromServer): void {
    switch (message.type) {
      case "table":
        serverSaidNow(message.now);
        this.#failures = 0;
        this.listener.lineChanged(true);
        this.listener.tableCame(message);
        break;
      case "done":
        this.#unanswered.delete(message.id);
        this.listener.wasDone(message.id, message.number);
        break;
      case "refused":
        if (message.id !== null) this.#unanswered.delete(message.id);
        this.listener.wasRefused(message.id, message.problem);
        break;
      case "pong":
        serverSaidNow(message.now);
        break;
    }
  }

  #send(message: object): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #sendPing(): void {
    this.#send({ type: "ping", sent: performance.now() });
    clearTimeout(this.#deadline);
    this.#deadline = window.setTimeout(() => this.#lineLost(), SILENCE_ALLOWED);
  }

  #lineLost(): void {
    this.#dropSocket();
    if (this.#closed) return;
    this.listener.lineChanged(false);
    const longest = Math.min(LONGEST_WAIT, SHORTEST_WAIT * 2 ** this.#failures++);
    // Not all pages of a server that comes back should knock at the same moment.
    const wait = longest * (0.5 + Math.random() / 2);
    this.#retry = window.setTimeout(() => this.#connect(), wait);
  }

  #dropSocket(): void {
    clearInterval(this.#ping);
    clearTimeout(this.#deadline);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  /** The network is back: do not wait for the next try. */
  readonly #hurry = (): void => {
    if (!this.#socket && !this.#closed) this.#connect();
  };

  /** After sleep the line may be dead without knowing, and the time be wrong. */
  readonly #wokenUp = (): void => {
    if (document.visibilityState !== "visible") return;
    if (this.#socket?.readyState === WebSocket.OPEN) this.#sendPing();
    else this.#hurry();
  };
}
