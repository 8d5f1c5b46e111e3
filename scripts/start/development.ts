import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startGroup } from '../process/child-group.mjs';
import { Problem } from '../process/problem.mjs';
import { programOf } from '../process/programs.ts';
import { clientEnvironment, suiteAddresses } from './addresses.ts';
import { host, type Ports } from './ports.ts';

/** Watches neither the rules nor the built bundle, because the Firebase CLI itself reloads both. */
export async function startWatching(root: string, ports: Ports) {
  const addresses = suiteAddresses(ports);
  const env = {
    ...process.env,
    ...clientEnvironment(addresses),
    COPA_API_ORIGIN: addresses.site,
    COPA_VITE_PORT: String(ports.vite),
  };
  const vite = startWatcher([programOf('vite'), '--strictPort', '--clearScreen', 'false'], {
    cwd: join(root, 'web'),
    env,
  });
  const bundle = startWatcher(['functions/build.mjs', '--watch'], { cwd: root });
  const address = `http://${host}:${ports.vite}`;
  const stop = async () => {
    await Promise.all([vite.end(), bundle.end()]);
  };
  if (!(await answers(address, vite.exited))) {
    await stop();
    throw new Problem('The Vite server did not start; its reason is above.');
  }
  return { address, exited: vite.exited, stop };
}

const endsWithParent = import.meta.resolve('../process/ends-with-parent.mjs');

function startWatcher(args: readonly string[], options: { cwd: string; env?: NodeJS.ProcessEnv }) {
  return startGroup(process.execPath, ['--import', endsWithParent, ...args], {
    ...options,
    stdio: ['pipe', 'inherit', 'inherit'],
  });
}

async function answers(address: string, exited: Promise<unknown>) {
  let waiting = true;
  void exited.then(() => {
    waiting = false;
  });
  while (waiting) {
    const response = await fetch(address).catch(() => undefined);
    if (response) return true;
    await delay(100);
  }
  return false;
}
