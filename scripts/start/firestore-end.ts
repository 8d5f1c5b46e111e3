import { connect } from 'node:net';
import { host } from './ports.ts';

const LOOK_EVERY_MS = 2000;

/** If Firestore is killed, the CLI continues, but calls that need Firestore fail. */
export function watchForFirestoreEnd(port: number) {
  let timer: NodeJS.Timeout | undefined;
  const ended: Promise<'firestore'> = new Promise((resolve) => {
    timer = setInterval(() => {
      const socket = connect(port, host);
      socket.once('connect', () => socket.destroy());
      socket.once('error', (error) => {
        if ('code' in error && error.code === 'ECONNREFUSED') resolve('firestore');
      });
    }, LOOK_EVERY_MS);
  });
  return { ended, stop: () => clearInterval(timer) };
}
