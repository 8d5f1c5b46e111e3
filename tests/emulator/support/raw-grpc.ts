import { once } from 'node:events';
import {
  type ClientDuplexStream,
  type ClientReadableStream,
  credentials,
  loadPackageDefinition,
  Metadata,
} from '@grpc/grpc-js';
import { serviceDefinition } from '../../../emulator/src/transports/grpc/transport.ts';
import { DATABASE } from './emulator.ts';

export type Stream = ClientDuplexStream<object, object>;
type Service = Readonly<Record<string, (...values: never[]) => unknown>> & { close(): void };

/** The service by hand, as an SDK would never use it. */
export function rawClient(port: number, version = 'v1') {
  const name = `google.firestore.${version}.Firestore`;
  const loaded = loadPackageDefinition({ [name]: serviceDefinition(name) });
  const path = name.split('.');
  let node: unknown = loaded;
  for (const part of path) node = (node as Record<string, unknown>)[part];
  const Client = node as new (address: string, channel: unknown) => Service;
  const client = new Client(`127.0.0.1:${port}`, credentials.createInsecure());
  const metadata = new Metadata();
  metadata.set('authorization', 'Bearer owner');
  return {
    stream: (method: 'Listen' | 'Write', authorization = 'Bearer owner'): Stream => {
      const headers = new Metadata();
      headers.set('authorization', authorization);
      const open = client[method] as unknown as (this: Service, headers: Metadata) => Stream;
      return open.call(client, headers);
    },
    unary: (method: string, request: object): Promise<object> =>
      new Promise((resolve, reject) => {
        const call = client[method] as unknown as (
          this: Service,
          request: object,
          headers: Metadata,
          done: (error: Error | null, response: object) => void,
        ) => void;
        call.call(client, request, metadata, (error, response) =>
          error ? reject(error) : resolve(response),
        );
      }),
    serverStream: (method: string, request: object): ClientReadableStream<object> => {
      const open = client[method] as unknown as (
        this: Service,
        request: object,
        headers: Metadata,
      ) => ClientReadableStream<object>;
      return open.call(client, request, metadata);
    },
    close: () => client.close(),
  };
}

export const listen = (targetId: number): object => ({
  database: DATABASE,
  addTarget: {
    targetId,
    query: { parent: `${DATABASE}/documents`, structuredQuery: { from: [{ collectionId: 'streams' }] } },
  },
});

export async function failure(stream: Stream): Promise<{ code: number; details: string }> {
  stream.resume();
  const [error] = (await once(stream, 'error')) as [{ code: number; details: string }];
  return error;
}

export function untilCurrent(stream: Stream): Promise<void> {
  return new Promise((resolve) => {
    stream.on('data', (message: object) => {
      if (JSON.stringify(message).includes('CURRENT')) resolve();
    });
  });
}

/** Resolves when each of them has its first snapshot. */
export async function openListeners(client: ReturnType<typeof rawClient>, count: number): Promise<Stream[]> {
  const streams = Array.from({ length: count }, () => client.stream('Listen'));
  await Promise.all(
    streams.map((stream) => {
      stream.on('error', () => undefined);
      stream.write(listen(2));
      return untilCurrent(stream);
    }),
  );
  return streams;
}

/** In both ways that there are, half of them in each. */
export function leave(streams: readonly Stream[]): void {
  for (const [index, stream] of streams.entries()) {
    if (index % 2 === 0) stream.cancel();
    else stream.end();
    stream.resume();
  }
}
