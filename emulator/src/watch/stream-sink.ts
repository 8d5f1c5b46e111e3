import { StatusError } from '../core/status-error.ts';

/** Where a stream's answers go. `end` with null is a clean end; nothing is sent after it. */
export interface StreamSink<Response> {
  send(response: Response): void;
  end(error: StatusError | null): void;
  /** Answers that the client has not made room for. */
  readonly waiting: number;
  /** Forgets the answers that wait. */
  drop(): void;
}

/** What a client may leave unread before a further request of its own ends the stream. */
const MAX_WAITING = 250_000;

/** Commits never come to this, because they are gathered while a client does not read. */
export function requireReading<Response>(sink: StreamSink<Response>): void {
  if (sink.waiting <= MAX_WAITING) return;
  sink.drop();
  throw new StatusError('RESOURCE_EXHAUSTED', `The client has left more than ${MAX_WAITING} answers unread.`);
}
