import { expect, test } from "vitest";

import "../testing/browser";

import { speakEnglish } from "../testing/english";
import { editions, editionSetting } from "./editions";
import { lastChoices, presetChoices, presetOf, presetsFor } from "./new-game/choices";

test.each([
  ["sl", "late-call", { lateCall: true }],
  ["el", "hard", { variant: "hard" }],
  ["fi", "squares", { variant: "squares" }],
  ["ja", "clock-place", { clock: "60/place" }],
  ["zh-Hant", "clock-main", { clock: "900+0" }],
  ["fa", "clock-move", { clock: "60/move" }],
])("the edition in %s has its own preset", async (tag, setting, choices) => {
  await speakEnglish(tag);
  expect(editionSetting()).toBe(setting);
  expect(presetsFor("person")).toContain("edition");
  expect(presetChoices("edition", "person")).toMatchObject(choices);
});

test("an edition without anything of its own has no preset", async () => {
  await speakEnglish("en");
  expect(editionSetting()).toBeNull();
  expect(presetsFor("person")).not.toContain("edition");
  expect(presetOf(lastChoices())).toBe("casual");
});

test("every difference is told once: as one's own, or as one of the others", async () => {
  await speakEnglish("en");
  const all = editions().others;
  await speakEnglish("hr");
  const { own, others } = editions();
  expect(own).toEqual(["rules-edition-south-slavic", "rules-edition-minute"]);
  expect([...own, ...others].sort()).toEqual([...all].sort());
});
