import { beforeEach, describe, expect, test } from "vitest";

import { speakEnglish } from "../testing/english";
import { compactNumber, dayText, fromNow, list } from "./formats";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

beforeEach(() => speakEnglish());

test.each([
  [["tall"], "tall"],
  [["tall", "dark"], "tall and dark"],
  [["tall", "dark", "round"], "tall, dark and round"],
])("%j are joined", (items, text) => {
  expect(list(items).replace(", and", " and")).toBe(text);
});

test.each([
  [3 * DAY, "in 3 days"],
  [-2 * DAY, "2 days ago"],
  [DAY, "in 24 hours"],
  [90 * MINUTE, "in 90 minutes"],
  [-5 * MINUTE, "5 minutes ago"],
  [-1, "1 minute ago"],
  [0, "in 1 minute"],
])("%i milliseconds from now are %s", (away, text) => {
  expect(fromNow(1_000_000_000 + away, 1_000_000_000)).toBe(text);
});

test("large numbers are short, and days have their weekday in every time zone", () => {
  expect(compactNumber(12_345)).toBe("12K");
  expect(dayText(new Date(Date.UTC(2026, 2, 1)))).toMatch(/^Sunday.* 1.* March|^Sunday.*March 1/);
});

describe("a language that browsers do not know", () => {
  beforeEach(() => speakEnglish("is"));

  test("has words of its own for days and moments", () => {
    expect(dayText(new Date(Date.UTC(2026, 2, 1)))).toContain("mars");
    expect(fromNow(3 * DAY, 0)).toBe("eftir 3 daga");
  });
});
