import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectId } from '../../scripts/process/repository.mjs';
import { becomes, type Copy, createCopy } from '../tooling/start-script.ts';
import { startEmulatorProcess } from './support/emulator-process.ts';

const ready = 'Ctrl-C stops and keeps the data.';
const asOwner = { authorization: 'Bearer owner', 'content-type': 'application/json' };
const documentUrl = (address: string, id: string) =>
  `http://${address}/v1/projects/${projectId}/databases/(default)/documents/kept/${id}`;

async function writeDocument(address: string, id: string): Promise<void> {
  const body = JSON.stringify({ fields: { name: { stringValue: id } } });
  const response = await fetch(documentUrl(address, id), { method: 'PATCH', headers: asOwner, body });
  expect(response.status).toBe(200);
}

async function hasDocument(address: string, id: string): Promise<boolean> {
  return (await fetch(documentUrl(address, id), { headers: asOwner })).status === 200;
}

function contentOf(folder: string): ReadonlyMap<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return new Map(
    files.map((file) => {
      const path = join(file.parentPath, file.name);
      return [path, readFileSync(path, 'latin1')];
    }),
  );
}

/**
 * Limits a process to files that do not grow, which to the process looks like a full disk. Other programs are
 * not affected.
 */
function fillDiskOf(copy: Copy): void {
  for (const pid of copy.processes()) {
    try {
      execFileSync('prlimit', ['--pid', String(pid), '--fsize=0']);
    } catch (error) {
      if (copy.processes().includes(pid)) throw error;
    }
  }
}

// Only Linux can limit a running process from outside; elsewhere the test would need its own full disk.
describe('a disk that is full', { timeout: 300_000 }, () => {
  let copy: Copy;

  beforeAll(async () => {
    copy = await createCopy();
  });
  afterAll(() => copy.remove());

  it('costs what came after the last save, says so in one sentence, and leaves that save whole', async () => {
    const current = join(copy.data, 'current');
    const first = copy.start();
    await first.says(ready);
    await becomes(() => existsSync(current));
    const before = contentOf(current);
    expect(before.size).toBeGreaterThan(3);

    await writeDocument(copy.addresses.firestore, 'late');
    fillDiskOf(copy);
    const said = first.output().length;
    first.child.kill('SIGINT');
    expect(await first.ended()).toBe(1);
    await becomes(() => copy.processes().length === 0);
    // The CLI's own log is on the same disk, so the CLI may end before it tries to save.
    expect(first.output().slice(said)).toMatch(
      /^Stopping; .*\nWhat changed could not be saved in \S+ \((?:failed to write export: EFBIG: .*|the emulators ended before it was done)\): the save before it is whole, and the next start goes on from there\.\n$/,
    );
    expect(contentOf(current)).toEqual(before);
    expect(existsSync(join(copy.data, 'run'))).toBe(false);

    const seed = join(current, 'firestore_export', 'firestore_export.overall_export_metadata');
    const emulator = await startEmulatorProcess({ seed });
    await writeDocument(emulator.address, 'after');
    expect(await hasDocument(emulator.address, 'after')).toBe(true);
    expect(await hasDocument(emulator.address, 'late')).toBe(false);
    await emulator.stop();
  });
});
