/** One WebSocket at a time to a table's stream. It comes back by itself, after what was seen last. */

import type { ClientMessage, GameId, StreamOf } from './protocol';

/** How the connection is. */
export type Link = 'open' | 'connecting' | 'lost';

interface Listener<G extends GameId> {
  /** The last step seen, from which the stream goes on; none for the whole table. */
  seen(): number | null;
  hear(message: StreamOf<G>): void;
  linked(link: Link): void;
}

/** Waits between tries: soon at first, then every few seconds. */
const WAITS = [200, 500, 1000, 2000, 4000];
/** A newer connection of the same person has our place; with many pages open they would push each other out. We come back
 * later, or when somebody looks. */
const REPLACED = 4000;
const PATIENCE = 60_000;
/** Silence after which we ask whether anybody is there, and after which we believe that nobody is. */
const QUIET = 20_000;
const DEAD = 30_000;
/** The same while somebody waits for an answer. */
const DEAD_NOW = 3000;

export class Wire<G extends GameId = GameId> {
  private socket: WebSocket | null = null;
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private heard = 0;
  private readonly pulse: ReturnType<typeof setInterval>;
  private readonly wake = (): void => this.hurry();
  private readonly drop = (): void => this.lose();

  constructor(
    private readonly table: string,
    private readonly listener: Listener<G>,
  ) {
    this.pulse = setInterval(() => this.check(), 5000);
    addEventListener('online', this.wake);
    addEventListener('offline', this.drop);
    document.addEventListener('visibilitychange', this.wake);
    this.connect();
  }

  /** Sends a message if the connection stands. */
  send(message: ClientMessage): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  /** Somebody waits for an answer: asks whether anybody is there, and tries anew if not. */
  probe(): void {
    const [socket, asked] = [this.socket, Date.now()];
    this.send({ type: 'ping' });
    setTimeout(() => {
      if (socket !== null && this.socket === socket && this.heard < asked) this.lose();
    }, DEAD_NOW);
  }

  /** Ends it for good. */
  close(): void {
    clearInterval(this.pulse);
    clearTimeout(this.timer);
    removeEventListener('online', this.wake);
    removeEventListener('offline', this.drop);
    document.removeEventListener('visibilitychange', this.wake);
    const socket = this.socket;
    this.socket = null;
    socket?.close();
  }

  private connect(): void {
    clearTimeout(this.timer);
    const seen = this.listener.seen();
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const after = seen === null ? '' : `?after=${seen}`;
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/stream${after}`);
    this.socket = socket;
    this.heard = Date.now();
    socket.onopen = () => {
      this.tries = 0;
      this.listener.linked('open');
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      // What a connection that was given up still says may be meant for somebody else.
      if (this.socket !== socket) return;
      this.heard = Date.now();
      this.listener.hear(JSON.parse(event.data) as StreamOf<G>);
    };
    socket.onclose = (event?: CloseEvent) => {
      if (this.socket === socket) this.retry(event?.code === REPLACED ? PATIENCE : 0);
    };
  }

  /** A connection that says nothing any more is given up; closing it politely would take as long as believing in it. */
  private lose(): void {
    const socket = this.socket;
    if (socket === null) return;
    this.retry();
    socket.close();
  }

  private retry(least = 0): void {
    this.socket = null;
    this.listener.linked(this.tries < 3 && navigator.onLine !== false ? 'connecting' : 'lost');
    const wait = WAITS[Math.min(this.tries, WAITS.length - 1)] ?? 4000;
    this.tries += 1;
    // Not all at the same moment after a restart.
    this.timer = setTimeout(() => this.connect(), Math.max(least, wait) * (0.75 + Math.random() / 2));
  }

  /** The network or the person is back: no reason to wait any longer. */
  private hurry(): void {
    if (!document.hidden && this.socket === null) this.connect();
  }

  private check(): void {
    const silence = Date.now() - this.heard;
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    if (silence > DEAD) this.socket.close();
    else if (silence > QUIET) this.send({ type: 'ping' });
  }
}
