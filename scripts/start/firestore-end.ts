import { connect } from 'node:net';
import { host } from './ports.ts';

const LOOK_EVERY_MS = 2000;

/** Polls Firestore's port, because the Firebase CLI does not end when Firestore is killed. */
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
