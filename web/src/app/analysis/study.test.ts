import { expect, test } from "vitest";

import type { Study, StudyNode } from "../../../generated/protocol";
import { onTable } from "../../testing/tables";
import { EMPTY } from "./moments";
import { StudyTree } from "./study";
import { descendants } from "./tree";

function node(id: number, parent: number | null, word: string | null, children: number[]): StudyNode {
  const number = word === null ? null : Math.ceil(id / 2);
  const seat = word === null ? null : id % 2 ? "first" : "second";
  const table = { ...onTable(""), to_act: null, outcome: null };
  return { id, parent, word, number, seat, clock: null, before: "", comment: "", children, table };
}

const STUDY: Study = {
  variant: "chst:l",
  tags: { First: "Anna", Second: "Ben" },
  record: "",
  rules: {},
  end: null,
  nodes: [
    node(0, null, null, [1]),
    node(1, 0, ">F", [2, 3]),
    node(2, 1, "a1>D", []),
    { ...node(3, 1, "b2>D", []), comment: "Better." },
  ],
};

test("a record becomes a tree, and the same record again", () => {
  const study = StudyTree.of(STUDY);
  expect(descendants(study.root).map(({ word }) => word)).toEqual([">F", "a1>D", "b2>D"]);
  expect(study.names).toEqual({ first: "Anna", second: "Ben" });
  expect(study.draft()).toMatchObject({
    tags: STUDY.tags,
    position: "..../..../..../.... -",
    words: [
      { parent: 0, word: ">F", comment: "" },
      { parent: 1, word: "a1>D", comment: "" },
      { parent: 1, word: "b2>D", comment: "Better." },
    ],
  });
});

test("one goes on from where one looks", () => {
  const study = StudyTree.from(EMPTY, "chst:lq");
  study.play(">F");
  study.play("a1>D");
  expect(study.position).toBe("..../..../..../F... D chst:lq @a1");
  study.current = study.root;
  study.play(">E");
  expect(study.root.children.map(({ word }) => word)).toEqual([">F", ">E"]);
  expect(study.names).toBeNull();
});

test("a study without a beginning is refused", () => {
  expect(() => StudyTree.of({ ...STUDY, nodes: [] })).toThrow(RangeError);
});
