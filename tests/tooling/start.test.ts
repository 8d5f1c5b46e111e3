import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { markBuilt, webBuild } from '../../scripts/process/build.ts';
import { projectId, repositoryRoot } from '../../scripts/process/repository.mjs';
import { clientEnvironment } from '../../scripts/start/addresses.ts';
import { startEmulatorProcess } from '../load/support/emulator-process.ts';
import { createCheckout } from './google/rehearsal.ts';
import { becomes, type Copy, createCopy, leftConfigurations, type Running } from './start-script.ts';

const limit = 600_000;
/** `fillDisk` needs the program `prlimit`, which exists only on Linux. */
const disks = process.platform === 'linux' ? ['full'] : [];
const ready = 'Ctrl-C stops and keeps the data.';

const checkout = createCheckout(['.firebaserc', 'emulator']);
const registryRequests: string[] = [];
const registry = createHttpServer(({ url = '' }, response) => {
  registryRequests.push(url);
  response.writeHead(404, { 'content-type': 'application/json' }).end('{}');
});
let copy: Copy;

/** Simulates an office's proxy, through which requests to the ports of this machine fail. */
const proxy = 'http://127.0.0.1:9';

beforeAll(async () => {
  await new Promise<void>((resolve) => registry.listen(0, '127.0.0.1', resolve));
  copy = await createCopy(checkout.root, {
    HTTP_PROXY: proxy,
    HTTPS_PROXY: proxy,
    npm_config_registry: `http://127.0.0.1:${(registry.address() as AddressInfo).port}/`,
  });
});

afterAll(async () => {
  registry.close();
  await copy.remove();
  checkout.remove();
});

function expectNoProcess(): Promise<void> {
  return becomes(() => copy.processes().length === 0);
}

async function expectNothingLeft({ child }: Running): Promise<void> {
  await expectNoProcess();
  expect(leftConfigurations(checkout.root, child.pid)).toEqual([]);
  // From Node 22 on, Vite keeps compiled code for its next start.
  expect(readdirSync(copy.temporary).filter((name) => name !== 'node-compile-cache')).toEqual([]);
}

async function stopWithCtrlC(running: Running): Promise<number | null> {
  running.child.kill('SIGINT');
  const code = await running.ended();
  await expectNothingLeft(running);
  return code;
}

const documentUrl = (id: string, address: string) =>
  `http://${address}/v1/projects/${projectId}/databases/(default)/documents/kept/${id}`;

const asOwner = { authorization: 'Bearer owner', 'content-type': 'application/json' };

const identityToolkit = () => `http://127.0.0.1:${copy.ports.auth}/identitytoolkit.googleapis.com/v1`;

async function writeDocument(id: string, address = copy.addresses.firestore): Promise<void> {
  const body = JSON.stringify({ fields: { name: { stringValue: 'kept' } } });
  const response = await fetch(documentUrl(id, address), { method: 'PATCH', headers: asOwner, body });
  expect(response.status).toBe(200);
}

