/** What this browser remembers of games that were played in it; the games are at the server. */

import { remember, remembered } from "./stored";

export interface MyGame {
  id: string;
  /** Whether the device goes from hand to hand. */
  pass: boolean;
}

const MOST = 12;

function myGames(): readonly MyGame[] {
  return remembered<MyGame[]>("games") ?? [];
}

export function myGame(id: string): MyGame | undefined {
  return myGames().find((game) => game.id === id);
}

export function keepGame(game: MyGame): void {
  const others = myGames().filter(({ id }) => id !== game.id);
  remember("games", [game, ...others].slice(0, MOST));
}

export function forgetGame(id: string): void {
  remember("games", myGames().filter((game) => game.id !== id));
}
