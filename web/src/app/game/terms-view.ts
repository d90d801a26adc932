/** What is agreed on at a table that waits, in words. */

import { html, type TemplateResult } from "lit";

import type { Invitation } from "../../../generated/protocol";
import { t } from "../i18n";
import { clockName, variantInWords } from "../wording/agreements";

export function termsView(invitation: Invitation): TemplateResult {
  const { variant = "standard", clock = "-" } = invitation.terms;
  const lines: [string, string][] = [
    [t("terms-variant"), variantInWords(variant)],
    [t("terms-calling"), calling(invitation)],
    [t("terms-clock"), clockName(clock)],
    [t("terms-first"), whoBegins(invitation)],
    [t("terms-also"), others(invitation)],
  ];
  return html`<dl class="terms">
    ${lines.map(([about, what]) => html`<div><dt>${about}</dt><dd>${what}</dd></div>`)}
  </dl>`;
}

function calling({ terms }: Invitation): string {
  if (terms.calling === "automatic") return t("calling-automatic-about");
  const wrong = terms.false_call === "forfeit" ? t("terms-wrong-loses") : t("terms-wrong-passes");
  const late = terms.late_call ? [t("new-late-call-about")] : [];
  const child = terms.points === false ? [t("terms-no-pointing")] : [];
  return [t("calling-spoken-about"), wrong, ...late, ...child].join(" ");
}

function whoBegins({ maker, yours, terms }: Invitation): string {
  if (terms.first === "maker") return yours ? t("terms-you") : maker;
  if (terms.first === "guest") return yours ? t("terms-guest") : t("terms-you");
  return t("starter-dice");
}

function others({ terms }: Invitation): string {
  const casual = terms.casual === false ? t("terms-serious") : t("terms-casual");
  const isWatched = terms.watched === true || terms.found === "lobby";
  return [casual, isWatched ? t("terms-watched") : t("terms-private")].join(" ");
}
