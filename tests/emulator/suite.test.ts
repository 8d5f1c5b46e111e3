import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { initializeTestEnvironment, withFunctionTriggersDisabled } from '@firebase/rules-unit-testing';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  buildEmulator,
  type FirebaseCli,
  killRemaining,
  runFirebase,
  startSuite,
} from './suite/firebase-cli.ts';
import {
  ALLOW_ALL,
  createFirebaseProject,
  DENY_ALL,
  type FirebaseProject,
  rules,
} from './suite/firebase-project.ts';
import { FUNCTIONS } from './suite/functions.ts';
import { connectionLost, isOpen } from './support/port.ts';

const PATIENCE_MS = 300_000;

beforeAll(buildEmulator, PATIENCE_MS);

afterAll(killRemaining);

let appCount = 0;

async function withAdmin<Result>(
  project: FirebaseProject,
  run: (db: Firestore) => Promise<Result>,
): Promise<Result> {
  const app = initializeApp({ projectId: project.projectId }, `suite-${++appCount}`);
  const db = getFirestore(app);
  db.settings({ host: `127.0.0.1:${project.ports.firestore}`, ssl: false });
  try {
    return await run(db);
  } finally {
    await db.terminate();
    await deleteApp(app);
  }
}

function seen(
  db: Firestore,
  path: string,
  condition: (data: FirebaseFirestore.DocumentData) => boolean,
): Promise<FirebaseFirestore.DocumentData> {
  return new Promise((resolve, reject) => {
    const stop = db.doc(path).onSnapshot((snapshot) => {
      const data = snapshot.data();
      if (data === undefined || !condition(data)) return;
      stop();
      resolve(data);
    }, reject);
  });
}

async function statusOf(project: FirebaseProject, path: string): Promise<number> {
  const { firestore } = project.ports;
  const url = `http://127.0.0.1:${firestore}/v1/projects/${project.projectId}/databases/(default)/documents/${path}`;
  return (await fetch(url)).status;
}

