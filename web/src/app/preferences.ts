/** How a person likes the page: kept in the browser, applied at once. */

import { remember, remembered } from "./stored";

export interface Preferences {
  /** A language tag; null until one has been chosen. */
  language: string | null;
  theme: "system" | "light" | "dark";
  set: "wood" | "flat";
  sound: boolean;
  /** Whether a call is said aloud. */
  speech: boolean;
  animation: boolean;
  coordinates: boolean;
  contrast: boolean;
}

const DEFAULTS: Preferences = {
  language: null,
  theme: "system",
  set: "wood",
  sound: true,
  speech: true,
  animation: true,
  coordinates: true,
  contrast: false,
};

let current: Preferences = { ...DEFAULTS, ...remembered<Partial<Preferences>>("preferences") };

/** Fires `change` when something is liked otherwise than before. */
export const preferencesChanged = new EventTarget();

export function preferences(): Readonly<Preferences> {
  return current;
}

export function prefer(changes: Partial<Preferences>): void {
  current = { ...current, ...changes };
  remember("preferences", current);
  showPreferences();
  preferencesChanged.dispatchEvent(new Event("change"));
}

const darkSystem = matchMedia("(prefers-color-scheme: dark)");
darkSystem.addEventListener("change", () => {
  preferencesChanged.dispatchEvent(new Event("change"));
});

/** The theme that is shown: the chosen one, or the system's. */
export function shownTheme(): "light" | "dark" {
  if (current.theme !== "system") return current.theme;
  return darkSystem.matches ? "dark" : "light";
}

/** Tell the style sheet what is preferred. */
export function showPreferences(): void {
  const root = document.documentElement.dataset;
  root["theme"] = current.theme;
  root["contrast"] = current.contrast ? "more" : "normal";
  root["animation"] = current.animation ? "on" : "off";
  const edge = getComputedStyle(document.documentElement).getPropertyValue("--paper-edge");
  for (const colour of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    colour.content = edge;
  }
}
