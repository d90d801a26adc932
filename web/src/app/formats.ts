/** Numbers, lists, dates and moments, as the language of the page writes them. */

import { type Words, WORDS_OF_TIME } from "../../generated/languages";
import { currentLanguage, locales } from "./i18n";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

type Unit = "day" | "hour" | "minute";

/** Items in a row, as the language joins them. */
export function list(items: readonly string[]): string {
  return new Intl.ListFormat(locales(), { type: "conjunction" }).format(items);
}

/** A large number in a few signs, such as "12K". */
export function compactNumber(value: number): string {
  return new Intl.NumberFormat(locales(), { notation: "compact" }).format(value);
}

/** A day with its weekday, whatever the time zone. */
export function dayText(day: Date): string {
  const own = ownWords();
  if (!own) {
    const options: Intl.DateTimeFormatOptions = { dateStyle: "full", timeZone: "UTC" };
    return new Intl.DateTimeFormat(locales(), options).format(day);
  }
  return own.date
    .replace("{weekday}", own.days[(day.getUTCDay() + 6) % 7] ?? "")
    .replace("{day}", String(day.getUTCDate()))
    .replace("{month}", own.months[day.getUTCMonth()] ?? "")
    .replace("{year}", String(day.getUTCFullYear()));
}

/** A moment as seen from now, such as "in 2 days" or "5 minutes ago"; both in milliseconds. */
export function fromNow(moment: number, now = Date.now()): string {
  const away = moment - now;
  const distance = Math.abs(away);
  if (distance >= 2 * DAY) return distant(Math.round(away / DAY), "day");
  if (distance >= 2 * HOUR) return distant(Math.round(away / HOUR), "hour");
  // Nobody needs to know it by the second.
  const minutes = Math.max(1, Math.round(distance / MINUTE));
  return distant(away < 0 ? -minutes : minutes, "minute");
}

function distant(count: number, unit: Unit): string {
  const own = ownWords();
  if (!own) return new Intl.RelativeTimeFormat(locales()).format(count, unit);
  const forms = own.relative[unit][count < 0 ? "past" : "future"];
  const form = new Intl.PluralRules(currentLanguage().tag).select(Math.abs(count));
  return (forms[form] ?? forms["other"] ?? "").replace("{0}", String(Math.abs(count)));
}

/** What browsers do not know of a language, if this one does not. */
function ownWords(): Words | undefined {
  const { tag } = currentLanguage();
  return Intl.RelativeTimeFormat.supportedLocalesOf(tag).length > 0 ? undefined : WORDS_OF_TIME[tag];
}
