import { expect, it } from 'vitest';
import { requireDatabase } from './database.ts';
import type { Answer, AskGoogle } from './google.ts';

const PATH = '/v1/projects/copa-real/databases/(default)';
const ok = (body: object): Answer => ({ status: 200, body });

function look(answers: Readonly<Record<string, Answer>>) {
  const ask: AskGoogle = async (service, method, path) =>
    answers[`${service} ${method} ${path}`] ?? { status: 500, body: null };
  return requireDatabase(ask, 'copa-real');
}

const database = (deleteProtectionState: string, backupSchedules: readonly object[]) =>
  look({
    [`firestore GET ${PATH}`]: ok({ deleteProtectionState }),
    [`firestore GET ${PATH}/backupSchedules`]: ok(backupSchedules.length > 0 ? { backupSchedules } : {}),
  });

it.each([403, 404])('ends a deployment that would create a database of its own (%i)', async (status) => {
  await expect(look({ [`firestore GET ${PATH}`]: { status, body: null } })).rejects.toThrow(
    'The project copa-real has no database that you may see: create it where you want it, or wait until it is restored',
  );
});

it('lets somebody deploy who may not see the backups', async () => {
  const found = ok({ deleteProtectionState: 'DELETE_PROTECTION_ENABLED' });
  const refused = { [`firestore GET ${PATH}/backupSchedules`]: { status: 403, body: null } };
  expect(await look({ [`firestore GET ${PATH}`]: found, ...refused })).toEqual([]);
});

it('says what a database lacks that was restored', async () => {
  expect(await database('DELETE_PROTECTION_ENABLED', [{}])).toEqual([]);
  expect(await database('DELETE_PROTECTION_DISABLED', [])).toEqual([
    'The database is not protected from deletion: switch its protection on (docs/deploy.md).',
    'No backups are made: give the database a schedule for them (docs/deploy.md).',
  ]);
});
