import { describe, expect, test } from "vitest";

import { isSquare, isTall, neighbour, pieceOn, ROWS } from "./geometry";

test("the far row is seen first", () => {
  expect(ROWS[0]).toEqual(["a4", "b4", "c4", "d4"]);
  expect(ROWS[3]).toEqual(["a1", "b1", "c1", "d1"]);
});

test("a board is written from a1 to d4", () => {
  expect(pieceOn("F..............0", "a1")).toBe("F");
  expect(pieceOn("F..............0", "d4")).toBe("0");
  expect(pieceOn("F..............0", "c2")).toBeNull();
});

test("the form of a piece is in its notation", () => {
  expect([..."0123456789ABCDEF"].filter(isTall).join("")).toBe("4567CDEF");
  expect([..."0123456789ABCDEF"].filter(isSquare).join("")).toBe("2367ABEF");
});

describe("an arrow key", () => {
  /** An element of ten by ten. */
  function at(x: number, y: number): HTMLElement {
    const box = { left: x, top: y, width: 10, height: 10 };
    return { getBoundingClientRect: () => box } as unknown as HTMLElement;
  }

  const [here, right, farRight, below, askew] = [at(0, 0), at(20, 0), at(40, 0), at(0, 30), at(24, 20)];
  const all = [here, farRight, askew, right, below];

  test("leads to the nearest in its direction", () => {
    expect(neighbour(here, all, "right")).toBe(right);
    expect(neighbour(right, all, "right")).toBe(farRight);
    expect(neighbour(right, all, "left")).toBe(here);
    expect(neighbour(here, all, "down")).toBe(below);
    expect(neighbour(below, all, "up")).toBe(here);
  });

  test("leads to something askew only where nothing lies straight", () => {
    expect(neighbour(right, all, "down")).toBe(askew);
    expect(neighbour(here, [here, askew], "right")).toBe(askew);
  });

  test("leads nowhere at the edge", () => {
    expect(neighbour(here, all, "up")).toBeNull();
    expect(neighbour(here, all, "left")).toBeNull();
  });
});
