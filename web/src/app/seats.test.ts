import { expect, test } from "vitest";

import { ANNA_HERE, table, WATCHED } from "../testing/tables";
import { placerOn, seatsHere, yourSeat } from "./seats";

test("two people at one device have both seats, and none of them is yours", () => {
  expect(seatsHere(table())).toEqual(["first", "second"]);
  expect(yourSeat(table())).toBeNull();
});

test("a player with an opponent elsewhere has one seat, and a spectator none", () => {
  expect(yourSeat(table({ seats: ANNA_HERE }))).toBe("first");
  expect(seatsHere(table({ seats: WATCHED }))).toEqual([]);
});

test("second places the first piece, and then they take turns", () => {
  expect(placerOn("................")).toBe("second");
  expect(placerOn("F...............")).toBe("first");
  expect(placerOn("FD..............")).toBe("second");
});
