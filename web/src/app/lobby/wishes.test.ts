import { beforeEach, expect, test } from "vitest";

import "../../testing/browser";

import { stubStorage } from "../../testing/storage";
import { lastWish, rememberWish } from "./wishes";

let kept: Map<string, string>;

beforeEach(() => {
  kept = stubStorage();
});

test("the first wish is the printed game without haste", () => {
  expect(lastWish()).toMatchObject({ variant: "chst:l", calling: "spoken", clock: "-", casual: true });
});

test("a wish is remembered", () => {
  const wish = { ...lastWish(), variant: "chst:lq", clock: "300+3", casual: false };
  rememberWish(wish);
  expect(lastWish()).toEqual(wish);
});

test("what an older wish does not say is as at first", () => {
  kept.set("kvarto.wish", JSON.stringify({ clock: "60/move" }));
  expect(lastWish()).toMatchObject({ clock: "60/move", calling: "spoken" });
});
