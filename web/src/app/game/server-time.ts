/** What time it is at the server, as far as its messages tell. */

/** Of so many answers the quickest is trusted: the others have waited somewhere on their way. */
const MOST_ANSWERS = 5;

interface Answer {
  /** By how much the server's time is ahead of ours. */
  ahead: number;
  /** How long it took to ask and be answered. */
  roundTrip: number;
}

let answers: Answer[] = [];

/** A message says what time it was when it was sent: it cannot be earlier there by now. */
export function serverSaidNow(now: number): void {
  const ahead = now - performance.now();
  const known = best();
  if (!known || ahead > known.ahead) answers = [{ ahead, roundTrip: Infinity }];
}

/** The server has answered what we had sent at `sent`; it said `now` half-way. */
export function serverAnswered(now: number, sent: number): void {
  const here = performance.now();
  const roundTrip = here - sent;
  answers = [...answers, { ahead: now + roundTrip / 2 - here, roundTrip }].slice(-MOST_ANSWERS);
}

/** The server's time in milliseconds. */
export function serverNow(): number {
  return performance.now() + (best()?.ahead ?? Date.now() - performance.now());
}

function best(): Answer | undefined {
  return answers.reduce<Answer | undefined>(
    (quickest, answer) => (quickest && quickest.roundTrip <= answer.roundTrip ? quickest : answer),
    undefined,
  );
}
