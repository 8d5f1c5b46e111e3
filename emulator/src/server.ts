import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Authorizer } from './core/authorizer.ts';
import { type Clock, systemClock } from './core/clock.ts';
import type { FirestoreService } from './core/firestore-service.ts';
import { applyCors, type Gateway, type HttpRoute, type Logger, sendFailure } from './transports/gateway.ts';
import { createGrpcTransport } from './transports/grpc/transport.ts';
import { createPortListener } from './transports/port-listener.ts';
import { createRestRoute } from './transports/rest/handler.ts';
import { createWebChannelRoute } from './transports/webchannel/handler.ts';
import { createListenHub } from './watch/listen-hub.ts';

export interface ServerOptions {
  readonly service: FirestoreService & { readonly authorizer: Authorizer };
  /** These routes are tried in order, before those of REST and WebChannel. */
  readonly routes: readonly HttpRoute[];
  readonly logger: Logger;
  readonly clock?: Clock;
}

export interface EmulatorServer {
  listen(host: string, port: number): Promise<{ port: number }>;
  close(): Promise<void>;
  useListenedDatabases(): void;
  readonly openStreams: { readonly listen: number; readonly webChannel: number };
}

/** Masks and tokens in URLs and headers may exceed Node's default limit of 16 KiB. */
const MAX_HEADER_BYTES = 1024 * 1024;

/** After Node's default of five seconds, a busy client could send a request while its connection is closed. */
const IDLE_CONNECTION_MS = 65_000;

export function createServer({
  service,
  routes,
  logger,
  clock = systemClock,
}: ServerOptions): EmulatorServer {
  let streams = 0;
  const hub = createListenHub(service, service.authorizer, clock);
  const gateway: Gateway = { service, hub, clock, logger, nextStreamId: () => String(++streams) };
  const grpc = createGrpcTransport(gateway);
  const webChannel = createWebChannelRoute(gateway);
  const allRoutes: readonly HttpRoute[] = [...routes, createRestRoute(gateway), webChannel];
  const http = createHttpServer(
    { maxHeaderSize: MAX_HEADER_BYTES, keepAliveTimeout: IDLE_CONNECTION_MS },
    (request, response) => {
      void dispatch(request, response);
    },
  );

  async function dispatch(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      applyCors(request, response);
      if (request.method === 'OPTIONS') {
        response.end();
        return;
      }
      const url = urlOf(request);
      if (url !== null) {
        for (const route of allRoutes) if (await route.handle(request, response, url)) return;
      }
      response.writeHead(404).end('Not Found\n');
    } catch (error) {
      sendFailure(logger, `${request.method ?? ''} ${request.url ?? ''}`, response, error);
    }
  }

  const listener = createPortListener({
    http1: (socket) => http.emit('connection', socket),
    http2: (socket) => grpc.accept(socket),
  });

  return {
    get openStreams() {
      return { listen: hub.size, webChannel: webChannel.size };
    },
    useListenedDatabases: () => hub.useDatabases(),
    listen: (host, port) => listener.listen(host, port),
    close: async () => {
      for (const route of allRoutes) route.close?.();
      hub.close();
      grpc.close();
      await listener.close();
    },
  };
}

/** If a client uses this server as a proxy, `url` is a whole URL instead of a path. */
function urlOf({ url = '/' }: IncomingMessage): URL | null {
  const address = url.startsWith('/') ? `http://localhost${url}` : url;
  return URL.canParse(address) ? new URL(address) : null;
}
