import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';

export interface PortListener {
  listen(host: string, port: number): Promise<{ port: number }>;
  close(): Promise<void>;
}

const HTTP2_PREFACE = 'PRI';

/**
 * Listens on one port for HTTP/1.1 and for HTTP/2 with prior knowledge. The first bytes reveal the protocol,
 * because HTTP/2 begins with "PRI" and no HTTP/1.1 method does.
 */
export function createPortListener(handlers: {
  readonly http1: (socket: Socket) => void;
  readonly http2: (socket: Socket) => void;
}): PortListener {
  const sockets = new Set<Socket>();
  const servers: Server[] = [];

  function accept(socket: Socket): void {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    // An 'error' event without a listener would end the process.
    socket.on('error', () => socket.destroy());
    socket.setNoDelay(true);
    let seen = Buffer.alloc(0);
    const peek = (): void => {
      const chunk = socket.read() as Buffer | null;
      if (chunk === null) return;
      seen = Buffer.concat([seen, chunk]);
      const start = seen.toString('latin1', 0, HTTP2_PREFACE.length);
      if (start.length < HTTP2_PREFACE.length && HTTP2_PREFACE.startsWith(start)) return;
      socket.off('readable', peek);
      socket.unshift(seen);
      if (start === HTTP2_PREFACE) {
        // An HTTP/2 client that ends its side of the connection is taken to be gone.
        socket.allowHalfOpen = false;
        handlers.http2(socket);
      } else {
        handlers.http1(socket);
      }
    };
    socket.on('readable', peek);
    // A peer that ends its side before its bytes reveal the protocol would otherwise stay connected for ever.
    socket.once('end', () => {
      if (seen.length < HTTP2_PREFACE.length) socket.destroy();
    });
  }

  async function open(host: string, port: number): Promise<number> {
    const server = createServer({ pauseOnConnect: false, allowHalfOpen: true }, accept);
    await once(server.listen(port, host), 'listening');
    servers.push(server);
    return (server.address() as AddressInfo).port;
  }

  return {
    // For `localhost` both loopback addresses are used, because a client may resolve the name to either.
    listen: async (host, port) => {
      if (host !== 'localhost') return { port: await open(host, port) };
      const bound = await open('127.0.0.1', port);
      try {
        await open('::1', bound);
      } catch (error) {
        if (!isAddressUnavailable(error)) {
          await closeAll();
          throw error;
        }
      }
      return { port: bound };
    },
    close: closeAll,
  };

  async function closeAll(): Promise<void> {
    const closed = servers.map((server) => once(server, 'close'));
    for (const server of servers) server.close();
    for (const socket of sockets) socket.destroy();
    await Promise.all(closed);
    servers.length = 0;
  }
}

/** True if this machine lacks the IPv6 loopback address. */
function isAddressUnavailable(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === 'EADDRNOTAVAIL' || code === 'EAFNOSUPPORT';
}
