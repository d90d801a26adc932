import { beforeAll, describe, expect, test } from "vitest";

import "../../testing/browser";

import type { Table } from "../../../generated/protocol";
import { speakEnglish } from "../../testing/english";
import { ANNA_HERE, table } from "../../testing/tables";
import { gameTitle, isWaitedFor } from "./notifying";

beforeAll(() => speakEnglish());

const online = { online: true, seats: ANNA_HERE };
const offer = { kind: "draw" } as const;

describe("an opponent elsewhere waits", () => {
  test.each<[string, Partial<Table>]>([
    ["for a move", {}],
    ["for an answer", { to_act: "second", offers: [{ seat: "second", ...offer }] }],
  ])("%s", (_what, changes) => {
    expect(isWaitedFor(table({ ...online, ...changes }))).toBe(true);
  });
});

describe("no opponent waits", () => {
  test.each<[string, Partial<Table>]>([
    ["while it is the other's turn", { to_act: "second" }],
    ["for an answer to one's own proposal", { to_act: "second", offers: [{ seat: "first", ...offer }] }],
    ["while the game is paused", { paused: true }],
    ["at one device", { online: false }],
  ])("%s", (_what, changes) => {
    expect(isWaitedFor(table({ ...online, ...changes }))).toBe(false);
  });
});

test("the title tells that one is waited for", () => {
  const [awaited, other] = [table(online), table({ ...online, to_act: "second" })];
  expect(gameTitle(awaited)).toMatch(/Your turn.*Anna.*Ben/);
  expect(gameTitle(other)).not.toMatch(/Your turn/);
});
