/** A position that somebody has shared: to look at, and to begin a game from. */

import { html, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";

import { announce } from "../announcements";
import { checkPosition, errorText } from "../api";
import { boardView, type Shown, shownPosition } from "../board-view";
import { t } from "../i18n";
import { LightElement } from "../light-element";
import { variantOfPosition } from "../new-game/choices";
import { sharingView } from "../replay/sharing";
import { analysisAddress } from "../router";
import { placerOn } from "../seats";
import { variantName } from "../wording/agreements";
import { pieceObject } from "../wording/pieces";

@customElement("kvarto-position-page")
export class PositionPage extends LightElement {
  @property({ attribute: false }) query = new URLSearchParams();
  @state() private problem = "";
  @state() private note = "";

  protected override willUpdate(changed: Map<PropertyKey, unknown>): void {
    if (!changed.has("query")) return;
    this.problem = "";
    checkPosition(this.#position).catch((error: unknown) => (this.problem = errorText(error)));
  }

  get #position(): string {
    return this.query.get("p") ?? "";
  }

  protected override render(): TemplateResult {
    if (this.problem) {
      return html`<div class="text-page">
        <h1 tabindex="-1">${t("title-position")}</h1>
        <p class="problem">${this.problem}</p>
      </div>`;
    }
    const position = this.#position;
    const shown = shownPosition(position);
    const begin = `/new?${new URLSearchParams({ position })}`;
    return html`<div class="looking">
      <div class="looking-board">${boardView(shown)}</div>
      <div class="looking-beside">
        <h1 tabindex="-1">${t("title-position")}</h1>
        <p>${variantName(variantOfPosition(position))}</p>
        <p>${standing(shown)}</p>
        <p class="buttons">
          <a class="button primary" href=${begin}>${t("position-begin")}</a>
          <a class="button quiet" href=${analysisAddress(position)}>${t("to-analysis")}</a>
        </p>
        <section class="panel">
          <h2>${t("share-title")}</h2>
          ${sharingView({
            position,
            lit: [],
            record: null,
            say: (text) => {
              this.note = text;
              announce(text);
            },
          })}
          ${this.note ? html`<p class="help">${this.note}</p>` : nothing}
        </section>
      </div>
    </div>`;
  }
}

/** Who is to act, in words. */
function standing({ board, hand }: Shown): string {
  const placer = placerOn(board);
  if (hand !== null) {
    const piece = pieceObject(hand);
    return placer === "first"
      ? t("position-first-places", { piece })
      : t("position-second-places", { piece });
  }
  return placer === "first" ? t("position-second-gives") : t("position-first-gives");
}
