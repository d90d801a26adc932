/** Every word a person reads: one language at a time. */

import { FluentBundle, FluentResource } from "@fluent/bundle";

import { LANGUAGES } from "../../generated/languages";

export interface Language {
  tag: string;
  /** Its name in itself. */
  name: string;
  direction: "ltr" | "rtl";
}

export type Arguments = Record<string, string | number>;

export const languages: readonly Language[] = LANGUAGES;

const SOURCE_LANGUAGE = "en";

let chosen = languageOf(SOURCE_LANGUAGE);
let bundle: FluentBundle | null = null;

/** Fires `change` when the words on the page have become other words. */
export const wordsChanged = new EventTarget();

/** The message with this key, filled in. */
export function t(key: string, values: Arguments = {}): string {
  return filledIn(key, values) ?? key;
}

/** The message with this key, filled in; null if there is none. */
export function filledIn(key: string, values: Arguments = {}): string | null {
  const pattern = bundle?.getMessage(key)?.value;
  return bundle && pattern ? bundle.formatPattern(pattern, values).trim() : null;
}

/** Items in a row, as the language joins them. */
export function list(items: readonly string[]): string {
  return new Intl.ListFormat(chosen.tag, { type: "conjunction" }).format(items);
}

/** Whether there are words to show yet. */
export function hasWords(): boolean {
  return bundle !== null;
}

export function currentLanguage(): Language {
  return chosen;
}

/** Change to a language; resolves when its words are there. */
export async function speak(tag: string): Promise<void> {
  const language = languageOf(tag);
  bundle = await load(language);
  chosen = language;
  document.documentElement.lang = language.tag;
  document.documentElement.dir = language.direction;
  wordsChanged.dispatchEvent(new Event("change"));
}

/** The language that suits a visitor best: the first wish that there is a catalogue for. */
export function bestLanguage(wishes: readonly string[]): string {
  for (const wish of wishes) {
    const tags = [wish, wish.split("-")[0] ?? wish].map((tag) => tag.toLowerCase());
    const match = languages.find((language) => tags.includes(language.tag.toLowerCase()));
    if (match) return match.tag;
  }
  return SOURCE_LANGUAGE;
}

function languageOf(tag: string): Language {
  const language =
    languages.find((candidate) => candidate.tag === tag) ??
    languages.find((candidate) => candidate.tag === SOURCE_LANGUAGE);
  if (!language) throw new Error("the page was built without its source language");
  return language;
}

async function load(language: Language): Promise<FluentBundle> {
  const response = await fetch(catalogueAddresses()[language.tag] ?? "");
  if (!response.ok) throw new Error(`no catalogue for ${language.tag}`);
  // Python writes digits as Europe does, and isolates what is filled in where the script runs
  // from right to left; the page does the same, so that both print alike.
  const loaded = new FluentBundle(`${language.tag}-u-nu-latn`, {
    useIsolating: language.direction === "rtl",
  });
  loaded.addResource(new FluentResource(await response.text()));
  return loaded;
}

/** Where the catalogues are; `index.html` says so. */
function catalogueAddresses(): Record<string, string> {
  const block = document.getElementById("catalogues");
  return JSON.parse(block?.textContent ?? "{}") as Record<string, string>;
}
