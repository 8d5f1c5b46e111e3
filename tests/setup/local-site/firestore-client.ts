import { EventEmitter } from 'node:events';
import type { Writable } from 'node:stream';
import type { Firestore } from 'firebase-admin/firestore';
import type { FirestoreService } from '../../../emulator/src/core/firestore-service.ts';
import { asStatusError } from '../../../emulator/src/core/status-error.ts';
import { RPC_NAMES } from '../../../emulator/src/transports/grpc/transport.ts';
import { messageType } from '../../../emulator/src/transports/messages/descriptor.ts';
import { type Rpc, rpcs } from '../../../emulator/src/transports/rpc/table.ts';
import { plainAnswer } from './plain-answer.ts';

type Method = (request: object) => unknown;
type Client = Readonly<Record<string, Method>>;

interface Retrying {
  _retry(method: string, tag: string, attempt: () => Promise<AnswerStream>): Promise<AnswerStream>;
}

/**
 * Calls `service` without a socket and without the bytes of the protocol, until the returned function is
 * called. The members that are replaced are private to the SDK; if they change, the tests that use `connect`
 * fail.
 */
export function connect(firestore: Firestore, service: FirestoreService): () => void {
  const client = clientOf(service);
  const pool: unknown = Reflect.get(firestore, '_clientPool');
  Object.assign(firestore, {
    _clientPool: {
      run: async (_tag: string, _needsGrpc: boolean, operate: (client: Client) => unknown) => operate(client),
      terminate: () => Promise.resolve(),
    },
    requestStream: async (method: string, _bidirectional: boolean, request: object, tag: string) => {
      const open = () => client[method]?.(request) as AnswerStream;
      try {
        return open();
      } catch (error) {
        // The first attempt of `_retry` must throw this error, so that the SDK decides whether to try again.
        const failed = [error];
        return (firestore as unknown as Retrying)._retry(method, tag, async () => {
          for (const each of failed.splice(0)) throw each;
          return open();
        });
      }
    },
  });
  return () => {
    Reflect.set(firestore, '_clientPool', pool);
    Reflect.deleteProperty(firestore, 'requestStream');
  };
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
  const request = (message: object): object => messageType(rpc.requestType).fromObject(message);
  const answer = (message: object) => plainAnswer(rpc.responseType, message);
  const caller = { kind: 'admin' } as const;
  if (rpc.kind === 'unary') {
    const list = LISTS.get(rpc.responseType);
    return async (message) => {
      try {
        const answered = answer(await rpc.call(service, caller, request(message)));
        return [list === undefined ? answered : answered[list]];
      } catch (error) {
        throw clientError(error);
      }
    };
  }
  const { call } = rpc;
  return (message) => {
    function* answers() {
      try {
        for (const each of call(service, caller, request(message))) yield answer(each);
      } catch (error) {
        throw clientError(error);
      }
    }
    return new AnswerStream(answers());
  };
}

/** Has what the SDK uses of a stream. A stream of Node would cost more than the answers in it. */
class AnswerStream extends EventEmitter {
  readonly #answers: Iterator<object>;
  #next: IteratorResult<object>;
  #isPiped = true;

  /** Reads the first answer, so that an error before it can be thrown. */
  constructor(answers: Iterator<object>) {
    super();
    this.#answers = answers;
    this.#next = answers.next();
  }

  *[Symbol.iterator](): Generator<object> {
    while (this.#next.done !== true) {
      yield this.#next.value;
      this.#next = this.#answers.next();
    }
  }

  pipe(target: Writable): void {
    try {
      for (const answer of this) target.write(answer);
    } catch (error) {
      this.emit('error', error);
      return;
    }
    if (this.#isPiped) target.end();
    this.emit('end');
  }

  unpipe(): void {
    this.#isPiped = false;
  }

  resume(): void {}

  end(): void {}
}

function clientError(error: unknown): Error {
  const { code, message } = asStatusError(error);
  return Object.assign(new Error(message, { cause: error }), { code, details: message });
}
