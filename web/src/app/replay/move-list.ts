/** The moves of a game in notation; each can be chosen to look at. */

import { html, type TemplateResult } from "lit";

import type { NumberedWord } from "./rounds";
import { t } from "../i18n";

export interface MoveList {
  words: readonly NumberedWord[];
  /** The word that is looked at. */
  current: number | null;
  choose: (index: number) => void;
  /** What a review says of a word, in a word or two. */
  remark?: (index: number) => string;
}

export function moveList({ words, current, choose, remark }: MoveList): TemplateResult {
  if (words.length === 0) return html`<p class="moves-none">${t("moves-none")}</p>`;
  const rounds = [...new Set(words.map(({ number }) => number))];
  return html`<ol class="moves" aria-label=${t("moves-title")} dir="ltr">
    ${rounds.map((round) => {
      const both = words.filter(({ number }) => number === round);
      return html`<li>
        <span class="moves-number">${round}.</span>
        ${both[0]?.seat === "second" ? html`<span class="moves-gap">…</span>` : ""}
        ${both.map(({ index, word }) => {
          const said = remark?.(index) ?? "";
          return html`<button
            type="button"
            class=${said ? "moves-word moves-remarked" : "moves-word"}
            title=${said}
            aria-current=${index === current ? "step" : "false"}
            @click=${() => choose(index)}
          >${word}${said ? html`<span class="unseen"> (${said})</span>` : ""}</button>`;
        })}
      </li>`;
    })}
  </ol>`;
}
