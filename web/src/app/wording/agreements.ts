/** What players agree on before a game, in words. */

import { list } from "../formats";
import { t } from "../i18n";
import { type Feature, featureName } from "./pieces";

const NAMED_VARIANTS: Record<string, string> = {
  "chst:l": "standard",
  "chst:lq": "advanced",
  "chst:q": "squares",
  "chst:l:2": "hard",
};

/** A variant, given by its code or name: by its name, or by what counts in it. */
export function variantName(code: string): string {
  const name = NAMED_VARIANTS[code] ?? code;
  if (Object.values(NAMED_VARIANTS).includes(name)) return t(`variant-${name}`);
  const [features = "", shapes = "l", required = "1"] = code.split(":");
  return t("variant-other", {
    shapes: t(`shapes-${shapes}`),
    features: list(([...features] as Feature[]).map(featureName)),
    required: Number(required),
  });
}

/** What wins in a variant: its name and what that means, or what counts in it. */
export function variantInWords(code: string): string {
  const name = NAMED_VARIANTS[code] ?? code;
  if (!Object.values(NAMED_VARIANTS).includes(name)) return variantName(code);
  return t("variant-meaning", { variant: t(`kind-${name}`), meaning: t(`kind-${name}-about`) });
}

/** A clock, as records write it, in words. */
export function clockName(code: string): string {
  const days = /^(\d+)d\/move$/.exec(code);
  if (days) return t("clock-days", { days: Number(days[1]) });
  const limit = /^(\d+)\/(move|place)$/.exec(code);
  if (limit) {
    const seconds = Number(limit[1]);
    return limit[2] === "move" ? t("clock-move", { seconds }) : t("clock-place", { seconds });
  }
  const main = /^(\d+)\+(\d+)$/.exec(code);
  if (main) {
    const minutes = Math.round(Number(main[1]) / 6) / 10;
    const increment = Number(main[2]);
    return increment > 0 ? t("clock-main", { minutes, increment }) : t("clock-whole", { minutes });
  }
  return t("clock-none");
}

/** What is agreed on in a game, in a few words. */
export function agreements(game: {
  variant: string;
  calling: string;
  false_call: string;
  late_call: boolean;
  clock: string;
}): string[] {
  const parts = [variantName(game.variant)];
  if (game.calling === "automatic") parts.push(t("agreed-automatic"));
  else if (game.false_call === "forfeit") parts.push(t("agreed-forfeit"));
  if (game.late_call && game.calling === "spoken") parts.push(t("agreed-late-call"));
  parts.push(clockName(game.clock));
  return parts;
}
