import { expect, test } from "vitest";

import { packed, studyAddress, unpacked } from "./sharing";

const RECORD = '[First "Anna"]\n\n1. >F a1>D {Größer} (b2>D 2. c3>1) 2. b1>E *\n'.repeat(20);

test("a record is packed into signs that an address may have, and unpacked again", async () => {
  const part = await packed(RECORD);
  expect(part).toMatch(/^[\w-]+$/);
  expect(part.length).toBeLessThan(RECORD.length / 4);
  expect(await unpacked(part)).toBe(RECORD);
});

test.each(["%", "AAAA", "not packed"])("%j is no packed text", async (part) => {
  expect(await unpacked(part)).toBeNull();
});

test("an address says from which word on one looks", async () => {
  expect(await studyAddress("x", 3)).toBe(`/analysis?at=3#${await packed("x")}`);
  expect(await studyAddress("x")).toBe(`/analysis#${await packed("x")}`);
});
