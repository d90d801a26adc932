import { beforeEach, expect, test, vi } from "vitest";

import { stubSystemTheme } from "../testing/browser";
import { stubStorage } from "../testing/storage";

type Preferences = typeof import("./preferences");

let kept: Map<string, string>;
let darkSystem: ReturnType<typeof stubSystemTheme>;
let dataset: Record<string, string>;

/** A page is loaded anew. */
async function load(): Promise<Preferences> {
  vi.resetModules();
  return import("./preferences");
}

beforeEach(() => {
  kept = stubStorage();
  dataset = {};
  darkSystem = stubSystemTheme();
  vi.stubGlobal("document", { documentElement: { dataset }, querySelectorAll: () => [] });
  vi.stubGlobal("getComputedStyle", () => ({ getPropertyValue: () => "" }));
});

test("everything is on at first, and looks as the system does", async () => {
  const { preferences, shownTheme } = await load();
  expect(preferences()).toMatchObject({ set: "wood", sound: true, animation: true, theme: "system" });
  expect(shownTheme()).toBe("light");
  darkSystem.matches = true;
  expect(shownTheme()).toBe("dark");
});

test("what is chosen is in effect at once, is told, and is kept", async () => {
  const first = await load();
  const told = vi.fn();
  first.preferencesChanged.addEventListener("change", told);
  first.prefer({ contrast: true, theme: "dark" });
  expect(told).toHaveBeenCalledOnce();
  expect(dataset).toEqual({ theme: "dark", contrast: "more", animation: "on" });
  expect(first.shownTheme()).toBe("dark");
  const second = await load();
  expect(second.preferences()).toMatchObject({ contrast: true, theme: "dark", sound: true });
});

test.each(["sound", "speech", "animation", "coordinates", "contrast"] as const)(
  "%s stays as it was switched",
  async (name) => {
    const first = await load();
    const before = first.preferences()[name];
    first.prefer({ [name]: !before });
    expect((await load()).preferences()[name]).toBe(!before);
  },
);

test("what is new since a page was last here has its first value", async () => {
  kept.set("kvarto.preferences", JSON.stringify({ set: "flat" }));
  expect((await load()).preferences()).toMatchObject({ set: "flat", speech: true });
});

test("a change of the system's colours is told", async () => {
  const { preferencesChanged } = await load();
  const told = vi.fn();
  preferencesChanged.addEventListener("change", told);
  darkSystem.dispatchEvent(new Event("change"));
  expect(told).toHaveBeenCalled();
});
