/** How the printed editions differ from the rules as they are played here, language by language. */

import { currentLanguage } from "./i18n";

/** What an edition has of its own that a game can be set to. */
export type EditionSetting =
  | "late-call" | "hard" | "squares" | "clock-place" | "clock-main" | "clock-move";

/** The differences, and the languages whose editions have them. */
const DIFFERENCES: Record<string, readonly string[]> = {
  "rules-edition-south-slavic": ["sr", "hr", "sl"],
  "rules-edition-danish": ["da"],
  "rules-edition-greek": ["el"],
  "rules-edition-finnish": ["fi"],
  "rules-edition-estonian": ["fi", "et"],
  "rules-edition-japanese": ["ja"],
  "rules-edition-swedish": ["sv", "ar"],
  "rules-edition-romanian": ["ro"],
  "rules-edition-arabic": ["ar"],
  "rules-edition-german": ["de"],
  "rules-edition-chinese": ["zh-Hans", "zh-Hant"],
  "rules-edition-minute": ["sr", "hr", "fa"],
  "rules-edition-limit": ["ro", "sl"],
  "rules-edition-czech": ["cs"],
};

const SETTINGS: Record<string, EditionSetting> = {
  sr: "late-call",
  hr: "late-call",
  sl: "late-call",
  el: "hard",
  fi: "squares",
  ja: "clock-place",
  "zh-Hans": "clock-main",
  "zh-Hant": "clock-main",
  fa: "clock-move",
};

/** The messages on the edition in the language of the page, and those on all others. */
export function editions(): { own: string[]; others: string[] } {
  const { tag } = currentLanguage();
  const all = Object.keys(DIFFERENCES);
  const isOwn = (key: string): boolean => DIFFERENCES[key]?.includes(tag) ?? false;
  return { own: all.filter(isOwn), others: all.filter((key) => !isOwn(key)) };
}

/** What a game as printed in the language of the page is set to, if that is anything special. */
export function editionSetting(): EditionSetting | null {
  return SETTINGS[currentLanguage().tag] ?? null;
}