describe('the suite with functions', { timeout: PATIENCE_MS }, () => {
  let project: FirebaseProject;
  let cli: FirebaseCli;

  beforeAll(async () => {
    project = await createFirebaseProject({ rules: DENY_ALL, functions: FUNCTIONS });
    // The Auth emulator is left out, because it starts slowly, and Auth and Firestore never call each other.
    cli = await startSuite(project, 'firestore,functions,hosting');
  }, PATIENCE_MS);

  afterAll(async () => {
    await cli.stop();
    await project.remove();
  }, PATIENCE_MS);

  it('is listed by the hub', async () => {
    const response = await fetch(`http://127.0.0.1:${project.ports.hub}/emulators`);
    expect(await response.json()).toMatchObject({
      firestore: { port: project.ports.firestore, webSocketPort: project.ports.websocket },
    });
  });

  it('delivers changes to functions of both generations', async () => {
    await withAdmin(project, async (db) => {
      await db.doc('source/aé 1').set({ n: 1 });
      const created = { before: null, after: { n: 1 } };
      expect(await seen(db, 'second/aé 1', () => true)).toEqual({
        ...created,
        type: 'google.cloud.firestore.document.v1.written',
      });
      expect(await seen(db, 'first/aé 1', () => true)).toEqual({
        ...created,
        type: 'google.firestore.document.write',
      });
      await db.doc('source/aé 1').update({ n: 2 });
      const isUpdate = (data: FirebaseFirestore.DocumentData) => data.before !== null;
      const updated = { before: { n: 1 }, after: { n: 2 } };
      expect(await seen(db, 'second/aé 1', isUpdate)).toMatchObject(updated);
      expect(await seen(db, 'first/aé 1', isUpdate)).toMatchObject(updated);
    });
  });

  it('leaves functions alone while rules-unit-testing has disabled them through the hub', async () => {
    const hub = { host: '127.0.0.1', port: project.ports.hub };
    await withAdmin(project, async (db) => {
      await withFunctionTriggersDisabled(hub, () => db.doc('source/silent').set({ n: 1 }));
      await db.doc('source/loud').set({ n: 1 });
      await seen(db, 'second/loud', () => true);
      expect((await db.doc('second/silent').get()).exists).toBe(false);
    });
  });

  it('is found by rules-unit-testing through the hub alone', async () => {
    const { projectId, ports } = project;
    const environment = await initializeTestEnvironment({
      projectId,
      hub: { host: '127.0.0.1', port: ports.hub },
    });
    expect(environment.emulators.firestore).toEqual({ host: '127.0.0.1', port: ports.firestore });
    await environment.cleanup();
  });

  it('reloads rules while it runs, and keeps the old ones when the new ones are wrong', async () => {
    const file = join(project.folder, 'firestore.rules');
    expect(await statusOf(project, 'open/x')).toBe(403);
    await writeUntil(file, ALLOW_ALL, async () => (await statusOf(project, 'open/x')) === 404);
    await writeUntil(file, rules('nonsense('), () => /firestore\.rules:4:\d+ - ERROR/.test(cli.output()));
    await cli.printed('Failed to update rules');
    expect(await statusOf(project, 'open/x')).toBe(404);
  });

  /**
   * Writes repeatedly, because the CLI may read a half-written file or ignore a change that closely follows
   * another.
   */
  async function writeUntil(
    file: string,
    contents: string,
    condition: () => boolean | Promise<boolean>,
  ): Promise<void> {
    const write = async () => {
      await writeFile(file, contents);
      return condition();
    };
    await expect.poll(write, { interval: 300, timeout: PATIENCE_MS }).toBe(true);
  }

  it('exports through the hub', async () => {
    await withAdmin(project, (db) => db.doc('exported/one').set({ text: 'áé' }));
    const path = join(project.folder, 'hub-export');
    const response = await fetch(`http://127.0.0.1:${project.ports.hub}/_admin/export`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ path, initiatedBy: 'test' }),
    });
    expect(response.status).toBe(200);
    expect(await readdir(path)).toEqual(
      expect.arrayContaining(['firebase-export-metadata.json', 'firestore_export']),
    );
    const output = join(path, 'firestore_export/all_namespaces/all_kinds/output-0');
    expect((await readFile(output)).includes('áé')).toBe(true);
  });
});

describe('the suite without functions', { timeout: PATIENCE_MS }, () => {
  let project: FirebaseProject;

  beforeAll(async () => {
    project = await createFirebaseProject({ rules: DENY_ALL });
  });

  afterAll(async () => {
    await project.remove();
  });

  it('exports when it is interrupted, imports when it starts again, and leaves no orphan when it is killed', async () => {
    const { firestore } = project.ports;
    const first = await startSuite(project, 'firestore', ['--export-on-exit', 'data']);
    await withAdmin(project, (db) => db.doc('kept/one').set({ n: 1 }));
    const { output } = await first.stop();
    expect(output).toContain('Export complete');
    expect(await isOpen(firestore)).toBe(false);

    const second = await startSuite(project, 'firestore', ['--import', 'data']);
    await withAdmin(project, async (db) => {
      expect((await db.doc('kept/one').get()).data()).toEqual({ n: 1 });
    });
    const lost = connectionLost(firestore);
    second.process.kill('SIGKILL');
    await lost;
    await expect.poll(() => isOpen(firestore), { timeout: PATIENCE_MS }).toBe(false);
  });

  it('runs a script with the address in its environment', async () => {
    const script = 'node -e "console.log(process.env.FIRESTORE_EMULATOR_HOST); process.exitCode = 5"';
    const { code, output } = await runFirebase(project, ['emulators:exec', '--only', 'firestore', script])
      .exit;
    expect(output).toContain(`127.0.0.1:${project.ports.firestore}\n`);
    expect(code).toBe(5);
  });
});
