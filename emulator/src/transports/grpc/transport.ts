import type { Socket } from 'node:net';
import { Server, ServerCredentials } from '@grpc/grpc-js';
import type { Gateway } from '../gateway.ts';
import { serviceImplementation } from './handler.ts';
import { serviceDefinition } from './service-definition.ts';

export interface GrpcTransport {
  accept(socket: Socket): void;
  close(): void;
}

const MAX_MESSAGE_BYTES = 100 * 1024 * 1024;

/** `v1beta1` has the same messages on the wire, so one implementation serves both names. */
const SERVICES = ['google.firestore.v1.Firestore', 'google.firestore.v1beta1.Firestore'];

/**
 * Sockets arrive already recognised as HTTP/2. This server never counts pings against a client and
 * advertises no limit on concurrent streams, which SDKs rely on.
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
