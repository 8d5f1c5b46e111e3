import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startGroup } from '../process/child-group.mjs';

export interface EmulatorProcess {
  readonly address: string;
  /** From the start of the process until its port was open, in milliseconds. */
  readonly startTime: number;
  /** Null where the system does not say. */
  residentMegabytes(): number | null;
  stop(): Promise<void>;
}

/** The built emulator, as the start script runs it. */
export function startEmulatorProcess(root: string): Promise<EmulatorProcess> {
  return startListening([join(root, 'emulator', 'lib', 'main.cjs'), '--host', '127.0.0.1', '--port', '0']);
}

/** A Node program that says `127.0.0.1:<port>` once its port is open. */
export async function startListening(args: readonly string[]): Promise<EmulatorProcess> {
  const start = performance.now();
  const group = startGroup(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const address = await new Promise<string>((resolve, reject) => {
    let said = '';
    group.child.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const found = /127\.0\.0\.1:\d+/.exec(said)?.[0];
      if (found !== undefined) resolve(found);
    });
    void group.exited.then(() => reject(new Error(`${args[0]} ended before its port was open`)));
  });
  const startTime = performance.now() - start;
  return {
    address,
    startTime,
    residentMegabytes: () => residentMegabytes(group.child.pid),
    stop: async () => {
      await group.end();
    },
  };
}

function residentMegabytes(pid: number | undefined): number | null {
  if (process.platform !== 'linux' || pid === undefined) return null;
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return kilobytes === undefined ? null : Number(kilobytes) / 1024;
}
