import { Server } from 'node:http';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const listen = /** @type {(...args: unknown[]) => Server} */ (Reflect.get(Server.prototype, 'listen'));
/**
 * @this {Server}
 * @param {number} _port
 * @param {() => void} listening
 */
function listenHere(_port, listening) {
  return listen.call(this, 0, '127.0.0.1', () => {
    listening();
    const address = this.address();
    if (address === null || typeof address === 'string') throw new Error('listens on no port');
    process.send?.(`http://127.0.0.1:${address.port}`);
  });
}
Reflect.set(Server.prototype, 'listen', listenHere);

process.on('message', () => {
  process.send?.({ now: process.memoryUsage.rss(), most: process.resourceUsage().maxRSS * 1024 });
});
process.on('disconnect', () => process.exit());

const functionsFolder = fileURLToPath(new URL('../../../functions/', import.meta.url));
const { FUNCTION_TARGET = 'api' } = process.env;
Object.assign(process.env, { FUNCTION_SOURCE: functionsFolder, FUNCTION_TARGET });
const load = createRequire(join(functionsFolder, 'package.json'));
load(join(dirname(load.resolve('@google-cloud/functions-framework')), 'main.js'));
