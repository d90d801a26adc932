import { beforeAll, beforeEach, expect, test, vi } from "vitest";

import "../../testing/browser";

import type { Invitation } from "../../../generated/protocol";
import { speakEnglish } from "../../testing/english";
import { stubStorage } from "../../testing/storage";
import { lastChoices } from "./choices";
import { changeTable, choicesOfTable, openTable } from "./tables";

const fetched = vi.fn<typeof fetch>();

beforeAll(() => speakEnglish());
beforeEach(() => {
  stubStorage();
  fetched.mockReset().mockImplementation(async () => new Response('{"id": "t"}'));
  vi.stubGlobal("fetch", fetched);
});

/** What was asked of the server last: how, where, and for what. */
function asked(): [string | undefined, string, unknown] {
  const [path, request] = fetched.mock.lastCall ?? [];
  return [request?.method, String(path), JSON.parse(String(request?.body))];
}

test("a table is asked for as it was chosen", async () => {
  await openTable({ ...lastChoices(), names: [" Anna ", ""], starter: "near", clock: "600+5" });
  const terms = { name: "Anna", first: "maker", clock: "600+5", found: "link", watched: false };
  expect(asked()).toMatchObject(["POST", "/api/tables", terms]);
});

test("a table in the lobby can be watched, and a name may be left to the server", async () => {
  await openTable({ ...lastChoices(), found: "lobby" });
  expect(asked()[2]).toMatchObject({ name: null, found: "lobby", watched: true });
});

test("a table that waits is changed, and what was chosen for it is found again", async () => {
  const chosen = {
    ...lastChoices(),
    opponent: "invite" as const,
    names: ["Anna", ""] as [string, string],
    variant: "squares" as const,
    falseCall: "forfeit" as const,
    starter: "far" as const,
    clock: "3d/move",
    watched: true,
  };
  await changeTable("t/1", chosen);
  const [method, path, terms] = asked();
  expect([method, path]).toEqual(["PUT", "/api/tables/t%2F1"]);
  const invitation: Invitation = {
    type: "invitation", id: "t/1", maker: "Anna", yours: true, made_at: 0, now: 0,
    terms: terms as Invitation["terms"],
  };
  expect(choicesOfTable(invitation, lastChoices())).toEqual(chosen);
});
