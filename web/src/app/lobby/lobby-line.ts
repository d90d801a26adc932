/** The socket of the lobby; what is sought is sought again when the line comes back. */

import type { Agreement, FromLobby, Lobby, Problem } from "../../../generated/protocol";
import { isPassing } from "../api";
import { Line } from "../line";

export interface LobbyListener {
  lobbyCame(lobby: Lobby): void;
  /** Somebody has been found; the game has this id. */
  wasPaired(game: string): void;
  wasRefused(problem: Problem): void;
  lineLost(): void;
}

export class LobbyLine {
  readonly #line: Line<FromLobby>;
  #wish: Agreement | null = null;

  constructor(private readonly listener: LobbyListener) {
    this.#line = new Line("/api/lobby/socket", {
      opened: () => this.#sayWish(),
      received: (message) => this.#receive(message),
      lost: () => listener.lineLost(),
    });
  }

  seek(wish: Agreement): void {
    this.#wish = wish;
    this.#sayWish();
  }

  stopSeeking(): void {
    this.#wish = null;
    this.#line.send({ type: "stop_seeking" });
  }

  /** This browser has become somebody: only a new socket tells the server so. */
  introduce(): void {
    this.#line.reopen();
  }

  close(): void {
    this.#line.close();
  }

  #sayWish(): void {
    if (this.#wish) this.#line.send({ type: "seek", wish: this.#wish });
  }

  #receive(message: FromLobby): void {
    switch (message.type) {
      case "lobby":
        this.#line.isGood();
        this.listener.lobbyCame(message);
        break;
      case "paired":
        this.#wish = null;
        this.listener.wasPaired(message.id);
        break;
      case "refused":
        if (isPassing(message.problem)) break; // the line is lost for it, and comes back
        this.#wish = null;
        this.listener.wasRefused(message.problem);
        break;
      case "pong":
        break;
    }
  }
}
