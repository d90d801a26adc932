import { beforeAll, beforeEach, describe, expect, test } from "vitest";

import "../../testing/browser";

import { speakEnglish } from "../../testing/english";
import { stubStorage } from "../../testing/storage";
import { remember } from "../stored";
import {
  chairs, type Choices, choicesForNow, choicesOfVariant, lastChoices, newGame, presetChoices,
  presetOf, presetsFor, rememberChoices, variantCode, variantOfPosition,
} from "./choices";

const levelName = (level: number): string => `Level ${level}`;

beforeAll(() => speakEnglish());
beforeEach(() => {
  stubStorage();
  remember("choices", {});
});

function choices(changes: Partial<Choices> = {}): Choices {
  return { ...lastChoices(), ...changes };
}

describe("what is remembered", () => {
  test("is what was chosen last", () => {
    rememberChoices(choices({ level: 7, variant: "squares" }));
    expect(lastChoices()).toMatchObject({ level: 7, variant: "squares" });
  });

  test("is never that strangers may come, or watch", () => {
    rememberChoices(choices({ found: "lobby", watched: true }));
    expect(lastChoices()).toMatchObject({ found: "link", watched: false });
  });

  test("begins no game before the opponent is there", () => {
    rememberChoices(choices({ opponent: "invite" }));
    expect(choicesForNow().opponent).toBe("computer");
    rememberChoices(choices({ opponent: "watch" }));
    expect(choicesForNow().opponent).toBe("watch");
  });
});

describe("a preset", () => {
  test.each([
    ["casual", { false_call: "ignore", clock: "-", casual: true, variant: "chst:l" }],
    ["tournament", { false_call: "forfeit", clock: "60/move", casual: false }],
    ["beginners", { variant: "ch:l", casual: true }],
    ["child", { variant: "ch:l", false_call: "ignore" }],
  ] as const)("%s agrees on everything at once", (preset, agreed) => {
    const chosen = choices({ opponent: "person", ...presetChoices(preset, "person") });
    const asked = newGame(chosen, levelName, null);
    expect(asked).toMatchObject({ calling: "spoken", late_call: false, ...agreed });
    expect(presetOf(chosen)).toBe(preset);
  });

  test("lets the child only call, wherever it sits", () => {
    expect(presetChoices("child", "person")).toMatchObject({ points: [true, false] });
    expect(presetChoices("child", "computer")).toMatchObject({ points: [false, true] });
  });

  test("for an opponent far away allows days, and gives no help from here", () => {
    expect(presetsFor("invite")).toEqual(["casual", "tournament", "days"]);
    expect(presetsFor("person")).toEqual(["casual", "tournament", "beginners", "child"]);
  });

  test("is none of them once something else is chosen", () => {
    expect(presetOf(choices({ lateCall: true }))).toBeNull();
  });
});

describe("the code of a variant", () => {
  test.each([
    [{ variant: "standard" }, "chst:l"],
    [{ variant: "advanced" }, "chst:lq"],
    [{ variant: "squares" }, "chst:q"],
    [{ variant: "hard" }, "chst:l:2"],
    [{ variant: "beginners", features: ["h", "c"] }, "ch:l"],
    [{ variant: "own", features: ["s", "c", "h"], shapes: "q", required: 2 }, "chs:q:2"],
    [{ variant: "own", features: ["t"], shapes: "lq", required: 2 }, "t:lq"],
  ] as const)("of %j is %s", (chosen, code) => {
    const { features, ...rest } = { features: ["c" as const], ...chosen };
    expect(variantCode(choices({ ...rest, features: [...features] }))).toBe(code);
  });

  test.each(["chst:l", "chst:lq", "chst:q", "chst:l:2", "chs:q:2", "t:lq"])(
    "%s leads to the choices that lead to it",
    (code) => {
      expect(variantCode(choices(choicesOfVariant(code)))).toBe(code);
    },
  );

  test("stands in a position, or is the standard one", () => {
    expect(variantOfPosition("..../..../..../FDE. C @c1 chst:lq")).toBe("chst:lq");
    expect(variantOfPosition("..../..../..../FDE. C @c1")).toBe("standard");
  });
});

describe("the chairs", () => {
  test("have the names that were given, or the usual ones", () => {
    const [near, far] = chairs(choices({ opponent: "person", names: [" Anna ", ""] }), levelName);
    expect(near.name).toBe("Anna");
    expect(far.name).not.toBe("");
  });

  test("of two computers at one level have different names", () => {
    const [one, other] = chairs(choices({ opponent: "watch", level: 2, otherLevel: 2 }), levelName);
    expect([one.level, other.level]).toEqual([2, 2]);
    expect(one.name).not.toBe(other.name);
  });

  test("get no help in a serious game", () => {
    const helped = { opponent: "person", aids: [["safe"], ["safe"]] } satisfies Partial<Choices>;
    expect(chairs(choices({ ...helped, casual: true }), levelName)[0].aids).toEqual(["safe"]);
    expect(chairs(choices({ ...helped, casual: false }), levelName)[0].aids).toEqual([]);
  });
});

describe("a new game", () => {
  const two = { opponent: "person", names: ["Anna", "Ben"] } satisfies Partial<Choices>;

  test.each([
    ["dice", ["Anna", "Ben"], true],
    ["near", ["Anna", "Ben"], false],
    ["far", ["Ben", "Anna"], false],
  ] as const)("is begun by %s", (starter, names, dice) => {
    const asked = newGame(choices({ ...two, starter }), levelName, null);
    expect(asked.chairs.map(({ name }) => name)).toEqual(names);
    expect(asked.dice).toBe(dice);
  });

  test("from a position is played as the position says", () => {
    const position = "..../..../..../FDE. C chst:lq";
    expect(newGame(choices(two), levelName, position)).toMatchObject({ position, variant: "chst:lq" });
  });
});
