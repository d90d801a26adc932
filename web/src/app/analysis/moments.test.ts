import { describe, expect, test } from "vitest";

import {
  calledCells, EMPTY, emptyCells, filledCells, momentAfter, momentsOf, partsOf, positionText,
  readPosition,
} from "./moments";

describe("a word of notation", () => {
  test.each([
    [">F", { cell: null, piece: "F", call: null }],
    ["a1>D", { cell: "a1", piece: "D", call: null }],
    ["d4", { cell: "d4", piece: null, call: null }],
    ["d1!1", { cell: "d1", piece: null, call: "1" }],
    ["!\\", { cell: null, piece: null, call: "\\" }],
    ["b1?1>3", { cell: "b1", piece: "3", call: null }],
    ["?1,a4>3", { cell: "a4", piece: "3", call: null }],
    ["!", { cell: null, piece: null, call: "" }],
  ])("%s is taken apart", (word, parts) => {
    expect(partsOf(word)).toEqual(parts);
  });

  test("leads to a moment after the placement and one after the give", () => {
    const [start] = momentsOf(EMPTY, ">F");
    const [placed, given] = momentsOf(start ?? EMPTY, "b2>7");
    expect(placed).toMatchObject({ board: ".....F..........", hand: null, last: "b2" });
    expect(given).toMatchObject({ board: ".....F..........", hand: "7", last: "b2" });
    expect(given?.reserve).toHaveLength(14);
  });

  test("names the cells of the shape that it calls rightly", () => {
    expect(calledCells("d1!1")).toEqual(["a1", "b1", "c1", "d1"]);
    expect(calledCells("d1?1>3")).toEqual([]);
  });
});

describe("a position", () => {
  test.each([
    "..../..../..../.... -",
    "05F./..../.A3./9..6 C",
    "..../..../..../FDEC - @d1",
    "..../..../..../FDE. C chst:lq @c1",
  ])("%s is read and written alike", (text) => {
    const read = readPosition(text);
    expect(read && positionText(read.moment, read.variant)).toBe(text);
  });

  test("may be written in small letters", () => {
    expect(readPosition("..../..../..../fd.. e")?.moment).toMatchObject({ hand: "E" });
  });

  test.each(["", "FF../.... -", "..../..../..../.... G", "..../..../..../....5 -"])(
    "%j is none",
    (text) => {
      expect(readPosition(text)).toBeNull();
    },
  );

  test("has in reserve what is neither on the board nor in hand", () => {
    const { reserve } = momentAfter(momentAfter(EMPTY, ">0"), "a1>1");
    expect(reserve.join("")).toBe("23456789ABCDEF");
  });

  test("has empty and filled cells", () => {
    const { board } = momentAfter(momentAfter(EMPTY, ">0"), "c3");
    expect(filledCells(board)).toEqual(["c3"]);
    expect(emptyCells(board)).toHaveLength(15);
  });
});
