import type { Caller } from '../core/authorizer.ts';
import type { FirestoreService } from '../core/firestore-service.ts';
import type { Micros, Write, WriteResult } from '../core/model.ts';
import { parseDatabaseName } from '../core/resource-name.ts';
import { asStatusError, invalidArgument, type StatusError } from '../core/status-error.ts';
import { requireReading, requireSameDatabase, type StreamSink } from './stream-sink.ts';

export interface WriteRequest {
  readonly database: string;
  readonly streamId: string;
  readonly hasStreamToken: boolean;
  readonly writes: readonly Write[];
}

export interface WriteResponse {
  /** Set only in the answer to the handshake. */
  readonly streamId: string | null;
  readonly streamToken: Uint8Array;
  readonly results: readonly WriteResult[];
  readonly commitTime: Micros | null;
}

export interface WriteStream {
  receive(request: WriteRequest): void;
  finish(): void;
  /**
   * Called when no further answer may be sent. A commit under way is finished, but waiting requests are
   * dropped, because the SDKs send unanswered writes again.
   */
  close(): void;
}

export interface WriteStreamOptions {
  readonly service: FirestoreService;
  readonly caller: Caller;
  readonly sink: StreamSink<WriteResponse>;
  readonly nextStreamId: () => string;
}

const HANDSHAKE_ERRORS = {
  noDatabase: "'database' must be set on an initial write request.",
  writes: "'writes' must not be set on an initial write request.",
  streamId: 'Resuming streams is not supported, do not set stream ID.',
  streamToken:
    "Resuming streams is not supported, 'stream_token' must not be set on an initial write request.",
} as const;

export function createWriteStream({ service, caller, sink, nextStreamId }: WriteStreamOptions): WriteStream {
  let database: string | null = null;
  let token = 0;
  let closed = false;
  let queue: Promise<void> = Promise.resolve();

  function end(error: StatusError | null): void {
    if (closed) return;
    closed = true;
    sink.end(error);
  }

  function send(response: Omit<WriteResponse, 'streamToken'>): void {
    if (closed) return;
    sink.send({ ...response, streamToken: Buffer.from(String(token++)) });
  }

  function enqueue(step: () => Promise<void> | void): void {
    queue = queue.then(step).catch((error: unknown) => end(asStatusError(error)));
  }

  function handshake(request: WriteRequest): void {
    if (request.database === '') throw invalidArgument(HANDSHAKE_ERRORS.noDatabase);
    parseDatabaseName(request.database);
    if (request.writes.length > 0) throw invalidArgument(HANDSHAKE_ERRORS.writes);
    if (request.streamId !== '') throw invalidArgument(HANDSHAKE_ERRORS.streamId);
    if (request.hasStreamToken) throw invalidArgument(HANDSHAKE_ERRORS.streamToken);
    database = request.database;
    send({ streamId: nextStreamId(), results: [], commitTime: null });
  }

  async function step(request: WriteRequest): Promise<void> {
    if (closed) return;
    requireReading(sink);
    if (database === null) {
      handshake(request);
      return;
    }
    requireSameDatabase(request.database, database);
    if (request.writes.length === 0) {
      send({ streamId: null, results: [], commitTime: null });
      end(null);
      return;
    }
    const { results, commitTime } = await service.commit(caller, {
      database,
      writes: request.writes,
      transaction: null,
    });
    send({ streamId: null, results, commitTime });
  }

  return {
    receive: (request) => enqueue(() => step(request)),
    finish: () => enqueue(() => end(null)),
    close: () => {
      closed = true;
    },
  };
}
