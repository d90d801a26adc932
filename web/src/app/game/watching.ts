/** Watching: how many do, and what those who do should know. */

import { html, nothing, type TemplateResult } from "lit";

import type { Table } from "../../../generated/protocol";
import { t } from "../i18n";
import { icon } from "../icons";
import { gameAddress } from "../router";
import { copyLink } from "./link-view";

/** Whether whoever is here only watches a game of others. */
export function isWatching(table: Table): boolean {
  return table.behind !== null;
}

/** A line in the place where a player has buttons. */
export function watchingView(table: Table): TemplateResult {
  const seconds = Math.round((table.behind ?? 0) / 1000);
  return html`<p class="desk-actions watching">
    ${seconds > 0 ? t("watching-behind", { seconds }) : t("watching")}
  </p>`;
}

/** How many watch; nothing if nobody does. */
export function watchersView({ watchers }: Table): unknown {
  if (watchers === 0) return nothing;
  const text = t("watchers", { count: watchers });
  return html`<span class="watchers" role="img" aria-label=${text} title=${text}>
    ${icon("eye")}${watchers}
  </span>`;
}

export function copyWatchLink({ id }: Table, say: (text: string) => void): void {
  copyLink(new URL(gameAddress(id), location.href).href, say);
}
