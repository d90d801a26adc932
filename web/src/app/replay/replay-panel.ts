/** The way through a game, beside the board. */

import { html, type TemplateResult } from "lit";

import type { Review } from "../../../generated/protocol";
import { t } from "../i18n";
import { replayControls } from "./controls";
import type { Cursor } from "./cursor";
import { moveList } from "./move-list";
import { wordsOfReplay } from "./rounds";

export function replayPanel(cursor: Cursor, review: Review | null): TemplateResult {
  return html`<section class="panel" aria-label=${t("moves-title")}>
    ${replayControls(cursor)}
    ${moveList({
      words: wordsOfReplay(cursor.replay),
      current: cursor.step.word,
      choose: (word) => cursor.goToWord(word),
      verdict: (word) => review?.words[word]?.verdict ?? "",
    })}
  </section>`;
}
