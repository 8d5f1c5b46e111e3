import { execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { launchBeside } from '../../emulator/src/launch/launch-beside.mjs';
import { projectId, repositoryRoot } from '../../scripts/process/repository.mjs';
import type { HostOptions } from '../../scripts/start/cli-host.mjs';
import { dataFolder, metadataName } from '../../scripts/start/data-folder.mjs';
import { type BesideOptions, seedIn, startFirestoreBeside } from '../../scripts/start/firestore-beside.mjs';
import { anyPorts } from '../../scripts/start/ports.mjs';
import { StartFailure } from '../../scripts/start/start-failure.mjs';
import { type RunningSuite, startSuite } from '../../scripts/start/suite.mjs';
import { buildEmulator } from './suite/firebase-cli.ts';
import { ALLOW_ALL, createFirebaseProject, DENY_ALL, type Ports, rules } from './suite/firebase-project.ts';
import { FUNCTIONS } from './suite/functions.ts';
import { connectionLost, isOpen } from './support/port.ts';

/** Several starts of the CLI, on a machine that may be busy with other suites. */
const PATIENCE_MS = 600_000;
const SOON = { timeout: PATIENCE_MS };
const DOCUMENTS = `projects/${projectId}/databases/(default)/documents`;
const AS_OWNER = { authorization: 'Bearer owner', 'content-type': 'application/json' };

const HOST_SCRIPT = fileURLToPath(new URL('../../scripts/start/cli-host.mjs', import.meta.url));

beforeAll(buildEmulator, PATIENCE_MS);

function temporaryFolder(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'copa-beside-')));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function write(address: string, path: string, documents = DOCUMENTS): Promise<void> {
  const body = JSON.stringify({ fields: { name: { stringValue: 'áé' } } });
  const response = await fetch(`http://${address}/v1/${documents}/${path}`, {
    method: 'PATCH',
    headers: AS_OWNER,
    body,
  });
  expect(response.status).toBe(200);
}

async function statusOf(
  address: string,
  path: string,
  headers: Record<string, string> = {},
  documents = DOCUMENTS,
): Promise<number> {
  return (await fetch(`http://${address}/v1/${documents}/${path}`, { headers })).status;
}

/** The process that the CLI of a suite runs in: its arguments name the data folder. */
function cliProcess(folder: string): number {
  const list = execFileSync('ps', ['axww', '-o', 'pid=,args='], { encoding: 'utf8', maxBuffer: 2 ** 26 });
  const [line, ...others] = list
    .split('\n')
    .filter((text) => text.includes('cli-host.mjs') && text.includes(folder));
  if (line === undefined || others.length > 0) throw new Error('there is not one process of the CLI');
  return Number.parseInt(line, 10);
}

const portOf = (address: string): number => Number(address.split(':')[1]);

describe('the suite with Firestore beside the CLI', { timeout: PATIENCE_MS }, () => {
  /** As `npm start` runs it, without its build of the site. */
  async function suite(folder: string, launch: 'beside' | 'embedded'): Promise<RunningSuite> {
    vi.stubEnv('FIRESTORE_EMULATOR', launch);
    const data = dataFolder(join(folder, 'data'));
    const publicDir = join(folder, 'public');
    mkdirSync(publicDir, { recursive: true });
    writeFileSync(join(publicDir, 'index.html'), '<!doctype html><title>hosted</title>');
    const importFrom = seedIn(data.current) === null ? null : data.current;
    const started = await startSuite({
      root: repositoryRoot,
      ports: await anyPorts(),
      publicDir,
      logFile: join(folder, 'firebase.log'),
      data,
      importFrom,
      official: false,
    });
    onTestFinished(async () => {
      await started.stop();
    });
    return started;
  }

  async function addAccount({ addresses }: RunningSuite, email: string): Promise<number> {
    const url = `http://${addresses.auth}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=x`;
    const body = JSON.stringify({ email, password: 'secret-enough' });
    return (await fetch(url, { method: 'POST', headers: AS_OWNER, body })).status;
  }

  it('keeps its data over Ctrl-C, for and from a suite started the other way, and leaves no orphan', async () => {
    const folder = temporaryFolder();

    const first = await suite(folder, 'beside');
    const { addresses } = first;
    expect(await statusOf(addresses.firestore, 'registrations/x')).toBe(403);
    expect((await fetch(`${addresses.api}/tournaments`)).status).toBe(200);
    await write(addresses.firestore, 'kept/one');
    expect(await addAccount(first, 'kept@example.test')).toBe(200);
    first.saveFromNowOn();
    const hub: unknown = await (await fetch(`${addresses.hub}/emulators`)).json();
    expect(hub).toMatchObject({ firestore: { host: '127.0.0.1', port: portOf(addresses.firestore) } });
    // A Windows console would give Ctrl-C to the CLI's process as well.
    process.kill(cliProcess(folder), 'SIGINT');
    await first.exited;
    await first.stop();
    await expect.poll(() => isOpen(portOf(addresses.firestore)), SOON).toBe(false);

    const second = await suite(folder, 'embedded');
    expect(await statusOf(second.addresses.firestore, 'kept/one', AS_OWNER)).toBe(200);
    await write(second.addresses.firestore, 'kept/two');
    second.saveFromNowOn();
    await second.stop();

    const third = await suite(folder, 'beside');
    const { firestore } = third.addresses;
    expect(await statusOf(firestore, 'kept/one', AS_OWNER)).toBe(200);
    expect(await statusOf(firestore, 'kept/two', AS_OWNER)).toBe(200);
    expect(await addAccount(third, 'kept@example.test')).toBe(400);
    const lost = connectionLost(portOf(firestore));
    process.kill(cliProcess(folder), 'SIGKILL');
    await lost;
    await expect.poll(() => isOpen(portOf(firestore)), SOON).toBe(false);
  });

  it('does not start from damaged data, and says why as the CLI would', async () => {
    const folder = temporaryFolder();
    const { current } = dataFolder(join(folder, 'data'));
    const metadata = 'firestore_export.overall_export_metadata';
    mkdirSync(current, { recursive: true });
    writeFileSync(join(current, metadata), 'damaged');
    writeFileSync(join(current, metadataName), JSON.stringify({ firestore: { metadata_file: metadata } }));
    const failure = await suite(folder, 'beside').catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(StartFailure);
    expect(failure).toMatchObject({
      firestoreEnded: true,
      reason: 'Overall export metadata file version not supported',
    });
  });
});

