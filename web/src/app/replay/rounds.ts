/** Moves by rounds, as notation numbers them: first's word, then second's. */

import type { Replay, SeatName, Table } from "../../../generated/protocol";
import { otherSeat, placerOn } from "../seats";

export interface NumberedWord {
  /** Its place in the list of words. */
  index: number;
  word: string;
  seat: SeatName;
  /** The round it belongs to, from 1. */
  number: number;
}

/** Words with their players and numbers; players take turns. */
export function numbered(words: readonly string[], opener: SeatName): NumberedWord[] {
  let seat = opener;
  let number = 1;
  return words.map((word, index) => {
    const counted = { index, word, seat, number };
    if (seat === "second") number += 1;
    seat = otherSeat(seat);
    return counted;
  });
}

export function wordsOfReplay(replay: Replay): NumberedWord[] {
  const opener = replay.steps.find(({ seat }) => seat !== null)?.seat ?? "first";
  return numbered(replay.words, opener);
}

/** The words of a game that goes on. Where it was set up, the board tells who has begun. */
export function wordsOfTable({ words, board }: Table): NumberedWord[] {
  const placements = words.filter((word) => /^([?!][^,]*,)?[a-d][1-4]/.test(word)).length;
  const placed = [...board].filter((cell) => cell !== ".").length;
  const placer = placerOn("x".repeat(placed - placements));
  return numbered(words, words[0]?.startsWith(">") ? otherSeat(placer) : placer);
}
