/** Tables at which somebody else is to sit down: opened, and changed while they wait. */

import type { Created, Invitation, NewTable } from "../../../generated/protocol";
import { ask, tablePath } from "../api";
import { agreement, type Choices, choicesOfVariant } from "./choices";

const FIRST = { dice: "dice", near: "maker", far: "guest" } as const;

export const openTable = (choices: Choices): Promise<Created> => ask("/api/tables", terms(choices));

export const changeTable = (id: string, choices: Choices): Promise<Created> =>
  ask(tablePath(id), terms(choices), "PUT");

export const waitingTable = (id: string): Promise<Invitation> => ask(tablePath(id));

function terms(choices: Choices): NewTable {
  const { names, starter, found, watched } = choices;
  return {
    ...agreement(choices),
    name: names[0].trim() || null,
    first: FIRST[starter],
    found,
    watched: watched || found === "lobby",
  };
}

/** What was chosen for a table that waits; the rest is as in `choices`. */
export function choicesOfTable({ maker, terms }: Invitation, choices: Choices): Choices {
  const starters = { dice: "dice", maker: "near", guest: "far" } as const;
  return {
    ...choices,
    ...choicesOfVariant(terms.variant ?? "standard"),
    opponent: "invite",
    names: [terms.found === "lobby" ? choices.names[0] : maker, choices.names[1]],
    calling: terms.calling ?? "spoken",
    falseCall: terms.false_call ?? "ignore",
    lateCall: terms.late_call ?? false,
    clock: terms.clock ?? "-",
    casual: terms.casual ?? true,
    starter: starters[terms.first ?? "dice"],
    found: terms.found ?? "link",
    watched: terms.watched ?? false,
  };
}
