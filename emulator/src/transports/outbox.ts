import { asStatusError, type StatusError } from '../core/status-error.ts';
import type { StreamSink } from '../watch/stream-sink.ts';

/** The connection that carries the answers of one stream to its client. */
export interface Outlet<Response> {
  /** False when this one is the last for now: `Outbox.flush` says when there is room again. */
  write(response: Response): boolean;
  /** Roughly the bytes that an answer keeps in memory while it waits. */
  weigh(response: Response): number;
  end(error: StatusError | null): void;
}

interface Waiting<Response> {
  readonly response: Response;
  readonly bytes: number;
}

/** Sent answers are let go of in lots, because that moves all that wait. */
const LOT = 1024;

/**
 * Answers that wait until their client takes them. They wait as the core made them, so that a client
 * that never reads costs little more than references to documents.
 */
export class Outbox<Response> implements StreamSink<Response> {
  #answers: Waiting<Response>[] = [];
  /** The number of messages on their way. */
  #sent = 0;
  #waitingBytes = 0;
  #blocked = false;
  #ending: { readonly error: StatusError | null } | null = null;
  #ended = false;

  constructor(
    private readonly outlet: Outlet<Response>,
    private readonly onDrained: () => void,
  ) {}

  get waiting(): number {
    return this.#answers.length - this.#sent;
  }

  get waitingBytes(): number {
    return this.#waitingBytes;
  }

  send(response: Response): void {
    if (!this.#blocked) {
      this.#blocked = !this.outlet.write(response);
      return;
    }
    const bytes = this.outlet.weigh(response);
    this.#answers.push({ response, bytes });
    this.#waitingBytes += bytes;
  }

  /** Ends the stream after the waiting answers. */
  end(error: StatusError | null): void {
    this.#ending ??= { error };
    this.#pump();
  }

  drop(): void {
    this.#answers = [];
    this.#sent = 0;
    this.#waitingBytes = 0;
  }

  /** There is room again. */
  flush(): void {
    this.#blocked = false;
    try {
      this.#pump();
    } catch (error) {
      this.drop();
      this.end(asStatusError(error));
    }
    if (this.waiting === 0 && this.#ending === null) this.onDrained();
  }

  #pump(): void {
    while (!this.#blocked && this.waiting > 0) {
      const next = this.#answers[this.#sent];
      this.#sent++;
      if (next === undefined) continue;
      this.#waitingBytes -= next.bytes;
      this.#blocked = !this.outlet.write(next.response);
    }
    if (this.#sent >= LOT || this.waiting === 0) {
      this.#answers = this.#answers.slice(this.#sent);
      this.#sent = 0;
    }
    if (this.#ending === null || this.#ended || this.waiting > 0) return;
    this.#ended = true;
    this.outlet.end(this.#ending.error);
  }
}