async function hasDocument(id: string, address = copy.addresses.firestore): Promise<boolean> {
  return (await fetch(documentUrl(id, address), { headers: asOwner })).status === 200;
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

/** A build takes long. The journeys build the site for its emulators, and `deploy.test.ts` in such a folder. */
function provideSite(): void {
  const site = webBuild({ outDir: copy.site, env: clientEnvironment(copy.addresses) });
  const command = site.command.map((part) => part.replace(repositoryRoot, checkout.root));
  const env = { ...site.env, COPA_WEB_OUT_DIR: join(checkout.root, copy.site) };
  cpSync(dirname(join(repositoryRoot, webBuild().output)), join(checkout.root, copy.site), {
    recursive: true,
  });
  markBuilt(checkout.root, { ...site, command, env });
}

/** Keeps the processes of `copy` from writing to any file, as on a full disk. */
function fillDisk(): void {
  for (const pid of copy.processes()) {
    try {
      execFileSync('prlimit', ['--pid', String(pid), '--fsize=0']);
    } catch (error) {
      if (copy.processes().includes(pid)) throw error;
    }
  }
}

describe('npm start', { timeout: limit }, () => {
  it('says which port is taken and how to move it, and starts nothing', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(copy.ports.auth, '127.0.0.1', resolve));
    const refused = copy.start();
    expect(await refused.ended()).toBe(1);
    await new Promise((resolve) => other.close(resolve));
    expect(refused.output()).toMatch(
      new RegExp(`^Port ${copy.ports.auth} for the accounts is taken .*COPA_AUTH_PORT=\\d+ npm start\\.\n$`),
    );
  });

  it.each(['Building the site.', 'Starting the emulators.', 'Writing the demo data.'])(
    'leaves nothing, and no half-written data, when it is stopped at "%s"',
    async (stage) => {
      const stopped = copy.start();
      await stopped.says(stage);
      expect(await stopWithCtrlC(stopped)).toBe(130);
      expect(existsSync(join(copy.data, 'current'))).toBe(false);
      provideSite();
    },
  );

  it('starts over with --fresh, keeps its data over Ctrl-C and kill, and serves the client as it is edited', async () => {
    const damage = join(copy.data, 'current/firebase-export-metadata.json');
    mkdirSync(dirname(damage), { recursive: true });
    writeFileSync(damage, '{');
    const refused = copy.start();
    expect(await refused.ended()).toBe(1);
    expect(refused.output()).toMatch(
      /^The saved data in .* cannot be read .*"npm start -- --fresh"[^\n]*\n$/,
    );

    const first = copy.start('--fresh');
    await first.says(ready);
    expect(first.output()).toContain('Writing the demo data.');
    expect(first.output()).not.toContain('Building');
    expect(first.output()).toContain(`Site      ${copy.addresses.site}`);
    expect(first.output()).toContain('duena@copafenix.test');
    expect(registryRequests).toEqual([]);
    const page = await fetch(`${copy.addresses.site}/tournaments`);
    expect(page.status).toBe(200);
    expect(page.headers.get('content-security-policy')).toContain(`http://${copy.addresses.firestore}`);
    const list = (await (await fetch(`${copy.addresses.api}/tournaments`)).json()) as {
      tournaments: unknown[];
    };
    expect(list.tournaments.length).toBeGreaterThan(0);
    const account = JSON.stringify({ email: { no: 'text' }, password: 'secret-12' });
    const signUp = `${identityToolkit()}/accounts:signUp?key=any`;
    const refusal = await fetch(signUp, { method: 'POST', headers: asOwner, body: account });
    expect(await refusal.text()).toContain('/email must be string');
    await writeDocument('one');
    // The killed script cannot save. `cli-host.mjs` notices the lost connection, saves and ends.
    first.child.kill('SIGKILL');
    await expectNothingLeft(first);

    const records = join(copy.data, 'current/firestore_export/all_namespaces/all_kinds/output-0');
    const whole = readFileSync(records);
    truncateSync(records, Math.floor(whole.length / 2));
    const damaged = copy.start();
    expect(await damaged.ended()).toBe(1);
    await expectNothingLeft(damaged);
    expect(damaged.output().trim().split('\n').at(-1)).toMatch(
      /^The saved data in .* cannot be read .*previous.*--fresh"\.$/,
    );

    writeFileSync(records, whole);
    const second = copy.start('--dev');
    const edited = `http://127.0.0.1:${copy.ports.vite}`;
    await second.says(`Site      ${edited}`);
    expect(second.output()).not.toContain('Writing the demo data');
    expect(await hasDocument('one')).toBe(true);
    await writeDocument('two');
    expect(await (await fetch(edited)).text()).toContain('/@vite/client');
    // The Functions emulator may start its worker again meanwhile, and the front then answers 504.
    const health = async () => (await fetch(`${edited}/api/health`)).status;
    await expect.poll(health, { timeout: 10_000 }).toBe(200);
    expect(await stopWithCtrlC(second)).toBe(0);
    expect(checkout.read('package.json')).toContain('"dev": "node scripts/start.mjs --dev"');
  });

  it.each(disks)(
    'on a %s disk costs what came after the last save, says so in one sentence, and leaves that save whole',
    async () => {
      const current = join(copy.data, 'current');
      const running = copy.start();
      await running.says(ready);
      expect(await hasDocument('two')).toBe(true);
      const before = contentOf(current);
      expect(before.size).toBeGreaterThan(3);

      await writeDocument('late');
      fillDisk();
      const said = running.output().length;
      running.child.kill('SIGINT');
      expect(await running.ended()).toBe(1);
      await expectNoProcess();
      // The Firebase CLI may end before it saves, because it cannot write its own log either.
      expect(running.output().slice(said)).toMatch(
        /^Stopping; .*\nWhat changed could not be saved in \S+ \((?:failed to write export: EFBIG: .*|the emulators ended before it was done)\): the save before it is whole, and the next start goes on from there\.\n$/,
      );
      expect(contentOf(current)).toEqual(before);
      expect(existsSync(join(copy.data, 'run'))).toBe(false);

      const seed = join(current, 'firestore_export', 'firestore_export.overall_export_metadata');
      const emulator = await startEmulatorProcess({ seed });
      await writeDocument('after', emulator.address);
      expect(await hasDocument('after', emulator.address)).toBe(true);
      expect(await hasDocument('two', emulator.address)).toBe(true);
      expect(await hasDocument('late', emulator.address)).toBe(false);
      await emulator.stop();
    },
  );
});
