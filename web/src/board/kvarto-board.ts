/** `<kvarto-board>`: board, reserve and hands. It knows no rules and no language. */

import { LitElement, html } from "lit";
import { customElement, property } from "lit/decorators.js";

import type { BoardEvents, Cell, Labels, Piece, PieceSet, Side, Theme, Threat } from "./types";

export type { BoardEvents, Cell, Labels, Piece, PieceSet, Side, Theme, Threat } from "./types";

@customElement("kvarto-board")
export class KvartoBoard extends LitElement {
  /** Sixteen characters from a1, b1 … to d4: a piece, or a dot. */
  @property() board = ".".repeat(16);
  /** The pieces that have not been given yet. */
  @property({ attribute: false }) reserve: readonly Piece[] = [];
  /** The piece in hand, and who holds it. */
  @property({ attribute: false }) hand: Piece | null = null;
  @property({ attribute: false }) handSide: Side = "near";
  /** Where the last piece was placed. */
  @property({ attribute: false }) last: Cell | null = null;
  /** What can be chosen now: cells to place on, pieces to give. */
  @property({ attribute: false }) cells: readonly Cell[] = [];
  @property({ attribute: false }) pieces: readonly Piece[] = [];
  /** Whether the four cells of a call are being pointed out. */
  @property({ type: Boolean }) pointing = false;
  /** The cells of the shape that won. */
  @property({ attribute: false }) lit: readonly Cell[] = [];
  @property({ attribute: false }) threats: readonly Threat[] = [];
  /** The pieces of the reserve that are safe to give; null if that is not shown. */
  @property({ attribute: false }) safe: readonly Piece[] | null = null;
  @property({ reflect: true }) set: PieceSet = "wood";
  @property({ reflect: true }) theme: Theme = "light";
  @property({ type: Boolean }) coordinates = true;
  /** Whether pieces are seen to move; not `animate`, which every element has as a method. */
  @property({ attribute: false }) animated = true;
  @property({ type: Boolean }) sound = false;
  @property({ attribute: false }) labels: Labels | null = null;

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  protected override render(): unknown {
    return html``;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "kvarto-board": KvartoBoard;
  }
  interface GlobalEventHandlersEventMap extends BoardEvents {}
}
