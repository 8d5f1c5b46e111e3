import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Authorizer } from './core/authorizer.ts';
import type { FirestoreService } from './core/firestore-service.ts';
import { applyCors } from './transports/cors.ts';
import type { HttpRoute } from './transports/http-route.ts';
import type { Logger } from './transports/logger.ts';
import { createPortListener } from './transports/port-listener.ts';

export interface ServerOptions {
  readonly service: FirestoreService;
  /** Only to judge open listeners again when rules or the documents they read change. */
  readonly authorizer?: Authorizer;
  /** Asked in order, before the Firestore transports. */
  readonly routes: readonly HttpRoute[];
  readonly logger: Logger;
}

export interface EmulatorServer {
  /** Resolves when the port accepts connections; port 0 picks a free one. */
  listen(host: string, port: number): Promise<{ port: number }>;
  /** Ends open streams and resolves well within a second. */
  close(): Promise<void>;
}

export function createServer({ routes, logger }: ServerOptions): EmulatorServer {
  const http = createHttpServer((request, response) => {
    void dispatch(request, response);
  });

  async function dispatch(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      applyCors(request, response);
      if (request.method === 'OPTIONS') {
        response.end();
        return;
      }
      const url = new URL(request.url ?? '/', 'http://localhost');
      for (const route of routes) {
        if (await route.handle(request, response, url)) return;
      }
      response.writeHead(404).end('Not Found\n');
    } catch (error) {
      logger.error(`${request.method ?? ''} ${request.url ?? ''}`, error);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    }
  }

  const listener = createPortListener({
    http1: (socket) => http.emit('connection', socket),
    http2: (socket) => socket.destroy(),
  });

  return {
    listen: (host, port) => listener.listen(host, port),
    close: async () => {
      for (const route of routes) route.close?.();
      await listener.close();
    },
  };
}
