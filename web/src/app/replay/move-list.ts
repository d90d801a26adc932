/** The moves of a game in notation; each can be chosen to look at. */

import { html, nothing, type TemplateResult } from "lit";

import type { NumberedWord } from "./rounds";
import { t } from "../i18n";
import { isMistake, verdictSign, verdictText } from "../wording/verdicts";

export interface MoveList {
  words: readonly NumberedWord[];
  /** The word that is looked at. */
  current: number | null;
  choose: (index: number) => void;
  /** What a review says of a word; empty where it says nothing. */
  verdict?: (index: number) => string;
}

export function moveList(list: MoveList): TemplateResult {
  const { words } = list;
  if (words.length === 0) return html`<p class="moves-none">${t("moves-none")}</p>`;
  const rounds = [...new Set(words.map(({ number }) => number))];
  return html`<ol class="moves" aria-label=${t("moves-title")} dir="ltr">
    ${rounds.map((round) => {
      const both = words.filter(({ number }) => number === round);
      return html`<li>
        <span class="moves-number">${round}.</span>
        ${both[0]?.seat === "second" ? html`<span class="moves-gap">…</span>` : ""}
        ${both.map((word) => wordView(list, word))}
      </li>`;
    })}
  </ol>`;
}

function wordView({ current, choose, verdict }: MoveList, { index, word }: NumberedWord): TemplateResult {
  const said = verdict?.(index) ?? "";
  const inWords = said ? verdictText(said) : "";
  return html`<button
    type="button"
    class=${isMistake(said) ? "moves-word moves-remarked" : "moves-word"}
    title=${inWords || nothing}
    aria-current=${index === current ? "step" : "false"}
    @click=${() => choose(index)}
  ><span class="moves-text">${word}</span>${said
    ? html`${verdictSign(said)}<span class="unseen"> (${inWords})</span>`
    : nothing}</button>`;
}
