import { beforeAll, expect, test } from "vitest";

import "../../testing/browser";

import { speakEnglish } from "../../testing/english";
import { timeText } from "./clock";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

beforeAll(() => speakEnglish());

test.each([
  [0, "0:00"],
  [1, "0:01"],
  [SECOND, "0:01"],
  [9 * SECOND + 1, "0:10"],
  [5 * MINUTE, "5:00"],
  [59 * MINUTE + 59 * SECOND, "59:59"],
  [HOUR, "1:00:00"],
  [3 * HOUR + 2 * MINUTE + SECOND, "3:02:01"],
])("%i milliseconds are shown as %s", (milliseconds, text) => {
  expect(timeText(milliseconds)).toBe(text);
});

test("days are told beside the time", () => {
  expect(timeText(2 * DAY + 3 * HOUR)).toBe("2 d 3:00:00");
});
