import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';

export interface RequestsMonitor {
  publish(record: object): void;
  listen(host: string, port: number): Promise<{ port: number }>;
  close(): Promise<void>;
}

const MAX_HISTORY = 1000;
/** Without this limit, large records could fill the memory or exceed the longest possible string. */
const MAX_HISTORY_LENGTH = 16 * 1024 * 1024;
/**
 * Four times `MAX_HISTORY_LENGTH`, because a new client is sent the whole history at once and a character may
 * take several bytes.
 */
const MAX_UNSENT_BYTES = 64 * 1024 * 1024;
const HANDSHAKE_GUID = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';
const Opcode = { text: 0x1, close: 0x8 } as const;
const NOT_FOUND = 'HTTP/1.1 404 Not Found\r\nConnection: close\r\nContent-Length: 0\r\n\r\n';

export function createRequestsMonitor(): RequestsMonitor {
  const history: { readonly record: object; readonly length: number }[] = [];
  let historyLength = 0;
  const clients = new Set<Duplex>();
  const server = createServer((_request, response) => {
    response.writeHead(404).end('Not Found\n');
  });

  server.on('upgrade', (request: IncomingMessage, socket: Duplex) => {
    const key = request.headers['sec-websocket-key'];
    const path = request.url?.split('?')[0];
    socket.on('error', () => socket.destroy());
    if (path !== '/requests' || request.method !== 'GET' || key === undefined) {
      // Nothing reads from this socket, so its `end` event never comes and the socket has to be destroyed.
      socket.end(NOT_FOUND, () => socket.destroy());
      return;
    }
    socket.write(
      'HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n' +
        `Sec-WebSocket-Accept: ${acceptKey(key)}\r\n\r\n`,
    );
    clients.add(socket);
    socket.once('close', () => clients.delete(socket));
    // The HTTP server keeps half-closed connections open, but a websocket ends when either side closes it.
    socket.once('end', () => socket.destroy());
    send(socket, JSON.stringify(history.map(({ record }) => record)));
    // Only the first opcode of a chunk is read, because clients have no reason to send anything but a close
    // frame.
    socket.on('data', (chunk: Buffer) => {
      if (((chunk[0] ?? 0) & 0x0f) === Opcode.close) socket.end(frameOf(Opcode.close, ''));
    });
  });

  function send(socket: Duplex, text: string): void {
    if (socket.writableLength > MAX_UNSENT_BYTES) {
      socket.destroy();
      return;
    }
    socket.write(frameOf(Opcode.text, text));
  }

  function remember(record: object): void {
    const length = lengthOf(record);
    history.push({ record, length });
    historyLength += length;
    while (history.length > MAX_HISTORY || historyLength > MAX_HISTORY_LENGTH) {
      historyLength -= history.shift()?.length ?? 0;
    }
  }

  return {
    publish(record) {
      remember(record);
      if (clients.size === 0) return;
      const text = JSON.stringify(record);
      for (const socket of clients) send(socket, text);
    },
    listen: async (host, port) => {
      await once(server.listen(port, host), 'listening');
      return { port: (server.address() as AddressInfo).port };
    },
    close: () =>
      new Promise((resolve) => {
        for (const socket of clients) {
          socket.end(frameOf(Opcode.close, ''));
          socket.destroy();
        }
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Roughly the length of the record as JSON. */
function lengthOf(json: unknown): number {
  if (typeof json === 'string') return json.length + 2;
  if (typeof json !== 'object' || json === null) return 5;
  let length = 2;
  if (Array.isArray(json)) for (const item of json) length += lengthOf(item) + 1;
  else for (const name in json) length += name.length + 4 + lengthOf((json as Record<string, unknown>)[name]);
  return length;
}

function acceptKey(key: string): string {
  return createHash('sha1').update(`${key}${HANDSHAKE_GUID}`).digest('base64');
}

function frameOf(opcode: number, text: string): Buffer {
  const payload = Buffer.from(text);
  const header = Buffer.alloc(payload.length < 126 ? 2 : payload.length < 65_536 ? 4 : 10);
  header.writeUInt8(0x80 | opcode, 0);
  header.writeUInt8(header.length === 2 ? payload.length : header.length === 4 ? 126 : 127, 1);
  if (header.length === 4) header.writeUInt16BE(payload.length, 2);
  if (header.length === 10) header.writeBigUInt64BE(BigInt(payload.length), 2);
  return Buffer.concat([header, payload]);
}
