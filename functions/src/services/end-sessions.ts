import type { Dependencies } from '../dependencies.ts';
import { REVOCATIONS } from '../store/collections.ts';

/**
 * Signs an account out everywhere. The security rules see a token and not the account, so they are told from which
 * sign-in on tokens count; first them, so that a failure in between leaves less open, not more.
 */
export async function endSessions(
  { identity, database, clock }: Pick<Dependencies, 'identity' | 'database' | 'clock'>,
  uid: string,
): Promise<void> {
  const validSince = Math.floor(clock().getTime() / 1000);
  await database.transaction(async (unit) => {
    unit.set(REVOCATIONS, { id: uid, validSince });
  });
  await identity.endSessions(uid);
}
