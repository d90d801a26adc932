/** What is chosen before a game: the choices, what goes together, and what is asked of the server. */

import type { Agreement, Aid, Chair, NewGame } from "../../../generated/protocol";
import { editionSetting } from "../editions";
import { t } from "../i18n";
import { me } from "../people/me";
import { remember, remembered } from "../stored";
import { type Feature, FEATURES } from "../wording/pieces";

export type Opponent = "computer" | "person" | "invite" | "watch";
export type VariantChoice = "standard" | "beginners" | "advanced" | "squares" | "hard" | "own";

export interface Choices {
  opponent: Opponent;
  /** The computer's level; of the first computer, where two play. */
  level: number;
  otherLevel: number;
  /** The names of the people, the first at this side of the table; empty for the usual ones. */
  names: [string, string];
  variant: VariantChoice;
  /** The features that count, among beginners and in variants of one's own. */
  features: Feature[];
  shapes: "l" | "q" | "lq";
  required: 1 | 2;
  calling: "spoken" | "automatic";
  falseCall: "ignore" | "forfeit";
  lateCall: boolean;
  clock: string;
  starter: "dice" | "near" | "far";
  casual: boolean;
  pass: boolean;
  /** Whether each chair points out what it calls, and what it is shown. */
  points: [boolean, boolean];
  aids: [Aid[], Aid[]];
  /** Who finds a table at which somebody else is to sit down, and whether others may watch. */
  found: "link" | "lobby";
  watched: boolean;
}

// -- what goes together --------------------------------------------------------------------------

export type Preset = "casual" | "edition" | "tournament" | "days" | "beginners" | "child";

/** The presets that suit the other player. */
export function presetsFor(opponent: Opponent): readonly Preset[] {
  const printed: readonly Preset[] = editionSetting() ? ["casual", "edition"] : ["casual"];
  // Somebody far away gets no help from this side of the table, and may have other things to do.
  return opponent === "invite"
    ? [...printed, "tournament", "days"]
    : [...printed, "tournament", "beginners", "child"];
}

type Agreed = Omit<
  Choices, "opponent" | "level" | "otherLevel" | "names" | "pass" | "found" | "watched"
>;

const CASUAL: Agreed = {
  variant: "standard",
  features: ["c", "h"],
  shapes: "l",
  required: 1,
  calling: "spoken",
  falseCall: "ignore",
  lateCall: false,
  clock: "-",
  starter: "dice",
  casual: true,
  points: [true, true],
  aids: [[], []],
};

/** A friendly opponent under the printed rules. */
const FIRST_CHOICES: Choices = {
  ...CASUAL,
  opponent: "computer",
  level: 3,
  otherLevel: 5,
  names: ["", ""],
  pass: false,
  found: "link",
  watched: false,
};

export function lastChoices(): Choices {
  const { found, watched } = FIRST_CHOICES;
  // Who may come is said anew each time: a table is private unless one wants it otherwise.
  return { ...FIRST_CHOICES, ...remembered<Partial<Choices>>("choices"), found, watched };
}

/** The last choices for a game that begins at once; inviting somebody has a button of its own. */
export function choicesForNow(): Choices {
  const choices = lastChoices();
  return choices.opponent === "invite" ? { ...choices, opponent: "computer" } : choices;
}

export function rememberChoices(choices: Choices): void {
  remember("choices", choices);
}

const AIDS: Aid[] = ["threats", "safe"];

/** What a preset sets. Beside a grown-up, the child has the second chair; else the only one. */
export function presetChoices(preset: Preset, opponent: Opponent): Agreed {
  switch (preset) {
    case "casual":
      return CASUAL;
    case "edition":
      return { ...CASUAL, ...editionChoices() };
    case "tournament":
      return { ...CASUAL, falseCall: "forfeit", clock: "60/move", casual: false };
    case "days":
      return { ...CASUAL, clock: "3d/move" };
    case "beginners":
      return { ...CASUAL, variant: "beginners", aids: [AIDS, AIDS] };
    case "child": {
      const isSecond = opponent === "person";
      return {
        ...CASUAL,
        variant: "beginners",
        points: [isSecond, !isSecond],
        aids: isSecond ? [[], AIDS] : [AIDS, []],
      };
    }
  }
}

