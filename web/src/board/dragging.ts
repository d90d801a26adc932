/** What a pointer does beyond a click: it drags a piece to its place, or along a shape. */

import { Flyer } from "./flight";
import { standOf, type Stand } from "./geometry";
import type { Cell, Piece } from "./types";

/** What can be done with a pointer; the board says what of it is allowed. */
export interface Draggable {
  readonly element: HTMLElement;
  /** What is above everything else on the table. */
  readonly layer: HTMLElement;
  /** Whether pieces move by themselves. */
  readonly moves: boolean;
  mayPlace(cell?: Cell): boolean;
  mayGive(piece: Piece): boolean;
  mayPoint(cell: Cell): boolean;
  place(cell: Cell): void;
  give(piece: Piece): void;
  addPointed(cell: Cell): void;
  refuse(): void;
}

/** A hand trembles; below this many pixels it is a click. */
const THRESHOLD = 6;
/** A held piece stands a little above the finger, so that it is seen. */
const ABOVE = { mouse: 0, pen: 12, touch: 34 } as const;

interface Grip {
  pointer: number;
  kind: string;
  x: number;
  y: number;
  dragged: boolean;
}

interface PieceGrip extends Grip {
  what: "piece";
  piece: Piece;
  from: "hand" | "reserve";
  standing: SVGGraphicsElement;
  flyer: Flyer | null;
}

interface PointGrip extends Grip {
  what: "pointing";
  start: Cell;
}

function hasMoved(grip: Grip, { clientX, clientY }: { clientX: number; clientY: number }): boolean {
  return Math.hypot(clientX - grip.x, clientY - grip.y) > THRESHOLD;
}

export class Dragging {
  private grip: PieceGrip | PointGrip | null = null;
  private over: Element | null = null;
  /** Where a piece was let go: it flies on from there. */
  private released: { piece: Piece; stand: Stand } | null = null;
  private endedDrag = false;

  constructor(private readonly board: Draggable) {
    const { element } = board;
    element.addEventListener("pointerdown", this.down);
    element.addEventListener("pointermove", this.move);
    element.addEventListener("pointerup", this.up);
    element.addEventListener("pointercancel", this.cancel);
    // Else a browser may take the end of a quick drag for a push of the page, and swallow the
    // next tap to stop it.
    element.addEventListener("touchmove", this.claim, { passive: false });
  }

  /** Where a piece is seen, if that is not where it belongs. */
  standOf(piece: Piece): Stand | null {
    return this.released?.piece === piece ? this.released.stand : null;
  }

  private readonly down = (event: PointerEvent): void => {
    this.endedDrag = false;
    if (event.button === 0 && event.isPrimary && !this.grip) this.grip = this.gripOf(event);
  };

  private readonly move = (event: PointerEvent): void => {
    const grip = this.grip;
    if (grip?.pointer !== event.pointerId) return;
    if (!grip.dragged && !hasMoved(grip, event)) return;
    if (grip.what === "piece") this.dragPiece(grip, event);
    else this.dragAlong(grip, event);
  };

  private readonly claim = (event: TouchEvent): void => {
    const touch = event.touches[0];
    if (!this.grip || !touch || !event.cancelable) return;
    if (hasMoved(this.grip, touch)) event.preventDefault();
  };

  private readonly up = (event: PointerEvent): void => {
    const grip = this.grip;
    if (grip?.pointer !== event.pointerId) return;
    this.grip = null;
    this.endedDrag = grip.dragged;
    if (grip.what === "piece" && grip.dragged) this.drop(grip, event);
  };

  readonly cancel = (event?: PointerEvent): void => {
    const grip = this.grip;
    if (!grip || (event && grip.pointer !== event.pointerId)) return;
    this.grip = null;
    if (grip.what === "piece" && grip.dragged) void this.putBack(grip);
  };

  /** Whether a click that arrives now only ends a drag. */
  endsWithClick(): boolean {
    const ended = this.endedDrag;
    this.endedDrag = false;
    return ended;
  }

