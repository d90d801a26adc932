/** What somebody wishes for who plays anyone: remembered, and changed in place. */

import { html, type TemplateResult } from "lit";

import type { Agreement } from "../../../generated/protocol";
import { dropDown, toggle } from "../form-parts";
import { t } from "../i18n";
import { CLOCKS } from "../new-game/details";
import { remember, remembered } from "../stored";
import { clockName, variantName } from "../wording/agreements";

export type Wish = Required<Agreement>;

const VARIANTS = ["chst:l", "chst:lq", "chst:q", "chst:l:2"];

/** The printed game, without haste. */
const FIRST_WISH: Wish = {
  variant: "chst:l",
  calling: "spoken",
  false_call: "ignore",
  late_call: false,
  clock: "-",
  casual: true,
};

export function lastWish(): Wish {
  return { ...FIRST_WISH, ...remembered<Partial<Wish>>("wish") };
}

export function rememberWish(wish: Wish): void {
  remember("wish", wish);
}

export function wishFields(wish: Wish, change: (wish: Wish) => void): TemplateResult {
  const set = (changes: Partial<Wish>): void => change({ ...wish, ...changes });
  return html`<div class="people">
      ${dropDown(
        t("new-variant"),
        wish.variant,
        VARIANTS.map((value) => ({ value, label: variantName(value) })),
        (variant) => set({ variant }),
      )}
      ${dropDown(
        t("new-calling"),
        wish.calling,
        [
          { value: "spoken", label: t("calling-spoken") },
          { value: "automatic", label: t("calling-automatic") },
        ],
        (calling) => set({ calling: calling as Wish["calling"] }),
      )}
      ${dropDown(
        t("new-clock"),
        wish.clock,
        CLOCKS.map((value) => ({ value, label: clockName(value) })),
        (clock) => set({ clock }),
      )}
    </div>
    ${toggle(t("new-casual"), wish.casual, (casual) => set({ casual }), t("new-casual-about"))}`;
}
