import type { ServerResponse } from 'node:http';
import type { Clock } from '../../core/clock.ts';

interface OutgoingArray {
  readonly id: number;
  readonly text: string;
}

const KEEP_ALIVE_MS = 30_000;
const LIFETIME_MS = 60_000;

interface BackChannelOptions {
  readonly response: ServerResponse;
  readonly longPoll: boolean;
  readonly clock: Clock;
  readonly keepAlive: () => void;
  readonly onClose: () => void;
}

/** A pending GET, whose response sends arrays to the client. */
class BackChannel {
  readonly #options: BackChannelOptions;
  readonly #cancelTimers: readonly (() => void)[];
  #open = true;

  constructor(options: BackChannelOptions) {
    this.#options = options;
    const { response, clock, keepAlive } = options;
    response.writeHead(200, {
      'Content-Type': 'text/plain; charset=utf-8',
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'private, max-age=0',
    });
    response.flushHeaders();
    response.once('close', () => this.end());
    this.#cancelTimers = [
      clock.every(KEEP_ALIVE_MS, keepAlive),
      clock.after(LIFETIME_MS, () => {
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

  #dropWhenUnread(): void {
    const { response, clock } = this.#options;
    if (response.writableLength === 0) return;
    const cancel = clock.after(LIFETIME_MS, () => response.destroy());
    response.once('close', cancel);
  }
}

/** A session without a back channel for this long is closed, because its client is taken to be gone. */
const ABANDONED_MS = 120_000;
/**
 * In UTF-16 code units. While this much is sent and not acknowledged, `send` returns false and no back
 * channel stays open.
 */
const MAX_OUTSTANDING_LENGTH = 4 * 1024 * 1024;
const NOOP = '["noop"]';
const CLOSE = '["close"]';

interface SessionReceiver {
  receive(message: string): void;
  flush(): void;
  close(): void;
}

interface SessionOptions {
  readonly id: string;
  readonly clock: Clock;
  readonly onClose: () => void;
}

/**
 * One WebChannel: numbered messages go to the server, numbered arrays to the client. The session keeps each
 * array until the client acknowledges it.
 */
export class Session {
  readonly id: string;
  readonly #options: SessionOptions;
  #receiver: SessionReceiver | null = null;
  #received = 0;
  #lastId = 0;
  #outstanding: OutgoingArray[] = [];
  #outstandingLength = 0;
  #backChannel: BackChannel | null = null;
  #cancelExpiry: () => void;
  #finishing = false;
  #closed = false;

  constructor(options: SessionOptions) {
    this.id = options.id;
    this.#options = options;
    this.#cancelExpiry = this.#expireLater();
  }

  attach(receiver: SessionReceiver): void {
    this.#receiver = receiver;
  }

  /**
   * Takes each message once, even if a client repeats a request. Returns false if earlier messages are
   * missing.
   */
  receive(offset: number, messages: readonly string[]): boolean {
    if (offset > this.#received) return false;
    for (const message of messages.slice(this.#received - offset)) {
      this.#received++;
      if (!this.#finishing && !this.#closed) this.#receiver?.receive(message);
    }
    return true;
  }

  acknowledge(id: number): void {
    const wasFull = this.#full;
    this.#outstanding = this.#outstanding.filter((array) => {
      if (array.id > id) return true;
      this.#outstandingLength -= array.text.length;
      return false;
    });
    if (wasFull && !this.#full) this.#receiver?.flush();
  }

  get #full(): boolean {
    return this.#outstandingLength >= MAX_OUTSTANDING_LENGTH;
  }

  /**
   * Three values: whether a back channel is open, the last array's id, and the length of the arrays that are
   * not acknowledged.
   */
  get forwardReply(): string {
    return JSON.stringify([this.#backChannel === null ? 0 : 1, this.#lastId, this.#outstandingLength]);
  }

  openBackChannel(response: ServerResponse, longPoll: boolean): void {
    const replaced = this.#backChannel;
    this.#backChannel = null;
    replaced?.end();
    this.#cancelExpiry();
    const channel = new BackChannel({
      response,
      longPoll,
      clock: this.#options.clock,
      keepAlive: () => this.#push(NOOP),
      onClose: () => this.#backChannelClosed(channel),
    });
    this.#backChannel = channel;
    channel.send(this.#outstanding);
    // If this `NOOP` array arrives soon, the client knows that no proxy buffers the response. A long poll
    // gets none here, because the array would end the long poll.
    if (!longPoll) this.#push(NOOP);
    if (this.#full) channel.end();
    if (!this.#finishing) return;
    channel.end();
    if (this.#outstanding.length === 0) this.close();
  }

  send(message: string): boolean {
    this.#push(`[${message}]`);
    return !this.#full;
  }

  /**
   * The session stays open, so that the client can still read the error. A back channel that opens while all
   * arrays are acknowledged closes the session.
   */
  finish(errorMessage: string | null): void {
    if (this.#finishing || this.#closed) return;
    if (errorMessage !== null) this.send(errorMessage);
    this.#push(CLOSE);
    this.#finishing = true;
    this.#receiver?.close();
    this.#backChannel?.end();
  }

  close(): void {
    if (this.#closed) return;
    this.#closed = true;
    this.#cancelExpiry();
    this.#receiver?.close();
    this.#backChannel?.end();
    this.#outstanding = [];
    this.#options.onClose();
  }

  #push(text: string): void {
    if (this.#closed || this.#finishing) return;
    const array = { id: ++this.#lastId, text };
    this.#outstanding.push(array);
    this.#outstandingLength += text.length;
    this.#backChannel?.send([array]);
    // Ends the back channel of a full session, so that the client opens a new one and thereby acknowledges
    // what it has read.
    if (this.#full) this.#backChannel?.end();
  }

  #backChannelClosed(channel: BackChannel): void {
    if (this.#backChannel !== channel) return;
    this.#backChannel = null;
    this.#cancelExpiry = this.#expireLater();
  }

  #expireLater(): () => void {
    if (this.#closed) return () => undefined;
    return this.#options.clock.after(ABANDONED_MS, () => this.close());
  }
}

/** The length counts UTF-16 code units, not bytes. */
export function frame(text: string): string {
  return `${text.length}\n${text}`;
}
