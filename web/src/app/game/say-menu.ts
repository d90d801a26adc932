/** A button, and behind it the few things that can be said at a table. */

import { html, nothing, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";

import type { Phrase, Table } from "../../../generated/protocol";
import { t } from "../i18n";
import { icon } from "../icons";
import { LightElement } from "../light-element";
import { yourSeat } from "../seats";
import { AFTERWARDS, DURING, phraseText, phraseView, REACTIONS } from "./phrases";

/** Where the other player is elsewhere, something can be said. */
export function sayMenu(table: Table, say: (phrase: Phrase) => void): unknown {
  if (!table.online || !yourSeat(table)) return nothing;
  return html`<kvarto-say-menu .isOver=${table.outcome !== null} .say=${say}></kvarto-say-menu>`;
}

@customElement("kvarto-say-menu")
export class SayMenu extends LightElement {
  /** Whether the game is over: then other things are said than before. */
  @property({ attribute: false }) isOver = false;
  @property({ attribute: false }) say!: (phrase: Phrase) => void;

  protected override render(): TemplateResult {
    const phrases = this.isOver ? AFTERWARDS : DURING;
    return html`<button type="button" class="round quiet" aria-haspopup="dialog"
        aria-label=${t("say-title")} @click=${() => this.#dialog?.showModal()}
      >${icon("say")}</button>
      <dialog class="sheet say-sheet" aria-label=${t("say-title")} @click=${this.#clicked}>
        <div class="sheet-head">
          <h2>${t("say-title")}</h2>
          <button type="button" class="round" aria-label=${t("close")}
            @click=${() => this.#dialog?.close()}
          >${icon("close")}</button>
        </div>
        <div class="buttons">
          ${phrases.map(
            (phrase) => html`<button type="button" class="quiet" @click=${() => this.#say(phrase)}>
              ${phraseText(phrase)}
            </button>`,
          )}
        </div>
        <div class="buttons say-reactions">
          ${REACTIONS.map(
            (phrase) => html`<button type="button" class="round" @click=${() => this.#say(phrase)}>
              ${phraseView(phrase)}
            </button>`,
          )}
        </div>
      </dialog>`;
  }

  get #dialog(): HTMLDialogElement | null {
    return this.querySelector("dialog");
  }

  #say(phrase: Phrase): void {
    this.#dialog?.close();
    this.say(phrase);
  }

  /** A press beside the sheet closes it. */
  readonly #clicked = (event: MouseEvent): void => {
    if (event.target instanceof HTMLDialogElement) this.#dialog?.close();
  };
}
