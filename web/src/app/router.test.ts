import { expect, test, vi } from "vitest";

import { analysisAddress, currentPlace, gameAddress, positionAddress } from "./router";

function at(pathname: string, search = "", hash = ""): ReturnType<typeof currentPlace> {
  vi.stubGlobal("location", { pathname, search, hash });
  return currentPlace();
}

test.each([
  ["/", "home", ""],
  ["/rules", "rules", ""],
  ["/rules/", "rules", ""],
  ["/game/a%2Fb", "game", "a/b"],
  ["/learn", "learn", ""],
  ["/learn/safe", "lesson", "safe"],
  ["/puzzles", "puzzles", ""],
  ["/puzzles/12", "puzzles", "12"],
  ["/nowhere", "nowhere", ""],
  ["/game/", "nowhere", ""],
])("%s is the page %s", (path, page, id) => {
  expect(at(path)).toMatchObject({ page, id });
});

test("an address may say more", () => {
  expect(at("/new", "?with=invite").query.get("with")).toBe("invite");
});

test("what is put into an address is found in it again", () => {
  expect(at(gameAddress("a/b?c")).id).toBe("a/b?c");
  const position = "..../..../..../FDE. C chst:lq @c1";
  for (const address of [positionAddress(position), analysisAddress(position)]) {
    const [path = "", query = ""] = address.split("?");
    expect(at(path, `?${query}`).query.get("p")).toBe(position);
  }
});
