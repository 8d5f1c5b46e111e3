import type { Caller } from '../core/authorizer.ts';
import type { StatusError } from '../core/status-error.ts';
import { documentSize } from '../core/values/document-size.ts';
import type { ListenResponse } from '../watch/listen-messages.ts';
import { createWriteStream, type WriteResponse } from '../watch/write-stream.ts';
import { type Gateway, logDefect } from './gateway.ts';
import {
  decodeListenRequest,
  decodeWriteRequest,
  encodeListenResponse,
  encodeWriteResponse,
} from './messages/stream-codec.ts';
import { Outbox } from './outbox.ts';

/** The memory that an answer alone may hold; the rest of it is small. */
function listenAnswerSize(response: ListenResponse): number {
  return response.kind === 'documentChange' ? documentSize(response.document) : 0;
}

const RESULT_BYTES = 64;

function writeAnswerSize({ results }: WriteResponse): number {
  return results.length * RESULT_BYTES;
}

export type StreamName = 'Listen' | 'Write';

/** The call or the session that carries the answers of a stream. */
interface Carrier {
  /** False when this message is the last for now: `ClientStream.flush` says when there is room again. */
  write(message: object): boolean;
  end(error: StatusError | null): void;
}

export interface ClientStream {
  receive(message: object): void;
  flush(): void;
  /** The client has said everything. */
  finish(): void;
  /** The client is gone. */
  close(): void;
}

export function openStream(
  name: StreamName,
  caller: Caller,
  gateway: Gateway,
  carrier: Carrier,
): ClientStream {
  const { logger } = gateway;
  const end = (error: StatusError | null): void => {
    if (error !== null) logDefect(logger, name, error);
    carrier.end(error);
  };
  return name === 'Listen'
    ? listen(caller, gateway, { ...carrier, end })
    : write(caller, gateway, { ...carrier, end });
}

function listen(caller: Caller, { hub }: Gateway, carrier: Carrier): ClientStream {
  const outbox: Outbox<Parameters<typeof encodeListenResponse>[0]> = new Outbox(
    {
      write: (response) => carrier.write(encodeListenResponse(response)),
      weigh: listenAnswerSize,
      end: (error) => carrier.end(error),
    },
    () => stream.drained(),
  );
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
  const outbox: Outbox<Parameters<typeof encodeWriteResponse>[0]> = new Outbox(
    {
      write: (response) => carrier.write(encodeWriteResponse(response)),
      weigh: writeAnswerSize,
      end: (error) => carrier.end(error),
    },
    () => undefined,
  );
  const stream = createWriteStream({ service, caller, sink: outbox, nextStreamId });
  return {
    ...stream,
    receive: (message) => stream.receive(decodeWriteRequest(message)),
    flush: () => outbox.flush(),
  };
}
