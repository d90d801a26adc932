/** The choices that most people leave as they are, folded away. */

import { html, nothing, type TemplateResult } from "lit";

import type { Aid } from "../../../generated/protocol";
import { anyOf, dropDown, oneOf, type Option, toggle } from "../form-parts";
import { t } from "../i18n";
import { clockName, variantName } from "../wording/agreements";
import { type Feature, featureName, FEATURES } from "../wording/pieces";
import { type Choices, usualName, variantCode, type VariantChoice } from "./choices";

type Change = (changes: Partial<Choices>) => void;

export const CLOCKS = ["-", "30/move", "60/move", "120/move", "60/place", "300+3", "600+5", "900+0", "1d/move", "3d/move"];

function section(title: string, now: string, inside: unknown): TemplateResult {
  return html`<details class="fold">
    <summary><span>${title}</span> <span class="fold-now">${now}</span></summary>
    <div class="fold-inside">${inside}</div>
  </details>`;
}

function withoutOrWith<Value>(values: readonly Value[], value: Value): Value[] {
  return values.includes(value) ? values.filter((each) => each !== value) : [...values, value];
}

// -- the rules -----------------------------------------------------------------------------------

export function rulesSection(choices: Choices, change: Change, isSetUp: boolean): TemplateResult {
  const { variant, calling, falseCall, lateCall } = choices;
  const now = [
    ...(isSetUp ? [] : [variantName(variantCode(choices))]),
    calling === "spoken" ? t("calling-spoken") : t("calling-automatic"),
  ];
  const names: VariantChoice[] = ["standard", "beginners", "advanced", "squares", "hard", "own"];
  return section(
    t("new-rules"),
    now.join(" · "),
    html`${isSetUp
      ? nothing
      : html`${oneOf({
          legend: t("new-variant"),
          name: "variant",
          value: variant,
          look: "cards",
          options: names.map((value) => ({
            value,
            label: t(`kind-${value}`),
            about: t(`kind-${value}-about`),
          })),
          choose: (chosen) => change({ variant: chosen }),
        })}
        ${variantParts(choices, change)}`}
    ${oneOf({
      legend: t("new-calling"),
      name: "calling",
      value: calling,
      look: "cards",
      options: [
        { value: "spoken", label: t("calling-spoken"), about: t("calling-spoken-about") },
        { value: "automatic", label: t("calling-automatic"), about: t("calling-automatic-about") },
      ],
      choose: (chosen) => change({ calling: chosen }),
    })}
    ${calling === "automatic"
      ? nothing
      : html`${oneOf({
          legend: t("new-false-call"),
          name: "false-call",
          value: falseCall,
          options: [
            { value: "ignore", label: t("false-call-ignore") },
            { value: "forfeit", label: t("false-call-forfeit") },
          ],
          choose: (chosen) => change({ falseCall: chosen }),
        })}
        ${toggle(
          t("new-late-call"),
          lateCall,
          (on) => change({ lateCall: on }),
          t("new-late-call-about"),
        )}`}`,
  );
}

/** What counts, among beginners and in a mixture of one's own. */
function variantParts(choices: Choices, change: Change): unknown {
  const { variant, features, shapes, required } = choices;
  if (variant !== "beginners" && variant !== "own") return nothing;
  const chooseFeature = (feature: Feature): void => {
    const chosen = withoutOrWith(features, feature);
    // Something must count; the last feature stays.
    change({ features: chosen.length > 0 ? FEATURES.filter((f) => chosen.includes(f)) : features });
  };
  const counting = anyOf({
    legend: t("new-features"),
    name: "features",
    values: features,
    options: FEATURES.map((value) => ({ value, label: featureName(value) })),
    choose: chooseFeature,
  });
  if (variant === "beginners") return counting;
  return html`${counting}
    ${oneOf({
      legend: t("new-shapes"),
      name: "shapes",
      value: shapes,
      options: (["l", "lq", "q"] as const).map((value) => ({ value, label: t(`shapes-${value}`) })),
      choose: (chosen) => change({ shapes: chosen }),
    })}
    ${features.length > 1
      ? toggle(t("new-required"), required === 2, (on) => change({ required: on ? 2 : 1 }))
      : nothing}`;
}

// -- time and the start --------------------------------------------------------------------------

export function timeSection(choices: Choices, change: Change): TemplateResult {
  const { clock, starter, casual } = choices;
  const starters: Option<Choices["starter"]>[] = [
    { value: "dice", label: t("starter-dice") },
    { value: "near", label: t("starter-is", { player: nameOf(choices, 0) }) },
    { value: "far", label: t("starter-is", { player: nameOf(choices, 1) }) },
  ];
  const now = [clockName(clock), starters.find(({ value }) => value === starter)?.label ?? ""];
  return section(
    t("new-time"),
    now.join(" · "),
    html`${dropDown(
      t("new-clock"),
      clock,
      CLOCKS.map((value) => ({ value, label: clockName(value) })),
      (chosen) => change({ clock: chosen }),
    )}
    ${oneOf({
      legend: t("new-starter"),
      name: "starter",
      value: starter,
      options: starters,
      choose: (chosen) => change({ starter: chosen }),
    })}
    ${toggle(t("new-casual"), casual, (on) => change({ casual: on }), t("new-casual-about"))}`,
  );
}

function nameOf({ opponent, names }: Choices, index: 0 | 1): string {
  if (opponent === "watch") return index === 0 ? t("new-level-one") : t("new-level-two");
  if (opponent === "computer" && index === 1) return t("opponent-is-computer");
  return names[index].trim() || usualName(opponent, index);
}

// -- help for each person ------------------------------------------------------------------------

export function helpSection(choices: Choices, change: Change): TemplateResult {
  const chairs: (0 | 1)[] = choices.opponent === "person" ? [0, 1] : [0];
  const isHelped = chairs.some((i) => !choices.points[i] || choices.aids[i].length > 0);
  return section(
    t("new-help"),
    isHelped && choices.casual ? t("new-help-some") : t("new-help-none"),
    html`${choices.casual ? nothing : html`<p class="help">${t("new-help-casual-only")}</p>`}
    ${chairs.map((index) => helpOf(choices, index, change))}`,
  );
}

function helpOf(choices: Choices, index: 0 | 1, change: Change): TemplateResult {
  const { points, aids, casual, calling } = choices;
  const setAid = (aid: Aid): void => {
    const changed: [Aid[], Aid[]] = [...aids];
    changed[index] = withoutOrWith(aids[index], aid);
    change({ aids: changed });
  };
  const setPointing = (on: boolean): void => {
    const changed: [boolean, boolean] = [...points];
    changed[index] = on;
    change({ points: changed });
  };
  return html`<fieldset class="choice">
    <legend>${nameOf(choices, index)}</legend>
    ${casual
      ? html`${toggle(t("aid-threats"), aids[index].includes("threats"), () => setAid("threats"), t("aid-threats-about"))}
        ${toggle(t("aid-safe"), aids[index].includes("safe"), () => setAid("safe"), t("aid-safe-about"))}`
      : nothing}
    ${calling === "spoken"
      ? toggle(t("aid-points"), points[index], setPointing, t("aid-points-about"))
      : nothing}
  </fieldset>`;
}
