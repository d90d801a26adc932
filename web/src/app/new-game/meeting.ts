/** Who may come to a table at which somebody else is to sit down. */

import { html, nothing, type TemplateResult } from "lit";

import { toggle } from "../form-parts";
import { t } from "../i18n";
import { me } from "../people/me";
import type { Choices } from "./choices";

export function meetingChoices(
  { found, watched }: Choices,
  change: (changes: Partial<Choices>) => void,
): TemplateResult {
  const inLobby = found === "lobby";
  return html`<fieldset class="choice">
    <legend>${t("new-meeting")}</legend>
    ${toggle(
      t("new-in-lobby"),
      inLobby,
      (on) => change({ found: on ? "lobby" : "link" }),
      t("new-in-lobby-about"),
    )}
    ${inLobby
      ? nothing
      : toggle(
          t("new-watched"),
          watched,
          (on) => change({ watched: on }),
          t("new-watched-about"),
        )}
  </fieldset>`;
}

/** Whether the name at the table is not to be chosen; who has an account plays under its name. */
export function playsUnderKnownName({ opponent, found }: Choices): boolean {
  return opponent === "invite" && (me().account || found === "lobby");
}

export function knownName(): TemplateResult {
  const { name } = me();
  return html`<p class="help">
    ${name === null ? t("invited-made-up") : t("invited-as", { name })}
  </p>`;
}
