import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import * as firestore from 'firebase/firestore';
import { expect, it } from 'vitest';
import { startEmulator } from '../../emulator/src/start-emulator.ts';

firestore.setLogLevel('silent');

const PROJECT = 'demo-clear';

it('a listener sees the seed again at once after the emulator is cleared', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'clear-'));
  const connect = (app: FirebaseApp, port: number) => {
    const db = firestore.initializeFirestore(app, {});
    firestore.connectFirestoreEmulator(db, '127.0.0.1', port);
    return db;
  };
  const apps = ['writing', 'listening'].map((name) =>
    initializeApp({ projectId: PROJECT, apiKey: 'none' }, name),
  );
  const [writing, listening] = apps as [FirebaseApp, FirebaseApp];

  const first = await startEmulator();
  await firestore.setDoc(firestore.doc(connect(writing, first.port), 'c/seeded'), { n: 1 });
  const seed = await first.export(folder, PROJECT);
  await first.close();

  const second = await startEmulator({ seed });
  const db = connect(listening, second.port);
  const seen: string[] = [];
  const stop = firestore.onSnapshot(firestore.collection(db, 'c'), ({ docs, metadata }) => {
    if (!metadata.hasPendingWrites) seen.push(docs.map(({ id }) => id).join());
  });
  await expect.poll(() => seen.at(-1)).toBe('seeded');
  await firestore.deleteDoc(firestore.doc(db, 'c/seeded'));
  await expect.poll(() => seen.at(-1)).toBe('');
  second.clear();
  await expect.poll(() => seen.at(-1)).toBe('seeded');

  stop();
  await Promise.all(apps.map(deleteApp));
  await second.close();
  await rm(folder, { recursive: true });
});
