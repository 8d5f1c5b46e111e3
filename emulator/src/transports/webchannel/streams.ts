import type { Caller } from '../../core/authorizer.ts';
import { asStatusError } from '../../core/unexpected-error.ts';
import { listenAnswerSize, writeAnswerSize } from '../../watch/answer-size.ts';
import type { ListenResponse } from '../../watch/listen-messages.ts';
import { createWriteStream, type WriteResponse } from '../../watch/write-stream.ts';
import { type Gateway, logDefect } from '../gateway.ts';
import {
  decodeListenRequest,
  decodeWriteRequest,
  encodeListenResponse,
  encodeWriteResponse,
} from '../messages/stream-codec.ts';
import { type AnswerCodec, Outbox } from '../outbox.ts';
import { decodeMessage, encodeMessage } from './codec.ts';
import { streamErrorMessage } from './errors.ts';
import type { Session, SessionReceiver } from './session.ts';

export type StreamName = 'Listen' | 'Write';

/** Puts a stream behind a session. */
export function attachStream(name: StreamName, session: Session, caller: Caller, gateway: Gateway): void {
  session.attach(name === 'Listen' ? listen(session, caller, gateway) : write(session, caller, gateway));
}

function listen(session: Session, caller: Caller, gateway: Gateway): SessionReceiver {
  const outbox = outboxOf(
    'Listen',
    session,
    gateway,
    {
      encode: (response: ListenResponse) => encodeMessage('ListenResponse', encodeListenResponse(response)),
      weigh: listenAnswerSize,
    },
    () => stream.drained(),
  );
  const stream = gateway.hub.open(caller, outbox);
  return {
    receive: guarded(session, (text) =>
      stream.receive(decodeListenRequest(decodeMessage('ListenRequest', text))),
    ),
    flush: () => outbox.flush(),
    close: () => stream.close(),
  };
}

function write(session: Session, caller: Caller, gateway: Gateway): SessionReceiver {
  const { service, nextStreamId } = gateway;
  const outbox = outboxOf(
    'Write',
    session,
    gateway,
    {
      encode: (response: WriteResponse) => encodeMessage('WriteResponse', encodeWriteResponse(response)),
      weigh: writeAnswerSize,
    },
    () => undefined,
  );
  const stream = createWriteStream({ service, caller, sink: outbox, nextStreamId });
  return {
    receive: guarded(session, (text) =>
      stream.receive(decodeWriteRequest(decodeMessage('WriteRequest', text))),
    ),
    flush: () => outbox.flush(),
    close: () => stream.close(),
  };
}

/** A message that cannot be read ends the stream, as it would over gRPC. */
function guarded(session: Session, receive: (text: string) => void): (text: string) => void {
  return (text) => {
    try {
      receive(text);
    } catch (error) {
      session.finish(streamErrorMessage(asStatusError(error)));
    }
  };
}

function outboxOf<Response>(
  name: StreamName,
  session: Session,
  { logger }: Gateway,
  { encode, weigh }: AnswerCodec<Response, string>,
  onDrained: () => void,
): Outbox<Response> {
  return new Outbox<Response>(
    {
      write: (response) => session.send(encode(response)),
      weigh,
      end: (error) => {
        if (error !== null) logDefect(logger, name, error);
        session.finish(error === null ? null : streamErrorMessage(error));
      },
    },
    onDrained,
  );
}
