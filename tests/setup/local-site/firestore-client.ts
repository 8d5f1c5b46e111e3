import { Readable } from 'node:stream';
import type { Firestore } from 'firebase-admin/firestore';
import type { FirestoreService } from '../../../emulator/src/core/firestore-service.ts';
import { asStatusError } from '../../../emulator/src/core/status-error.ts';
import { deserializer, RPC_NAMES, serializer } from '../../../emulator/src/transports/grpc/transport.ts';
import { messageType } from '../../../emulator/src/transports/messages/descriptor.ts';
import { type Rpc, rpcs } from '../../../emulator/src/transports/rpc/table.ts';

type Method = (request: object) => unknown;
type Client = Readonly<Record<string, Method>>;

/**
 * Calls `service` without a socket, but still encodes and decodes requests and answers. `_clientPool` is
 * private to the SDK; if it changes, the tests that use `connect` fail.
 */
export function connect(firestore: Firestore, service: FirestoreService): void {
  const client = clientOf(service);
  Object.assign(firestore, {
    _clientPool: {
      run: async (_tag: string, _needsGrpc: boolean, operate: (client: Client) => unknown) => operate(client),
      terminate: () => Promise.resolve(),
    },
  });
}

function clientOf(service: FirestoreService): Client {
  return Object.fromEntries(
    RPC_NAMES.map((name) => [`${name[0]?.toLowerCase()}${name.slice(1)}`, methodOf(rpcs[name], service)]),
  );
}

/** The SDK expects only the list in the named field of these answers, without `nextPageToken`. */
const LISTS: ReadonlyMap<string, string> = new Map([
  ['ListCollectionIdsResponse', 'collectionIds'],
  ['ListDocumentsResponse', 'documents'],
]);

function methodOf(rpc: Rpc, service: FirestoreService): Method {
  const request = received(rpc.requestType);
  const response = answered(rpc.responseType);
  const caller = { kind: 'admin' } as const;
  if (rpc.kind === 'unary') {
    const list = LISTS.get(rpc.responseType);
    return async (message) => {
      try {
        const answer = response(await rpc.call(service, caller, request(message)));
        return [list === undefined ? answer : answer[list]];
      } catch (error) {
        throw clientError(error);
      }
    };
  }
  return (message) =>
    answerStream(function* () {
      for (const each of rpc.call(service, caller, request(message))) yield response(each);
    });
}

/** The SDK calls `end`, which streams of gRPC have and `Readable` lacks. */
function answerStream(answers: () => Iterable<object>): Readable {
  async function* read() {
    try {
      yield* answers();
    } catch (error) {
      throw clientError(error);
    }
  }
  return Object.assign(Readable.from(read()), { end: () => undefined });
}

function received(typeName: string): (message: object) => object {
  const type = messageType(typeName);
  const decode = deserializer(typeName);
  return (message) => decode(Buffer.from(type.encode(type.fromObject(message)).finish()));
}

function answered(typeName: string): (message: object) => Record<string, unknown> {
  const type = messageType(typeName);
  const encode = serializer(typeName);
  return (message) =>
    type.toObject(type.decode(encode(message)), {
      longs: String,
      enums: String,
      defaults: true,
      oneofs: true,
    });
}

function clientError(error: unknown): Error {
  const { code, message } = asStatusError(error);
  return Object.assign(new Error(message, { cause: error }), { code, details: message });
}
