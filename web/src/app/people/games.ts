/** The games of this person as the server keeps them, and how many of them wait for a move. */

import type { GameSummary, MyGames } from "../../../generated/protocol";
import { ask } from "../api";
import { notify } from "../game/notifying";
import { t } from "../i18n";
import { lookUpMeAgain, me, meChanged } from "./me";

const NO_GAMES: MyGames = { tables: [], running: [], finished: [], before: null };
/** How often the games are asked for again, while some go on. */
const LOOK_EVERY = 60_000;

let known: MyGames | null = null;
let asked: Promise<MyGames> | null = null;

/** Fires `change` when the games have been asked for again. */
export const gamesChanged = new EventTarget();

/** The games, as far as is known. */
export function knownGames(): MyGames | null {
  return known;
}

/** Ask for the games; who asks while they are on their way waits for the same answer. */
export function lookForGames(): Promise<MyGames> {
  asked ??= askForGames().finally(() => (asked = null));
  return asked;
}

/** Ask for what has happened by now: an answer that is on its way may not know of it. */
async function lookAgain(): Promise<void> {
  await asked?.catch(() => undefined);
  await lookForGames();
}

/** Somebody who has not done anything yet has no games. */
async function askForGames(): Promise<MyGames> {
  const { name } = me().name === null ? await lookUpMeAgain() : me();
  const before = known;
  known = name === null ? NO_GAMES : await ask<MyGames>("/api/games");
  if (before) tellOfTurns(before, known);
  gamesChanged.dispatchEvent(new Event("change"));
  return known;
}

/** Tell whoever does not look at the page in which games somebody waits by now. */
function tellOfTurns(before: MyGames, after: MyGames): void {
  const told = new Set(awaited(before).map(({ id }) => id));
  for (const { id, names } of awaited(after)) {
    if (!told.has(id)) notify(id, t("title-your-turn", { ...names }));
  }
}

function awaited({ running }: MyGames): GameSummary[] {
  return running.filter((game) => game.awaited);
}

/** The finished games before the moment that an earlier answer has named. */
export function olderGames(before: number): Promise<MyGames> {
  return ask(`/api/games?before=${before}`);
}

/** All finished games as one record. */
export const RECORDS_ADDRESS = "/api/games.qgn";

/** The running games: first those in which somebody waits for this person, the most urgent first. */
export function byUrgency(games: readonly GameSummary[]): GameSummary[] {
  const rank = ({ awaited, your_turn }: GameSummary): number => (awaited ? 0 : your_turn ? 1 : 2);
  // Times without end are equally far away; their difference is no number.
  const time = ({ deadline }: GameSummary): number => deadline ?? Number.MAX_SAFE_INTEGER;
  return [...games].sort((one, other) => rank(one) - rank(other) || time(one) - time(other));
}

/** In how many games somebody waits for this person. */
export function gamesThatWait(): number {
  return known ? awaited(known).length : 0;
}

/** Keep an eye on the games for as long as the page is open. */
export function watchGames(): void {
  const look = (): void => void lookAgain().catch(() => undefined);
  meChanged.addEventListener("change", () => {
    // Before the games are there, they are on their way.
    if (known) look();
  });
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") look();
  });
  // A tab in the background tells in its title that somebody has moved.
  setInterval(() => {
    if (known && known.running.length > 0) look();
  }, LOOK_EVERY);
}
