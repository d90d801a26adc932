/** What can be asked of the server over HTTP. */

import type {
  Created, Failure, NewGame, Offers, Problem, RecordText, Rematch, Replay, ReturnCode, Review,
  SitDown, Table,
} from "../../generated/protocol";
import { type Arguments, currentLanguage, filledIn, t } from "./i18n";
import { preferences, shownTheme } from "./preferences";

/** The server has refused, or was not reached; the message is for people. */
export class Refusal extends Error {
  constructor(readonly problem: Problem, readonly status: number) {
    super(problem.text);
  }
}

/** The server could not be asked just now, but soon it can: what is asked for is asked again. */
export function isPassing({ key }: Problem): boolean {
  return key === COME_AGAIN || key === "store-away";
}

/** Nothing has been done about it: another server should be asked. */
const COME_AGAIN = "come-again";
/** How long to wait before each time that is asked again, in milliseconds. */
const AGAIN_AFTER = [400, 800, 1600, 3200];

/** A problem in the reader's language. */
export function problemText(problem: Problem): string {
  const values: Arguments = {};
  for (const [name, value] of Object.entries(problem.arguments)) {
    values[name] = typeof value === "string" ? value : problemText(value);
  }
  return filledIn(problem.key, values) ?? problem.text;
}

/** Any error in the reader's language. */
export function errorText(error: unknown): string {
  return error instanceof Refusal
    ? t("page-refused", { what: problemText(error.problem) })
    : t("page-not-reached");
}

async function fetched(path: string, request: RequestInit = {}, again = 0): Promise<Response> {
  const headers = new Headers(request.headers);
  // The language of the page, not of the browser: a guest is given a name in it.
  headers.set("accept-language", currentLanguage().tag);
  const response = await fetch(path, { ...request, headers });
  if (response.ok) return response;
  const failure = (await response.json().catch(() => null)) as Failure | null;
  if (!failure) throw new Error(`${path}: ${response.status}`);
  const { problem } = failure;
  // When the games cannot be kept, nobody knows what has been done: only looking is harmless.
  const onlyLooks = (request.method ?? "GET") === "GET";
  const mayAskAgain = problem.key === COME_AGAIN || (onlyLooks && isPassing(problem));
  const wait = AGAIN_AFTER[again];
  if (!mayAskAgain || wait === undefined) throw new Refusal(problem, response.status);
  await new Promise((later) => setTimeout(later, wait));
  return fetched(path, request, again + 1);
}

/** Ask for something; what has a body is a POST unless it is said to be something else. */
export async function ask<Answer>(path: string, body?: unknown, method?: string): Promise<Answer> {
  const headers = { "content-type": "application/json" };
  const sent = { method: method ?? "POST", headers, body: JSON.stringify(body) };
  const response = await fetched(path, body === undefined ? { method: method ?? "GET" } : sent);
  return (await response.json()) as Answer;
}

let offersOnce: Promise<Offers> | null = null;

/** What the server offers; asked for once. */
export function offers(): Promise<Offers> {
  offersOnce ??= ask<Offers>("/api/offers").catch((error: unknown) => {
    offersOnce = null;
    throw error;
  });
  return offersOnce;
}

export const beginGame = (game: NewGame): Promise<Created> => ask("/api/games", game);
export const tableOf = (id: string): Promise<Table> => ask(`${gamePath(id)}`);
export const replayOf = (id: string): Promise<Replay> => ask(`${gamePath(id)}/replay`);
export const reviewOf = (id: string): Promise<Review> => ask(`${gamePath(id)}/review`);
export const rematchOf = (id: string): Promise<Rematch> => ask(`${gamePath(id)}/rematch`, {});

/** Take the free chair of a table; the game begins. */
export function sitDown(id: string, name: string | null): Promise<Created> {
  return ask(`${tablePath(id)}/sit`, { name } satisfies SitDown);
}

export const withdrawTable = (id: string): Promise<Created> => ask(tablePath(id), undefined, "DELETE");

export function replayOfRecord(text: string): Promise<Replay> {
  const record: RecordText = { text };
  return ask("/api/replay", record);
}

function gamePath(id: string): string {
  return `/api/games/${encodeURIComponent(id)}`;
}

export function tablePath(id: string): string {
  return `/api/tables/${encodeURIComponent(id)}`;
}

export function socketPath(id: string): string {
  return `${gamePath(id)}/socket`;
}

/** The address of a picture of a position, drawn as this person likes it. */
export function pictureAddress(position: string, lit: readonly string[] = []): string {
  const query = new URLSearchParams({
    position,
    set: preferences().set,
    theme: shownTheme(),
    lang: currentLanguage().tag,
  });
  if (lit.length > 0) query.set("lit", lit.join(","));
  return `/api/picture.svg?${query}`;
}

/** Where the server draws an address of this page for the camera of a phone. */
export function qrAddress(path: string): string {
  return `/api/qr.svg?${new URLSearchParams({ path })}`;
}

/** The same for the way back of a guest: its secret must not stand in the address of a request. */
export async function qrOfReturn(code: string): Promise<Blob> {
  const headers = { "content-type": "application/json" };
  const body = JSON.stringify({ code } satisfies ReturnCode);
  return (await fetched("/api/qr.svg", { method: "POST", headers, body })).blob();
}

/** Resolves if there can be such a position. */
export async function checkPosition(position: string): Promise<void> {
  await fetched(pictureAddress(position));
}
