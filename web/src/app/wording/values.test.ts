import { beforeAll, expect, test } from "vitest";

import { speakEnglish } from "../../testing/english";
import { byWorth, markOf, type Worth } from "./values";

beforeAll(() => speakEnglish());

test("a win is better soon, and a loss late", () => {
  const sorted: Worth[] = [
    { value: "win", distance: 1 },
    { value: "win", distance: 3 },
    { value: "win", distance: null },
    { value: "draw", distance: 5 },
    { value: "loss", distance: 4 },
    { value: "loss", distance: 2 },
    { value: "loss", distance: null },
    { value: "unknown", distance: null },
  ];
  expect([...sorted].reverse().sort(byWorth)).toEqual(sorted);
});

test.each<[Worth, string, string]>([
  [{ value: "win", distance: 3 }, "good", "+3"],
  [{ value: "draw", distance: 5 }, "even", "="],
  [{ value: "loss", distance: 2 }, "bad", "−2"],
  [{ value: "win", distance: null }, "good", "+"],
  [{ value: "unknown", distance: null }, "unknown", "…"],
])("%j is marked as %s", (worth, kind, sign) => {
  expect(markOf(worth, true)).toMatchObject({ kind, sign, best: true });
});
