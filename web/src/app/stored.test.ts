import { beforeEach, expect, test, vi } from "vitest";

import { stubForbiddenStorage, stubStorage } from "../testing/storage";

let stored: typeof import("./stored");

/** A page is loaded anew. */
async function load(): Promise<void> {
  vi.resetModules();
  stored = await import("./stored");
}

beforeEach(load);

test("what is remembered is there when the page is loaded anew", async () => {
  const kept = stubStorage();
  stored.remember("choices", { level: 4 });
  await load();
  expect(stored.remembered("choices")).toEqual({ level: 4 });
  expect([...kept.keys()]).toEqual(["kvarto.choices"]);
});

test("what was never remembered is null", () => {
  stubStorage();
  expect(stored.remembered("choices")).toBeNull();
});

test("where a browser may keep nothing it fails at nothing", () => {
  stubForbiddenStorage();
  stored.remember("choices", 1);
  expect(stored.remembered("choices")).toBeNull();
});

test("what cannot be read counts as never remembered", () => {
  stubStorage().set("kvarto.choices", "{ broken");
  expect(stored.remembered("choices")).toBeNull();
});
