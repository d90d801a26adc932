import { beforeAll, expect, test } from "vitest";

import "../../testing/browser";

import type { Replay, Review, ReviewedWord } from "../../../generated/protocol";
import { speakEnglish } from "../../testing/english";
import { onTable } from "../../testing/tables";
import { accuracyOf, reviewRemarks } from "./review-words";

beforeAll(() => speakEnglish());

const REPLAY: Replay = {
  names: { first: "Anna", second: "Ben" },
  variant: "chst:l",
  words: [">0", "a1>1", "b1>2", "c1>3"],
  steps: [
    { word: null, seat: null, ...onTable("") },
    { word: 0, seat: "first", ...onTable("", "0") },
  ],
  outcome: null,
  record: "",
};

function reviewed(word: number, changes: Partial<ReviewedWord> = {}): ReviewedWord {
  return {
    word,
    number: Math.floor(word / 2) + 1,
    seat: word % 2 ? "second" : "first",
    verdict: "best",
    before: "draw",
    after: "draw",
    before_distance: null,
    after_distance: null,
    stands: "draw",
    height: 0,
    better: [],
    made: [],
    missed: [],
    missed_as_placer: [],
    missed_as_receiver: [],
    lapsed: [],
    failed_calls: 0,
    stolen: false,
    ...changes,
  };
}

function review(words: ReviewedWord[], changes: Partial<Review> = {}): Review {
  return {
    words,
    start: "draw",
    start_height: 0,
    turning_point: null,
    retry: null,
    accuracy_first: null,
    accuracy_second: 75,
    accuracy: { first: { kept: 0, judged: 0 }, second: { kept: 3, judged: 4 } },
    unjudged: 0,
    left_open: [],
    left_to_act: null,
    ...changes,
  };
}

function told(words: ReviewedWord[], changes: Partial<Review> = {}): string[] {
  return reviewRemarks(REPLAY, review(words, changes)).map(({ text }) => text);
}

test("what was overlooked is told to both, and when it could no longer be called", () => {
  expect(
    told([
      reviewed(2, { missed_as_placer: ["1"], verdict: "blunder" }),
      reviewed(3, { missed_as_receiver: ["1"], lapsed: ["1"], verdict: "mistake" }),
    ]),
  ).toEqual([
    "Anna completed row 1 at move 2 and did not call.",
    "Ben could have called row 1 at move 2. With that row 1 lapsed.",
  ]);
});

test("a call that failed and one that took what the other had completed are told", () => {
  expect(told([reviewed(1, { failed_calls: 1 }), reviewed(3, { stolen: true })])).toEqual([
    "Ben called in vain at move 1.",
    "Ben called at move 2 what Anna had completed and overlooked.",
    "Nobody made a mistake.",
  ]);
});

test("the turning point is told in words, with what was better", () => {
  const decisive = reviewed(3, {
    verdict: "decisive", before: "win", after: "loss", better: ["d4>5", "d3>5", "d2>5"],
  });
  const remarks = reviewRemarks(REPLAY, review([decisive], { turning_point: 3 }));
  expect(remarks).toMatchObject([{ word: 3, isTurningPoint: true }]);
  expect(remarks[0]?.text).toBe(
    "The game was decided at move 2: with c1>3 Ben turned a win into a loss. "
      + "(Placed on c1, gave the light short square hollow piece.) Better: d4>5 and d3>5.",
  );
});

test("a game without mistakes is praised, as far as it could be judged", () => {
  expect(told([reviewed(0)])).toEqual(["Nobody made a mistake."]);
  expect(told([reviewed(0)], { unjudged: 2 })).toEqual([
    "No mistake was found.",
    "2 moves could not be judged in the time given.",
  ]);
});

test("a game that broke off may have left a quarto open", () => {
  const open: Partial<Review> = { left_open: ["1", "/"], left_to_act: "second" };
  expect(told([reviewed(0, { verdict: "mistake" })], open)).toEqual([
    "In the last position row 1 and diagonal / were open: Ben could have called one of them.",
  ]);
});

test("a quarto that is called at once was made possible by the piece that was given", () => {
  const won: Replay = {
    ...REPLAY,
    words: ["c1>C", "d1!1"],
    steps: [
      { word: 0, seat: "second", ...onTable("FDE", "C") },
      { word: 1, seat: "first", ...onTable("FDEC") },
    ],
    outcome: { winner: "first", reason: "quarto", shape: "1", cells: [], traits: [] },
  };
  const [gift] = reviewRemarks(won, review([]));
  expect(gift).toMatchObject({ word: 1, text: expect.stringMatching(/Ben.*dark.*row 1/) });
});

test("how well a player played is told where it could be judged", () => {
  expect(accuracyOf(review([]), "first")).toBeNull();
  expect(accuracyOf(review([]), "second")).toEqual({ percent: 75, kept: 3, judged: 4 });
});
