import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Answer, Call, Route } from './call.ts';
import { movedOrigins } from './moved-origins.ts';

/**
 * This proxy on loopback answers requests for port 80 of Google's APIs itself. It forwards connections to
 * `127.0.0.1` and refuses all others.
 */
export async function startGoogle(routes: readonly Route[]) {
  const calls: Call[] = [];
  /** The host and port of each refused connection. */
  const strangers: string[] = [];
  const unknown: string[] = [];
  let faults: { method: string; url: RegExp; fault: Answer }[] = [];
  const hosts = new Set(routes.map(({ host }) => host));

  const answerTo = (call: Call): Answer => {
    const url = `${call.host}${call.path}`;
    const fault = faults.find((each) => each.method === call.method && each.url.test(url));
    if (fault) return fault.fault;
    for (const { host, method, path, answer } of routes) {
      const match = host === call.host && method === call.method ? path.exec(call.path) : null;
      if (match) return answer(call, ...match.slice(1));
    }
    unknown.push(`${call.method} ${url}`);
    return { status: 501, body: { error: { code: 501, message: `Nobody answers ${call.method} ${url}` } } };
  };

  const server = createServer((request, response) => {
    void readCall(request).then((call) => {
      calls.push(call);
      send(response, answerTo(call));
    });
  });
  server.on('connect', (request: IncomingMessage, socket) => {
    const [host = '', port] = (request.url ?? '').split(':');
    if (host === '127.0.0.1') {
      tunnel(socket, Number(port));
      return;
    }
    if (!hosts.has(host) || port !== '80') {
      strangers.push(request.url ?? '');
      socket.end('HTTP/1.1 403 Forbidden\r\n\r\n');
      return;
    }
    socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
    server.emit('connection', socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const proxy = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    calls,
    strangers,
    unknown,
    environment: { ...movedOrigins, HTTP_PROXY: proxy, HTTPS_PROXY: proxy } as Record<string, string>,
    failOn: (method: string, url: RegExp, fault: Answer) => faults.push({ method, url, fault }),
    forget() {
      calls.length = 0;
      faults = [];
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function tunnel(socket: Duplex, port: number): void {
  const upstream = connect(port, '127.0.0.1', () => {
    socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
    socket.pipe(upstream).pipe(socket);
  });
  upstream.on('error', () => socket.destroy());
  socket.on('error', () => upstream.destroy());
}

async function readCall(request: IncomingMessage): Promise<Call> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const { method = '', headers } = request;
  const url = new URL(request.url ?? '/', `http://${headers.host}`);
  return {
    method,
    host: url.hostname,
    path: decodeURIComponent(url.pathname),
    query: url.searchParams,
    headers,
    body: Buffer.concat(chunks),
  };
}

function send(response: ServerResponse, { status, body }: Answer): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body ?? {}));
}
