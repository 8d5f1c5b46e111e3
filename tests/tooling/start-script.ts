import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { removeBuild, webBuild } from '../../scripts/process/build.ts';
import { outputOf } from '../../scripts/process/child-group.mjs';
import { repositoryRoot } from '../../scripts/process/repository.mjs';
import { suiteAddresses } from '../../scripts/start/addresses.ts';
import { anyPorts } from '../../scripts/start/ports.ts';

export type Copy = Awaited<ReturnType<typeof createCopy>>;
export type Running = ReturnType<typeof watch>;

export async function createCopy(
  root: string = repositoryRoot,
  environment: Readonly<Record<string, string>> = {},
) {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'copa-start-test-')));
  const data = join(folder, 'data');
  const temporary = join(folder, 'tmp');
  mkdirSync(temporary);
  const ports = await anyPorts();
  const site = join('.cache', 'web', `${ports.firestore}-${ports.auth}`);
  const env = {
    ...process.env,
    ...environment,
    TMPDIR: temporary,
    COPA_DATA_DIR: data,
    COPA_HOSTING_PORT: String(ports.hosting),
    COPA_FUNCTIONS_PORT: String(ports.functions),
    COPA_FIRESTORE_PORT: String(ports.firestore),
    COPA_AUTH_PORT: String(ports.auth),
    COPA_VITE_PORT: String(ports.vite),
  };
  /**
   * Finds the script's processes by `COPA_DATA_DIR`, which they inherit. The option `e` makes `ps` print the
   * environment too.
   */
  const processes = () =>
    execFileSync('ps', ['axeww', '-o', 'pid=,args='], { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
      .split('\n')
      .filter((line) => line.includes(`COPA_DATA_DIR=${data}`))
      .map((line) => Number.parseInt(line, 10));
  return {
    data,
    site,
    temporary,
    addresses: suiteAddresses(ports),
    ports,
    processes,
    start: (...args: string[]) =>
      watch(spawn(process.execPath, ['scripts/start.mjs', ...args], { cwd: root, env })),
    async remove() {
      await becomes(() => {
        const left = processes();
        left.forEach(kill);
        return left.length === 0;
      });
      rmSync(folder, { recursive: true, force: true });
      removeBuild(root, webBuild({ outDir: site }));
    },
  };
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

function watch(child: ChildProcess) {
  const output = outputOf(child);
  const ended = once(child, 'close').then(([code]: (number | null)[]) => code ?? null);
  return {
    child,
    output,
    ended: () => ended,
    async says(text: string) {
      await becomes(() => output().includes(text) || child.exitCode !== null);
      if (!output().includes(text))
        throw new Error(`ended with ${child.exitCode} before "${text}":\n${output()}`);
    },
  };
}

export async function becomes(condition: () => boolean): Promise<void> {
  while (!condition()) await delay(50);
}

export function leftConfigurations(root: string, pid: number | undefined): string[] {
  return readdirSync(root).filter((name) => name.startsWith(`.firebase.${pid}.`));
}
