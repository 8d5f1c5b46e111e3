import { readdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { projectId } from '../../scripts/process/repository.mjs';
import { becomes, type Copy, createCopy, leftConfigurations, type Running } from './start-script.ts';

const limit = 180_000;
const ready = 'Ctrl-C stops and keeps the data.';

let copy: Copy;

beforeEach(async () => {
  copy = await createCopy();
});

afterEach(() => copy.remove());

async function expectNothingLeft({ child }: Running): Promise<void> {
  await becomes(() => copy.processes().length === 0);
  expect(leftConfigurations(child.pid)).toEqual([]);
}

async function stopWithCtrlC(running: Running): Promise<number | null> {
  running.child.kill('SIGINT');
  const code = await running.ended();
  await expectNothingLeft(running);
  return code;
}

const documentUrl = () =>
  `http://${copy.addresses.firestore}/v1/projects/${projectId}/databases/(default)/documents/kept/one`;

const asOwner = { authorization: 'Bearer owner', 'content-type': 'application/json' };

async function writeDocument(): Promise<void> {
  const body = JSON.stringify({ fields: { name: { stringValue: 'kept' } } });
  const response = await fetch(documentUrl(), { method: 'PATCH', headers: asOwner, body });
  expect(response.status).toBe(200);
}

async function hasDocument(): Promise<boolean> {
  return (await fetch(documentUrl(), { headers: asOwner })).status === 200;
}

describe('npm start', { timeout: limit }, () => {
  it('serves the site with demo data, stops at Ctrl-C, and finds its data again', async () => {
    const first = copy.start();
    await first.says(ready);
    expect(first.output()).toContain(`Site      ${copy.addresses.site}`);
    expect(first.output()).toContain('duena@copafenix.test');

    const page = await fetch(`${copy.addresses.site}/tournaments`);
    expect(page.status).toBe(200);
    expect(page.headers.get('content-security-policy')).toContain(`http://${copy.addresses.firestore}`);
    expect((await fetch(`${copy.addresses.api}/health`)).status).toBe(200);
    const list = (await (await fetch(`${copy.addresses.api}/tournaments`)).json()) as {
      data: { tournaments: unknown[] };
    };
    expect(list.data.tournaments.length).toBeGreaterThan(0);

    await writeDocument();
    expect(await stopWithCtrlC(first)).toBe(0);

    const second = copy.start();
    await second.says(ready);
    expect(second.output()).not.toContain('Writing the demo data');
    expect(await hasDocument()).toBe(true);

    // Whoever is killed saves nothing itself; the process that it leaves behind does, and ends.
    second.child.kill('SIGKILL');
    await expectNothingLeft(second);
    const third = copy.start();
    await third.says(ready);
    expect(await hasDocument()).toBe(true);
    expect(await stopWithCtrlC(third)).toBe(0);
  });

  it.each(['Building the site.', 'Starting the emulators.', 'Writing the demo data.'])(
    'leaves nothing when it is stopped at "%s", and starts again',
    async (stage) => {
      const stopped = copy.start();
      await stopped.says(stage);
      expect(await stopWithCtrlC(stopped)).toBe(130);
      const again = copy.start();
      await again.says('Writing the demo data.');
      await again.says(ready);
      expect(await stopWithCtrlC(again)).toBe(0);
    },
  );

  it('says what to do about damaged data', async () => {
    const first = copy.start();
    await first.says(ready);
    expect(await stopWithCtrlC(first)).toBe(0);
    const records = join(copy.data, 'current/firestore_export/all_namespaces/all_kinds/output-0');
    truncateSync(records, readFileSync(records).length / 2);

    const damaged = copy.start();
    expect(await damaged.ended()).toBe(1);
    await expectNothingLeft(damaged);
    const complaint = damaged.output().trim().split('\n').at(-1);
    expect(complaint).toMatch(/^The saved data in .* cannot be read .*--restore.*--fresh"\.$/);

    const restored = copy.start('--restore');
    await restored.says(ready);
    expect(restored.output()).not.toContain('Writing the demo data');
    expect(await stopWithCtrlC(restored)).toBe(0);
  });

  it('says which port is taken and how to move it, and starts nothing', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(copy.ports.auth, '127.0.0.1', resolve));
    const refused = copy.start();
    expect(await refused.ended()).toBe(1);
    other.close();
    expect(refused.output()).toMatch(
      new RegExp(`^Port ${copy.ports.auth} for the accounts is taken .*COPA_AUTH_PORT=\\d+ npm start\\.\n$`),
    );
    expect(readdirSync(copy.data)).toEqual(['logs']);
  });

  it('refuses data whose description cannot be read, without a stack', async () => {
    const first = copy.start();
    await first.says(ready);
    await stopWithCtrlC(first);
    writeFileSync(join(copy.data, 'current/firebase-export-metadata.json'), '{');
    const refused = copy.start();
    expect(await refused.ended()).toBe(1);
    expect(refused.output()).toMatch(/^The saved data in .* cannot be read/);
    expect(refused.output().trim().split('\n')).toHaveLength(1);
  });
});
