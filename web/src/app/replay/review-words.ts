/** Why a game went as it did, in sentences. */

import type { BySeat, Replay, Review, ReviewedWord, SeatName } from "../../../generated/protocol";
import { list } from "../formats";
import { t } from "../i18n";
import { otherSeat } from "../seats";
import { pieceObject } from "../wording/pieces";
import { pieceOn, shapeNames } from "../wording/shapes";
import { isMistake } from "../wording/verdicts";
import { type NumberedWord, wordsOfReplay } from "./rounds";

/** A sentence, and the word it speaks of. */
export interface Remark {
  text: string;
  word: number | null;
  isTurningPoint: boolean;
}

const BETTER_MOVES_SHOWN = 2;

/** Everything that is worth saying, in the order of the game. */
export function reviewRemarks(replay: Replay, review: Review): Remark[] {
  const words = wordsOfReplay(replay);
  const remarks = review.words.flatMap((reviewed) => [
    ...ofWord(replay.words[reviewed.word] ?? "", reviewed, replay.names, review),
  ]);
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
  const text = t("why-gift", { player, piece: pieceObject(piece), shape });
  yield { text, word: last.index, isTurningPoint: false };
}

function* ofWord(
  word: string,
  reviewed: ReviewedWord,
  names: BySeat,
  review: Review,
): Generator<Remark> {
  const { seat, number, word: index } = reviewed;
  const player = names[seat];
  const other = names[otherSeat(seat)];
  const remark = (text: string, isTurningPoint = false): Remark => ({
    text,
    word: index,
    isTurningPoint,
  });
  if (reviewed.missed_as_receiver.length > 0) {
    const shapes = list(shapeNames(reviewed.missed_as_receiver));
    const sentences = [t("review-missed-as-receiver", { player, number, shapes }), ...lapsed(reviewed)];
    yield remark(sentences.join(" "));
  }
  if (reviewed.failed_calls > 0) yield remark(t("review-failed-call", { player, number }));
  if (reviewed.missed_as_placer.length > 0) {
    const shapes = list(shapeNames(reviewed.missed_as_placer));
    yield remark(t("review-missed-as-placer", { player, number, shapes }));
  }
  if (reviewed.stolen) yield remark(t("review-called-others", { player, other, number }));
  if (review.turning_point === index) {
    const [before, after] = [t(`value-${reviewed.before}`), t(`value-${reviewed.after}`)];
    const sentence = t("review-turning-point", { player, number, word, before, after });
    yield remark([sentence, ...inWords(word), ...better(reviewed)].join(" "), true);
  }
}

function lapsed({ lapsed: shapes }: ReviewedWord): string[] {
  if (shapes.length === 0) return [];
  return [t("review-lapsed", { shapes: list(shapeNames(shapes)) })];
}

/** What a word of notation means, for those who do not read it yet. */
function inWords(word: string): string[] {
  const turn = /([a-d][1-4])?[^>]*>([0-9A-F])/.exec(word);
  if (!turn?.[2]) return [];
  const piece = pieceObject(turn[2]);
  return [turn[1] ? t("word-turn", { cell: turn[1], piece }) : t("word-give", { piece })];
}

function better({ better: words }: ReviewedWord): string[] {
  if (words.length === 0) return [];
  return [t("review-better", { words: list(words.slice(0, BETTER_MOVES_SHOWN)) })];
}

function* ofAll(review: Review, names: BySeat): Generator<Remark> {
  const remark = (text: string): Remark => ({ text, word: null, isTurningPoint: false });
  const { unjudged, left_open: open, left_to_act: seat } = review;
  if (open.length > 0 && seat !== null) {
    const shapes = list(shapeNames(open));
    yield remark(t("review-left-open", { player: names[seat], shapes, count: open.length }));
  }
  if (review.words.length > 0 && !review.words.some(({ verdict }) => isMistake(verdict))) {
    yield remark(unjudged > 0 ? t("review-no-known-mistakes") : t("review-no-mistakes"));
  }
  if (unjudged > 0) yield remark(t("review-unjudged", { count: unjudged }));
}

/** How well a player kept what there was to keep; null if nothing could be judged. */
export function accuracyOf(
  review: Review,
  seat: SeatName,
): { percent: number; kept: number; judged: number } | null {
  const percent = seat === "first" ? review.accuracy_first : review.accuracy_second;
  return percent === null ? null : { percent, ...review.accuracy[seat] };
}
