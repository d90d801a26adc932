/** Ready phrases and reactions: what they are called, and what they look like. */

import { html, svg, type SVGTemplateResult, type TemplateResult } from "lit";

import type { Phrase } from "../../../generated/protocol";
import { t } from "../i18n";

/** What one wants to say while the game goes on, and when it is over. */
export const DURING: readonly Phrase[] = [
  "hello", "good-luck", "nice-move", "oops", "one-moment", "your-turn", "thanks",
];
export const AFTERWARDS: readonly Phrase[] = ["well-played", "thanks", "once-more", "goodbye"];

const FACE = svg`<circle cx="12" cy="12" r="9.5" />`;

/** Reactions are drawn: not every machine has letters for them, and they should look like ours. */
const DRAWINGS: Partial<Record<Phrase, SVGTemplateResult>> = {
  smile: svg`${FACE}<path d="M8.5 9v1M15.5 9v1M7.5 14c2.5 3.6 6.5 3.6 9 0" />`,
  surprised: svg`${FACE}<path d="M8.5 8v1.5M15.5 8v1.5" /><ellipse cx="12" cy="15.5" rx="2" ry="2.6" />`,
  thinking: svg`${FACE}<path d="M8 10h1.5M14.5 10h1.5M7.5 7.2l2.4-.7M14 7l2.6-1M8.5 16.2l6.5-1.4" />`,
  applause: svg`<path d="M8.2 20.6c-2.9-1.6-4.3-4.6-4.9-8.4a1.25 1.25 0 0 1 2.5-.4l.7 2.4-.9-6.9a1.25
    1.25 0 0 1 2.5-.3l.9 4.6.1-5.9a1.25 1.25 0 0 1 2.5.1l.2 6.1 1.4-4.4a1.25 1.25 0 0 1 2.4.7l-1.2
    7.2c-.5 3.2-2.9 5.9-6.2 5.2z" /><path d="M16.5 4.5l1.2-2M19.5 8l2.2-.9M19.6 12l2.2.6" />`,
};

export const REACTIONS = Object.keys(DRAWINGS) as readonly Phrase[];

/** What a phrase is, in the reader's language. */
export function phraseText(phrase: Phrase): string {
  return t(`phrase-${phrase}`);
}

/** A phrase as it is seen: words, or a drawing with its meaning in words. */
export function phraseView(phrase: Phrase): TemplateResult {
  const drawing = DRAWINGS[phrase];
  if (!drawing) return html`${phraseText(phrase)}`;
  return html`<svg class="reaction" viewBox="0 0 24 24" role="img" aria-label=${phraseText(phrase)}>
    ${drawing}
  </svg>`;
}

/** Who says what, to be said aloud. */
export function saidText(player: string, phrase: Phrase): string {
  return DRAWINGS[phrase]
    ? t(`said-${phrase}`, { player })
    : t("said-phrase", { player, phrase: phraseText(phrase) });
}
