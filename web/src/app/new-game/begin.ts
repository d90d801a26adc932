/** Beginning a game with what was chosen. */

import { beginGame, offers } from "../api";
import { keepGame } from "../my-games";
import { gameAddress, go } from "../router";
import { type Choices, computerName, newGame } from "./choices";

/** Ask the server for a game and go there. */
export async function begin(choices: Choices, position: string | null = null): Promise<void> {
  const { levels } = await offers();
  const levelName = (level: number): string => {
    const offer = levels.find(({ number }) => number === level);
    return offer ? computerName(offer.name) : String(level);
  };
  const { id } = await beginGame(newGame(choices, levelName, position));
  keepGame({ id, pass: choices.opponent === "person" && choices.pass });
  go(gameAddress(id));
}
