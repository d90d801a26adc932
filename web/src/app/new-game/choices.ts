/** What is chosen before a game: the choices, what goes together, and what is asked of the server. */

import type { Aid, Chair, NewGame } from "../../../generated/protocol";
import { t } from "../i18n";
import { remember, remembered } from "../stored";
import { type Feature, FEATURES } from "../wording/pieces";

export type Opponent = "computer" | "person" | "watch";
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
}

// -- what goes together --------------------------------------------------------------------------

export const PRESETS = ["casual", "tournament", "beginners", "child"] as const;
export type Preset = (typeof PRESETS)[number];

type Agreed = Omit<Choices, "opponent" | "level" | "otherLevel" | "names" | "pass">;

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
};

export function lastChoices(): Choices {
  return { ...FIRST_CHOICES, ...remembered<Partial<Choices>>("choices") };
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
    case "tournament":
      return { ...CASUAL, falseCall: "forfeit", clock: "60/move", casual: false };
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

/** The preset that the choices agree with; null for a mixture of one's own. */
export function presetOf(choices: Choices): Preset | null {
  const matches = (preset: Preset): boolean => {
    const agreed: Partial<Choices> = presetChoices(preset, choices.opponent);
    return Object.entries(agreed).every(
      ([name, value]) => JSON.stringify(choices[name as keyof Choices]) === JSON.stringify(value),
    );
  };
  return PRESETS.find(matches) ?? null;
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
  switch (opponent) {
    case "computer":
      return [person(0), computer(level)];
    case "person":
      return [person(0), person(1)];
    case "watch": {
      const [one, other] = [computer(level), computer(otherLevel)];
      const namesake = one.name === other.name;
      return [one, namesake ? { ...other, name: t("namesake", { name: other.name }) } : other];
    }
  }
}

/** What somebody is called who has given no name. */
export function usualName(opponent: Opponent, index: 0 | 1): string {
  if (opponent === "computer") return t("name-guest");
  return index === 0 ? t("name-one") : t("name-two");
}

export function newGame(
  choices: Choices,
  levelName: (level: number) => string,
  position: string | null,
): NewGame {
  const [near, far] = chairs(choices, levelName);
  return {
    chairs: choices.starter === "far" ? [far, near] : [near, far],
    dice: choices.starter === "dice",
    variant: position === null ? variantCode(choices) : variantOfPosition(position),
    calling: choices.calling,
    false_call: choices.falseCall,
    late_call: choices.lateCall,
    clock: choices.clock,
    casual: choices.casual,
    position,
  };
}

/** A position says itself what is played for; standard if it says nothing. */
export function variantOfPosition(position: string): string {
  const fields = position.trim().split(/\s+/).slice(2);
  return fields.find((field) => !field.startsWith("@")) ?? "standard";
}
