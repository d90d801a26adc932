/** What time it is at the server, as far as its messages tell. */

let ahead: number | null = null;

/** The server has said what time it is. */
export function serverSaidNow(now: number): void {
  ahead = now - performance.now();
}

/** The server's time in milliseconds. */
export function serverNow(): number {
  return performance.now() + (ahead ?? Date.now() - performance.now());
}