/** What the printed rules in the language of the page have of their own. */
function editionChoices(): Partial<Agreed> {
  switch (editionSetting()) {
    case "late-call":
      return { lateCall: true };
    case "hard":
      return { variant: "hard" };
    case "squares":
      return { variant: "squares" };
    case "clock-place":
      return { clock: "60/place" };
    case "clock-main":
      return { clock: "900+0" };
    case "clock-move":
      return { clock: "60/move" };
    case null:
      return {};
  }
}

/** The preset that the choices agree with; null for a mixture of one's own. */
export function presetOf(choices: Choices): Preset | null {
  const { opponent } = choices;
  const matches = (preset: Preset): boolean => {
    const { points, aids, ...rules } = presetChoices(preset, opponent);
    const agreed: Partial<Choices> = opponent === "invite" ? rules : { points, aids, ...rules };
    return Object.entries(agreed).every(
      ([name, value]) => JSON.stringify(choices[name as keyof Choices]) === JSON.stringify(value),
    );
  };
  return presetsFor(opponent).find(matches) ?? null;
}

// -- for the server ------------------------------------------------------------------------------

const CODES: Record<string, string> = {
  standard: "chst:l",
  advanced: "chst:lq",
  squares: "chst:q",
  hard: "chst:l:2",
};

/** The code of the chosen variant. */
export function variantCode({ variant, features, shapes, required }: Choices): string {
  const code = CODES[variant];
  if (code) return code;
  const counted = FEATURES.filter((feature) => features.includes(feature)).join("");
  if (variant === "beginners") return `${counted}:l`;
  // Nobody can share two features where only one counts.
  const least = Math.min(required, counted.length);
  return `${counted}:${shapes}${least > 1 ? `:${least}` : ""}`;
}

/** The choices that lead to the variant with this code. */
export function choicesOfVariant(code: string): Partial<Choices> {
  const named = Object.keys(CODES).find((name) => code === name || code === CODES[name]);
  if (named) return { variant: named as VariantChoice };
  const [counted = "", shapes = "l", required = "1"] = code.split(":");
  return {
    variant: "own",
    features: FEATURES.filter((feature) => counted.includes(feature)),
    shapes: shapes as Choices["shapes"],
    required: required === "2" ? 2 : 1,
  };
}

/** The name of the computer at a level, whose message the server names. */
export function computerName(levelKey: string): string {
  return t(levelKey.replace(/^level-/, "opponent-"));
}

/** The chairs as they are at this device: the near one, then the other. */
export function chairs(choices: Choices, levelName: (level: number) => string): [Chair, Chair] {
  const { opponent, level, otherLevel, names, points, aids } = choices;
  const person = (index: 0 | 1): Chair => ({
    name: names[index].trim() || usualName(opponent, index),
    points: points[index],
    aids: choices.casual ? aids[index] : [],
  });
  const computer = (number: number): Chair => ({
    name: levelName(number),
    level: number,
  });
  if (opponent === "watch") {
    const [one, other] = [computer(level), computer(otherLevel)];
    const namesake = one.name === other.name;
    return [one, namesake ? { ...other, name: t("namesake", { name: other.name }) } : other];
  }
  return [person(0), opponent === "computer" ? computer(level) : person(1)];
}

/** What somebody is called who has given no name. */
export function usualName(opponent: Opponent, index: 0 | 1): string {
  if (opponent === "computer") return t("name-guest");
  if (opponent === "invite") return index === 0 ? (me().name ?? t("invited-made-up-name")) : t("name-other");
  return index === 0 ? t("name-one") : t("name-two");
}

/** The rules that are agreed on. */
export function agreement(choices: Choices): Required<Agreement> {
  return {
    variant: variantCode(choices),
    calling: choices.calling,
    false_call: choices.falseCall,
    late_call: choices.lateCall,
    clock: choices.clock,
    casual: choices.casual,
  };
}

export function newGame(
  choices: Choices,
  levelName: (level: number) => string,
  position: string | null,
): NewGame {
  const [near, far] = chairs(choices, levelName);
  return {
    ...agreement(choices),
    ...(position === null ? {} : { variant: variantOfPosition(position) }),
    chairs: choices.starter === "far" ? [far, near] : [near, far],
    dice: choices.starter === "dice",
    position,
  };
}

/** A position says itself what is played for; standard if it says nothing. */
export function variantOfPosition(position: string): string {
  const fields = position.trim().split(/\s+/).slice(2);
  return fields.find((field) => !field.startsWith("@")) ?? "standard";
}
