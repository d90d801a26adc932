import { beforeEach, describe, expect, test, vi } from "vitest";

import type { Replay, Step } from "../../../generated/protocol";
import { onTable } from "../../testing/tables";
import { Cursor } from "./cursor";

function step(word: number | null, board: string, hand: string | null): Step {
  return { word, seat: word === null ? null : "first", ...onTable(board, hand) };
}

/** Anna places D and gives E; Ben places it, and calls row 1. */
const REPLAY: Replay = {
  names: { first: "Anna", second: "Ben" },
  variant: "chst:l",
  words: ["b1>E", "c1!1"],
  steps: [
    step(null, "F", "D"),
    step(0, "FD", null),
    step(0, "FD", "E"),
    step(1, "FDE", null),
  ],
  outcome: { winner: "second", reason: "quarto", shape: "1", cells: ["a1", "b1"], traits: [] },
  record: "",
};

const changed = vi.fn();
let cursor: Cursor;

beforeEach(() => {
  changed.mockClear();
  cursor = new Cursor(REPLAY, changed);
});

test("one begins at the end, where the shape that won is lit", () => {
  expect(cursor.index).toBe(3);
  expect(cursor.lit).toEqual(["a1", "b1"]);
  cursor.goTo(2);
  expect(cursor.lit).toEqual([]);
});

test("there is nothing beyond the ends", () => {
  cursor.goTo(99);
  expect(cursor.isAtEnd).toBe(true);
  cursor.goTo(-1);
  expect(cursor.step).toBe(REPLAY.steps[0]);
});

test("a word leads to the moment after its last action", () => {
  cursor.goToWord(0);
  expect(cursor.step.hand).toBe("E");
  expect(changed).toHaveBeenCalledOnce();
});

test("before a word lies what it was played on", () => {
  cursor.goToBefore(1);
  expect(cursor.step.hand).toBe("E");
  cursor.goToBefore(0);
  expect(cursor.step.hand).toBe("D");
});

describe("keys", () => {
  test("go step by step, and to the ends", () => {
    expect(cursor.press("Home", true)).toBe(true);
    expect(cursor.index).toBe(0);
    cursor.press("ArrowRight", true);
    expect(cursor.index).toBe(1);
    cursor.press("ArrowLeft", true);
    expect(cursor.index).toBe(0);
    cursor.press("End", true);
    expect(cursor.index).toBe(3);
  });

  test("go the other way where one reads from right to left", () => {
    cursor.press("ArrowRight", false);
    expect(cursor.index).toBe(2);
    cursor.press("ArrowLeft", false);
    expect(cursor.index).toBe(3);
  });

  test("that mean nothing here are left to the browser", () => {
    expect(cursor.press("Tab", true)).toBe(false);
    expect(changed).not.toHaveBeenCalled();
  });
});
