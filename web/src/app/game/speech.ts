/** A call said aloud, where the browser has a voice for the language. */

import type { Table } from "../../../generated/protocol";
import { currentLanguage, t } from "../i18n";
import { preferences } from "../preferences";

/** Say what was called between two tables, by whomever. */
export function sayCall(before: Table, after: Table): void {
  if (preferences().speech && hasBeenCalled(before, after)) sayAloud(t("call"));
}

/** Somebody has called: who points does it then, who does not has won or called in vain at once. */
function hasBeenCalled(before: Table, after: Table): boolean {
  if (before.pointing || before.outcome) return false;
  const isRight = after.calling === "spoken" && after.outcome?.reason === "quarto";
  return after.pointing !== null || isRight || isNewIn(after.called, before.called);
}

function isNewIn<Item>(after: readonly Item[], before: readonly Item[]): boolean {
  return after.some((item) => !before.includes(item));
}

function sayAloud(text: string): void {
  if (!("speechSynthesis" in window)) return;
  const { tag } = currentLanguage();
  const voice = speechSynthesis.getVoices().find(({ lang }) => speaks(lang, tag));
  // A voice for another language would say something else.
  if (!voice) return;
  const words = new SpeechSynthesisUtterance(text);
  words.voice = voice;
  words.lang = voice.lang;
  speechSynthesis.speak(words);
}

/** Whether a voice for one tag, such as `zh_TW`, speaks the language of another. */
function speaks(voice: string, tag: string): boolean {
  const theirs = new Intl.Locale(voice.replaceAll("_", "-")).maximize();
  const ours = new Intl.Locale(tag).maximize();
  return theirs.language === ours.language && theirs.script === ours.script;
}
