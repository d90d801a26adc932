/** `<kvarto-board>`: board, reserve and hands. It knows no rules and no language. */

import { LitElement, html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";

import { Dragging, type Draggable } from "./dragging";
import { provideDrawings } from "./drawing";
import { fly, type Flight, motionIsWelcome, shake } from "./flight";
import { PIECES, ROWS, pieceOn, standOf, type Stand } from "./geometry";
import { moveFocus } from "./keyboard";
import { play, type Knock } from "./sound";
import { provideStyles } from "./styles";
import type {
  BoardEvents, Cell, Labels, Marks, Piece, PieceSet, Side, Theme, Threat,
} from "./types";
import { boardView, trayView } from "./view";

export type * from "./types";

/** A shape has four cells. */
const SHAPE = 4;
/** If more pieces than this change their places, another position is shown, not a move. */
const MOST_MOVED = 3;
const NO_MARKS: Marks = {};
/** What says where the pieces are. */
const MOVING = ["board", "reserve", "hand", "handSide"] as const;

@customElement("kvarto-board")
export class KvartoBoard extends LitElement implements Draggable {
  /** Sixteen characters from a1, b1 … to d4: a piece, or a dot. */
  @property() board = ".".repeat(16);
  /** The pieces that have not been given yet. */
  @property({ attribute: false }) reserve: readonly Piece[] = [];
  /** The piece in hand, and who holds it. */
  @property({ attribute: false }) hand: Piece | null = null;
  @property({ attribute: "hand-side" }) handSide: Side = "near";
  /** Where the last piece was placed. */
  @property({ attribute: false }) last: Cell | null = null;
  /** What can be chosen now: cells to place on, pieces to give. */
  @property({ attribute: false }) cells: readonly Cell[] = [];
  @property({ attribute: false }) pieces: readonly Piece[] = [];
  /** Whether the four cells of a call are being pointed out, and which have been so far. */
  @property({ type: Boolean }) pointing = false;
  @property({ attribute: false }) pointed: readonly Cell[] = [];
  /** The cells of the shape that won. */
  @property({ attribute: false }) lit: readonly Cell[] = [];
  @property({ attribute: false }) threats: readonly Threat[] = [];
  /** The pieces of the reserve that are safe to give; null if that is not shown. */
  @property({ attribute: false }) safe: readonly Piece[] | null = null;
  /** What is said of cells and of pieces of the reserve. */
  @property({ attribute: false }) cellMarks: Marks = NO_MARKS;
  @property({ attribute: false }) pieceMarks: Marks = NO_MARKS;
  /** A position is being set up: cells can be chosen with an empty hand, too. */
  @property({ type: Boolean }) free = false;
  @property({ reflect: true }) set: PieceSet = "wood";
  @property({ reflect: true }) theme: Theme = "light";
  @property({ type: Boolean, reflect: true }) bare = false;
  @property({ attribute: false }) coordinates = true;
  /** Whether pieces are seen to move; not `animate`, which every element has as a method. */
  @property({ attribute: false }) animated = true;
  @property({ attribute: false }) sound = false;
  @property({ attribute: false }) labels: Labels | null = null;

  private readonly dragging = new Dragging(this);
  private focusedCell: Cell | null = null;
  private focusedPiece: Piece | null = null;
  /** Where the pieces stood before the change that is being drawn. */
  private stood: ReadonlyMap<Piece, { place: string; stand: Stand | null }> = new Map();

  // -- what may be done --------------------------------------------------------------------------

  mayPlace(cell?: Cell): boolean {
    if (this.pointing || (this.hand === null && !this.free)) return false;
    return cell === undefined ? this.cells.length > 0 : this.cells.includes(cell);
  }

  mayGive(piece: Piece): boolean {
    return !this.pointing && this.pieces.includes(piece);
  }

  mayPoint(cell: Cell): boolean {
    return this.pointing && pieceOn(this.board, cell) !== null;
  }

  // -- what is done ------------------------------------------------------------------------------

  place(cell: Cell): void {
    this.tell("kvarto-place", { cell });
  }

  give(piece: Piece): void {
    this.tell("kvarto-give", { piece });
  }

  addPointed(cell: Cell): void {
    if (!this.pointed.includes(cell) && this.pointed.length < SHAPE) {
      this.pointed = [...this.pointed, cell];
      this.knock("give");
      if (this.pointed.length === SHAPE) this.tell("kvarto-point", { cells: [...this.pointed] });
    }
  }

  refuse(touched?: Element): void {
    if (touched && this.moves && (this.cells.length || this.pieces.length || this.pointing)) {
      shake(touched);
    }
    this.knock("refuse");
    this.tell("kvarto-refuse", {});
  }

  private tell<Name extends keyof BoardEvents>(name: Name, detail: BoardEvents[Name]["detail"]): void {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  }

  private touchCell(cell: Cell, button: Element): void {
    if (this.mayPoint(cell)) {
      if (this.pointed.includes(cell)) this.pointed = this.pointed.filter((other) => other !== cell);
      else this.addPointed(cell);
    } else if (this.mayPlace(cell)) this.place(cell);
    else this.refuse(button.firstElementChild ?? button);
  }

  private touchPiece(piece: Piece, button: Element): void {
    if (this.mayGive(piece)) this.give(piece);
    else this.refuse(button.firstElementChild ?? button);
  }

  private readonly onClick = (event: MouseEvent): void => {
    if (this.dragging.endsWithClick()) return;
    const button = (event.target as Element).closest("button");
    const { cell, piece } = button?.dataset ?? {};
    if (button && cell) this.touchCell(cell, button);
    else if (button && piece) this.touchPiece(piece, button);
  };

  private readonly onKeydown = (event: KeyboardEvent): void => {
    if (event.key === "Escape") this.dragging.cancel();
    moveFocus(event);
  };

  private readonly onFocusin = (event: FocusEvent): void => {
    const { cell, piece } = (event.target as HTMLElement).dataset;
    if (cell) this.focusedCell = cell;
    else if (piece) this.focusedPiece = piece;
    else return;
    this.requestUpdate();
  };

  // -- what the parts ask ------------------------------------------------------------------------

  get element(): HTMLElement {
    return this;
  }

  get layer(): HTMLElement {
    return this.querySelector<HTMLElement>(".kb-air") ?? this;
  }

  get moves(): boolean {
    return this.animated && motionIsWelcome();
  }

  /** The cell at which the tabulator stops. */
  get tabCell(): Cell {
    return this.focusedCell ?? this.cells[0] ?? "a1";
  }

  /** The piece of the reserve at which the tabulator stops. */
  get tabPiece(): Piece | null {
    const standing = PIECES.filter((piece) => this.reserve.includes(piece));
    const kept = standing.find((piece) => piece === this.focusedPiece);
    return kept ?? standing.find((piece) => this.pieces.includes(piece)) ?? standing[0] ?? null;
  }

  // -- life --------------------------------------------------------------------------------------

  override connectedCallback(): void {
    super.connectedCallback();
    provideStyles(this.getRootNode());
  }

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  protected override render(): TemplateResult {
    return html`<div
      class="kb-table"
      @click=${this.onClick}
      @keydown=${this.onKeydown}
      @focusin=${this.onFocusin}
    >
      ${boardView(this)} ${this.bare ? nothing : trayView(this)}
      <div class="kb-air" aria-hidden="true"></div>
    </div>`;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has("set") || changed.has("theme")) {
      provideDrawings(this.getRootNode(), this.set, this.theme);
    }
    if (changed.has("pointing") && this.pointed.length > 0) this.pointed = [];
    const moved = MOVING.some((key) => changed.has(key));
    this.stood = this.hasUpdated && moved ? this.standings(changed) : new Map();
  }

  protected override updated(changed: PropertyValues<this>): void {
    const moved = [...this.places()].filter(([piece, place]) => {
      const before = this.stood.get(piece);
      return before !== undefined && before.place !== place;
    });
    if (moved.length > 0 && moved.length <= MOST_MOVED) this.showMoves(moved.map(([piece]) => piece));
    if (changed.has("lit") && this.lit.length > 0 && this.hasUpdated) this.knock("win");
    this.keepFocus(changed);
  }

  // -- what moved --------------------------------------------------------------------------------

  /** Where each piece is, by the properties: a cell, a hand or the reserve. */
  private places(changed?: PropertyValues<this>): Map<Piece, string> {
    const was = <Key extends (typeof MOVING)[number]>(key: Key): this[Key] =>
      changed?.has(key) ? (changed.get(key) as this[Key]) : this[key];
    const places = new Map<Piece, string>();
    for (const piece of was("reserve")) places.set(piece, "reserve");
    for (const cell of ROWS.flat()) {
      const piece = pieceOn(was("board"), cell);
      if (piece !== null) places.set(piece, cell);
    }
    const hand = was("hand");
    if (hand !== null) places.set(hand, was("handSide"));
    return places;
  }

  private standings(changed: PropertyValues<this>): typeof this.stood {
    const found = new Map<Piece, { place: string; stand: Stand | null }>();
    for (const [piece, place] of this.places(changed)) {
      const drawing = this.drawingAt(piece, place);
      const stand = this.dragging.standOf(piece) ?? (drawing && standOf(drawing));
      found.set(piece, { place, stand });
    }
    return found;
  }

  private drawingAt(piece: Piece, place: string): SVGGraphicsElement | null {
    const holder =
      place === "reserve"
        ? `.kb-slot[data-piece="${piece}"]`
        : place === "near" || place === "far"
          ? `.kb-hand[data-side="${place}"]`
          : `[data-cell="${place}"]`;
    return this.querySelector<SVGGraphicsElement>(`${holder} .kb-standing`);
  }

  /** Placements come first: what is given next follows them. */
  private showMoves(pieces: readonly Piece[]): void {
    const places = this.places();
    const isOnBoard = (piece: Piece): boolean => pieceOn(this.board, places.get(piece) ?? "") === piece;
    const ordered = [...pieces.filter(isOnBoard), ...pieces.filter((piece) => !isOnBoard(piece))];
    const flights: Flight[] = [];
    for (const piece of ordered) {
      const standing = this.drawingAt(piece, places.get(piece) ?? "");
      const from = this.stood.get(piece)?.stand;
      const arrived = (): void => this.knock(isOnBoard(piece) ? "place" : "give");
      if (!standing || !from || !this.moves) arrived();
      else flights.push({ standing, from, arrived });
    }
    if (flights.length > 0) fly(this.layer, flights);
  }

  private knock(knock: Knock): void {
    if (this.sound) play(knock);
  }

  // -- the focus ---------------------------------------------------------------------------------

  /** Whoever plays by keyboard is led to what is to be done next, and never lost. */
  private keepFocus(changed: PropertyValues<this>): void {
    if (!changed.has("cells") && !changed.has("pieces") && !changed.has("reserve")) return;
    const lost = this.focusedPiece !== null && !this.reserve.includes(this.focusedPiece);
    const focused = this.querySelector(":focus-visible");
    const inside = focused !== null || (lost && document.activeElement === document.body);
    if (lost) this.focusedPiece = null;
    if (!inside) return;
    const there = this.cells.length > 0 || this.pieces.length > 0 || lost;
    if (there && !focused?.matches(this.nextToDo)) this.focus();
  }

  /** Where something can be done: in the reserve if a piece is to be given, else on the board. */
  private get nextToDo(): "[data-piece]" | "[data-cell]" {
    const giving = this.pieces.length > 0 && this.cells.length === 0 && !this.pointing;
    return giving ? "[data-piece]" : "[data-cell]";
  }

  override focus(options?: FocusOptions): void {
    this.querySelector<HTMLElement>(`button${this.nextToDo}[tabindex="0"]`)?.focus(options);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "kvarto-board": KvartoBoard;
  }
  interface GlobalEventHandlersEventMap extends BoardEvents {}
}
