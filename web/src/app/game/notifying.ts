/** Being told that one is waited for: in the title of the window, and by the system if allowed. */

import type { Table } from "../../../generated/protocol";
import { play } from "../../board/sound";
import { currentLanguage, t } from "../i18n";
import { preferences } from "../preferences";
import { namesOf, otherSeat, yourSeat } from "../seats";
import { remember, remembered } from "../stored";
import { dutyLine } from "../wording/duty";

/** Whether somebody elsewhere waits for the player here to move or to answer. */
export function isWaitedFor(table: Table): boolean {
  const you = yourSeat(table);
  if (!table.online || !you || table.outcome || table.paused) return false;
  return table.to_act === you || table.offers.some(({ seat }) => seat === otherSeat(you));
}

/** What the window of a game is called. */
export function gameTitle(table: Table): string {
  const names = { ...namesOf(table) };
  return isWaitedFor(table) ? t("title-your-turn", names) : t("title-game", names);
}

/** Whether this browser can tell anything while the page is not looked at. */
export function canNotify(): boolean {
  return "Notification" in window && Notification.permission !== "denied";
}

export function notifies(): boolean {
  return canNotify() && Notification.permission === "granted" && remembered("notify") === true;
}

/** Have oneself told or not told; the browser asks whether it may. */
export async function setNotifying(on: boolean): Promise<void> {
  const permitted = on && (await Notification.requestPermission()) === "granted";
  remember("notify", permitted);
}

/** Tell whoever does not look at the page just now. */
export function notify(game: string, text: string): void {
  if (!document.hidden || !notifies()) return;
  const { tag, direction } = currentLanguage();
  try {
    const shown = new Notification(t("name"), { body: text, tag: game, lang: tag, dir: direction });
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  } catch {
    // Some phones let only installed pages do this; the title still tells.
  }
}

/** Tell of what is to be done, when it has just become one's turn. */
export function notifyOfTurn(before: Table, after: Table): void {
  if (!isWaitedFor(after) || isWaitedFor(before)) return;
  notify(after.id, dutyLine(after));
}

/** Somebody has sat down at the table here. */
export function tellArrival(table: Table, text: string): void {
  if (preferences().sound) play("arrive");
  notify(table.id, text);
}
