/** Who this browser is to the server: nobody yet, a guest, or an account. */

import type {
  DeleteAccount, Me, NewAccount, NewPassword, Recover, RecoveryCode, ReturnCode, SignIn,
} from "../../../generated/protocol";
import { ask } from "../api";

const NOBODY: Me = { name: null, account: false };

let known: Me | null = null;
let asked: Promise<Me> | null = null;

/** Fires `change` when this browser has become somebody else. */
export const meChanged = new EventTarget();

/** Who this browser is, as far as is known. */
export function me(): Me {
  return known ?? NOBODY;
}

/** Who this browser is; asked once. */
export function lookUpMe(): Promise<Me> {
  asked ??= ask<Me>("/api/me").then(becomes, (error: unknown) => {
    asked = null;
    throw error;
  });
  return asked;
}

/** Be somebody: who has done nothing yet becomes a guest, and is known again by a cookie. */
export async function beSomebody(): Promise<Me> {
  const { name } = await lookUpMe();
  return name === null ? becomes(await ask<Me>("/api/me/guest", {})) : me();
}

/** Ask anew, after something that may have made a guest of nobody. */
export function lookUpMeAgain(): Promise<Me> {
  asked = null;
  return lookUpMe();
}

function becomes(now: Me): Me {
  const isAnother = now.name !== known?.name || now.account !== known.account;
  known = now;
  asked = Promise.resolve(now);
  if (isAnother) meChanged.dispatchEvent(new Event("change"));
  return now;
}

// -- the account ---------------------------------------------------------------------------------

/** Make an account of this guest; answers with the recovery code. */
export async function makeAccount(account: NewAccount): Promise<string> {
  const { code } = await ask<RecoveryCode>("/api/account", account);
  await lookUpMeAgain();
  return code;
}

export async function signIn(account: SignIn): Promise<void> {
  becomes(await ask<Me>("/api/account/sign-in", account));
}

export async function signOut(): Promise<void> {
  becomes(await ask<Me>("/api/account/sign-out", {}));
}

/** Set a new password with the recovery code; answers with the next code. */
export async function recover(account: Recover): Promise<string> {
  const { code } = await ask<RecoveryCode>("/api/account/recover", account);
  await lookUpMeAgain();
  return code;
}

export async function changePassword(passwords: NewPassword): Promise<void> {
  becomes(await ask<Me>("/api/account/password", passwords));
}

export async function deleteAccount(account: DeleteAccount): Promise<void> {
  becomes(await ask<Me>("/api/account/delete", account));
}

/** Everything that is kept about this person, as a file. */
export const EXPORT_ADDRESS = "/api/account/export";

// -- a guest on another device -------------------------------------------------------------------

/** The address that brings this guest back from another device. */
export async function returnAddress(): Promise<string> {
  const { code } = await ask<ReturnCode>("/api/me/return-code", {});
  return new URL(`/return#${code}`, location.href).href;
}

export async function comeBack(code: string): Promise<void> {
  becomes(await ask<Me>("/api/me/return", { code } satisfies ReturnCode));
}