  private gripOf(event: PointerEvent): PieceGrip | PointGrip | null {
    const target = event.target as Element;
    const grip: Grip = {
      pointer: event.pointerId,
      kind: event.pointerType,
      x: event.clientX,
      y: event.clientY,
      dragged: false,
    };
    const cell = target.closest<HTMLElement>("[data-cell]")?.dataset["cell"];
    if (cell && this.board.mayPoint(cell)) return { ...grip, what: "pointing", start: cell };
    const holder = target.closest<HTMLElement>("[data-piece]");
    const standing = holder?.querySelector<SVGGraphicsElement>(".kb-standing");
    const piece = holder?.dataset["piece"];
    if (!standing || !piece) return null;
    const from = holder.matches(".kb-hand") ? "hand" : "reserve";
    const allowed = from === "hand" ? this.board.mayPlace() : this.board.mayGive(piece);
    return allowed ? { ...grip, what: "piece", piece, from, standing, flyer: null } : null;
  }

  // -- along a shape ---------------------------------------------------------------------------

  private dragAlong(grip: PointGrip, event: PointerEvent): void {
    const cell = this.cellAt(event);
    if (!grip.dragged && (!cell || cell === grip.start)) return;
    if (!grip.dragged) {
      this.capture(grip);
      this.board.addPointed(grip.start);
    }
    if (cell && this.board.mayPoint(cell)) this.board.addPointed(cell);
  }

  // -- a piece ---------------------------------------------------------------------------------

  private dragPiece(grip: PieceGrip, event: PointerEvent): void {
    if (!grip.dragged) {
      const home = standOf(grip.standing);
      if (!home) return;
      this.capture(grip);
      grip.flyer = new Flyer(this.board.layer, grip.standing, home);
      grip.standing.style.visibility = "hidden";
      this.board.element.classList.add(`kb-dragging-${grip.from}`);
    }
    grip.flyer?.hold(this.footOf(grip, event));
    this.markTarget(this.targetAt(grip, event));
  }

  private capture(grip: Grip): void {
    grip.dragged = true;
    this.board.element.setPointerCapture(grip.pointer);
  }

  private footOf(grip: PieceGrip, event: PointerEvent): { x: number; y: number } {
    const scale = standOf(grip.standing)?.scale ?? 1;
    const above = ABOVE[grip.kind as keyof typeof ABOVE] ?? 0;
    // Held around its middle, as one holds a piece.
    return { x: event.clientX, y: event.clientY - above + 24 * scale };
  }

  private targetAt(grip: PieceGrip, event: PointerEvent): Element | null {
    if (grip.from === "reserve") return this.elementAt(event, ".kb-hand");
    const cell = this.elementAt(event, "[data-cell]") as HTMLElement | null;
    return cell && this.board.mayPlace(cell.dataset["cell"]) ? cell : null;
  }

  private drop(grip: PieceGrip, event: PointerEvent): void {
    const target = this.targetAt(grip, event) as HTMLElement | null;
    if (!target || !grip.flyer) {
      if (grip.from === "hand" && this.cellAt(event)) this.board.refuse();
      void this.putBack(grip);
      return;
    }
    this.released = { piece: grip.piece, stand: grip.flyer.held };
    if (grip.from === "hand") this.board.place(target.dataset["cell"] as Cell);
    else this.board.give(grip.piece);
    // The page moves the piece at once, or has it stand where it was until the server agrees.
    requestAnimationFrame(() => {
      this.letGo(grip);
      this.released = null;
    });
  }

  private async putBack(grip: PieceGrip): Promise<void> {
    this.markTarget(null);
    if (this.board.moves) await grip.flyer?.land(grip.flyer.held);
    this.letGo(grip);
  }

  private letGo(grip: PieceGrip): void {
    grip.flyer?.remove();
    grip.standing.style.removeProperty("visibility");
    this.markTarget(null);
    this.board.element.classList.remove("kb-dragging-hand", "kb-dragging-reserve");
  }

  private markTarget(target: Element | null): void {
    if (this.over === target) return;
    this.over?.removeAttribute("data-over");
    target?.setAttribute("data-over", "");
    this.over = target;
  }

  // -- what lies under the pointer -------------------------------------------------------------

  private cellAt(event: PointerEvent): Cell | null {
    const cell = this.elementAt(event, "[data-cell]") as HTMLElement | null;
    return cell?.dataset["cell"] ?? null;
  }

  private elementAt(event: PointerEvent, selector: string): Element | null {
    const found = document.elementFromPoint(event.clientX, event.clientY)?.closest(selector);
    return found && this.board.element.contains(found) ? found : null;
  }
}
