import type {
  handleServerStreamingCall,
  handleUnaryCall,
  ServerWritableStream,
  UntypedServiceImplementation,
} from '@grpc/grpc-js';
import { asStatusError } from '../../core/unexpected-error.ts';
import { callerOf } from '../caller.ts';
import { type Gateway, logDefect } from '../gateway.ts';
import type { Rpc } from '../rpc/rpc.ts';
import { rpcs } from '../rpc/table.ts';
import { toServiceError } from './errors.ts';
import { authorizationOf } from './metadata.ts';
import { RPC_NAMES } from './service-definition.ts';
import { duplexHandler } from './stream-handlers.ts';

export function serviceImplementation(gateway: Gateway): UntypedServiceImplementation {
  const implementation: UntypedServiceImplementation = {
    Listen: duplexHandler('Listen', gateway),
    Write: duplexHandler('Write', gateway),
  };
  for (const name of RPC_NAMES) {
    const rpc: Rpc = rpcs[name];
    implementation[name] =
      rpc.kind === 'unary' ? unaryHandler(name, rpc, gateway) : streamHandler(name, rpc, gateway);
  }
  return implementation;
}

function unaryHandler(
  name: string,
  rpc: Extract<Rpc, { kind: 'unary' }>,
  { service, logger }: Gateway,
): handleUnaryCall<object, object> {
  return (call, respond) => {
    const answer = async (): Promise<object> =>
      rpc.call(service, callerOf(authorizationOf(call.metadata)), call.request);
    answer().then(
      (message) => respond(null, message),
      (error: unknown) => {
        const status = asStatusError(error);
        logDefect(logger, name, status);
        respond(toServiceError(status));
      },
    );
  };
}

function streamHandler(
  name: string,
  rpc: Extract<Rpc, { kind: 'serverStream' }>,
  { service, logger }: Gateway,
): handleServerStreamingCall<object, object> {
  return (call) => {
    const attempt = (step: () => void): void => {
      try {
        step();
      } catch (error) {
        const status = asStatusError(error);
        logDefect(logger, name, status);
        call.emit('error', toServiceError(status));
      }
    };
    attempt(() => {
      const messages = rpc.call(service, callerOf(authorizationOf(call.metadata)), call.request);
      const iterator = messages[Symbol.iterator]();
      const proceed = (): void => attempt(() => writeWhileRead(call, iterator));
      call.on('drain', proceed);
      proceed();
    });
  };
}

/** Makes no message before the client has room for it. */
function writeWhileRead(call: ServerWritableStream<object, object>, messages: Iterator<object>): void {
  for (let next = messages.next(); next.done !== true; next = messages.next()) {
    if (!call.write(next.value)) return;
  }
  call.end();
}
