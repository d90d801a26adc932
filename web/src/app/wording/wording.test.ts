import { beforeAll, describe, expect, test } from "vitest";

import type { Outcome, Table } from "../../../generated/protocol";
import { speakEnglish } from "../../testing/english";
import { ANNA_HERE, onTable, table, WATCHED } from "../../testing/tables";
import { agreements, clockName, variantName } from "./agreements";
import { dutyLine } from "./duty";
import { outcomeSentence } from "./outcome";
import { pieceName, traitsOf } from "./pieces";
import { cellText, LINES, pieceOn, shapeNamed, shapesOf, shapeText } from "./shapes";
import { threatLabels } from "./threats";

beforeAll(() => speakEnglish());

describe("pieces and shapes", () => {
  test("a piece is named by its four feature values", () => {
    expect(traitsOf("0")).toEqual(["light", "short", "round", "solid"]);
    expect(pieceName("F")).toBe("dark tall square hollow");
    expect(pieceName("A")).toBe("dark short square solid");
  });

  test("a board is written from a1 to d4", () => {
    expect(pieceOn("F..............0", "a1")).toBe("F");
    expect(pieceOn("F..............0", "d4")).toBe("0");
    expect(pieceOn("F..............0", "b1")).toBeNull();
  });

  test("a variant has lines, squares, or both", () => {
    expect(shapesOf("chst:l")).toHaveLength(10);
    expect(shapesOf("chst:q")).toHaveLength(9);
    expect(shapesOf("chst:lq")).toHaveLength(19);
    expect(shapesOf("standard")).toEqual(LINES);
  });

  test("every line is read out cell by cell", () => {
    expect(shapeNamed("\\")?.cells).toEqual(["d1", "c2", "b3", "a4"]);
    const row = shapeNamed("1") ?? LINES[0]!;
    const read = shapeText("F...............", row);
    expect(read).toContain("row 1");
    expect(read).toContain("a1: dark tall square hollow. b1: empty.");
    expect(cellText("b1", null)).toBe("b1: empty.");
  });

  test("a cell has one label for all that threatens there", () => {
    const threats = [
      { cell: "d1", trait: "dark" },
      { cell: "b3", trait: "light" },
      { cell: "d1", trait: "tall" },
      { cell: "d1", trait: "dark" },
    ];
    expect(threatLabels(threats)).toEqual([
      { cell: "d1", label: "dark and tall" },
      { cell: "b3", label: "light" },
    ]);
  });
});

describe("agreements", () => {
  test.each([
    ["-", "no clock"],
    ["60/move", "60 seconds a move"],
    ["600+5", "10 minutes, 5 seconds more a move"],
    ["3d/move", "3 days"],
  ])("the clock %s is told", (code, part) => {
    expect(clockName(code).toLowerCase()).toContain(part);
  });

  test("a variant has its name, or what counts in it", () => {
    expect(variantName("chst:lq")).toBe(variantName("advanced"));
    expect(variantName("ch:q:2")).toContain("colour and height");
  });

  test("only what is unusual is told", () => {
    const usual = { variant: "chst:l", calling: "spoken", false_call: "ignore", late_call: false, clock: "-" };
    expect(agreements(usual)).toHaveLength(2);
    expect(agreements({ ...usual, false_call: "forfeit", late_call: true })).toHaveLength(4);
    // Where quartos call themselves, there are no calls that could be late or wrong.
    expect(agreements({ ...usual, calling: "automatic", false_call: "forfeit", late_call: true }))
      .toHaveLength(3);
  });
});

describe("who is to do what", () => {
  const held = { ...onTable("", "F"), to_act: "first" } as const;

  test.each<[Partial<Table>, string]>([
    [{}, "Anna, choose a piece for Ben"],
    [held, "Anna, place the piece"],
    [{ seats: ANNA_HERE }, "Choose a piece for Ben"],
    [{ seats: ANNA_HERE, to_act: "second" }, "Ben is choosing a piece for you"],
    [{ ...held, seats: WATCHED }, "Anna is placing the piece"],
    [{ pointing: "first" }, "Anna, touch the four pieces"],
    [{ paused: true }, "The game is paused"],
    [{ ...onTable("0123456789ABCDEF") }, "Anna, call or end your turn"],
    [{ to_act: null }, ""],
  ])("%# is told", (changes, line) => {
    expect(dutyLine(table(changes))).toBe(line);
  });
});

describe("the end", () => {
  const names = { first: "Anna", second: "Ben" };
  const nobody: Outcome = { winner: null, reason: "draw", shape: null, cells: [], traits: [] };

  test.each<[Partial<Outcome>, string]>([
    [
      { winner: "first", reason: "quarto", shape: "1", traits: ["dark", "tall"] },
      "Anna wins: row 1, four dark and four tall.",
    ],
    [{ winner: "second", reason: "forfeit" }, "Ben wins: Anna called where there was no quarto."],
    [{ winner: "second", reason: "time" }, "Ben wins"],
    [{ reason: "agreement" }, ""],
    [{ reason: "abandoned" }, ""],
  ])("%# is told in a sentence", (changes, sentence) => {
    const told = outcomeSentence({ ...nobody, ...changes }, names);
    expect(told).toMatch(/ /);
    expect(told).toContain(sentence);
  });
});
