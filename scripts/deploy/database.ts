import { Problem } from '../process/problem.mjs';
import { type AskGoogle, requireOk } from './google.ts';

const CANNOT_SEE = new Set([403, 404]);

/**
 * Throws if there is no database, because the Firebase CLI would create an empty one in the United States.
 * Its place can never be changed, and no restore could take its name. Returns warnings about the database.
 */
export async function requireDatabase(ask: AskGoogle, project: string): Promise<readonly string[]> {
  const path = `/v1/projects/${project}/databases/(default)`;
  const answer = await ask('firestore', 'GET', path);
  if (CANNOT_SEE.has(answer.status)) {
    throw new Problem(
      `The project ${project} has no database that you may see: create it where you want it, or wait until it is ` +
        'restored (docs/deploy.md).',
    );
  }
  const { deleteProtectionState } = requireOk(answer, 'a look at the database') as {
    deleteProtectionState?: string;
  };
  const schedules = await ask('firestore', 'GET', `${path}/backupSchedules`);
  const { backupSchedules = [] } = (schedules.body ?? {}) as { backupSchedules?: readonly unknown[] };
  return [
    ...(deleteProtectionState === 'DELETE_PROTECTION_ENABLED' ? [] : [UNPROTECTED]),
    // The account may have no right to see backups.
    ...(schedules.status !== 200 || backupSchedules.length > 0 ? [] : [WITHOUT_BACKUPS]),
  ];
}

const UNPROTECTED = 'The database is not protected from deletion: switch its protection on (docs/deploy.md).';
const WITHOUT_BACKUPS = 'No backups are made: give the database a schedule for them (docs/deploy.md).';
