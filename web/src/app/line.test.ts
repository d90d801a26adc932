import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { FakeSocket, stubSockets } from "../testing/sockets";
import { Line } from "./line";

const listener = { opened: vi.fn(), received: vi.fn(), lost: vi.fn() };
let browser: ReturnType<typeof stubSockets>;
let line: Line<object>;

beforeEach(() => {
  vi.useFakeTimers();
  // The longest wait that chance may choose.
  vi.spyOn(Math, "random").mockReturnValue(1);
  for (const told of Object.values(listener)) told.mockClear();
  browser = stubSockets();
  line = new Line("/api/games/1/socket", listener);
});

afterEach(() => {
  line.close();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("it is a socket of this server, encrypted where the page is", () => {
  expect(FakeSocket.latest.address.href).toBe("wss://kvarto.example/api/games/1/socket");
});

test("what is said while it is not there is not sent later by itself", () => {
  line.send({ type: "say" });
  FakeSocket.latest.open();
  expect(listener.opened).toHaveBeenCalledOnce();
  expect(FakeSocket.latest.sent).toEqual([]);
  line.send({ type: "say" });
  expect(FakeSocket.latest.sent).toEqual([{ type: "say" }]);
});

describe("a line that is lost", () => {
  test("is tried again, each time after a longer wait, but never too long", () => {
    const waits: number[] = [];
    for (let failure = 0; failure < 8; failure += 1) {
      const count = FakeSocket.all.length;
      FakeSocket.latest.lose();
      const before = Date.now();
      while (FakeSocket.all.length === count) vi.advanceTimersByTime(100);
      waits.push(Date.now() - before);
    }
    expect(waits).toEqual([400, 800, 1600, 3200, 6400, 12_800, 15_000, 15_000]);
    expect(listener.lost).toHaveBeenCalledTimes(8);
  });

  test("is tried again soon once it was good", () => {
    for (let failure = 0; failure < 5; failure += 1) {
      FakeSocket.latest.lose();
      vi.runOnlyPendingTimers();
    }
    FakeSocket.latest.open();
    line.isGood();
    FakeSocket.latest.lose();
    const count = FakeSocket.all.length;
    vi.advanceTimersByTime(400);
    expect(FakeSocket.all).toHaveLength(count + 1);
  });

  test("is not waited for when the network is back, or the page is looked at again", () => {
    for (const wake of [
      () => browser.window.dispatchEvent(new Event("online")),
      () => browser.document.dispatchEvent(new Event("visibilitychange")),
    ]) {
      FakeSocket.latest.lose();
      const count = FakeSocket.all.length;
      wake();
      expect(FakeSocket.all).toHaveLength(count + 1);
    }
  });

  test("is not told of where the server asks to come again at once", () => {
    FakeSocket.latest.open();
    line.isGood();
    FakeSocket.latest.lose(1012);
    expect(listener.lost).not.toHaveBeenCalled();
    vi.advanceTimersByTime(250);
    expect(FakeSocket.all).toHaveLength(2);
    FakeSocket.latest.lose(1012);
    expect(listener.lost).toHaveBeenCalledOnce();
  });
});

test.each([4403, 4404])("after the code %i it is not tried again", (code) => {
  FakeSocket.latest.open();
  FakeSocket.latest.lose(code);
  vi.runAllTimers();
  browser.window.dispatchEvent(new Event("online"));
  expect(FakeSocket.all).toHaveLength(1);
});

describe("a line that is silent", () => {
  beforeEach(() => {
    FakeSocket.latest.open();
    vi.advanceTimersByTime(20_000);
  });

  test("is asked whether it is still there", () => {
    expect(FakeSocket.latest.sent).toMatchObject([{ type: "ping" }]);
  });

  test("counts as lost if there is no answer", () => {
    vi.advanceTimersByTime(9_999);
    expect(listener.lost).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(listener.lost).toHaveBeenCalledOnce();
  });

  test("is good if anything comes", () => {
    FakeSocket.latest.receive({ type: "said" });
    vi.advanceTimersByTime(10_000);
    expect(listener.lost).not.toHaveBeenCalled();
    expect(listener.received).toHaveBeenCalledWith({ type: "said" });
  });
});
