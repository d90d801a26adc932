/** A line to type moves and questions into, and buttons that read the board out. */

import { html, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";

import type { SeatName, Table } from "../../../generated/protocol";
import { errorText } from "../api";
import { t } from "../i18n";
import { LightElement } from "../light-element";
import { readOutButtons } from "../read-out";
import { seatsHere } from "../seats";
import { LINES, type Shape, shapeText } from "../wording/shapes";
import type { GameTable } from "./game-table";
import { readTyped, type Typed } from "./typed-moves";

@customElement("kvarto-typed-input")
export class TypedInput extends LightElement {
  @property({ attribute: false }) table!: Table;
  @property({ attribute: false }) game!: GameTable;
  @state() private answer = "";

  protected override render(): TemplateResult {
    return html`<details class="fold">
      <summary>${t("typed-title")}</summary>
      <form class="typed" @submit=${this.#submit}>
        <label for="typed-line">${t("typed-label")}</label>
        <div class="typed-row">
          <input id="typed-line" name="line" dir="ltr" autocomplete="off" autocapitalize="off"
            spellcheck="false" maxlength="12" aria-describedby="typed-help" />
          <button type="submit" class="quiet">${t("typed-do")}</button>
        </div>
        <p id="typed-help" class="help">${t("typed-help")}</p>
      </form>
      <p class="typed-answer" role="status">${this.answer}</p>
      ${readOutButtons(LINES, (shape) => this.#read([shape]))}
    </details>`;
  }

  readonly #submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    const line = String(new FormData(form).get("line") ?? "");
    const typed = readTyped(line);
    if (!typed) {
      this.#say(t("typed-not-understood", { text: line }));
      return;
    }
    form.reset();
    this.answer = "";
    this.#do(typed).catch((error: unknown) => this.#say(errorText(error)));
  };

  async #do(typed: Typed): Promise<void> {
    if (typed.kind === "read") {
      this.#read(typed.shapes);
      return;
    }
    const seat = this.#speaker();
    if (!seat) return;
    switch (typed.kind) {
      case "place":
        await this.game.ask(seat, "place", { cell: typed.cell });
        if (typed.piece) await this.game.ask(seat, "give", { piece: typed.piece });
        break;
      case "give":
        await this.game.ask(seat, "give", { piece: typed.piece });
        break;
      case "call":
        await this.game.ask(seat, "call");
        if (typed.shape && this.table.seats[seat].points) {
          await this.game.ask(seat, "point", { cells: typed.shape.cells });
        }
        break;
      case "end-turn":
        await this.game.ask(seat, "end_turn");
    }
  }

  /** Who types: who is to act, if that is somebody here. */
  #speaker(): SeatName | undefined {
    const here = seatsHere(this.table);
    return here.find((seat) => seat === this.table.to_act) ?? here[0];
  }

  #read(shapes: readonly Shape[]): void {
    this.#say(shapes.map((shape) => shapeText(this.table.board, shape)).join(" "));
  }

  #say(text: string): void {
    this.answer = text;
  }
}
