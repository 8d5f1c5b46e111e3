import type { ServerResponse } from 'node:http';
import type { Timers } from '../../watch/timers.ts';
import { frame } from './codec.ts';

export interface OutgoingArray {
  readonly id: number;
  /** JSON text of the array's content. */
  readonly text: string;
}

const KEEP_ALIVE_MS = 30_000;
const LIFETIME_MS = 60_000;

export interface BackChannelOptions {
  readonly response: ServerResponse;
  /** A long poll ends with the first data; otherwise the response stays open and every frame is flushed. */
  readonly longPoll: boolean;
  readonly timers: Timers;
  /** Asks the session for a keep-alive array, which takes an id like any other. */
  readonly keepAlive: () => void;
  readonly onClose: () => void;
}

/** One hanging GET, through which the server talks until the client opens the next. */
export class BackChannel {
  readonly #options: BackChannelOptions;
  readonly #cancelTimers: readonly (() => void)[];
  #open = true;

  constructor(options: BackChannelOptions) {
    this.#options = options;
    const { response, timers, keepAlive } = options;
    response.writeHead(200, {
      'Content-Type': 'text/plain; charset=utf-8',
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'private, max-age=0',
    });
    response.flushHeaders();
    response.once('close', () => this.end());
    this.#cancelTimers = [
      timers.every(KEEP_ALIVE_MS, keepAlive),
      // The last word of a back channel that has lived long enough.
      timers.after(LIFETIME_MS, () => {
        keepAlive();
        this.end();
      }),
    ];
  }

  send(arrays: readonly OutgoingArray[]): void {
    if (!this.#open || arrays.length === 0) return;
    this.#options.response.write(frame(`[${arrays.map(({ id, text }) => `[${id},${text}]`).join(',')}]`));
    if (this.#options.longPoll) this.end();
  }

  end(): void {
    if (!this.#open) return;
    this.#open = false;
    for (const cancel of this.#cancelTimers) cancel();
    this.#options.response.end();
    this.#dropWhenUnread();
    this.#options.onClose();
  }

  /** A client that has not read the rest in the time of another back channel does not read. */
  #dropWhenUnread(): void {
    const { response, timers } = this.#options;
    if (response.writableLength === 0) return;
    const cancel = timers.after(LIFETIME_MS, () => response.destroy());
    response.once('close', cancel);
  }
}
