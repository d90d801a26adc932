import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";

import { speakEnglish } from "../../testing/english";
import { EMPTY, readPosition } from "./moments";
import { Playback, type PlayedStep, stepsOf } from "./playback";

const START = readPosition("..../..../..../FDE. C")?.moment ?? EMPTY;
const SPEAKERS = { names: { first: "Anna", second: "Ben" }, you: null };

beforeAll(() => speakEnglish());

function steps(words: string[], you: "first" | "second" | null = null): PlayedStep[] {
  return stepsOf(START, words, "second", { ...SPEAKERS, you });
}

describe("a line of moves", () => {
  test("is told step by step, and the shape that is called is lit", () => {
    const told = steps(["d2>3", "d1!1"]);
    expect(told.map(({ text }) => text)).toEqual([
      "Ben places on d2.",
      "Ben gives the light short square hollow piece.",
      "Anna places on d1.",
      "Anna calls row 1 and wins.",
    ]);
    expect(told.map(({ word }) => word)).toEqual([0, 0, 1, 1]);
    expect(told.at(-1)?.lit).toEqual(["a1", "b1", "c1", "d1"]);
    expect(told.at(-1)?.moment.board).toBe("FDE3...C........");
  });

  test("speaks to the player whose line it is", () => {
    expect(steps(["d2>3"], "second").map(({ text }) => text)[0]).toMatch(/^You place on d2/);
  });
});

describe("the playback", () => {
  let changed: ReturnType<typeof vi.fn<() => void>>;
  let playback: Playback;

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("window", globalThis);
    changed = vi.fn<() => void>();
    playback = new Playback(steps(["d2>3", "d1!1"]), changed, false);
  });

  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  test("goes through the steps by itself, and stops at the end", () => {
    expect(playback.step).toBeNull();
    playback.play();
    expect(playback.index).toBe(0);
    vi.advanceTimersToNextTimer();
    expect(playback.index).toBe(1);
    expect(playback.isPlaying).toBe(true);
    vi.runAllTimers();
    expect(playback.isAtEnd).toBe(true);
    expect(playback.isPlaying).toBe(false);
    expect(changed).toHaveBeenCalledTimes(4);
  });

  test("is taken over when a step is opened", () => {
    playback.play();
    playback.goTo(2);
    vi.runAllTimers();
    expect(playback.index).toBe(2);
  });

  test("has ends that one cannot go beyond", () => {
    playback.goTo(-9);
    expect(playback.index).toBe(-1);
    playback.goTo(9);
    expect(playback.index).toBe(3);
  });

  test("begins anew after the end", () => {
    playback.goTo(3);
    playback.play();
    expect(playback.index).toBe(0);
  });
});
