/** The built functions as the platform runs them: the bundle in a process, settings from the environment. */
import { createServer } from 'node:http';
import { createRequire } from 'node:module';

/**
 * @typedef {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => unknown} Run
 * @typedef {{ api: Run, publishscheduled: Run }} Functions
 */

const require = createRequire(import.meta.url);
const functions = /** @type {Functions} */ (require('../../../functions/lib/index.cjs'));

const server = createServer((request, response) => {
  const run = request.url === '/publishscheduled' ? functions.publishscheduled : functions.api;
  void run(request, response);
});
server.keepAliveTimeout = 60_000;
server.listen({ port: 0, host: '127.0.0.1', backlog: 4096 }, () => {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('listens on no port');
  process.send?.(`http://127.0.0.1:${address.port}`);
});

process.on('message', () => {
  server.getConnections((error, sockets) => {
    if (error) throw error;
    process.send?.({ sockets, listen: 0, webChannel: 0 });
  });
});
process.on('disconnect', () => process.exit());
