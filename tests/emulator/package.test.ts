import { execFile } from 'node:child_process';
import { readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { quickFirebaseCli } from '../setup/quick-firebase-cli.ts';
import { createFirebaseProject, type FirebaseProject, REPOSITORY, rules } from './suite/firebase-project.ts';
import { FUNCTIONS } from './suite/functions.ts';

const PATIENCE_MS = 300_000;
const run = promisify(execFile);
const PROGRAM = 'node_modules/.bin/firestore-emulator';

const ITS_PACKAGES = [
  '@firebase',
  'firebase',
  'firebase-admin',
  'firebase-functions',
  'firebase-tools',
  'typescript',
];

const RULES = rules('request.auth == null || request.auth.uid == "ana"');

const RULES_TEST = `
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import test from 'node:test';
import { assertFails, assertSucceeds, initializeTestEnvironment } from '@firebase/rules-unit-testing';
import { startEmulator } from '@copa-fenix/firestore-emulator';
import { doc, getDoc, setDoc, setLogLevel } from 'firebase/firestore';

setLogLevel('silent');
test('rules', async () => {
  const rules = await readFile('firestore.rules', 'utf8');
  const { host, port, close, ...emulator } = await startEmulator({ rules });
  const environment = await initializeTestEnvironment({ projectId: 'demo-packed', firestore: { host, port, rules } });
  const ana = environment.authenticatedContext('ana').firestore();
  const eva = environment.authenticatedContext('eva').firestore();
  await assertSucceeds(setDoc(doc(ana, 'notes/one'), { text: 'x' }));
  await assertFails(setDoc(doc(eva, 'notes/one'), { text: 'y' }));
  const seed = await emulator.export('exported', 'demo-packed');
  await environment.cleanup();
  await close();

  const again = await startEmulator({ seed });
  const url = 'http://' + again.env.FIRESTORE_EMULATOR_HOST + '/v1/projects/p/databases/(default)/documents/notes/one';
  assert.equal((await (await fetch(url)).json()).fields.text.stringValue, 'x');
  await again.close();
});
`;

const TRIGGER_TEST = `
import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
initializeApp({ projectId: process.env.GCLOUD_PROJECT });
const db = getFirestore();
await db.doc('source/one').set({ n: 1 });
await Promise.all(['first/one', 'second/one'].map((path) => new Promise((resolve) => {
  db.doc(path).onSnapshot((snapshot) => { if (snapshot.exists) resolve(); });
})));
console.log('both functions heard of it');
process.exit(0);
`;

const TYPES_TEST = `
import { type RunningEmulator, startEmulator } from '@copa-fenix/firestore-emulator';
const emulator: RunningEmulator = await startEmulator({ port: 0, rules: '' });
const address: string = emulator.env.FIRESTORE_EMULATOR_HOST;
const seed: string = await emulator.export('folder', address);
await startEmulator({ seed });
`;

const TYPES_TEST_OF_COMMONJS = `
import { type RunningEmulator, startEmulator } from '@copa-fenix/firestore-emulator';
import emulator = require('@copa-fenix/firestore-emulator');
export const started: Promise<RunningEmulator> = startEmulator({ port: 0 });
export const again: Promise<RunningEmulator> = emulator.startEmulator();
`;

let project: FirebaseProject;

async function inProject(command: string, args: readonly string[]) {
  return run(command, args, {
    cwd: project.folder,
    encoding: 'utf8',
    env: {
      ...process.env,
      ...quickFirebaseCli,
      CI: 'true',
      npm_config_offline: 'true',
      npm_config_cache: join(project.folder, '.npm'),
      FIREBASE_FUNCTIONS_DISCOVERY_OUTPUT_PATH: 'true',
      TMPDIR: project.folder,
    },
  });
}

beforeAll(async () => {
  project = await createFirebaseProject({ rules: RULES, functions: FUNCTIONS });
  await writeFile(
    join(project.folder, 'package.json'),
    JSON.stringify({ name: 'another', version: '1.0.0', private: true, type: 'module' }),
  );
  const { stdout } = await run('npm', ['pack', '--json', '--pack-destination', project.folder], {
    cwd: join(REPOSITORY, 'emulator'),
    encoding: 'utf8',
  });
  const [packed] = JSON.parse(stdout) as { filename: string }[];
  await inProject('npm', ['install', `./${packed?.filename ?? ''}`, '--no-audit', '--no-fund']);

  const modules = join(project.folder, 'node_modules');
  for (const name of ITS_PACKAGES) await symlink(join(REPOSITORY, 'node_modules', name), join(modules, name));
  await symlink('../firebase-tools/lib/bin/firebase.js', join(modules, '.bin/firebase'));
  await rm(join(project.folder, 'functions/node_modules'));
}, PATIENCE_MS);

afterAll(async () => {
  await project.remove();
});

describe('the packed package', { timeout: PATIENCE_MS }, () => {
  const folder = () => join(project.folder, 'node_modules/@copa-fenix/firestore-emulator');

  it('holds the programs, the bundle and what one reads, and brings no other package', async () => {
    expect((await readdir(folder())).toSorted()).toEqual(
      ['CHANGELOG.md', 'LICENSE', 'README.md', 'bin', 'docs', 'lib', 'package.json'].toSorted(),
    );
    const manifest = JSON.parse(await readFile(join(folder(), 'package.json'), 'utf8')) as object;
    expect(manifest).not.toHaveProperty('dependencies');
    const changelog = await readFile(join(folder(), 'CHANGELOG.md'), 'utf8');
    const { version = '' } = manifest as { version?: string };
    expect(changelog).toContain(`\n## ${version}\n`);
    expect((await inProject(PROGRAM, ['--version'])).stdout).toContain(` ${version} `);
  });

  it.each([
    ['node16', 'node16', ['types.mts', 'types.cts']],
    ['esnext', 'bundler', ['types.mts']],
  ])('has types that need no other types: %s, %s', async (module, moduleResolution, files) => {
    await writeFile(join(project.folder, 'types.mts'), TYPES_TEST);
    await writeFile(join(project.folder, 'types.cts'), TYPES_TEST_OF_COMMONJS);
    const options = `--noEmit --strict --target es2023 --lib es2023 --module ${module}`.split(' ');
    await expect(
      inProject(process.execPath, [
        'node_modules/typescript/bin/tsc',
        ...options,
        '--moduleResolution',
        moduleResolution,
        ...files,
      ]),
    ).resolves.toMatchObject({ stdout: '' });
  });

  it('tests rules in the process of the test', async () => {
    await writeFile(join(project.folder, 'rules.test.mjs'), RULES_TEST);
    const { stdout } = await inProject(process.execPath, ['--test', 'rules.test.mjs']);
    expect(stdout).toContain('# pass 1');
  });

  it('stands in for Java under the Firebase CLI, and calls functions', async () => {
    await writeFile(join(project.folder, 'trigger.mjs'), TRIGGER_TEST);
    const firebase = 'node_modules/.bin/firebase emulators:exec --only firestore,functions --project'.split(
      ' ',
    );
    const command = [...firebase, project.projectId, 'node trigger.mjs'];
    const { stdout } = await inProject(PROGRAM, ['exec', '--', ...command]);
    expect(stdout).toContain('both functions heard of it');
  });

  it('passes the exit code of a command on, and says what it misses', async () => {
    const exec = (...args: string[]) => inProject(PROGRAM, ['exec', ...args]);
    await expect(exec('--', 'node', '-e', 'process.exit(7)')).rejects.toMatchObject({ code: 7 });
    await expect(exec()).rejects.toMatchObject({
      code: 2,
      stderr: expect.stringContaining('Say what to run') as string,
    });
    await expect(exec('no-such-program')).rejects.toMatchObject({
      code: 127,
      stderr: expect.stringContaining('is node_modules/.bin/no-such-program') as string,
    });
    await expect(exec('--help')).resolves.toMatchObject({
      stdout: expect.stringContaining('firestore-emulator exec -- <command>') as string,
    });
    await expect(exec('--hlep', 'node')).rejects.toMatchObject({
      code: 2,
      stderr: expect.stringContaining('exec has no option --hlep') as string,
    });
  });
});
