import { beforeAll, beforeEach, expect, test, vi } from "vitest";

import "../../testing/browser";

import type { GameSummary, MyGames, NewGame } from "../../../generated/protocol";
import { speakEnglish } from "../../testing/english";
import { stubStorage } from "../../testing/storage";
import { remember, remembered } from "../stored";
import { noteEnds, playStage, type Stage, STAGES } from "./path";

const asked: NewGame[] = [];
/** The page is at a game as soon as it has been begun. */
const location = { pathname: "/learn", search: "", hash: "" };

beforeAll(() => speakEnglish());
beforeEach(() => {
  asked.length = 0;
  stubStorage();
  remember("path", {});
  vi.stubGlobal("location", location);
  vi.stubGlobal("scrollTo", () => undefined);
  vi.stubGlobal("history", {
    pushState: (_state: unknown, _title: string, address: string) => (location.pathname = address),
  });
  vi.stubGlobal("fetch", async (path: string, request?: RequestInit) => {
    if (path === "/api/offers") return Response.json({ levels: [] });
    asked.push(JSON.parse(String(request?.body)) as NewGame);
    return Response.json({ id: `game-${asked.length}` });
  });
});

function ended(id: string, winner: GameSummary["winner"]): MyGames {
  const game = { id, winner, yours: ["first"] } as unknown as GameSummary;
  return { tables: [], running: [], finished: [game], before: null };
}

test.each([
  [0, "c:l", 1, ["threats", "safe"]],
  [1, "ch:l", 1, ["threats"]],
  [2, "chs:l", 2, []],
  [3, "chst:l", 2, []],
])("stage %i is played for %s against level %i", async (index, variant, level, aids) => {
  await playStage(STAGES[index] as Stage);
  const [game] = asked;
  expect(game?.variant).toBe(variant);
  expect(game?.chairs.map((chair) => chair.level ?? 0)).toEqual([0, level]);
  expect(game?.chairs[0].aids).toEqual(aids);
  expect(location.pathname).toBe("/game/game-1");
});

test("a stage that was won once stays won", async () => {
  const [stage] = STAGES as [Stage];
  await playStage(stage);
  expect(remembered("path")).toMatchObject({ [stage.name]: { game: "game-1", isOver: false } });
  noteEnds(ended("game-1", "first"));
  expect(remembered("path")).toMatchObject({ [stage.name]: { isOver: true, isWon: true } });
  await playStage(stage);
  noteEnds(ended("game-2", "second"));
  expect(remembered("path")).toMatchObject({
    [stage.name]: { game: "game-2", isOver: true, isWon: true },
  });
});

test("what has become of other games says nothing of the path", async () => {
  const [stage] = STAGES as [Stage];
  await playStage(stage);
  noteEnds(ended("another", "first"));
  expect(remembered("path")).toMatchObject({ [stage.name]: { isOver: false, isWon: false } });
});
