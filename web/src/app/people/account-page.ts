/** The account: made, entered, recovered, left, deleted; or doing without one. */

import { html, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";

import { announce } from "../announcements";
import { t } from "../i18n";
import { LightElement } from "../light-element";
import { go } from "../router";
import { accountForm, type Filled, type FormProblem, formProblem } from "./account-forms";
import {
  changePassword, deleteAccount, EXPORT_ADDRESS, lookUpMe, makeAccount, me, meChanged, recover,
  signIn, signOut,
} from "./me";
import "./recovery-code";
import "./return-link";

/** What is done to the account; each has a form of its own. */
type Way = "sign-in" | "new" | "recover" | "password" | "delete";

const FIELDS: Record<Way, readonly (keyof Filled)[]> = {
  "sign-in": ["name", "password"],
  new: ["name", "password"],
  recover: ["name", "code", "password"],
  password: ["old", "new"],
  delete: ["password"],
};

@customElement("kvarto-account-page")
export class AccountPage extends LightElement {
  /** How somebody who is not signed in wants to be: `new`, `recover`, or by signing in. */
  @property({ attribute: false }) way = "";
  @state() private problem: (FormProblem & { way: Way }) | null = null;
  @state() private isBusy = false;
  /** The recovery code, for as long as it is shown. */
  @state() private code = "";
  @state() private note = "";
  readonly #refresh = (): void => this.requestUpdate();

  override connectedCallback(): void {
    super.connectedCallback();
    meChanged.addEventListener("change", this.#refresh);
    void lookUpMe().catch(() => undefined);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    meChanged.removeEventListener("change", this.#refresh);
  }

  protected override willUpdate(changed: Map<PropertyKey, unknown>): void {
    if (changed.has("way")) this.problem = null;
  }

  // -- what is done --------------------------------------------------------------------------

  readonly #ways: Record<Way, (filled: Filled) => Promise<void>> = {
    "sign-in": async ({ name, password }) => {
      await signIn({ name, password });
      go("/games");
    },
    new: async ({ name, password }) => this.#showCode(await makeAccount({ name, password })),
    recover: async ({ name, code, password }) =>
      this.#showCode(await recover({ name, code, password })),
    password: async (filled) => {
      await changePassword({ old: filled.old, new: filled.new });
      this.#say(t("account-password-changed"));
    },
    delete: async ({ password }) => {
      await deleteAccount({ password });
      this.#say(t("account-deleted"));
      await this.#lead();
    },
  };

  async #submit(event: SubmitEvent, way: Way): Promise<void> {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    const filled = Object.fromEntries(new FormData(form)) as Filled;
    this.isBusy = true;
    this.problem = null;
    this.note = "";
    try {
      await this.#ways[way](filled);
      form.reset();
    } catch (error) {
      this.problem = { ...formProblem(error, FIELDS[way]), way };
      await this.updateComplete;
      const { field } = this.problem;
      if (field) form.querySelector<HTMLElement>(`[name=${field}] input, input[name=${field}]`)?.focus();
    } finally {
      this.isBusy = false;
    }
  }

  readonly #leave = async (): Promise<void> => {
    try {
      await signOut();
      go("/");
    } catch (error) {
      this.#say(formProblem(error, []).text);
    }
  };

  async #showCode(code: string): Promise<void> {
    this.code = code;
    await this.#lead();
  }

  /** What is shown is something else now; whoever reads on begins at its heading. */
  async #lead(): Promise<void> {
    await this.updateComplete;
    this.querySelector<HTMLElement>("h1")?.focus();
  }

  #say(text: string): void {
    this.note = text;
    announce(text);
  }

  // -- drawing -------------------------------------------------------------------------------

  protected override render(): TemplateResult {
    return html`<div class="meeting-page account">${this.#view()}</div>`;
  }

  #view(): TemplateResult {
    const { name, account } = me();
    if (this.code) {
      return html`<kvarto-recovery-code .code=${this.code} .done=${() => {
        this.code = "";
        void this.#lead();
      }}></kvarto-recovery-code>`;
    }
    return account && name !== null ? this.#signedIn(name) : this.#signedOut(name);
  }

  #note(): unknown {
    return this.note ? html`<p class="account-note">${this.note}</p>` : nothing;
  }

  #form(way: Way, action: string, more: { user?: string; look?: string } = {}): TemplateResult {
    return accountForm({
      fields: FIELDS[way],
      isNew: way === "new" || way === "recover",
      problem: this.problem?.way === way ? this.problem : null,
      isBusy: this.isBusy,
      action,
      submit: (event) => void this.#submit(event, way),
      ...more,
    });
  }

  #signedOut(name: string | null): TemplateResult {
    const guest = name === null ? nothing : html`<p>${t("account-guest", { name })}</p>`;
    switch (this.way) {
      case "new":
        return html`<h1 tabindex="-1">${t("account-new-title")}</h1>
          ${guest}<p class="help">${t("account-new-about")}</p>
          ${this.#form("new", t("account-new-do"))}
          <p><a href="/account">${t("account-has-one")}</a></p>`;
      case "recover":
        return html`<h1 tabindex="-1">${t("account-recover-title")}</h1>
          <p class="help">${t("account-recover-about")}</p>
          ${this.#form("recover", t("account-recover-do"))}
          <p><a href="/account">${t("account-has-one")}</a></p>`;
      default:
        return html`<h1 tabindex="-1">${t("sign-in-title")}</h1>
          ${this.#note()} ${guest} ${this.#form("sign-in", t("sign-in-do"))}
          <div class="account-ways">
            <a href="/account?way=new">${t("account-new-title")}</a>
            <a href="/account?way=recover">${t("account-forgotten")}</a>
          </div>
          ${name === null
            ? nothing
            : html`<kvarto-return-link></kvarto-return-link>${whatIsKept()}`}`;
    }
  }

  #signedIn(name: string): TemplateResult {
    return html`<h1 tabindex="-1"><bdi>${name}</bdi></h1>
      <p>${t("account-is-yours")}</p>
      ${this.#note()}
      <div class="buttons">
        <a class="button primary" href="/games">${t("nav-games")}</a>
        <button type="button" class="quiet" @click=${this.#leave}>${t("account-sign-out")}</button>
      </div>
      <details class="fold">
        <summary>${t("account-password-title")}</summary>
        <div class="fold-inside">
          <p class="help">${t("account-password-others")}</p>
          ${this.#form("password", t("account-password-do"), { user: name })}
        </div>
      </details>
      ${whatIsKept()}
      <details class="fold">
        <summary>${t("account-delete-title")}</summary>
        <div class="fold-inside">
          <p>${t("account-delete-about")}</p>
          ${this.#form("delete", t("account-delete-do"), { user: name, look: "danger" })}
        </div>
      </details>`;
  }
}

function whatIsKept(): TemplateResult {
  return html`<details class="fold">
    <summary>${t("account-export-title")}</summary>
    <div class="fold-inside">
      <p class="help">${t("account-export-about")}</p>
      <a class="button quiet" href=${EXPORT_ADDRESS} download>${t("account-export-do")}</a>
    </div>
  </details>`;
}
