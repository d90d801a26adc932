/** A table at which somebody has yet to sit down: for who has made it, and for who is invited. */

import { html, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";

import type { Invitation } from "../../../generated/protocol";
import { qrAddress } from "../api";
import { t } from "../i18n";
import { LightElement } from "../light-element";
import { lastChoices, rememberChoices } from "../new-game/choices";
import { lookUpMe, me, meChanged } from "../people/me";
import { gameAddress } from "../router";
import { linkView, qrView } from "./link-view";
import { canNotify, notifies, setNotifying } from "./notifying";
import { termsView } from "./terms-view";

@customElement("kvarto-invitation")
export class InvitationView extends LightElement {
  @property({ attribute: false }) invitation!: Invitation;
  /** Why one could not sit down, or not withdraw it. */
  @property({ attribute: false }) problem = "";
  /** Take the free chair, under this name; null for a made-up one. */
  @property({ attribute: false }) sit!: (name: string | null) => void;
  @property({ attribute: false }) withdraw!: () => void;
  /** What was just done, in a line. */
  @state() private done = "";

  override connectedCallback(): void {
    super.connectedCallback();
    meChanged.addEventListener("change", this.#meChanged);
    void lookUpMe().catch(() => undefined);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    meChanged.removeEventListener("change", this.#meChanged);
  }

  readonly #meChanged = (): void => this.requestUpdate();

  protected override updated(): void {
    const { yours, maker } = this.invitation;
    document.title = yours ? t("title-waiting") : t("title-invited", { player: maker });
  }

  protected override render(): TemplateResult {
    return html`<div class="invitation">
      ${this.problem ? html`<p class="problem" role="alert">${this.problem}</p>` : nothing}
      ${this.invitation.yours ? this.#forMaker() : this.#forGuest()}
    </div>`;
  }

  // -- who has made it -----------------------------------------------------------------------

  #forMaker(): TemplateResult {
    const { id, terms } = this.invitation;
    const path = gameAddress(id);
    const address = new URL(path, location.href).href;
    return html`<h1 tabindex="-1">${t("waiting-title")}</h1>
      <p>${terms.found === "lobby" ? t("waiting-lobby") : t("waiting-link")}</p>
      <div class="invitation-parts">
        <div>
          ${linkView({ address, about: t("waiting-link-label"), say: (text) => (this.done = text) })}
          <p class="help" role="status">${this.done || t("waiting-about")}</p>
          ${isOnlyHere() ? html`<p class="help">${t("waiting-only-here")}</p>` : nothing}
          ${termsView(this.invitation)}
          <div class="buttons">
            ${canNotify() && !notifies()
              ? html`<button type="button" class="quiet" @click=${this.#notify}>
                  ${t("waiting-notify")}
                </button>`
              : nothing}
            <a class="button quiet" href="/new?table=${encodeURIComponent(id)}">
              ${t("waiting-change")}
            </a>
            <button type="button" class="quiet" @click=${() => this.withdraw()}>
              ${t("waiting-withdraw")}
            </button>
          </div>
        </div>
        <figure class="qr-card">
          ${qrView(qrAddress(path))}
          <figcaption>${t("waiting-qr")}</figcaption>
        </figure>
      </div>`;
  }

  readonly #notify = async (): Promise<void> => {
    await setNotifying(true);
    this.done = notifies() ? t("waiting-notified") : t("notify-refused");
  };

  // -- who is invited ------------------------------------------------------------------------

  #forGuest(): TemplateResult {
    return html`<h1 tabindex="-1">${t("invited-title", { player: this.invitation.maker })}</h1>
      <form @submit=${this.#submit}>
        ${this.#nameField()}
        <button type="submit" class="call">${t("invited-sit")}</button>
      </form>
      ${termsView(this.invitation)}
      <p><a href="/rules">${t("home-learn")}</a></p>`;
  }

  /** Who has an account plays under its name; among strangers everybody else has a made-up one. */
  #nameField(): TemplateResult {
    const { name, account } = me();
    if (account || (name && this.#isAmongStrangers)) {
      return html`<p class="help">${t("invited-as", { name: name ?? "" })}</p>`;
    }
    if (this.#isAmongStrangers) return html`<p class="help">${t("invited-made-up")}</p>`;
    return html`<label class="field">
      <span class="field-label">${t("new-name")}</span>
      <input name="name" maxlength="40" dir="auto" autocomplete="nickname"
        placeholder=${name ?? t("invited-made-up-name")} .value=${lastChoices().names[0]} />
    </label>`;
  }

  get #isAmongStrangers(): boolean {
    return this.invitation.terms.found === "lobby";
  }

  readonly #submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const given = new FormData(event.target as HTMLFormElement).get("name");
    const name = String(given ?? "").trim();
    if (given !== null) {
      const choices = lastChoices();
      rememberChoices({ ...choices, names: [name, choices.names[1]] });
    }
    this.sit(name || null);
  };
}

/** Whether the address of this page means another device to everybody else. */
function isOnlyHere(): boolean {
  return /^(localhost|127\.[\d.]+|\[::1\])$/.test(location.hostname);
}
