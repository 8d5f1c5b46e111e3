import type { Dependencies } from '../dependencies.ts';
import { secondsOf } from '../identity/seconds.ts';
import { REVOCATIONS } from '../store/collections.ts';

type Needs = Pick<Dependencies, 'identity' | 'database' | 'clock'>;

/** This many sign-ins of one account can be ended one by one; after that, ending one ends all earlier ones. */
const SINGLE_MAX = 100;

/**
 * Signs an account out everywhere. The security rules see a token and not the account, so they read the sign-in
 * from which tokens count. That is written first, so that a failure in between leaves less open. Tokens carry
 * whole seconds: those of this second end too.
 */
export async function endSessions({ identity, database, clock }: Needs, uid: string): Promise<void> {
  const validSince = secondsOf(clock()) + 1;
  await database.transaction(async (transaction) => {
    transaction.set(REVOCATIONS, { id: uid, validSince, ended: [] });
  });
  await identity.endSessions(uid);
}

/** Signs one sign-in out: all its tokens, and those that somebody made a copy of, carry the second in which it was. */
export async function endSession(
  { database }: Pick<Needs, 'database'>,
  { uid, signedInAt }: { readonly uid: string; readonly signedInAt: Date },
): Promise<void> {
  await database.transaction(async (transaction) => {
    const { validSince, ended } = (await transaction.get(REVOCATIONS, uid)) ?? { validSince: 0, ended: [] };
    const all = [...new Set([...ended, secondsOf(signedInAt)])].toSorted((a, b) => a - b);
    const kept = all.slice(-SINGLE_MAX);
    const dropped = all.at(-SINGLE_MAX - 1);
    transaction.set(REVOCATIONS, {
      id: uid,
      validSince: dropped === undefined ? validSince : Math.max(validSince, dropped + 1),
      ended: kept,
    });
  });
}