function besideOptions(ports: Ports, project: string, rulesFile: string): BesideOptions {
  const place = {
    host: '127.0.0.1',
    port: ports.firestore,
    websocketPort: ports.websocket,
    project,
    rules: rulesFile,
  };
  return { ...place, ...launchBeside({ ...place, functions: `127.0.0.1:${ports.functions}`, seed: null }) };
}

async function startedBeside(folder: string, source: string) {
  const ports = await anyPorts();
  const file = join(folder, 'firestore.rules');
  writeFileSync(file, source);
  const options = besideOptions(ports, projectId, file);
  const beside = startFirestoreBeside(options, folder);
  onTestFinished(async () => {
    beside.stop();
    await beside.ended;
  });
  expect(await beside.ready).toBe(true);
  return { ...beside, address: `127.0.0.1:${ports.firestore}`, options };
}

describe('a CLI with Firestore beside it', { timeout: PATIENCE_MS }, () => {
  it('registers the triggers of functions with it', async () => {
    const project = await createFirebaseProject({ rules: DENY_ALL, functions: FUNCTIONS });
    const { folder, ports } = project;
    const options: HostOptions = {
      root: folder,
      hub: `http://127.0.0.1:${ports.hub}`,
      cliArguments: ['emulators:start', '--only=functions', `--project=${project.projectId}`],
      firestoreBeside: besideOptions(ports, project.projectId, join(folder, 'firestore.rules')),
      dataFolder: null,
      saveEveryMs: 1_000_000,
      removeOnExit: [],
    };
    const host = fork(HOST_SCRIPT, [JSON.stringify(options)], {
      cwd: folder,
      env: { ...process.env, CI: 'true', FIREBASE_FUNCTIONS_DISCOVERY_OUTPUT_PATH: 'true', TMPDIR: folder },
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    });
    const ended = once(host, 'exit');
    onTestFinished(async () => {
      host.disconnect();
      await ended;
      await project.remove();
    });
    let output = '';
    host.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
    await expect.poll(() => output, SOON).toContain('All emulators ready');
    const documents = `projects/${project.projectId}/databases/(default)/documents`;
    const address = `127.0.0.1:${ports.firestore}`;
    await write(address, 'source/one', documents);
    const noted = (path: string) => () => statusOf(address, path, AS_OWNER, documents);
    await expect.poll(noted('first/one'), SOON).toBe(200);
    await expect.poll(noted('second/one'), SOON).toBe(200);
  });
});

describe('Firestore beside the CLI', { timeout: PATIENCE_MS }, () => {
  it('takes new rules while it runs, and keeps the old ones when the new ones are wrong', async () => {
    const said: string[] = [];
    vi.spyOn(console, 'log').mockImplementation((text: string) => said.push(text));
    vi.spyOn(console, 'error').mockImplementation((text: string, error: Error) =>
      said.push(`${text} ${error.message}`),
    );
    const { address, options } = await startedBeside(temporaryFolder(), DENY_ALL);
    expect(await statusOf(address, 'open/x')).toBe(403);
    writeFileSync(options.rules, ALLOW_ALL);
    await expect.poll(() => statusOf(address, 'open/x'), SOON).toBe(404);
    writeFileSync(options.rules, rules('nonsense('));
    await expect.poll(() => said.join('\n'), SOON).toMatch(/The rules stay as they were: .*L4:\d+ /);
    expect(await statusOf(address, 'open/x')).toBe(404);
  });

  it('says that it ended, and says so when it never became ready', async () => {
    const folder = temporaryFolder();
    const beside = await startedBeside(folder, DENY_ALL);
    beside.stop();
    expect(await beside.ended).toBe('Firestore Emulator has exited with code: 143');

    const refused = startFirestoreBeside({ ...beside.options, args: ['--no-such-option'] }, folder);
    expect(await refused.ready).toBe(false);
    expect(await refused.ended).toBe('Firestore Emulator has exited with code: 9');
  });
});
