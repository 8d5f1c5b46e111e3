import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../../tests/setup/temporary-folder.ts';
import { type RunningEmulator, type StartOptions, startEmulator } from './start-emulator.ts';

const rulesThat = (condition: string): string =>
  `service cloud.firestore {
  match /databases/{db}/documents { match /{document=**} { allow read, write: if ${condition}; } }
}`;
const FIELDS = { text: { stringValue: 'x' } };

let folder = '';

beforeEach(() => {
  folder = temporaryFolder();
});

async function start(options?: StartOptions): Promise<RunningEmulator> {
  const emulator = await startEmulator(options);
  onTestFinished(() => emulator.close());
  return emulator;
}

function call({ env }: RunningEmulator, project = 'one', init: RequestInit = {}): Promise<Response> {
  const database = `projects/${project}/databases/(default)`;
  return fetch(`http://${env.FIRESTORE_EMULATOR_HOST}/v1/${database}/documents/c/d`, init);
}

const write = (emulator: RunningEmulator, project?: string) =>
  call(emulator, project, { method: 'PATCH', body: JSON.stringify({ fields: FIELDS }) });

describe('startEmulator', () => {
  it('allows everything without rules, on a free port of this machine', async () => {
    const emulator = await start();
    expect(emulator).toMatchObject({ host: '127.0.0.1', port: expect.any(Number) as number });
    expect((await write(emulator)).status).toBe(200);
    expect(await (await call(emulator)).json()).toMatchObject({ fields: FIELDS });
  });

  it('says in its environment how an address of version 6 is reached', async () => {
    const emulator = await start({ host: '::1' });
    expect(emulator.env.FIRESTORE_EMULATOR_HOST).toBe(`[::1]:${emulator.port}`);
    expect((await call(emulator)).status).toBe(404);
  });

  it('loads rules, and keeps the old ones when the new ones do not compile', async () => {
    const emulator = await start({ rules: rulesThat('false') });
    expect((await write(emulator)).status).toBe(403);
    emulator.loadRules(rulesThat('true'));
    expect((await write(emulator)).status).toBe(200);
    expect(() => emulator.loadRules('broken')).toThrow(/^Error compiling rules:\nfirestore\.rules:1:1 /);
    expect((await write(emulator)).status).toBe(200);
  });

  it('does not start with rules that do not compile', async () => {
    await expect(startEmulator({ rules: 'broken' })).rejects.toThrow('Error compiling rules:');
  });

  it.each([
    [{ prot: 1 }, 'startEmulator has no option prot. Did you mean port? It has host, port, rules, seed.'],
    [{ projectId: 'demo' }, 'startEmulator has no option projectId. It has host, port, rules, seed.'],
    [{ port: 'a' }, 'The option port of startEmulator is a number, not a.'],
    [{ port: 65_536 }, 'Not a port: 65536'],
    [{ port: 80.5 }, 'Not a port: 80.5'],
    [{ port: -1 }, 'Not a port: -1'],
    [{ rules: ['x'] }, 'The option rules of startEmulator is a string, not x.'],
    [{ seed: '/none/x' }, 'The seed /none/x cannot be used: Failed to parse overall export metadata file'],
    [null, 'startEmulator takes an object of options, not null.'],
    ['firestore.rules', 'startEmulator takes an object of options, not firestore.rules.'],
  ])('refuses %j', async (options, message) => {
    await expect(startEmulator(options as StartOptions)).rejects.toThrow(message);
  });

  it('says which port is taken', async () => {
    const { port } = await start();
    await expect(startEmulator({ port })).rejects.toThrow(
      `Port ${port} on 127.0.0.1: address already in use`,
    );
  });

  it('exports a project into a folder that need not exist, as the seed of another emulator', async () => {
    const first = await start();
    await write(first, 'one');
    const seed = await first.export(join(folder, 'deep/exports'), 'one');
    const second = await start({ seed });
    expect(await (await call(second, 'another')).json()).toMatchObject({ fields: FIELDS });
  });

  it('clears every project, and has its seed again', async () => {
    const first = await start();
    await write(first);
    await write(first, 'two');
    const seed = await first.export(folder, 'one');
    first.clear();
    expect((await call(first)).status).toBe(404);
    expect((await call(first, 'two')).status).toBe(404);

    const second = await start({ seed });
    await call(second, 'one', { method: 'DELETE' });
    second.clear();
    expect((await call(second)).status).toBe(200);
  });
});
