import type { Caller } from '../../core/authorizer.ts';
import { asStatusError } from '../../core/unexpected-error.ts';
import type { Gateway } from '../gateway.ts';
import { openStream, type StreamName } from '../streams.ts';
import { decodeMessage, encodeMessage } from './codec.ts';
import { streamErrorMessage } from './errors.ts';
import type { Session } from './session.ts';

/** Puts a stream behind a session. A message that cannot be read ends it, as it would over gRPC. */
export function attachStream(name: StreamName, session: Session, caller: Caller, gateway: Gateway): void {
  const stream = openStream(name, caller, gateway, {
    write: (message) => session.send(encodeMessage(`${name}Response`, message)),
    end: (error) => session.finish(error === null ? null : streamErrorMessage(error)),
  });
  session.attach({
    ...stream,
    receive: (text) => {
      try {
        stream.receive(decodeMessage(`${name}Request`, text));
      } catch (error) {
        session.finish(streamErrorMessage(asStatusError(error)));
      }
    },
  });
}
