import { expect, test } from "vitest";

import "../../testing/browser";

import type { LessonStep } from "../../../generated/protocol";
import { LessonTable } from "./lesson-table";

function at(task: LessonStep["task"], position: string): LessonTable {
  return new LessonTable({ id: "step", task, position, seconds: null });
}

test("a turn is judged once a piece is given, and a call once it is pointed out", () => {
  const table = at("turn", "..../..../..../FDE. C");
  expect(table.mayCall).toBe(false);
  expect(table.place("d1")).toBeNull();
  expect(table.board).toBe("FDEC............");
  expect(table.mayCall).toBe(true);
  expect(table.choose("0")).toEqual({ cell: "d1", pieces: ["0"] });
  const cells = ["a1", "b1", "c1", "d1"] as const;
  expect(table.point([...cells])).toEqual({ cell: "d1", pointed: cells });
});

test("a placement alone is judged at once where nothing else is asked for", () => {
  expect(at("place", "..../..../..../FDE. C").place("d1")).toEqual({ cell: "d1" });
});

test("pieces are marked, and let go again, until they are to be checked", () => {
  const table = at("mark-safe", "..../..../..../FDE. -");
  expect(table.marks).toBe(true);
  for (const piece of ["5", "1", "7", "5"]) expect(table.choose(piece)).toBeNull();
  expect(table.check()).toEqual({ pieces: ["1", "7"] });
});

test("nothing can be touched before the clock has been started", () => {
  const table = at("turn", "..../..../..../FDE. C");
  expect(table.shown(true).cells).toBeUndefined();
  expect(table.shown(false).cells).toHaveLength(13);
});

test("while one points, the pieces on the board are what can be touched", () => {
  const table = at("point", "..../..../..../FDEC -");
  expect(table.shown(false).pointing).toBe(true);
});
