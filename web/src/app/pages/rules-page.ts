/** The rules in our own words, with drawn examples of each. */

import { html, nothing, type TemplateResult } from "lit";
import { customElement } from "lit/decorators.js";

import { boardView, shownPosition } from "../board-view";
import { editions } from "../editions";
import { t } from "../i18n";
import { LightElement } from "../light-element";
import { ALL_PIECES, pieceName } from "../wording/pieces";
import { type Example, type Section, SECTIONS } from "./rules-content";

@customElement("kvarto-rules-page")
export class RulesPage extends LightElement {
  protected override render(): TemplateResult {
    return html`<div class="text-page rules">
      <h1 tabindex="-1">${t("rules-title")}</h1>
      <p class="lead">${t("rules-lead")}</p>
      ${SECTIONS.map(sectionView)} ${notation()}
      ${editionsView()}
      <p><a class="button primary" href="/new">${t("rules-play")}</a></p>
    </div>`;
  }
}

function sectionView({ title, parts }: Section): TemplateResult {
  return html`<section>
    <h2>${t(title)}</h2>
    ${parts.map(
      ({ heading, text, examples }) => html`${heading ? html`<h3>${t(heading)}</h3>` : nothing}
        ${text.map((key) => html`<p>${t(key)}</p>`)}
        ${examples ? html`<div class="examples">${examples.map(exampleView)}</div>` : nothing}`,
    )}
  </section>`;
}

/** A picture of a position; the words under it say what is to be seen. */
function exampleView({ position, lit, reserve, caption }: Example): TemplateResult {
  const shown = { ...shownPosition(position), isPicture: true };
  return html`<figure class=${reserve ? "example example-wide" : "example"}>
    <div aria-hidden="true">${boardView({ ...shown, lit: lit ?? [], isBare: !reserve })}</div>
    <figcaption>${t(caption)}</figcaption>
  </figure>`;
}

function notation(): TemplateResult {
  return html`<section>
    <h2>${t("rules-notation")}</h2>
    <p>${t("rules-notation-text")}</p>
    <ul class="digits">
      ${ALL_PIECES.map((piece) => html`<li><code>${piece}</code> ${pieceName(piece)}</li>`)}
    </ul>
    <p>${t("rules-notation-moves")}</p>
  </section>`;
}

/** How printed editions differ, first the one in the reader's language. */
function editionsView(): TemplateResult {
  const { own, others } = editions();
  const listed = (keys: string[]): TemplateResult =>
    html`<ul>${keys.map((key) => html`<li>${t(key)}</li>`)}</ul>`;
  return html`<section>
    <h2>${t("rules-editions")}</h2>
    <p>${t("rules-editions-text")}</p>
    ${own.length > 0
      ? html`<h3>${t("rules-editions-own")}</h3>
          ${listed(own)}
          <h3>${t("rules-editions-others")}</h3>`
      : nothing}
    ${listed(others)}
  </section>`;
}
