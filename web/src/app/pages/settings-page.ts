/** Settings: how the page looks and sounds. Everything changes at once. */

import { html, type TemplateResult } from "lit";
import { customElement } from "lit/decorators.js";

import { boardView, type Shown, shownPosition } from "../board-view";
import { oneOf, toggle } from "../form-parts";
import { t } from "../i18n";
import { languageMenu } from "../language-menu";
import { LightElement } from "../light-element";
import { prefer, preferences, type Preferences } from "../preferences";

const SAMPLE: Shown = {
  ...shownPosition(".1.E/8..3/.C.6/D..0 -"),
  isPicture: true,
  isBare: true,
};

@customElement("kvarto-settings-page")
export class SettingsPage extends LightElement {
  protected override render(): TemplateResult {
    const { theme, set, sound, speech, animation, coordinates, contrast } = preferences();
    return html`<div class="form-page">
      <h1 tabindex="-1">${t("settings-title")}</h1>
      <div class="field"><span class="field-label">${t("language")}</span>${languageMenu()}</div>
      ${oneOf<Preferences["theme"]>({
        legend: t("settings-theme"),
        name: "theme",
        value: theme,
        options: [
          { value: "system", label: t("theme-system") },
          { value: "light", label: t("theme-light") },
          { value: "dark", label: t("theme-dark") },
        ],
        choose: (chosen) => prefer({ theme: chosen }),
      })}
      ${oneOf<Preferences["set"]>({
        legend: t("settings-set"),
        name: "set",
        value: set,
        look: "cards",
        options: (["wood", "flat"] as const).map((value) => ({
          value,
          label: value === "wood" ? t("set-wood") : t("set-flat"),
          about: value === "wood" ? t("set-wood-about") : t("set-flat-about"),
          picture: html`<span class="option-picture" aria-hidden="true">
            ${boardView({ ...SAMPLE, set: value })}
          </span>`,
        })),
        choose: (chosen) => prefer({ set: chosen }),
      })}
      <fieldset class="choice">
        <legend>${t("settings-table")}</legend>
        ${toggle(t("settings-sound"), sound, (on) => prefer({ sound: on }))}
        ${toggle(t("settings-speech"), speech, (on) => prefer({ speech: on }))}
        ${toggle(t("settings-animation"), animation, (on) => prefer({ animation: on }))}
        ${toggle(t("settings-coordinates"), coordinates, (on) => prefer({ coordinates: on }))}
        ${toggle(t("settings-contrast"), contrast, (on) => prefer({ contrast: on }))}
      </fieldset>
    </div>`;
  }
}
