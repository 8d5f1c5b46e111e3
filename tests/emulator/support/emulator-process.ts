import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { startEmulator } from './emulator.ts';

/** An emulator in a process of its own that answers each message with what it still holds, in bytes. */
setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

const { port, server } = await startEmulator();

process.on('message', () => {
  // Callbacks that a collection triggers may release more, so a second collection follows them.
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
