/**
 * What modules of the page ask a browser for as soon as they are loaded: a test imports this
 * before them.
 */

/** Have a system with light colours; a test may darken them, and tell who listens. */
export function stubSystemTheme(): EventTarget & { matches: boolean } {
  const darkSystem = Object.assign(new EventTarget(), { matches: false });
  Object.assign(globalThis, { matchMedia: () => darkSystem });
  return darkSystem;
}

stubSystemTheme();
// Lit would warn that it is not the version for production.
Object.assign(globalThis, { litIssuedWarnings: new Set(["dev-mode"]) });
