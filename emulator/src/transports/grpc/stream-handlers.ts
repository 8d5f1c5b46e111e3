import type { handleBidiStreamingCall, ServerDuplexStream } from '@grpc/grpc-js';
import type { Caller } from '../../core/authorizer.ts';
import type { StatusError } from '../../core/status-error.ts';
import { asStatusError } from '../../core/unexpected-error.ts';
import { listenAnswerSize, writeAnswerSize } from '../../watch/answer-size.ts';
import { createWriteStream } from '../../watch/write-stream.ts';
import { callerOf } from '../caller.ts';
import { type Gateway, logDefect } from '../gateway.ts';
import {
  decodeListenRequest,
  decodeWriteRequest,
  encodeListenResponse,
  encodeWriteResponse,
} from '../messages/stream-codec.ts';
import { type AnswerCodec, Outbox } from '../outbox.ts';
import { toServiceError } from './errors.ts';
import { authorizationOf } from './metadata.ts';

type Call = ServerDuplexStream<object, object>;

export function listenHandler(gateway: Gateway): handleBidiStreamingCall<object, object> {
  return (call) =>
    accept(call, (caller) => {
      const answers = { encode: encodeListenResponse, weigh: listenAnswerSize };
      const outbox = outboxOf('Listen', call, gateway, answers, () => stream.drained());
      const stream = gateway.hub.open(caller, outbox);
      return {
        receive: (message) => stream.receive(decodeListenRequest(message)),
        finish: () => {
          stream.close();
          outbox.end(null);
        },
        close: () => {
          stream.close();
          outbox.drop();
        },
      };
    });
}

export function writeHandler(gateway: Gateway): handleBidiStreamingCall<object, object> {
  const { service, nextStreamId } = gateway;
  return (call) =>
    accept(call, (caller) => {
      const answers = { encode: encodeWriteResponse, weigh: writeAnswerSize };
      const sink = outboxOf('Write', call, gateway, answers, () => undefined);
      const stream = createWriteStream({ service, caller, sink, nextStreamId });
      return { ...stream, receive: (message) => stream.receive(decodeWriteRequest(message)) };
    });
}

interface Receiver {
  receive(message: object): void;
  finish(): void;
  close(): void;
}

/** A client that vanishes shows as `cancelled`, one that is done as `end`. */
function accept(call: Call, open: (caller: Caller) => Receiver): void {
  let receiver: Receiver;
  try {
    receiver = open(callerOf(authorizationOf(call.metadata)));
  } catch (error) {
    call.emit('error', toServiceError(asStatusError(error)));
    return;
  }
  call.on('data', (message: object) => {
    try {
      receiver.receive(message);
    } catch (error) {
      receiver.close();
      call.emit('error', toServiceError(asStatusError(error)));
    }
  });
  call.on('end', () => receiver.finish());
  call.on('cancelled', () => receiver.close());
  call.on('error', () => receiver.close());
}

function outboxOf<Response>(
  name: string,
  call: Call,
  { logger }: Gateway,
  { encode, weigh }: AnswerCodec<Response, object>,
  onDrained: () => void,
): Outbox<Response> {
  const outbox = new Outbox<Response>(
    {
      write: (response) => call.write(encode(response)),
      weigh,
      end: (error: StatusError | null) => {
        if (error === null) {
          call.end();
          return;
        }
        logDefect(logger, name, error);
        call.emit('error', toServiceError(error));
      },
    },
    onDrained,
  );
  call.on('drain', () => outbox.flush());
  return outbox;
}
