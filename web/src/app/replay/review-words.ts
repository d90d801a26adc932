/** Why a game went as it did, in sentences. */

import type { BySeat, Replay, Review, ReviewedWord, SeatName } from "../../../generated/protocol";
import { list, t } from "../i18n";
import { otherSeat, SEATS } from "../seats";
import { pieceName } from "../wording/pieces";
import { pieceOn, shapeNames } from "../wording/shapes";
import { type NumberedWord, wordsOfReplay } from "./rounds";

/** A sentence, and the word it speaks of. */
export interface Remark {
  text: string;
  word: number | null;
  isTurningPoint: boolean;
}

const BETTER_MOVES_SHOWN = 2;
const MISTAKES = new Set(["mistake", "blunder", "decisive"]);

function isMistake({ verdict }: ReviewedWord): boolean {
  return MISTAKES.has(verdict);
}

/** What the review says of a word in the list of moves; empty if nothing is to be said. */
export function verdictOf(review: Review | null, word: number): string {
  const reviewed = review?.words.find((each) => each.word === word);
  return reviewed && isMistake(reviewed) ? t(`review-verdict-${reviewed.verdict}`) : "";
}

/** Everything that is worth saying, in the order of the game; how well each played comes last. */
export function reviewRemarks(replay: Replay, review: Review): Remark[] {
  const words = wordsOfReplay(replay);
  const remarks = review.words.flatMap((reviewed) => {
    const word = words[reviewed.word];
    return word ? [...ofWord(word, reviewed, replay.names, review)] : [];
  });
  return [...lastGift(replay, words), ...remarks, ...ofAll(review, replay.names)];
}

/** A quarto that is called by who completes it was made possible by who gave the piece. */
function* lastGift({ names, outcome, steps }: Replay, words: NumberedWord[]): Generator<Remark> {
  const last = words.at(-1);
  const cell = /^[a-d][1-4](?=!)/.exec(last?.word ?? "")?.[0];
  const piece = cell && pieceOn(steps.at(-1)?.board ?? "", cell);
  if (!last || !piece || !outcome?.shape) return;
  const player = names[otherSeat(last.seat)];
  const shape = shapeNames([outcome.shape]).join("");
  const text = t("why-gift", { player, piece: pieceName(piece), shape });
  yield { text, word: last.index, isTurningPoint: false };
}

function* ofWord(
  { index, word, seat, number }: NumberedWord,
  reviewed: ReviewedWord,
  names: BySeat,
  review: Review,
): Generator<Remark> {
  const player = names[seat];
  const remark = (text: string, isTurningPoint = false): Remark => ({
    text,
    word: index,
    isTurningPoint,
  });
  if (/[?]/.test(word)) yield remark(t("review-failed-call", { player, number }));
  if (reviewed.missed.length > 0) {
    const shapes = list(shapeNames(reviewed.missed));
    yield remark(t("review-missed-as-receiver", { player, number, shapes }));
  }
  if (word.startsWith("!")) {
    const other = names[otherSeat(seat)];
    yield remark(t("review-called-others", { player, other, number }));
  }
  if (review.turning_point === index) {
    const [before, after] = [t(`value-${reviewed.before}`), t(`value-${reviewed.after}`)];
    const sentence = t("review-turning-point", { player, number, word, before, after });
    yield remark([sentence, ...inWords(word), ...better(reviewed)].join(" "), true);
  }
}

/** What a word of notation means, for those who do not read it yet. */
function inWords(word: string): string[] {
  const turn = /([a-d][1-4])?[^>]*>([0-9A-F])/.exec(word);
  if (!turn?.[2]) return [];
  const piece = pieceName(turn[2]);
  return [turn[1] ? t("word-turn", { cell: turn[1], piece }) : t("word-give", { piece })];
}

function better({ better: words }: ReviewedWord): string[] {
  if (words.length === 0) return [];
  return [t("review-better", { words: list(words.slice(0, BETTER_MOVES_SHOWN)) })];
}

function* ofAll(review: Review, names: BySeat): Generator<Remark> {
  const remark = (text: string): Remark => ({ text, word: null, isTurningPoint: false });
  const unjudged = review.words.filter(({ verdict }) => verdict === "unknown").length;
  if (review.words.length > 0 && !review.words.some(isMistake)) {
    yield remark(unjudged > 0 ? t("review-no-known-mistakes") : t("review-no-mistakes"));
  }
  if (unjudged > 0) yield remark(t("review-unjudged", { count: unjudged }));
  for (const seat of SEATS) {
    const sentence = accuracy(review, seat, names[seat]);
    if (sentence) yield remark(sentence);
  }
}

function accuracy(review: Review, seat: SeatName, player: string): string | null {
  const judged = review.words.filter((word) => word.seat === seat && word.verdict !== "unknown");
  const percent = seat === "first" ? review.accuracy_first : review.accuracy_second;
  if (percent === null) return null;
  const kept = judged.filter((word) => !isMistake(word)).length;
  return t("review-accuracy", { player, kept, judged: judged.length, percent });
}
