import type { Caller } from '../core/authorizer.ts';
import { asStatusError, type StatusError } from '../core/status-error.ts';
import { documentSize } from '../core/values/document-size.ts';
import type { ListenResponse } from '../watch/listen-messages.ts';
import type { StreamSink } from '../watch/stream-sink.ts';
import { createWriteStream, type WriteResponse } from '../watch/write-stream.ts';
import { type Gateway, logDefect } from './gateway.ts';
import {
  decodeListenRequest,
  decodeWriteRequest,
  encodeListenResponse,
  encodeWriteResponse,
} from './messages/stream-codec.ts';

interface Encoding<Response> {
  encode(response: Response): object;
  /** Roughly the bytes that an answer keeps in memory while it waits. */
  weigh(response: Response): number;
}

interface Carrier {
  /** False if nothing more may be written before the next `ClientStream.flush`. */
  write(message: object): boolean;
  end(error: StatusError | null): void;
}

interface Waiting<Response> {
  readonly response: Response;
  readonly bytes: number;
}

/** Sent answers are removed in lots of this size or more, because each removal copies the waiting ones. */
const LOT = 1024;

/**
 * Holds answers while the carrier is full. Answers wait unencoded, because encoding would copy their
 * documents.
 */
export class Outbox<Response> implements StreamSink<Response> {
  #answers: Waiting<Response>[] = [];
  #sent = 0;
  #waitingBytes = 0;
  #blocked = false;
  #ending: { readonly error: StatusError | null } | null = null;
  #ended = false;

  constructor(
    private readonly carrier: Carrier,
    private readonly encoding: Encoding<Response>,
    private readonly onDrained: () => void = () => undefined,
  ) {}

  get waiting(): number {
    return this.#answers.length - this.#sent;
  }

  get waitingBytes(): number {
    return this.#waitingBytes;
  }

  send(response: Response): void {
    if (!this.#blocked) {
      this.#blocked = !this.carrier.write(this.encoding.encode(response));
      return;
    }
    const bytes = this.encoding.weigh(response);
    this.#answers.push({ response, bytes });
    this.#waitingBytes += bytes;
  }

  end(error: StatusError | null): void {
    this.#ending ??= { error };
    this.#pump();
  }

  drop(): void {
    this.#answers = [];
    this.#sent = 0;
    this.#waitingBytes = 0;
  }

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
      this.#blocked = !this.carrier.write(this.encoding.encode(next.response));
    }
    if (this.#sent >= LOT || this.waiting === 0) {
      this.#answers = this.#answers.slice(this.#sent);
      this.#sent = 0;
    }
    if (this.#ending === null || this.#ended || this.waiting > 0) return;
    this.#ended = true;
    this.carrier.end(this.#ending.error);
  }
}

const LISTEN_ANSWERS: Encoding<ListenResponse> = {
  encode: encodeListenResponse,
  // Only a document can be large.
  weigh: (response) => (response.kind === 'documentChange' ? documentSize(response.document) : 0),
};

const RESULT_BYTES = 64;

const WRITE_ANSWERS: Encoding<WriteResponse> = {
  encode: encodeWriteResponse,
  weigh: ({ results }) => results.length * RESULT_BYTES,
};

export type StreamName = 'Listen' | 'Write';

export interface ClientStream {
  receive(message: object): void;
  flush(): void;
  /** Called when the client has sent everything. */
  finish(): void;
  /** Called when no further answer may be sent. */
  close(): void;
}

export function openStream(
  name: StreamName,
  caller: Caller,
  gateway: Gateway,
  carrier: Carrier,
): ClientStream {
  const end = (error: StatusError | null): void => {
    if (error !== null) logDefect(gateway.logger, name, error);
    carrier.end(error);
  };
  return (name === 'Listen' ? listen : write)(caller, gateway, { ...carrier, end });
}

function listen(caller: Caller, { hub }: Gateway, carrier: Carrier): ClientStream {
  const outbox: Outbox<ListenResponse> = new Outbox(carrier, LISTEN_ANSWERS, () => stream.drained());
  const stream = hub.open(caller, outbox);
  return {
    receive: (message) => stream.receive(decodeListenRequest(message)),
    flush: () => outbox.flush(),
    finish: () => {
      stream.close();
      outbox.end(null);
    },
    close: () => {
      stream.close();
      outbox.drop();
    },
  };
}

function write(caller: Caller, { service, nextStreamId }: Gateway, carrier: Carrier): ClientStream {
  const outbox = new Outbox(carrier, WRITE_ANSWERS);
  const stream = createWriteStream({ service, caller, sink: outbox, nextStreamId });
  return {
    ...stream,
    receive: (message) => stream.receive(decodeWriteRequest(message)),
    flush: () => outbox.flush(),
  };
}
