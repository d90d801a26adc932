/** The tree of variations: the main line as text, each variation set in below what it replaces. */

import { html, nothing, type TemplateResult } from "lit";

import { t } from "../i18n";
import { type Branch, isMainLine, mainLineFrom } from "./tree";

export interface Variations {
  root: Branch;
  current: Branch;
  choose: (branch: Branch) => void;
  comment: (text: string) => void;
  promote: () => void;
  cut: () => void;
}

export function variationsView(tree: Variations): TemplateResult {
  const [first, ...others] = tree.root.children;
  return html`<section class="panel" aria-label=${t("moves-title")}>
    <h2>${t("moves-title")}</h2>
    <div class="tree" dir="ltr">
      ${tree.root.comment ? html`<p class="tree-comment" dir="auto">${tree.root.comment}</p>` : nothing}
      ${first ? lineView(tree, first, others) : html`<p class="help" dir="auto">${t("study-no-moves")}</p>`}
    </div>
    ${editing(tree)}
  </section>`;
}

/** A line, and what could be played instead of its first word. */
function lineView(tree: Variations, start: Branch, insteads: readonly Branch[] = []): TemplateResult {
  const line = [start, ...mainLineFrom(start)];
  return html`<div class="tree-line" role="list">
    ${line.map((branch, index) => {
      const others = index === 0 ? insteads : (branch.parent?.children.slice(1) ?? []);
      const previous = line[index - 1];
      const resumes = !previous || previous.comment !== "" || (previous.parent?.children.length ?? 1) > 1;
      return html`${wordView(tree, branch, resumes)}
        ${others.map((other) => html`<div class="tree-variation" role="listitem">${lineView(tree, other)}</div>`)}`;
    })}
  </div>`;
}

function wordView({ current, choose }: Variations, branch: Branch, resumes: boolean): TemplateResult {
  const { number, seat, word, comment, before } = branch;
  const label = seat === "first" ? `${number}.` : resumes ? `${number}. …` : "";
  return html`<span class="tree-word" role="listitem">
    ${before ? html`<span class="tree-comment" dir="auto">${before}</span>` : nothing}
    ${label ? html`<span class="moves-number">${label}</span>` : nothing}
    <button type="button" class="moves-word" aria-current=${branch === current ? "step" : "false"}
      @click=${() => choose(branch)}>${word}</button>
    ${comment ? html`<span class="tree-comment" dir="auto">${comment}</span>` : nothing}
  </span>`;
}

/** What can be done with the word that is looked at. */
function editing({ current, comment, promote, cut }: Variations): TemplateResult {
  const write = (event: Event): void => comment((event.target as HTMLTextAreaElement).value);
  return html`<label class="field tree-edit">
      <span class="field-label">
        ${current.word === null
          ? t("study-comment-start")
          : t("study-comment", { word: `${current.number}. ${current.word}` })}
      </span>
      <textarea rows="2" maxlength="2000" dir="auto" .value=${current.comment} @input=${write}></textarea>
    </label>
    ${current.word === null
      ? nothing
      : html`<div class="buttons">
          ${isMainLine(current)
            ? nothing
            : html`<button type="button" class="quiet" @click=${promote}>${t("study-promote")}</button>`}
          <button type="button" class="quiet" @click=${cut}>${t("study-cut")}</button>
        </div>`}`;
}
