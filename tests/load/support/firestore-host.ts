import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../../../scripts/process/repository.mjs';
import { HURRIED_CLOCK, startFirestore } from './firestore-server.ts';

/** The embedded Firestore with the product's rules in a process of its own, which says what clients hold open. */
const server = await startFirestore({
  rules: readFileSync(join(repositoryRoot, 'firestore.rules'), 'utf8'),
  serverClock: HURRIED_CLOCK,
});
process.on('message', () => {
  const sockets = process.getActiveResourcesInfo().filter((name) => name === 'TCPSocketWrap').length;
  process.send?.({ sockets, ...server.openStreams });
});
process.on('disconnect', () => process.exit());
process.send?.(server.address);
