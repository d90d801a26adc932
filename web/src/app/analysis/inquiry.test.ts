import { beforeAll, expect, test } from "vitest";

import type { Graded, GradedWord } from "../../../generated/protocol";
import { speakEnglish } from "../../testing/english";
import { Inquiry } from "./inquiry";

const MOVES: GradedWord[] = [
  { word: "a1>7", value: "loss", distance: 2 },
  { word: "a1>8", value: "draw", distance: 5 },
  { word: "b1>7", value: "win", distance: 3 },
  { word: "b1>8", value: "loss", distance: 4 },
  { word: "c1>7", value: "unknown", distance: null },
];

function graded(moves: GradedWord[], done = true): Graded {
  const count = moves.length;
  return {
    type: "graded", id: "1", position: "", moves, graded: count, total: MOVES.length, nodes: 1, done,
  };
}

function inquiry(moves = MOVES, done = true): Inquiry {
  const asked = new Inquiry("", "1");
  asked.add(graded(moves, done));
  return asked;
}

beforeAll(() => speakEnglish());

test("moves are ranked: wins, draws, late losses, losses, and what is unknown", () => {
  expect(inquiry().ranked.map(({ word }) => word)).toEqual([
    "b1>7", "a1>8", "b1>8", "a1>7", "c1>7",
  ]);
});

test("a cell is marked with what the best give after it leads to", () => {
  const { cellMarks } = inquiry();
  expect(cellMarks["a1"]).toMatchObject({ kind: "even", sign: "=", best: false });
  expect(cellMarks["b1"]).toMatchObject({ kind: "good", sign: "+3", best: true });
  expect(cellMarks["c1"]).toMatchObject({ kind: "unknown", sign: "…" });
});

test("after a placement every piece is marked with what its give leads to", () => {
  const marks = inquiry().pieceMarks("a1");
  expect(marks["7"]).toMatchObject({ kind: "bad", sign: "−2", best: false });
  expect(marks["8"]).toMatchObject({ kind: "even", sign: "=", best: true });
});

test("where everything is worth the same nothing stands out", () => {
  const even = MOVES.map((move) => ({ ...move, value: "draw" as const, distance: null }));
  expect(Object.values(inquiry(even).cellMarks).some(({ best }) => best)).toBe(false);
});

test("a position is worth something once all is known, or one move wins", () => {
  expect(inquiry(MOVES.slice(0, 2), false).worth).toBeNull();
  expect(inquiry(MOVES.slice(0, 2), true).worth).toMatchObject({ value: "draw" });
  expect(inquiry(MOVES.slice(0, 3), false).worth).toMatchObject({ value: "win", distance: 3 });
  expect(new Inquiry("", "1").worth).toBeNull();
});

test("what comes later is added to what is known", () => {
  const asked = inquiry(MOVES.slice(0, 2), false);
  expect(asked.isRunning).toBe(true);
  asked.add(graded(MOVES.slice(2)));
  expect(asked.ranked).toHaveLength(MOVES.length);
  expect(asked.isRunning).toBe(false);
});

test("the best move with a cell or with a piece is found", () => {
  expect(inquiry().bestWith("a1", null)?.word).toBe("a1>8");
  expect(inquiry().bestWith("a1", "7")?.word).toBe("a1>7");
  expect(inquiry().bestWith("d4", null)).toBeNull();
});
