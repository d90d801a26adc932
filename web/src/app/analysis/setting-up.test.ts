import { beforeEach, expect, test, vi } from "vitest";

import "../../testing/browser";

import { EMPTY } from "./moments";
import { SettingUp } from "./setting-up";

const changed = vi.fn();
let setUp: SettingUp;

beforeEach(() => {
  changed.mockClear();
  setUp = new SettingUp(EMPTY, "chst:l", changed);
});

function put(piece: string, cell: string): void {
  setUp.touchPiece(piece);
  setUp.touchCell(cell);
}

test("pieces are put, taken up again, and put elsewhere", () => {
  put("F", "a1");
  put("E", "d4");
  setUp.touchCell("d4");
  expect(setUp.position).toBe("..../..../..../F... E");
  setUp.touchCell("d1");
  expect(setUp.position).toBe("..../..../..../F..E -");
  expect(changed).toHaveBeenCalledTimes(6);
});

test("a piece that is put on another takes its place", () => {
  put("F", "a1");
  put("E", "a1");
  expect(setUp.position).toBe("..../..../..../E... F");
});

test("the piece in hand goes back to the reserve", () => {
  setUp.touchPiece("F");
  setUp.touchPiece("E");
  expect(setUp.moment.reserve).toContain("F");
  setUp.emptyHand();
  expect(setUp.position).toBe("..../..../..../.... -");
});

test("the last placement is forgotten when its piece is taken up", () => {
  put("F", "a1");
  setUp.setLast("a1");
  setUp.touchCell("a1");
  expect(setUp.position).toBe("..../..../..../.... F");
});

test("a position in notation is taken over with its variant, and anything else is not", () => {
  expect(setUp.paste("..../..../..../FDE. C chst:lq")).toBe(true);
  expect(setUp.position).toBe("..../..../..../FDE. C chst:lq");
  expect(setUp.paste("nothing")).toBe(false);
  expect(setUp.position).toBe("..../..../..../FDE. C chst:lq");
});

test("what was wrong is forgotten with every change", () => {
  setUp.problem = "The piece F is there twice.";
  setUp.setVariant("chst:q");
  expect(setUp.problem).toBe("");
  setUp.problem = "The piece F is there twice.";
  setUp.clear();
  expect(setUp.problem).toBe("");
});
