import { beforeEach, expect, test, vi } from "vitest";

type ServerTime = typeof import("./server-time");

/** The time at the server, which the page does not know. */
const START = 1_800_000_000_000;
let time: ServerTime;

beforeEach(async () => {
  vi.resetModules();
  vi.useFakeTimers({ now: 5_000, toFake: ["performance", "Date"] });
  time = await import("./server-time");
});

/** A page has been open for so many milliseconds. */
function passes(milliseconds: number): void {
  vi.advanceTimersByTime(milliseconds);
}

test("before the server has said anything, the clock of this device is all there is", () => {
  expect(time.serverNow()).toBe(5_000);
  passes(100);
  expect(time.serverNow()).toBe(5_100);
});

test("a message says what time it is at least", () => {
  time.serverSaidNow(START);
  passes(250);
  expect(time.serverNow()).toBe(START + 250);
});

test("a message that was late does not set the time back", () => {
  time.serverSaidNow(START);
  passes(1_000);
  time.serverSaidNow(START + 400);
  expect(time.serverNow()).toBe(START + 1_000);
});

test("an answer was given half-way", () => {
  const sent = performance.now();
  passes(80);
  time.serverAnswered(START, sent);
  expect(time.serverNow()).toBe(START + 40);
});

test("the quickest answer is trusted, and no more than the last five", () => {
  const ask = (roundTrip: number, error: number): void => {
    const sent = performance.now();
    passes(roundTrip);
    time.serverAnswered(START + performance.now() - roundTrip / 2 + error, sent);
  };
  ask(20, 0);
  ask(400, 150);
  expect(time.serverNow() - performance.now()).toBe(START);
  for (let slow = 0; slow < 5; slow += 1) ask(400, 150);
  expect(time.serverNow() - performance.now()).toBe(START + 150);
});
