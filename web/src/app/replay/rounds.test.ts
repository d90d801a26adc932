import { expect, test } from "vitest";

import { onTable, table } from "../../testing/tables";
import { numbered, wordsOfTable } from "./rounds";

test("a round has first's word and then second's", () => {
  const rounds = numbered([">F", "a1>D", "b1"], "first");
  expect(rounds.map(({ number, seat }) => [number, seat])).toEqual([
    [1, "first"],
    [1, "second"],
    [2, "first"],
  ]);
});

test("where second begins, the first round has only second's word", () => {
  expect(numbered(["c1>C", "d1"], "second").map(({ number }) => number)).toEqual([1, 2]);
});

test("a game from the empty board is begun by first, who gives", () => {
  const words = [">F", "a1>D"];
  expect(wordsOfTable(table({ words, ...onTable("F", "D") }))[0]?.seat).toBe("first");
});

test("where a game was set up, the board tells who has begun", () => {
  // Three pieces stood there: first placed, and gave.
  const placed = wordsOfTable(table({ words: ["d1>3", "?1,a2"], ...onTable("FDEC3") }));
  expect(placed.map(({ seat }) => seat)).toEqual(["first", "second"]);
  // Two pieces stood there, and first gave the third.
  const given = wordsOfTable(table({ words: [">E", "c1"], ...onTable("FDE") }));
  expect(given.map(({ seat }) => seat)).toEqual(["first", "second"]);
});
