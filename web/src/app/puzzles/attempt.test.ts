import { beforeEach, expect, test, vi } from "vitest";

import "../../testing/browser";

import { Attempt, type Task } from "./attempt";

const listener = { changed: vi.fn(), answered: vi.fn(), noShape: vi.fn() };

beforeEach(() => {
  for (const told of Object.values(listener)) told.mockClear();
});

function attempt(task: Task, position: string): Attempt {
  return new Attempt(position, task, listener);
}

test("a turn is a placement and a give", () => {
  const turn = attempt("turn", "..../..../..../FDE. C");
  expect([turn.mayPlace, turn.mayGive, turn.mayCall]).toEqual([true, false, false]);
  turn.place("d2");
  expect([turn.mayPlace, turn.mayGive]).toEqual([false, true]);
  turn.give("0");
  expect(listener.answered).toHaveBeenCalledExactlyOnceWith("d2>0");
});

test("a placement can be taken back before the give", () => {
  const turn = attempt("turn", "..../..../..../FDE. C");
  turn.place("d2");
  expect(turn.mayTakeBack).toBe(true);
  turn.takeBack();
  expect(turn.moment.board).toBe("FDE.............");
  expect(turn.mayTakeBack).toBe(false);
  turn.place("d1");
  turn.give("0");
  expect(listener.answered).toHaveBeenCalledExactlyOnceWith("d1>0");
});

test("a piece is given at once where only that is asked for", () => {
  const give = attempt("give", "..../..../..../FDE. -");
  expect(give.shown).toMatchObject({ cells: [], pointing: false });
  expect(give.shown.pieces).toHaveLength(13);
  give.give("0");
  expect(listener.answered).toHaveBeenCalledExactlyOnceWith(">0");
});

test("what a placement has completed is called, and the call can be taken back", () => {
  const turn = attempt("turn-or-call", "..../..../..../FDE. C");
  turn.place("d1");
  turn.call();
  expect(turn.isPointing).toBe(true);
  turn.takeBack();
  expect([turn.isPointing, turn.placedOn]).toEqual([false, "d1"]);
  turn.call();
  turn.point(["d1", "b1", "a1", "c1"]);
  expect(listener.answered).toHaveBeenCalledExactlyOnceWith("d1!1");
});

test("four pieces that are no shape of the variant can be pointed out anew", () => {
  const spot = attempt("point", "..../..../FD../EC.. -");
  expect(spot.mayTakeBack).toBe(false);
  spot.point(["a1", "b1", "a2", "b2"]);
  expect(listener.noShape).toHaveBeenCalledOnce();
  const squares = attempt("point", "..../..../FD../EC.. - chst:lq");
  squares.point(["b2", "b1", "a2", "a1"]);
  expect(listener.answered).toHaveBeenCalledExactlyOnceWith("a1");
});

test("after the last placement nothing needs to be called", () => {
  const last = attempt("turn-or-call", "3B26/E75A/9DF1/048. C");
  last.place("d1");
  last.endTurn();
  expect(listener.answered).toHaveBeenCalledExactlyOnceWith("d1");
});
