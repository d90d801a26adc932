/** Moments in words: how long ago, or how long until then. */

import { currentLanguage } from "../i18n";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A moment as seen from now, such as "in 2 days" or "5 minutes ago"; both in milliseconds. */
export function fromNow(moment: number, now = Date.now()): string {
  const words = new Intl.RelativeTimeFormat(`${currentLanguage().tag}-u-nu-latn`);
  const away = moment - now;
  const distance = Math.abs(away);
  if (distance >= 2 * DAY) return words.format(Math.round(away / DAY), "day");
  if (distance >= 2 * HOUR) return words.format(Math.round(away / HOUR), "hour");
  // Nobody needs to know it by the second.
  const minutes = Math.max(1, Math.round(distance / MINUTE));
  return words.format(away < 0 ? -minutes : minutes, "minute");
}
