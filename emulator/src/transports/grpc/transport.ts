import type { Socket } from 'node:net';
import {
  type handleBidiStreamingCall,
  type handleServerStreamingCall,
  type handleUnaryCall,
  Metadata,
  type MethodDefinition,
  Server,
  ServerCredentials,
  type ServerWritableStream,
  type ServiceDefinition,
  type StatusObject,
  type UntypedServiceImplementation,
} from '@grpc/grpc-js';
import { asStatusError, type StatusError } from '../../core/status-error.ts';
import { callerOf } from '../caller.ts';
import { type Gateway, logDefect } from '../gateway.ts';
import { messageType } from '../messages/descriptor.ts';
import { type Rpc, type RpcName, rpcs } from '../rpc/table.ts';
import { type ClientStream, openStream, type StreamName } from '../streams.ts';

export const RPC_NAMES = Object.keys(rpcs) as RpcName[];

export function serviceDefinition(service: string): ServiceDefinition {
  const definition: Record<string, MethodDefinition<object, object>> = {};
  for (const name of RPC_NAMES) {
    const { requestType, responseType, kind } = rpcs[name];
    definition[name] = method(service, name, requestType, responseType, false, kind === 'serverStream');
  }
  for (const name of ['Listen', 'Write']) {
    definition[name] = method(service, name, `${name}Request`, `${name}Response`, true, true);
  }
  return definition;
}

function method(
  service: string,
  name: string,
  requestType: string,
  responseType: string,
  requestStream: boolean,
  responseStream: boolean,
): MethodDefinition<object, object> {
  return {
    path: `/${service}/${name}`,
    originalName: name,
    requestStream,
    responseStream,
    requestSerialize: serializer(requestType),
    requestDeserialize: deserializer(requestType),
    responseSerialize: serializer(responseType),
    responseDeserialize: deserializer(responseType),
  };
}

/** The type is looked up at the first message, so that the server starts sooner. */
function serializer(typeName: string): (message: object) => Buffer {
  return (message) => {
    const bytes = messageType(typeName).encode(message).finish();
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  };
}

function deserializer(typeName: string): (bytes: Buffer) => object {
  return (bytes) => messageType(typeName).decode(bytes);
}

interface GrpcTransport {
  accept(socket: Socket): void;
  close(): void;
}

const MAX_MESSAGE_BYTES = 100 * 1024 * 1024;
/** `v1beta1` has the same messages on the wire, so one implementation serves both names. */
const SERVICES = ['google.firestore.v1.Firestore', 'google.firestore.v1beta1.Firestore'];

/**
 * The options limit neither pings nor concurrent streams, because an SDK may send keepalive pings and open
 * many streams.
 */
export function createGrpcTransport(gateway: Gateway): GrpcTransport {
  const server = new Server({
    'grpc.max_receive_message_length': MAX_MESSAGE_BYTES,
    'grpc.max_send_message_length': -1,
    'grpc.enable_channelz': 0,
  });
  const implementation = serviceImplementation(gateway);
  for (const service of SERVICES) server.addService(serviceDefinition(service), implementation);
  const injector = server.createConnectionInjector(ServerCredentials.createInsecure());
  return {
    accept: (socket) => injector.injectConnection(socket),
    close: () => server.forceShutdown(),
  };
}

function serviceImplementation(gateway: Gateway): UntypedServiceImplementation {
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
    sendHeaders(call);
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

/** Each stream begins with headers, because firebase-admin retries after an error without headers. */
function sendHeaders(call: { sendMetadata(headers: Metadata): void }): void {
  call.sendMetadata(new Metadata());
}

function writeWhileRead(call: ServerWritableStream<object, object>, messages: Iterator<object>): void {
  for (let next = messages.next(); next.done !== true; next = messages.next()) {
    if (!call.write(next.value)) return;
  }
  call.end();
}

/**
 * The event `cancelled` means that the client accepts no more answers; the event `end` means that the client
 * will send nothing more.
 */
function duplexHandler(name: StreamName, gateway: Gateway): handleBidiStreamingCall<object, object> {
  return (call) => {
    sendHeaders(call);
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

/**
 * The details are sent in a header. A client drops an answer whose headers exceed its limit (8 KiB by default
 * in grpc-java), and may then try again.
 */
const MAX_DETAILS_BYTES = 6 * 1024;
const CUT = '…';

function toServiceError({ code, message }: StatusError): Partial<StatusObject> {
  return { code, details: shortened(message.toWellFormed()) };
}

function shortened(text: string): string {
  if (encodeURI(text).length <= MAX_DETAILS_BYTES) return text;
  let kept = '';
  let size = encodeURI(CUT).length;
  for (const point of text) {
    size += encodeURI(point).length;
    if (size > MAX_DETAILS_BYTES) break;
    kept += point;
  }
  return kept + CUT;
}

function authorizationOf(metadata: Metadata): string | null {
  const value = metadata.get('authorization')[0];
  return value === undefined ? null : value.toString();
}
