/** What can be analysed: something pasted, a file, a position that one sets up. */

import { html, nothing, type TemplateResult } from "lit";

import { t } from "../i18n";

export interface OpeningPanel {
  isOpen: boolean;
  problem: string;
  open: (text: string) => void;
  setUp: () => void;
}

export function openingPanel({ isOpen, problem, open, setUp }: OpeningPanel): TemplateResult {
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    open(String(new FormData(event.target as HTMLFormElement).get("text") ?? ""));
  };
  const openFile = async (event: Event): Promise<void> => {
    const file = (event.target as HTMLInputElement).files?.[0];
    if (file) open(await file.text());
  };
  return html`<section class="panel">
    <h2>${t("study-open-title")}</h2>
    <div class="buttons">
      <button type="button" class="quiet" @click=${setUp}>${t("set-up-title")}</button>
      <label class="button quiet file">
        ${t("replay-file")}
        <input type="file" accept=".qgn,.txt,text/plain" @change=${openFile} />
      </label>
    </div>
    <details class="fold" ?open=${isOpen}>
      <summary>${t("study-paste")}</summary>
      <form class="fold-inside" @submit=${submit}>
        <label class="field">
          <span class="field-label">${t("study-paste-about")}</span>
          <textarea name="text" rows="5" dir="ltr" spellcheck="false" required></textarea>
        </label>
        ${problem ? html`<p class="problem" role="alert">${problem}</p>` : nothing}
        <button type="submit" class="primary">${t("replay-open")}</button>
      </form>
    </details>
  </section>`;
}
