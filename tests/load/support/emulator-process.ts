import { join } from 'node:path';
import { startGroup } from '../../../scripts/process/child-group.mjs';
import { repositoryRoot } from '../../../scripts/process/repository.mjs';

export interface ListeningProcess {
  readonly address: string;
  stop(): Promise<void>;
  kill(): Promise<void>;
}

interface EmulatorOptions {
  readonly port?: number;
  readonly rules?: string;
  /** The path of an export's `.overall_export_metadata` file. */
  readonly seed?: string;
}

export async function startEmulatorProcess({
  port = 0,
  rules,
  seed,
}: EmulatorOptions): Promise<ListeningProcess> {
  const program = join(repositoryRoot, 'emulator', 'bin', 'firestore-emulator.cjs');
  const args = [program, '--host', '127.0.0.1', '--port', String(port)];
  if (rules !== undefined) args.push('--rules', rules);
  if (seed !== undefined) args.push('--seed_from_export', seed);
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
    void group.exited.then(() => reject(new Error(`the emulator ended before its port was open:\n${said}`)));
  });
  return {
    address,
    stop: async () => {
      await group.end();
    },
    kill: async () => {
      group.signal('SIGKILL');
      await group.exited;
    },
  };
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
