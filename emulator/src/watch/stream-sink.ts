import { invalidArgument, StatusError } from '../core/status-error.ts';

export interface StreamSink<Response> {
  send(response: Response): void;
  end(error: StatusError | null): void;
  /** The number of answers that wait until the client has read earlier ones. */
  readonly waiting: number;
  readonly waitingBytes: number;
  drop(): void;
}

/** A client may leave this many answers unread; with more, its next request ends the stream. */
const MAX_WAITING = 250_000;
const MAX_WAITING_MEBIBYTES = 256;

export function requireReading<Response>(sink: StreamSink<Response>): void {
  const problem = excess(sink);
  if (problem === null) return;
  sink.drop();
  throw new StatusError('RESOURCE_EXHAUSTED', `The client has left more than ${problem} unread.`);
}

function excess<Response>({ waiting, waitingBytes }: StreamSink<Response>): string | null {
  if (waiting > MAX_WAITING) return `${MAX_WAITING} answers`;
  if (waitingBytes > MAX_WAITING_MEBIBYTES * 1024 * 1024) return `${MAX_WAITING_MEBIBYTES} MiB`;
  return null;
}

/** Later requests of a stream may leave the database out. */
export function requireSameDatabase(requested: string, opened: string): void {
  if (requested === '' || requested === opened) return;
  throw invalidArgument(
    `Request specified a database (${requested}) that did not match the expected database (${opened})`,
  );
}
