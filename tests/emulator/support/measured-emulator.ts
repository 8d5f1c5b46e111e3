import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { bundledProgram } from '../../../scripts/process/bundled-program.ts';

interface Held {
  /** The used JavaScript heap in bytes. `total` also includes memory outside the heap, such as buffers. */
  readonly heap: number;
  readonly total: number;
  readonly listen: number;
  readonly webChannel: number;
}

export type MeasuredEmulator = Awaited<ReturnType<typeof startMeasuredEmulator>>;

export async function startMeasuredEmulator() {
  const program = fileURLToPath(new URL('emulator-process.ts', import.meta.url));
  const child = fork(await bundledProgram(program), [], {
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [port] = (await once(child, 'message')) as [number];

  async function held(): Promise<Held> {
    child.send('measure');
    const [answer] = (await once(child, 'message')) as [Held];
    return answer;
  }

  return {
    port,
    held,
    heldAtRest: async () => {
      let now = await held();
      while (now.listen + now.webChannel > 0) now = await held();
      return now;
    },
    stop: async () => {
      child.disconnect();
      await once(child, 'exit');
    },
  };
}
