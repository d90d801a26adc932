/** The forms of the account: what is asked for, and what is said beside a field that is wrong. */

import { html, nothing, type TemplateResult } from "lit";

import { errorText, problemText, Refusal } from "../api";
import { t } from "../i18n";
import "./password-field";

/** What was filled in. */
export type Filled = Record<"name" | "password" | "code" | "old" | "new", string>;

/** Why a form was refused, and beside which field to say it; beside none if it is not a field's. */
export interface FormProblem {
  field: keyof Filled | null;
  text: string;
}

/** Beside which field a problem is said: the first of these that the form has. */
const FIELDS: Record<string, readonly (keyof Filled)[]> = {
  "bad-name": ["name"],
  "name-mixes-scripts": ["name"],
  "name-misleads": ["name"],
  "name-is-taken": ["name"],
  "password-length": ["new", "password"],
  "password-is-name": ["new", "password"],
  "password-is-common": ["new", "password"],
  "wrong-name-or-password": ["old", "password"],
  "wrong-name-or-code": ["code"],
};

/** What to say of an error, in a form with these fields. */
export function formProblem(error: unknown, fields: readonly (keyof Filled)[]): FormProblem {
  if (!(error instanceof Refusal)) return { field: null, text: errorText(error) };
  const { key } = error.problem;
  const field = FIELDS[key]?.find((one) => fields.includes(one)) ?? null;
  // Where the name is not asked for, only the password can be wrong.
  const isPassword = key === "wrong-name-or-password" && !fields.includes("name");
  const what = isPassword ? t("account-wrong-password") : problemText(error.problem);
  return { field, text: t("page-refused", { what }) };
}

export interface AccountForm {
  fields: readonly (keyof Filled)[];
  /** Whose password it is, where that is known already; password managers want to be told. */
  user?: string;
  /** Whether the password is a new one. */
  isNew?: boolean;
  problem: FormProblem | null;
  isBusy: boolean;
  /** What the button says. */
  action: string;
  look?: string;
  submit: (event: SubmitEvent) => void;
}

/** A form with these fields, and the button that sends it. */
export function accountForm(form: AccountForm): TemplateResult {
  const { fields, user, problem, isBusy, action, look = "primary" } = form;
  return html`<form class="account-form" @submit=${form.submit}>
    ${user === undefined ? nothing : knownUser(user)}
    ${problem && problem.field === null
      ? html`<p class="problem" role="alert">${problem.text}</p>`
      : nothing}
    ${fields.map((field) => fieldView(field, form))}
    <button type="submit" class=${look} ?disabled=${isBusy}>${action}</button>
  </form>`;
}

function fieldView(field: keyof Filled, { problem, isNew = false }: AccountForm): TemplateResult {
  const wrong = problem?.field === field ? problem.text : "";
  switch (field) {
    case "name":
      return textField(field, t("account-name"), "username", wrong, isNew ? t("account-name-about") : "");
    case "code":
      return textField(field, t("account-code"), "off", wrong, t("account-code-about"));
    case "password":
      return isNew
        ? passwordField(field, t("account-new-password"), "new-password", wrong, t("account-password-about"))
        : passwordField(field, t("account-password"), "current-password", wrong);
    case "old":
      return passwordField(field, t("account-old-password"), "current-password", wrong);
    case "new":
      return passwordField(field, t("account-new-password"), "new-password", wrong, t("account-password-about"));
  }
}

function textField(
  name: keyof Filled, label: string, kind: "username" | "off", problem: string, about: string,
): TemplateResult {
  const id = `field-${name}`;
  return html`<div class="field">
    <label class="field-label" for=${id}>${label}</label>
    <input id=${id} name=${name} maxlength=${kind === "off" ? 64 : 40} required autocomplete=${kind}
      autocapitalize="none" spellcheck="false" dir=${kind === "off" ? "ltr" : "auto"}
      aria-invalid=${problem ? "true" : "false"} aria-describedby="${id}-problem ${id}-about" />
    <span class="field-problem" id="${id}-problem">${problem}</span>
    ${about ? html`<span class="help" id="${id}-about">${about}</span>` : nothing}
  </div>`;
}

function passwordField(
  name: keyof Filled, label: string, kind: string, problem: string, about = "",
): TemplateResult {
  return html`<kvarto-password-field name=${name} .label=${label} .kind=${kind}
    .problem=${problem} .about=${about}></kvarto-password-field>`;
}

function knownUser(name: string): TemplateResult {
  return html`<input hidden autocomplete="username" .value=${name} readonly />`;
}
