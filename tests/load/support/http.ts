import { Agent, createServer, type RequestListener, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface HttpServer {
  readonly url: string;
  close(): Promise<void>;
}

export async function listen(app: RequestListener, wantedPort = 0): Promise<HttpServer> {
  const server: Server = createServer(app);
  // The server must not close the connections that a thousand simultaneous callers leave idle on a slow
  // machine.
  server.keepAliveTimeout = 60_000;
  await new Promise<void>((resolve) => {
    server.listen({ port: wantedPort, host: '127.0.0.1', backlog: 4096 }, resolve);
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

const agent = new Agent({ keepAlive: true });

/**
 * Uses `node:http`, because a call of `fetch` takes several times as much time. A broken connection is a
 * `TypeError`, as it is for `fetch`.
 */
export function send(
  url: string,
  method: string,
  path: string,
  body?: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<{ readonly status: number; readonly text: string }> {
  const json = { ...headers, ...(body === undefined ? {} : { 'Content-Type': 'application/json' }) };
  return new Promise((resolve, reject) => {
    const fail = (cause: Error) => reject(new TypeError('the connection broke', { cause }));
    const outgoing = request(`${url}/api${path}`, { agent, method, headers: json }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      answer.once('end', () => resolve({ status: answer.statusCode ?? 0, text }));
      answer.once('error', fail);
    });
    outgoing.once('error', fail);
    outgoing.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

export async function call(...sent: Parameters<typeof send>): Promise<Answer> {
  const { status, text } = await send(...sent);
  return { status, body: JSON.parse(text) as Answer['body'] };
}

export function tallyAnswers(answers: readonly Answer[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { status, body } of answers) {
    const told = body.success ? 'accepted' : `${status} ${body.code ?? 'no code'}`;
    counts[told] = (counts[told] ?? 0) + 1;
  }
  return counts;
}
