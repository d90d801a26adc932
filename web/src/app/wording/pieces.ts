/** Pieces in words. */

import { list } from "../formats";
import { type Arguments, t } from "../i18n";

/** The feature values of a bit, unset and set; the highest bit of a piece comes first. */
const TRAITS = [
  ["light", "dark"],
  ["short", "tall"],
  ["round", "square"],
  ["solid", "hollow"],
] as const;

export const FEATURES = ["c", "h", "s", "t"] as const;
export type Feature = (typeof FEATURES)[number];

export const ALL_PIECES: readonly string[] = [..."0123456789ABCDEF"];

/** The four feature values of a piece, as the catalogues know them. */
export function traitsOf(piece: string): string[] {
  const bits = parseInt(piece, 16);
  return TRAITS.map(([unset, set], index) => ((bits >> (3 - index)) & 1 ? set : unset));
}

export function traitName(trait: string): string {
  return t(`trait-${trait}`);
}

export function featureName(feature: Feature): string {
  return t(`feature-${feature}`);
}

/** A piece by its four feature values. */
export function pieceName(piece: string): string {
  return t("piece-name", featureValues(piece));
}

/** The same as what somebody places or gives, within a sentence. */
export function pieceObject(piece: string): string {
  return t("piece-object", featureValues(piece));
}

function featureValues(piece: string): Arguments {
  const [colour = "", height = "", shape = "", top = ""] = traitsOf(piece);
  return { colour, height, shape, top };
}

/** What four pieces share, such as "four tall and four hollow". */
export function alike(traits: readonly string[]): string {
  return list(traits.map((trait) => t("four-alike", { trait })));
}
