import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { startEmulator } from './emulator.ts';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

const { port, server } = await startEmulator();

process.on('message', () => {
  // Callbacks of the first garbage collection may release more memory, so a second one follows.
  setImmediate(() => {
    collectGarbage();
    setImmediate(() => {
      collectGarbage();
      const { heapUsed, external } = process.memoryUsage();
      process.send?.({ heap: heapUsed, total: heapUsed + external, ...server.openStreams });
    });
  });
});
process.on('disconnect', () => process.exit());
process.send?.(port);
