import { createServer } from 'node:http';
import { createRequire } from 'node:module';

/**
 * @typedef {(request: import('express').Request, response: import('express').Response) => unknown} Run
 * @typedef {{ api: Run, publishscheduled: Run }} Functions
 */

const loadFromFunctions = createRequire(new URL('../../../functions/package.json', import.meta.url));
const express = /** @type {typeof import('express')} */ (loadFromFunctions('express'));
const functions = /** @type {Functions} */ (loadFromFunctions('./lib/index.cjs'));

const platform = express();
platform.post('/publishscheduled', functions.publishscheduled);
platform.use(functions.api);

const server = createServer(platform);
server.keepAliveTimeout = 60_000;
server.listen({ port: 0, host: '127.0.0.1', backlog: 4096 }, () => {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('listens on no port');
  process.send?.(`http://127.0.0.1:${address.port}`);
});

let hurry = 1;
const wait = globalThis.setTimeout;
Object.assign(globalThis, {
  /** @type {(run: () => void, milliseconds: number, ...args: unknown[]) => unknown} */
  setTimeout: (run, milliseconds, ...args) => wait(run, milliseconds / hurry, ...args),
});

process.on('message', (/** @type {'held?' | { hurry: number }} */ message) => {
  if (message !== 'held?') {
    hurry = message.hurry;
    return;
  }
  server.getConnections((error, sockets) => {
    if (error) throw error;
    process.send?.({ sockets, listen: 0, webChannel: 0 });
  });
});
process.on('disconnect', () => process.exit());
