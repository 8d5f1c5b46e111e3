import { afterAll, beforeAll } from 'vitest';
import { type Refereed, startRefereed } from '../referee/referee.ts';
import { type Database, openDatabase } from './wire.ts';

export function freshDatabases(name: string): () => Database {
  let emulator: Refereed;
  let opened = 0;
  beforeAll(async () => {
    emulator = await startRefereed();
  });
  afterAll(() => emulator.stop());
  return () => openDatabase(emulator.port, `demo-${name}-${++opened}`);
}
