import type { Caller } from '../authorizer.ts';
import type { FirestoreService } from '../firestore-service.ts';
import { parseDatabaseName } from '../resource-name.ts';
import { StatusError } from '../status-error.ts';
import { validateDistinct, validateWrites } from '../writes/validate-write.ts';
import { commitValidated } from './commit.ts';
import { type Core, requireAdmin } from './core.ts';

type Request = Parameters<FirestoreService['batchWrite']>[1];
type Outcome = Awaited<ReturnType<FirestoreService['batchWrite']>>[number];

/** Every write commits or fails by itself; a malformed one fails the request. */
export async function batchWrite(core: Core, caller: Caller, request: Request): Promise<readonly Outcome[]> {
  const { database: name } = parseDatabaseName(request.database);
  requireAdmin(caller, 'Batch writes');
  validateDistinct(request.writes);
  validateWrites(name, request.writes);
  const database = core.databases.get(name);
  return Promise.all(
    request.writes.map(async (write): Promise<Outcome> => {
      try {
        const { results } = await commitValidated(core, caller, database, [write], null);
        return { ok: results[0] ?? { updateTime: null, transformResults: [] } };
      } catch (error) {
        if (error instanceof StatusError) return { error };
        throw error;
      }
    }),
  );
}
