/** Pages and their addresses. The history of the browser works as everywhere. */

export type PageName =
  | "home" | "new" | "game" | "lobby" | "games" | "account" | "return"
  | "learn" | "lesson" | "puzzles" | "analysis" | "replay" | "position" | "rules" | "settings" | "about" | "nowhere";

/** Where one is: a page, and what its address says beyond that. */
export interface Place {
  page: PageName;
  /** The id of the game, the lesson or the puzzle, on the page of one. */
  id: string;
  query: URLSearchParams;
  /** What only whoever has the address may know, on the page that brings a guest back. */
  secret: string;
}

const PLAIN_PAGES: Record<string, PageName> = {
  "/": "home",
  "/new": "new",
  "/lobby": "lobby",
  "/games": "games",
  "/account": "account",
  "/return": "return",
  "/learn": "learn",
  "/puzzles": "puzzles",
  "/analysis": "analysis",
  "/replay": "replay",
  "/position": "position",
  "/rules": "rules",
  "/settings": "settings",
  "/about": "about",
};

/** Fires `change` when one goes to another page. */
export const placeChanged = new EventTarget();

export function currentPlace(): Place {
  const path = location.pathname.replace(/(.)\/$/, "$1");
  const query = new URLSearchParams(location.search);
  const game = /^\/game\/([^/]+)$/.exec(path);
  if (game?.[1]) return { page: "game", id: decodeURIComponent(game[1]), query, secret: "" };
  const lesson = /^\/learn\/([^/]+)$/.exec(path);
  if (lesson?.[1]) return { page: "lesson", id: decodeURIComponent(lesson[1]), query, secret: "" };
  const puzzle = /^\/puzzles\/([^/]+)$/.exec(path);
  if (puzzle?.[1]) return { page: "puzzles", id: decodeURIComponent(puzzle[1]), query, secret: "" };
  const page = PLAIN_PAGES[path] ?? "nowhere";
  return { page, id: "", query, secret: page === "return" ? takenSecret() : "" };
}

/** What stands after the # of the address; from then on neither it nor the history tells it. */
function takenSecret(): string {
  const secret = location.hash.slice(1);
  history.replaceState(history.state, "", location.pathname);
  return secret;
}

/** Go to an address of this page. */
export function go(address: string): void {
  history.pushState(null, "", address);
  scrollTo(0, 0);
  placeChanged.dispatchEvent(new Event("change"));
}

export function gameAddress(id: string): string {
  return `/game/${encodeURIComponent(id)}`;
}

export function positionAddress(position: string): string {
  return `/position?${new URLSearchParams({ p: position })}`;
}

export function analysisAddress(position: string): string {
  return `/analysis?${new URLSearchParams({ p: position })}`;
}

export function lessonAddress(id: string): string {
  return `/learn/${encodeURIComponent(id)}`;
}

export function puzzleAddress(id: string): string {
  return `/puzzles/${encodeURIComponent(id)}`;
}

/** Let links within the page change the page without loading it anew. */
export function followLinks(): void {
  addEventListener("popstate", () => placeChanged.dispatchEvent(new Event("change")));
  document.addEventListener("click", (event) => {
    const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
    if (!link || !isOurs(link) || !isPlain(event)) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}

function isOurs(link: HTMLAnchorElement): boolean {
  const samePlace = link.pathname === location.pathname && link.search === location.search;
  return (
    link.origin === location.origin &&
    !link.hasAttribute("download") &&
    !link.target &&
    !link.pathname.startsWith("/api/") &&
    !(link.hash && samePlace)
  );
}

function isPlain(event: MouseEvent): boolean {
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return event.button === 0 && !modified && !event.defaultPrevented;
}
