/** A button with which one has oneself told of one's turns, or not. */

import { html, nothing, type TemplateResult } from "lit";

import { t } from "../i18n";
import { canNotify, notifies, setNotifying } from "./notifying";

/** `changed` is called afterwards, with what there is to say of it. */
export function notifyButton(changed: (text: string) => void): TemplateResult | typeof nothing {
  if (!canNotify()) return nothing;
  const on = notifies();
  const change = async (): Promise<void> => {
    await setNotifying(!on);
    changed(!on && !notifies() ? t("notify-refused") : "");
  };
  return html`<button type="button" class="quiet" aria-pressed=${on ? "true" : "false"}
    @click=${change}
  >${on ? t("menu-notify-on") : t("menu-notify-off")}</button>`;
}
