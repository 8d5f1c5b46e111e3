import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface Link {
  readonly address: string;
  readonly usedAt: number;
  /** Calls `spring` at message number `message`, which is lost unless `arrives`. Null removes the trap. */
  trap(trap: Trap | null): void;
  cut(milliseconds: number): void;
  close(): void;
}

export interface Trap {
  readonly message: number;
  readonly arrives: boolean;
  readonly spring: () => void;
}

export async function openLink(to: string): Promise<Link> {
  const [host = '', port = ''] = to.split(':');
  const sockets = new Set<Socket>();
  let isCut = false;
  let trap: Trap | null = null;
  let messages = 0;
  let usedAt = 0;
  const server = createServer((near) => {
    if (isCut) {
      near.resetAndDestroy();
      return;
    }
    const far = connect(Number(port), host);
    join(near, far);
    join(far, near);
    far.pipe(near);
    near.on('data', (message) => {
      messages += 1;
      usedAt = performance.now();
      if (trap === null || messages < trap.message) {
        far.write(message);
        return;
      }
      const { arrives, spring } = trap;
      trap = null;
      if (arrives) far.write(message);
      spring();
    });
  });
  function join(one: Socket, other: Socket): void {
    sockets.add(one);
    // Ignores the error that a cut or a kill may cause, because the event `close` follows.
    one.on('error', () => undefined);
    one.on('close', () => {
      sockets.delete(one);
      other.end();
    });
  }
  const drop = () => {
    for (const socket of sockets) socket.destroy();
  };
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    get usedAt() {
      return usedAt;
    },
    trap: (next) => {
      messages = 0;
      trap = next;
    },
    cut: (milliseconds) => {
      isCut = true;
      drop();
      setTimeout(() => {
        isCut = false;
      }, milliseconds);
    },
    close: () => {
      server.close();
      drop();
    },
  };
}
