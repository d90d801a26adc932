/** The socket over which positions are analysed: one position and one line at a time. */

import type {
  Analysis, BestLine, FromAnalysis, FromAnalysisPage, Graded, Problem,
} from "../../../generated/protocol";
import { Line } from "../line";

export interface AnalystListener {
  analysisCame(analysis: Analysis): void;
  gradedCame(graded: Graded): void;
  lineCame(line: BestLine): void;
  /** What was asked with this id cannot be answered; null if it is not known what. */
  wasRefused(id: string | null, problem: Problem): void;
  lineLost(): void;
}

let asked = 0;

export class Analyst {
  readonly #line: Line<FromAnalysis>;
  /** What has not been answered to its end: it is asked again when the line comes back. */
  #open = new Map<"analyse" | "line", FromAnalysisPage & { id: string }>();

  constructor(private readonly listener: AnalystListener) {
    this.#line = new Line("/api/analysis/socket", {
      opened: () => this.#open.forEach((question) => this.#line.send(question)),
      received: (message) => this.#receive(message),
      lost: () => listener.lineLost(),
    });
  }

  /** Have every move of a position graded; what was asked before is dropped. Returns an id. */
  analyse(position: string): string {
    return this.#ask({ type: "analyse", id: newId(), position });
  }

  /** Ask for the best line after a word; the one that was asked for before is dropped. */
  askLine(position: string, word: string | null): string {
    return this.#ask({ type: "line", id: newId(), position, word });
  }

  stop(): void {
    this.#open.clear();
    this.#line.send({ type: "stop" } satisfies FromAnalysisPage);
  }

  close(): void {
    this.#line.close();
  }

  #ask(question: FromAnalysisPage & { type: "analyse" | "line"; id: string }): string {
    this.#open.set(question.type, question);
    this.#line.send(question);
    return question.id;
  }

  #receive(message: FromAnalysis): void {
    switch (message.type) {
      case "analysis":
        this.#line.isGood();
        this.listener.analysisCame(message);
        break;
      case "graded":
        if (message.done) this.#settled(message.id);
        this.listener.gradedCame(message);
        break;
      case "line":
        this.#settled(message.id);
        this.listener.lineCame(message);
        break;
      case "refused":
        if (message.id !== null) this.#settled(message.id);
        this.listener.wasRefused(message.id, message.problem);
        break;
      case "pong":
        break;
    }
  }

  #settled(id: string): void {
    for (const [kind, question] of this.#open) if (question.id === id) this.#open.delete(kind);
  }
}

function newId(): string {
  return `q${++asked}`;
}
