/** Every word a person reads: one language at a time. */

import { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";

import { ALSO_KNOWN_AS, LANGUAGES, PARTS } from "../../generated/languages";

export interface Language {
  tag: string;
  /** Its name in itself. */
  name: string;
  direction: "ltr" | "rtl";
}

export type Arguments = Record<string, string | number>;

/** The messages come in parts, and only those that a page needs. */
export type Part = (typeof PARTS)[number];

export const languages: readonly Language[] = LANGUAGES;

const SOURCE_LANGUAGE = "en";

let chosen = languageOf(SOURCE_LANGUAGE);
let bundle: FluentBundle | null = null;
/** The parts that have been asked for so far, and when they are there. */
const asked = new Map<Part, Promise<void>>([["table", Promise.resolve()]]);

/** Fires `change` when the words on the page have become other words. */
export const wordsChanged = new EventTarget();

/** The message with this key, filled in. */
export function t(key: string, values: Arguments = {}): string {
  return filledIn(key, values) ?? key;
}

/** The message with this key, filled in; null if there is none. */
export function filledIn(key: string, values: Arguments = {}): string | null {
  const pattern = bundle?.getMessage(key)?.value;
  if (!bundle || !pattern) return null;
  const given = Object.entries(values).map(([name, value]) => [name, asWritten(value)]);
  return bundle.formatPattern(pattern, Object.fromEntries(given)).trim();
}

/** Four digits are not set apart, as in Python; five are, as the language does it. */
function asWritten(value: string | number): string | FluentNumber {
  return typeof value === "string" ? value : new FluentNumber(value, { useGrouping: "min2" });
}

/** How `Intl` is asked to write in the language that is spoken: with European digits. */
export function locales(): string[] {
  return localesOf(chosen);
}

/** A browser that does not know a language writes numbers as the next one does. */
const WRITES_LIKE: Record<string, string> = { is: "da" };

function localesOf({ tag }: Language): string[] {
  const alike = WRITES_LIKE[tag];
  return [tag, ...(alike ? [alike] : [])].map((each) => `${each}-u-nu-latn`);
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
  const loaded = bundleFor(language);
  const there = new Set<Part>();
  // While some parts are on their way, a page may ask for another.
  while (there.size < asked.size) {
    const missing = [...asked.keys()].filter((part) => !there.has(part));
    await Promise.all(missing.map((part) => load(loaded, language, part)));
    for (const part of missing) there.add(part);
  }
  bundle = loaded;
  chosen = language;
  document.documentElement.lang = language.tag;
  document.documentElement.dir = language.direction;
  wordsChanged.dispatchEvent(new Event("change"));
}

/** Resolves when the words of some part are there, in the language that is spoken. */
export function wordsFor(part: Part): Promise<void> {
  const coming = asked.get(part);
  if (coming) return coming;
  // Until a language is spoken, nothing is shown; then this part comes with the others.
  const loading = bundle ? load(bundle, chosen, part) : Promise.resolve();
  asked.set(part, loading);
  loading.catch(() => asked.delete(part));
  return loading;
}

/** The language that suits a visitor best: the first wish that there is a catalogue for. */
export function bestLanguage(wishes: readonly string[]): string {
  for (const wish of wishes) {
    const parts = wish.toLowerCase().split("-");
    for (let length = parts.length; length > 0; length -= 1) {
      const tag = parts.slice(0, length).join("-");
      const match = languages.find((language) => language.tag.toLowerCase() === tag)?.tag;
      const found = match ?? ALSO_KNOWN_AS[tag];
      if (found) return found;
    }
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

function bundleFor(language: Language): FluentBundle {
  // Python writes digits as Europe does, and isolates what is filled in where the script runs
  // from right to left; the page does the same, so that both print alike.
  return new FluentBundle(localesOf(language), { useIsolating: language.direction === "rtl" });
}

async function load(into: FluentBundle, language: Language, part: Part): Promise<void> {
  const response = await fetch(`${catalogues()}/${language.tag}/${part}.ftl`);
  if (!response.ok) throw new Error(`no words for ${part} in ${language.tag}`);
  into.addResource(new FluentResource(await response.text()));
}

/** Where the messages are; `index.html` says so. */
function catalogues(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="catalogues"]')?.content ?? "";
}
