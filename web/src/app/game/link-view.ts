/** An address to pass on: to copy, to share, and as a picture that a phone can read. */

import { html, nothing, type TemplateResult } from "lit";

import { copyText } from "../clipboard";
import { t } from "../i18n";

export interface Link {
  /** The address, in full. */
  address: string;
  /** What it is, for screen readers and for whoever it is sent to. */
  about: string;
  /** Tell how it went. */
  say: (text: string) => void;
}

/** The field with its buttons. */
export function linkView({ address, about, say }: Link): TemplateResult {
  const share = (): void => {
    // Whoever changes their mind has not made a mistake.
    navigator.share({ text: about, url: address }).catch(() => undefined);
  };
  return html`<div class="link-row">
    <input readonly dir="ltr" aria-label=${about} .value=${address}
      @focus=${(event: Event) => (event.target as HTMLInputElement).select()} />
    <button type="button" class="primary" @click=${() => copyLink(address, say)}>
      ${t("link-copy")}
    </button>
    ${"share" in navigator
      ? html`<button type="button" class="quiet" @click=${share}>${t("link-share")}</button>`
      : nothing}
  </div>`;
}

export function copyLink(address: string, say: (text: string) => void): void {
  void copyText(address).then((done) => say(done ? t("share-copied") : t("share-not-copied")));
}

/** The same as a picture. */
export function qrView(source: string): TemplateResult {
  return html`<img class="qr" src=${source} alt=${t("link-qr")} width="200" height="200" />`;
}
