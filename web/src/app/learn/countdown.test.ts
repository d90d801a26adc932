import { afterEach, beforeEach, expect, test, vi } from "vitest";

import "../../testing/browser";

import { Countdown } from "./countdown";

const timeIsUp = vi.fn();

beforeEach(() => {
  timeIsUp.mockClear();
  vi.useFakeTimers();
  vi.stubGlobal("window", globalThis);
});

afterEach(() => {
  vi.useRealTimers();
});

test("the time runs out once", () => {
  const countdown = new Countdown(60, timeIsUp);
  countdown.run();
  vi.advanceTimersByTime(59_999);
  expect(timeIsUp).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(timeIsUp).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(60_000);
  expect(timeIsUp).toHaveBeenCalledOnce();
});

test("it stops for a call, and goes on with what is left", () => {
  const countdown = new Countdown(60, timeIsUp);
  countdown.run();
  vi.advanceTimersByTime(20_000);
  countdown.stop();
  vi.advanceTimersByTime(100_000);
  expect(timeIsUp).not.toHaveBeenCalled();
  countdown.run();
  vi.advanceTimersByTime(39_999);
  expect(timeIsUp).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(timeIsUp).toHaveBeenCalledOnce();
});
