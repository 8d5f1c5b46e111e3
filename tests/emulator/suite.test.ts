import { readdir, readFile, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildEmulator, type FirebaseCli, runFirebase, startSuite } from './suite/firebase-cli.ts';
import {
  ALLOW_ALL,
  createFirebaseProject,
  DENY_ALL,
  type FirebaseProject,
  rules,
} from './suite/firebase-project.ts';

const FUNCTIONS = `
const { onDocumentWritten } = require('firebase-functions/v2/firestore');
const v1 = require('firebase-functions/v1');
const { initializeApp } = require('firebase-admin/app');
const { getFirestore } = require('firebase-admin/firestore');
initializeApp();
exports.second = onDocumentWritten('source/{id}', (event) =>
  getFirestore().doc('second/' + event.params.id).set({
    before: event.data.before.data() ?? null,
    after: event.data.after.data() ?? null,
    type: event.type,
  }));
exports.first = v1.firestore.document('source/{id}').onWrite((change, context) =>
  getFirestore().doc('first/' + context.params.id).set({
    before: change.before.data() ?? null,
    after: change.after.data() ?? null,
    type: context.eventType,
  }));
`;

beforeAll(buildEmulator);

let appCount = 0;

/** firebase-admin over gRPC. */
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

/** Resolves with the document as soon as a listener sees it fulfil the condition. */
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

describe('the suite with functions', () => {
  let project: FirebaseProject;
  let cli: FirebaseCli;

  beforeAll(async () => {
    project = await createFirebaseProject({ rules: DENY_ALL, functions: FUNCTIONS });
    cli = await startSuite(project, 'auth,firestore,functions,hosting');
  }, 60_000);

  afterAll(async () => {
    await cli.stop();
    await project.remove();
  });

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

  it('leaves functions alone while the hub has disabled them', async () => {
    const hub = `http://127.0.0.1:${project.ports.hub}/functions`;
    await withAdmin(project, async (db) => {
      expect((await fetch(`${hub}/disableBackgroundTriggers`, { method: 'PUT' })).status).toBe(200);
      await db.doc('source/silent').set({ n: 1 });
      expect((await fetch(`${hub}/enableBackgroundTriggers`, { method: 'PUT' })).status).toBe(200);
      await db.doc('source/loud').set({ n: 1 });
      await seen(db, 'second/loud', () => true);
      expect((await db.doc('second/silent').get()).exists).toBe(false);
    });
  });

  it('reloads rules while it runs, and keeps the old ones when the new ones are wrong', async () => {
    const file = join(project.folder, 'firestore.rules');
    expect(await statusOf(project, 'open/x')).toBe(403);
    await writeUntilPrinted(file, ALLOW_ALL, 'Rules updated.');
    expect(await statusOf(project, 'open/x')).toBe(404);
    await writeUntilPrinted(file, rules('nonsense('), 'ERROR');
    expect(await statusOf(project, 'open/x')).toBe(404);
  });

  /** The CLI's file watcher drops a change that follows another too closely. */
  async function writeUntilPrinted(file: string, contents: string, text: string): Promise<void> {
    const write = async () => {
      await writeFile(file, contents);
      return cli.output();
    };
    await expect.poll(write, { interval: 200, timeout: 15_000 }).toContain(text);
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

describe('the suite without functions', () => {
  let project: FirebaseProject;

  beforeAll(async () => {
    project = await createFirebaseProject({ rules: DENY_ALL });
  });

  afterAll(async () => {
    await project.remove();
  });

  it('exports when it is interrupted, and imports when it starts again', async () => {
    const first = await startSuite(project, 'firestore', ['--export-on-exit', 'data']);
    await withAdmin(project, (db) => db.doc('kept/one').set({ n: 1 }));
    const { output } = await first.stop();
    expect(output).toContain('Export complete');
    expect(await isOpen(project.ports.firestore)).toBe(false);

    const second = await startSuite(project, 'firestore', ['--import', 'data', '--export-on-exit', 'data']);
    await withAdmin(project, async (db) => {
      expect((await db.doc('kept/one').get()).data()).toEqual({ n: 1 });
      await db.doc('kept/two').set({ n: 2 });
    });
    await second.stop();

    const third = await startSuite(project, 'firestore', ['--import', 'data']);
    await withAdmin(project, async (db) => {
      expect((await db.collection('kept').count().get()).data().count).toBe(2);
    });
    await third.stop();
  });

  it('leaves no orphan when the CLI is killed', async () => {
    const cli = await startSuite(project, 'firestore');
    const lost = connectionLost(project.ports.firestore);
    cli.process.kill('SIGKILL');
    await lost;
    expect(await isOpen(project.ports.firestore)).toBe(false);
  });

  it('runs a script with the address in its environment', async () => {
    const script = 'node -e "console.log(process.env.FIRESTORE_EMULATOR_HOST); process.exitCode = 5"';
    const { code, output } = await runFirebase(project, ['emulators:exec', '--only', 'firestore', script])
      .exit;
    expect(output).toContain(`127.0.0.1:${project.ports.firestore}\n`);
    expect(code).toBe(5);
  });
});

function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

/** Holds a connection until the other side ends it. */
function connectionLost(port: number): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.resume();
    socket.on('error', () => undefined);
    socket.once('close', () => resolve());
  });
}
