import type { MethodDefinition, ServiceDefinition } from '@grpc/grpc-js';
import { messageType } from '../messages/descriptor.ts';
import { type RpcName, rpcs } from '../rpc/table.ts';

/** The two streams that go both ways; everything else comes from the table. */
const STREAMS = {
  Listen: { requestType: 'ListenRequest', responseType: 'ListenResponse' },
  Write: { requestType: 'WriteRequest', responseType: 'WriteResponse' },
} as const;

export const RPC_NAMES = Object.keys(rpcs) as RpcName[];

/** `service` is the full name, for instance `google.firestore.v1.Firestore`. */
export function serviceDefinition(service: string): ServiceDefinition {
  const definition: Record<string, MethodDefinition<object, object>> = {};
  for (const name of RPC_NAMES) {
    const { requestType, responseType, kind } = rpcs[name];
    definition[name] = method(service, name, requestType, responseType, false, kind === 'serverStream');
  }
  for (const [name, { requestType, responseType }] of Object.entries(STREAMS)) {
    definition[name] = method(service, name, requestType, responseType, true, true);
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

/** Types resolve when the first message passes, not when the server starts. */
export function serializer(typeName: string): (message: object) => Buffer {
  return (message) => {
    const bytes = messageType(typeName).encode(message).finish();
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  };
}

export function deserializer(typeName: string): (bytes: Buffer) => object {
  return (bytes) => messageType(typeName).decode(bytes);
}
