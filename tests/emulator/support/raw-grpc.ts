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
type Service = Readonly<Record<string, (...values: unknown[]) => unknown>> & { close(): void };

export function rawClient(port: number, version = 'v1') {
  const name = `google.firestore.${version}.Firestore`;
  let node: unknown = loadPackageDefinition({ [name]: serviceDefinition(name) });
  for (const part of name.split('.')) node = (node as Record<string, unknown>)[part];
  const Client = node as new (address: string, channel: unknown) => Service;
  const client = new Client(`127.0.0.1:${port}`, credentials.createInsecure());
  const metadata = new Metadata();
  metadata.set('authorization', 'Bearer owner');
  return {
    stream: (method: 'Listen' | 'Write', authorization = 'Bearer owner'): Stream => {
      const headers = new Metadata();
      headers.set('authorization', authorization);
      return client[method]?.(headers) as Stream;
    },
    unary: (method: string, request: object): Promise<object> =>
      new Promise((resolve, reject) => {
        client[method]?.(request, metadata, (error: Error | null, response: object) =>
          error ? reject(error) : resolve(response),
        );
      }),
    serverStream: (method: string, request: object) =>
      client[method]?.(request, metadata) as ClientReadableStream<object>,
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

export async function openListener(client: ReturnType<typeof rawClient>): Promise<Stream> {
  const stream = client.stream('Listen');
  stream.on('error', () => undefined);
  stream.write(listen(2));
  await untilCurrent(stream);
  return stream;
}

export function openListeners(client: ReturnType<typeof rawClient>, length: number): Promise<Stream[]> {
  return Promise.all(Array.from({ length }, () => openListener(client)));
}

export function leave(streams: readonly Stream[]): void {
  for (const [index, stream] of streams.entries()) {
    if (index % 2 === 0) stream.cancel();
    else stream.end();
    stream.resume();
  }
}
