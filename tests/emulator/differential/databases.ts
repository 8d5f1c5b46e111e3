import { afterAll, beforeAll, expect } from 'vitest';
import { type Refereed, startRefereed } from '../referee/referee.ts';
import { type Database, openDatabase } from './wire.ts';

/** Starts an emulator for the tests of a file; each call opens another empty database of it. */
export function freshDatabases(name: string): () => Database {
  let emulator: Refereed;
  let opened = 0;
  beforeAll(async () => {
    emulator = await startRefereed();
  });
  afterAll(async () => {
    await emulator.stop();
    expect(emulator.defects).toEqual([]);
  });
  return () => openDatabase(emulator.port, `demo-${name}-${++opened}`);
}
