import { beforeAll, describe, expect, test } from "vitest";

import type { Table } from "../../../generated/protocol";
import { speakEnglish } from "../../testing/english";
import { ANNA_HERE, onTable, table, WATCHED } from "../../testing/tables";
import { happenings, notes } from "./what-happened";

beforeAll(() => speakEnglish());

function happens(before: Partial<Table>, after: Partial<Table>, common: Partial<Table> = {}): string[] {
  return happenings(table({ ...common, ...before }), table({ ...common, ...after }));
}

describe("moves", () => {
  const held = { ...onTable("F", "D"), to_act: "first" } as const;
  const placed = { ...onTable("FD"), to_act: "first" } as const;
  const given = { ...onTable("FD", "E"), to_act: "second" } as const;

  test("of others are told", () => {
    expect(happens(held, placed)).toEqual(["Anna places the dark tall round hollow piece on b1."]);
    expect(happens(placed, given)).toEqual(["Anna gives Ben the dark tall square solid piece."]);
  });

  test("that come together are told together", () => {
    expect(happens(held, given)).toHaveLength(2);
  });

  test("of one's own are not told, and what one is given is", () => {
    expect(happens(held, placed, { seats: ANNA_HERE })).toEqual([]);
    const other = { to_act: "second" } as const;
    const told = happens({ ...placed, ...other }, { ...given, to_act: "first" }, { seats: ANNA_HERE });
    expect(told).toEqual(["Ben gives you the dark tall square solid piece."]);
  });

  test("that are taken back are told as such, and as nothing else", () => {
    expect(happens(placed, held)).toEqual(notes(table(placed), table(held)));
    expect(happens(placed, { ...onTable("F"), to_act: "second" })).toHaveLength(1);
  });
});

describe("calls", () => {
  test("are told, but to who calls", () => {
    const calling = { pointing: "first" } as const;
    expect(happens({}, calling, { seats: WATCHED })).toEqual(["Anna calls “Quarto!”"]);
    expect(happens({}, calling, { seats: ANNA_HERE })).toEqual([]);
  });

  test("that fail are told, to who called in another way", () => {
    const failed = { called: ["first"] } as Partial<Table>;
    const [others] = happens({}, failed, { seats: WATCHED });
    const [own] = happens({}, failed, { seats: ANNA_HERE });
    expect(others).toContain("Anna");
    expect(own).not.toContain("Anna");
    expect(happens(failed, failed)).toEqual([]);
  });
});

describe("between two devices", () => {
  const online = { online: true, seats: ANNA_HERE };
  const offer = { seat: "second", kind: "draw" } as const;

  test("proposals are told, and what has become of one's own", () => {
    expect(happens({}, { offers: [offer] }, online)).toEqual(["Ben offers a draw."]);
    const own = { seat: "first", kind: "draw" } as const;
    expect(happens({ offers: [own] }, {}, online)).toEqual(["Ben declines."]);
    expect(happens({ offers: [offer] }, {}, online)).toEqual([]);
  });

  test("it is told who goes away and who comes back", () => {
    const away = { away: { first: null, second: 5 } };
    expect(happens({}, away, online)).toEqual([expect.stringContaining("Ben")]);
    expect(happens(away, {}, online)).toEqual([expect.stringContaining("Ben")]);
    expect(happens({}, { away: { first: 5, second: null } }, online)).toEqual([]);
  });

  test("it is told who wants to play again", () => {
    const asked = { rematch_asked: ["second"] } as Partial<Table>;
    expect(happens({}, asked, online)).toEqual([expect.stringContaining("Ben")]);
  });
});
