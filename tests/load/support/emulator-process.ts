import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startGroup } from '../../../scripts/process/child-group.mjs';
import { repositoryRoot } from '../../../scripts/process/repository.mjs';

export interface ListeningProcess {
  readonly address: string;
  residentMegabytes(): number | null;
  /** The peak of the resident memory since the start; null on systems other than Linux. */
  peakMegabytes(): number | null;
  stop(): Promise<void>;
  kill(): Promise<void>;
}

export interface EmulatorProcessOptions {
  readonly port?: number;
  /** The path of an export's `.overall_export_metadata` file. */
  readonly seed?: string;
  readonly rules?: string;
}

export function startEmulatorProcess(options: EmulatorProcessOptions = {}): Promise<ListeningProcess> {
  const { port = 0, seed, rules } = options;
  return startListening([
    join(repositoryRoot, 'emulator', 'bin', 'firestore-emulator.cjs'),
    '--host',
    '127.0.0.1',
    '--port',
    String(port),
    ...(seed === undefined ? [] : ['--seed_from_export', seed]),
    ...(rules === undefined ? [] : ['--rules', rules]),
  ]);
}

async function startListening(args: readonly string[]): Promise<ListeningProcess> {
  const group = startGroup(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  const address = await new Promise<string>((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      said += chunk.toString();
      const found = /127\.0\.0\.1:\d+/.exec(said)?.[0];
      if (found !== undefined) resolve(found);
    };
    group.child.stdout?.on('data', listen);
    group.child.stderr?.on('data', listen);
    void group.exited.then(() => reject(new Error(`${args[0]} ended before its port was open:\n${said}`)));
  });
  return {
    address,
    residentMegabytes: () => megabytes(group.child.pid, 'VmRSS'),
    peakMegabytes: () => megabytes(group.child.pid, 'VmHWM'),
    stop: async () => {
      await group.end();
    },
    kill: async () => {
      group.signal('SIGKILL');
      await group.exited;
    },
  };
}

function megabytes(pid: number | undefined, name: 'VmRSS' | 'VmHWM'): number | null {
  if (process.platform !== 'linux' || pid === undefined) return null;
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const kilobytes = new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1];
  return kilobytes === undefined ? null : Number(kilobytes) / 1024;
}

export async function exportData(address: string, projectId: string, folder: string): Promise<string> {
  const name = 'firestore_export';
  const database = `projects/${projectId}/databases/(default)`;
  const response = await fetch(`http://${address}/emulator/v1/projects/${projectId}:export`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ database, export_directory: folder, export_name: name }),
  });
  if (!response.ok) throw new Error(`the export answered ${response.status}: ${await response.text()}`);
  return join(folder, name, `${name}.overall_export_metadata`);
}
