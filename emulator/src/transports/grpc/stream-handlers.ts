import type { handleBidiStreamingCall } from '@grpc/grpc-js';
import { asStatusError } from '../../core/unexpected-error.ts';
import { callerOf } from '../caller.ts';
import type { Gateway } from '../gateway.ts';
import { type ClientStream, openStream, type StreamName } from '../streams.ts';
import { toServiceError } from './errors.ts';
import { authorizationOf } from './metadata.ts';

/** A client that vanishes shows as `cancelled`, one that is done as `end`. */
export function duplexHandler(name: StreamName, gateway: Gateway): handleBidiStreamingCall<object, object> {
  return (call) => {
    const fail = (error: unknown) => call.emit('error', toServiceError(asStatusError(error)));
    let stream: ClientStream;
    try {
      stream = openStream(name, callerOf(authorizationOf(call.metadata)), gateway, {
        write: (message) => call.write(message),
        end: (error) => {
          if (error === null) call.end();
          else fail(error);
        },
      });
    } catch (error) {
      fail(error);
      return;
    }
    call.on('data', (message: object) => {
      try {
        stream.receive(message);
      } catch (error) {
        stream.close();
        fail(error);
      }
    });
    call.on('drain', () => stream.flush());
    call.on('end', () => stream.finish());
    call.on('cancelled', () => stream.close());
    call.on('error', () => stream.close());
  };
}
