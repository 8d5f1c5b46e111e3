import { createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { watchForFirestoreEnd } from './firestore-end.ts';

describe('a Firestore that ends by itself', () => {
  it('is noticed, and not before', async () => {
    const server = createServer((socket) => socket.destroy());
    const asked = new Promise((resolve) => server.once('connection', resolve));
    const port = await new Promise<number>((resolve) => {
      server.listen(0, '127.0.0.1', () => resolve((server.address() as { port: number }).port));
    });
    const watch = watchForFirestoreEnd(port);
    expect(await Promise.race([watch.ended, asked.then(() => 'it answers')])).toBe('it answers');
    server.close();
    expect(await watch.ended).toBe('firestore');
    watch.stop();
  });
});
