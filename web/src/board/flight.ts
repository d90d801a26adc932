/** Pieces on their way: what moved is seen to move, above everything else on the table. */

import { PIECE_VIEW } from "./drawing";
import { standOf, type Stand } from "./geometry";

/** Milliseconds from place to place, and until the next of several pieces follows. */
const DURATION = 220;
const STAGGER = 140;
/** How much larger a piece is in the air, and how high it is lifted, in units of the drawing. */
const NEARER = 1.08;
const LIFT = 14;

export function motionIsWelcome(): boolean {
  return !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** A piece in the air: a copy of a standing one, moved by its foot. */
export class Flyer {
  /** Where it is held, or where it belongs. */
  held: Stand;
  private readonly drawing: SVGSVGElement;

  constructor(
    layer: HTMLElement,
    standing: SVGGraphicsElement,
    private readonly home: Stand,
    corner: { left: number; top: number } = layer.getBoundingClientRect(),
  ) {
    this.held = home;
    this.drawing = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    this.drawing.setAttribute("viewBox", PIECE_VIEW);
    this.drawing.setAttribute("class", "kb-flyer");
    const copy = standing.cloneNode(true) as SVGGraphicsElement;
    copy.style.removeProperty("visibility");
    this.drawing.append(copy);
    const [left = 0, top = 0, width = 0, height = 0] = PIECE_VIEW.split(" ").map(Number);
    Object.assign(this.drawing.style, {
      left: `${home.x - corner.left + left * home.scale}px`,
      top: `${home.y - corner.top + top * home.scale}px`,
      width: `${width * home.scale}px`,
      height: `${height * home.scale}px`,
      transformOrigin: `${-left * home.scale}px ${-top * home.scale}px`,
    });
    layer.append(this.drawing);
  }

  /** Hold it in the air at a point of the screen. */
  hold(at: { x: number; y: number }): void {
    this.held = { ...at, scale: this.home.scale * NEARER };
    this.drawing.style.transform = this.seenFrom(this.held);
  }

  /** Bring it from a stand to where it belongs; resolves when it stands there. */
  async land(from: Stand, order = 0): Promise<void> {
    const half = {
      x: (from.x + this.home.x) / 2,
      y: (from.y + this.home.y) / 2 - LIFT * this.home.scale,
      scale: ((from.scale + this.home.scale) / 2) * NEARER,
    };
    const way = this.drawing.animate(
      [
        { transform: this.seenFrom(from), easing: "cubic-bezier(0.4, 0, 0.7, 0.8)" },
        { transform: this.seenFrom(half), easing: "cubic-bezier(0.3, 0.3, 0.3, 1)" },
        { transform: "none" },
      ],
      { duration: DURATION, delay: order * STAGGER, fill: "backwards" },
    );
    this.drawing.style.removeProperty("transform");
    await way.finished.catch(() => undefined);
    this.remove();
  }

  remove(): void {
    this.drawing.remove();
  }

  private seenFrom(stand: Stand): string {
    const [x, y] = [stand.x - this.home.x, stand.y - this.home.y];
    return `translate(${x}px, ${y}px) scale(${stand.scale / this.home.scale})`;
  }
}

/** A piece that stands at its new place already, and where it comes from. */
export interface Flight {
  standing: SVGGraphicsElement;
  from: Stand;
  arrived: () => void;
}

/** Let pieces arrive one after another. */
export function fly(layer: HTMLElement, flights: readonly Flight[]): void {
  // All is measured before anything is changed: else the page would be laid out for each of them.
  const corner = layer.getBoundingClientRect();
  const homes = flights.map(({ standing }) => standOf(standing));
  flights.forEach(({ standing, from, arrived }, order) => {
    const home = homes[order];
    if (!home) return arrived();
    const flyer = new Flyer(layer, standing, home, corner);
    standing.style.visibility = "hidden";
    void flyer.land(from, order).then(() => {
      standing.style.removeProperty("visibility");
      arrived();
    });
  });
}

/** A small shake of the head. */
export function shake(drawing: Element): void {
  const [left, right] = [{ transform: "translateX(-3%)" }, { transform: "translateX(3%)" }];
  const still = { transform: "none" };
  drawing.animate([still, left, right, left, still], { duration: 220, easing: "ease-in-out" });
}
