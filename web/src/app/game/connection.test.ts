import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import "../../testing/browser";

import { FakeSocket, stubSockets } from "../../testing/sockets";
import { table } from "../../testing/tables";
import { Connection, type Listener } from "./connection";

const listener = {
  tableCame: vi.fn<Listener["tableCame"]>(),
  invitationCame: vi.fn<Listener["invitationCame"]>(),
  wasSaid: vi.fn<Listener["wasSaid"]>(),
  wasDone: vi.fn<Listener["wasDone"]>(),
  wasRefused: vi.fn<Listener["wasRefused"]>(),
  lineChanged: vi.fn<Listener["lineChanged"]>(),
};
const AWAY = { key: "store-away", arguments: {}, text: "Games cannot be kept just now." };
const OCCUPIED = { key: "cell-is-occupied", arguments: {}, text: "There stands a piece." };
let connection: Connection;

beforeEach(() => {
  vi.useFakeTimers();
  for (const told of Object.values(listener)) told.mockClear();
  stubSockets();
  connection = new Connection("1", listener);
});

afterEach(() => {
  connection.close();
  vi.useRealTimers();
});

/** The ids of what the latest socket was asked for. */
function asked(): unknown[] {
  return FakeSocket.latest.sent.filter(({ type }) => type === "do").map(({ id }) => id);
}

/** The line is lost and comes back. */
function comeBack(): void {
  FakeSocket.latest.lose();
  vi.runOnlyPendingTimers();
  FakeSocket.latest.open();
}

test("the line is there when the server has told what there is", () => {
  FakeSocket.latest.open();
  expect(listener.lineChanged).not.toHaveBeenCalled();
  FakeSocket.latest.receive(table());
  expect(listener.lineChanged).toHaveBeenCalledExactlyOnceWith(true);
  expect(listener.tableCame).toHaveBeenCalledOnce();
  FakeSocket.latest.lose();
  expect(listener.lineChanged).toHaveBeenLastCalledWith(false);
});

describe("what is asked for", () => {
  test("while the line is not there is sent when it comes", () => {
    const id = connection.ask({ seat: "first", command: "give", piece: "F" });
    expect(asked()).toEqual([]);
    FakeSocket.latest.open();
    expect(asked()).toEqual([id]);
  });

  test("is sent again under the same id until it is answered", () => {
    FakeSocket.latest.open();
    const id = connection.ask({ seat: "first", command: "give", piece: "F" });
    comeBack();
    expect(asked()).toEqual([id]);
    FakeSocket.latest.receive({ type: "done", id, number: 2 });
    expect(listener.wasDone).toHaveBeenCalledExactlyOnceWith(id, 2);
    comeBack();
    expect(asked()).toEqual([]);
  });

  test("has an id that no other has", () => {
    const ids = ["1", "2"].map(() => connection.ask({ seat: "first", command: "call" }));
    expect(new Set(ids).size).toBe(2);
  });

  test("is not asked again once it was refused", () => {
    FakeSocket.latest.open();
    const id = connection.ask({ seat: "first", command: "place", cell: "a1" });
    FakeSocket.latest.receive({ type: "refused", id, problem: OCCUPIED });
    expect(listener.wasRefused).toHaveBeenCalledExactlyOnceWith(id, OCCUPIED);
    comeBack();
    expect(asked()).toEqual([]);
  });

  test("is asked again by itself where the server cannot do it just now, and told once", () => {
    FakeSocket.latest.open();
    const id = connection.ask({ seat: "first", command: "give", piece: "F" });
    for (const times of [2, 3]) {
      FakeSocket.latest.receive({ type: "refused", id, problem: AWAY });
      vi.advanceTimersByTime(1_000);
      expect(asked()).toHaveLength(times);
    }
    expect(listener.wasRefused).toHaveBeenCalledExactlyOnceWith(null, AWAY);
    FakeSocket.latest.receive({ type: "done", id, number: 2 });
    vi.advanceTimersByTime(1_000);
    expect(asked()).toHaveLength(3);
  });
});

test("what is said while the line is gone is not heard", () => {
  connection.say("first", "hello");
  FakeSocket.latest.open();
  expect(FakeSocket.latest.sent).toMatchObject([{ type: "ping" }]);
});

test("a probe is answered at once", () => {
  FakeSocket.latest.open();
  FakeSocket.latest.receive({ type: "probe", nonce: 7 });
  expect(FakeSocket.latest.sent.at(-1)).toEqual({ type: "echo", nonce: 7 });
});
