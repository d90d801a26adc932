/** The language menu: every language by its own name. */

import { html, type TemplateResult } from "lit";

import { currentLanguage, languages, speak, t } from "./i18n";
import { prefer } from "./preferences";

export function languageMenu(): TemplateResult {
  const choose = (event: Event): void => {
    const language = (event.target as HTMLSelectElement).value;
    prefer({ language });
    void speak(language);
  };
  return html`<label class="language">
    <span class="unseen">${t("language")}</span>
    <select @change=${choose}>
      ${languages.map(
        ({ tag, name }) => html`<option
          value=${tag}
          lang=${tag}
          ?selected=${tag === currentLanguage().tag}
        >${name}</option>`,
      )}
    </select>
  </label>`;
}
