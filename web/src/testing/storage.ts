/** What a browser keeps for a page, for tests of modules that remember something. */

import { vi } from "vitest";

/** Have an empty `localStorage`; returns what is in it. */
export function stubStorage(): Map<string, string> {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  });
  return kept;
}

/** Have a `localStorage` that refuses everything, as browsers do that may keep nothing. */
export function stubForbiddenStorage(): void {
  const refuse = (): never => {
    throw new Error("The operation is insecure.");
  };
  vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse });
}
