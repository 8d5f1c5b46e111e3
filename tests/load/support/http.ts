import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface HttpServer {
  readonly url: string;
  close(): Promise<void>;
}

export async function listen(app: RequestListener): Promise<HttpServer> {
  const server: Server = createServer(app);
  // The server must not close the connections that a thousand simultaneous callers leave idle on a slow
  // machine.
  server.keepAliveTimeout = 60_000;
  await new Promise<void>((resolve) => {
    server.listen({ port: 0, host: '127.0.0.1', backlog: 4096 }, resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export interface Answer {
  readonly status: number;
  readonly body: {
    readonly success: boolean;
    readonly data?: Readonly<Record<string, unknown>>;
    readonly code?: string;
    readonly fields?: Readonly<Record<string, string>>;
  };
}

export function send(
  url: string,
  method: string,
  path: string,
  body?: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  return fetch(`${url}/api${path}`, {
    method,
    headers: { ...headers, ...(body === undefined ? {} : { 'Content-Type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

export async function call(...sent: Parameters<typeof send>): Promise<Answer> {
  const response = await send(...sent);
  return { status: response.status, body: (await response.json()) as Answer['body'] };
}

export function tallyAnswers(answers: readonly Answer[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { status, body } of answers) {
    const told = body.success ? 'accepted' : `${status} ${body.code ?? 'no code'}`;
    counts[told] = (counts[told] ?? 0) + 1;
  }
  return counts;
}
