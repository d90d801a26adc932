/** A socket to the server that comes back by itself when the line is lost. */

const PING_EVERY = 20_000;
/** How long the server may be silent after a ping before the line counts as dead. */
const SILENCE_ALLOWED = 10_000;
const SHORTEST_WAIT = 400;
const LONGEST_WAIT = 15_000;
/** The server closes with these when it will not be otherwise next time: not there, no right. */
const FINAL = [4403, 4404];
/** It closes with this when another server serves this page, or it will itself in a moment. */
const COME_AGAIN = 1012;
/** All pages of such a server come back at once, though not all at the same moment. */
const LONGEST_COMING = 250;

export interface LineListener<Incoming> {
  /** The line is there: what has not been answered yet can be said again. */
  opened(): void;
  received(message: Incoming): void;
  /** The line is gone; it is tried again. */
  lost(): void;
}

export class Line<Incoming> {
  #socket: WebSocket | null = null;
  #failures = 0;
  #closed = false;
  #retry = 0;
  #ping = 0;
  #deadline = 0;

  /** `path` is that of the socket at this server. */
  constructor(
    private readonly path: string,
    private readonly listener: LineListener<Incoming>,
  ) {
    addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#wokenUp);
    this.#connect();
  }

  /** Say something, if the line is there. */
  send(message: object): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  /** The server has told what there is: the line is good, and the next loss is a first one. */
  isGood(): void {
    this.#failures = 0;
  }

  /** Connect anew: the server reads only then who is asking. */
  reopen(): void {
    this.#dropSocket();
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    removeEventListener("online", this.#hurry);
    document.removeEventListener("visibilitychange", this.#wokenUp);
    this.#dropSocket();
    clearTimeout(this.#retry);
  }

  #connect(): void {
    clearTimeout(this.#retry);
    const address = new URL(this.path, location.href);
    address.protocol = address.protocol.replace("http", "ws");
    const socket = new WebSocket(address);
    this.#socket = socket;
    socket.onopen = () => {
      this.#ping = window.setInterval(() => this.#sendPing(), PING_EVERY);
      this.listener.opened();
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      clearTimeout(this.#deadline);
      this.listener.received(JSON.parse(event.data) as Incoming);
    };
    socket.onclose = ({ code }) => {
      if (FINAL.includes(code)) this.close();
      else if (this.#socket === socket) this.#lineLost(code);
    };
  }

  #sendPing(): void {
    this.send({ type: "ping", sent: performance.now() });
    clearTimeout(this.#deadline);
    this.#deadline = window.setTimeout(() => this.#lineLost(), SILENCE_ALLOWED);
  }

  #lineLost(code = 0): void {
    this.#dropSocket();
    if (this.#closed) return;
    const failures = this.#failures++;
    if (code === COME_AGAIN && failures === 0) {
      // Nobody need notice, unless the next one does not answer either.
      this.#retry = window.setTimeout(() => this.#connect(), Math.random() * LONGEST_COMING);
      return;
    }
    this.listener.lost();
    const longest = Math.min(LONGEST_WAIT, SHORTEST_WAIT * 2 ** failures);
    // Not all pages of a server that comes back should knock at the same moment.
    const wait = longest * (0.5 + Math.random() / 2);
    this.#retry = window.setTimeout(() => this.#connect(), wait);
  }

  #dropSocket(): void {
    clearInterval(this.#ping);
    clearTimeout(this.#deadline);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  /** The network is back: do not wait for the next try. */
  readonly #hurry = (): void => {
    if (!this.#socket && !this.#closed) this.#connect();
  };

  /** After sleep the line may be dead without knowing, and the time be wrong. */
  readonly #wokenUp = (): void => {
    if (document.visibilityState !== "visible") return;
    if (this.#socket?.readyState === WebSocket.OPEN) this.#sendPing();
    else this.#hurry();
  };
}
