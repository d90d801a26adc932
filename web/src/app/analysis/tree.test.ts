import { beforeEach, expect, test } from "vitest";

import { EMPTY, momentAfter } from "./moments";
import {
  beginning, type Branch, cut, descendants, grown, isMainLine, mainLineFrom, pathTo, promote, toAct,
} from "./tree";

let root: Branch;

beforeEach(() => {
  root = beginning(EMPTY);
});

/** Go on with words from a branch; the last branch. */
function play(from: Branch, ...words: string[]): Branch {
  return words.reduce(
    (branch, word) => grown(branch, word, momentAfter(branch.moment, word)),
    from,
  );
}

function words(branches: Branch[]): (string | null)[] {
  return branches.map(({ word }) => word);
}

test("players take turns, and a round has a word of each", () => {
  const line = pathTo(play(root, ">F", "a1>D", "b1>E", "c1>C")).slice(1);
  expect(line.map(({ seat, number }) => [number, seat])).toEqual([
    [1, "first"],
    [1, "second"],
    [2, "first"],
    [2, "second"],
  ]);
});

test("who holds a piece places it, and else the other gives one", () => {
  expect(toAct(root.moment)).toBe("first");
  const given = play(root, ">F");
  expect(toAct(given.moment)).toBe("second");
  expect(toAct(play(given, "a1").moment)).toBe("second");
});

test("a word that is known grows no second branch", () => {
  const once = play(root, ">F");
  expect(play(root, ">F")).toBe(once);
  expect(root.children).toHaveLength(1);
});

test("what else could have been played is a variation", () => {
  const given = play(root, ">F");
  play(given, "a1>D", "b1>E");
  const variation = play(given, "a1>C");
  expect(words(mainLineFrom(root))).toEqual([">F", "a1>D", "b1>E"]);
  expect(words(descendants(root))).toEqual([">F", "a1>D", "b1>E", "a1>C"]);
  expect(isMainLine(variation)).toBe(false);
});

test("a variation becomes the main line together with all that leads to it", () => {
  play(root, ">F", "a1>D");
  const variation = play(root, ">E", "a1>C");
  play(root, ">E", "a1>B");
  promote(variation);
  expect(words(mainLineFrom(root))).toEqual([">E", "a1>C"]);
  expect(isMainLine(variation)).toBe(true);
  expect(words(root.children)).toEqual([">E", ">F"]);
});

test("a branch is cut off with all that grows from it", () => {
  const given = play(root, ">F");
  const branch = play(given, "a1>D");
  play(branch, "b1>E");
  expect(cut(branch)).toBe(given);
  expect(descendants(root)).toEqual([given]);
});

test("the beginning cannot be cut off", () => {
  expect(cut(root)).toBe(root);
});
