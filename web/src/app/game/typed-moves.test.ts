import { expect, test } from "vitest";

import { readTyped } from "./typed-moves";

test.each([
  ["a1", { kind: "place", cell: "a1", piece: null }],
  ["a1>d", { kind: "place", cell: "a1", piece: "D" }],
  [" C1 > c ", { kind: "place", cell: "c1", piece: "C" }],
  [">e", { kind: "give", piece: "E" }],
  ["=", { kind: "end-turn" }],
  ["!", { kind: "call", shape: null }],
])("%j is understood", (line, typed) => {
  expect(readTyped(line)).toEqual(typed);
});

test("a call may name the shape", () => {
  expect(readTyped("!1")).toMatchObject({ kind: "call", shape: { kind: "row", name: "1" } });
  expect(readTyped("!A")).toMatchObject({ kind: "call", shape: { kind: "column", name: "a" } });
  expect(readTyped("!\\")).toMatchObject({ kind: "call", shape: { kind: "diagonal" } });
  expect(readTyped("!b2")).toMatchObject({ kind: "call", shape: { kind: "square", name: "b2" } });
});

test("a shape is read out, or every row from the top", () => {
  expect(readTyped("?3")).toMatchObject({ kind: "read", shapes: [{ name: "3" }] });
  expect(readTyped("?")).toMatchObject({
    kind: "read",
    shapes: [{ name: "4" }, { name: "3" }, { name: "2" }, { name: "1" }],
  });
});

test.each(["", "e9>7", "a5", ">g", "!9", "?z", "resign", "a1>"])("%j says nothing", (line) => {
  expect(readTyped(line)).toBeNull();
});
