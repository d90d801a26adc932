/** What is being analysed: a tree of variations, and what describes it. */

import type { Study, StudyDraft } from "../../../generated/protocol";
import { momentAfter, type Moment, positionText } from "./moments";
import { beginning, type Branch, descendants, grown } from "./tree";

export class StudyTree {
  /** The branch that is looked at. */
  current: Branch;

  constructor(
    readonly root: Branch,
    public variant: string,
    private readonly about: Pick<StudyDraft, "tags" | "rules" | "end"> = {},
  ) {
    this.current = root;
  }

  static from(moment: Moment, variant: string): StudyTree {
    return new StudyTree(beginning(moment), variant);
  }

  /** A study as the server reads it from a record. */
  static of({ nodes, variant, tags, rules, end }: Study): StudyTree {
    const branches: Branch[] = [];
    for (const node of nodes) {
      const { word, number, seat, clock, before, comment } = node;
      const { board, hand, reserve, last, outcome } = node.table;
      const parent = node.parent === null ? null : (branches[node.parent] ?? null);
      const moment = { board, hand, reserve, last };
      const children: Branch[] = [];
      branches[node.id] = { parent, word, number, seat, moment, outcome, clock, before, comment, children };
    }
    for (const node of nodes) {
      const children = node.children.flatMap((child) => branches[child] ?? []);
      branches[node.id]?.children.push(...children);
    }
    const [root] = branches;
    if (!root) throw new RangeError("a study has a beginning");
    return new StudyTree(root, variant, { tags, rules, end });
  }

  /** The names of the players, where it is a game of somebody. */
  get names(): { first: string; second: string } | null {
    const { First: first, Second: second } = this.about.tags ?? {};
    return first && second ? { first, second } : null;
  }

  get position(): string {
    return positionText(this.current.moment, this.variant);
  }

  /** Go on with a word; where it is new, a variation begins. */
  play(word: string): void {
    this.current = grown(this.current, word, momentAfter(this.current.moment, word));
  }

  /** As the server writes a record of it. */
  draft(): StudyDraft {
    const all = descendants(this.root);
    const place = new Map(all.map((branch, index) => [branch, index + 1]));
    const words = all.map(({ parent, word, before, comment, clock }) => ({
      parent: (parent && place.get(parent)) ?? 0,
      word: word ?? "",
      before,
      comment,
      clock,
    }));
    const position = positionText(this.root.moment, this.variant);
    return { ...this.about, position, comment: this.root.comment, words };
  }
}
