import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Memory } from './flood.ts';

const MEGABYTE = 1024 * 1024;

/** A new instance of the built function, under the program that serves it at Google, with the limits that it ships with. */
export async function startFloodedFunction(environment: Readonly<Record<string, string>>) {
  const program = new URL('../../../tests/load/support/framework-host.mjs', import.meta.url);
  const host = fork(fileURLToPath(program), [], {
    env: { ...process.env, ...environment, NODE_ENV: 'production', METADATA_SERVER_DETECTION: 'none' },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const [url] = (await once(host, 'message')) as [string];
  const held = async () => {
    host.send('memory?');
    const [answer] = (await once(host, 'message')) as [{ now: number; most: number }];
    return answer;
  };
  await (await fetch(`${url}/api/health`)).text();
  const atRest = (await held()).now / MEGABYTE;
  return {
    url,
    /** When the process had started, and the most since. */
    memory: async (): Promise<Memory> => ({ atRest, peak: (await held()).most / MEGABYTE }),
    stop: async () => {
      host.disconnect();
      await once(host, 'exit');
    },
  };
}
