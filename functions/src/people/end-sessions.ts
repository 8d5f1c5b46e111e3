import type { Dependencies } from '../dependencies.ts';
import { secondsOf } from '../identity/identity.ts';
import { REVOCATIONS } from '../store/collections.ts';

type Needs = Pick<Dependencies, 'identity' | 'database' | 'clock'>;

const SINGLE_MAX = 100;

export async function endSessions(needs: Needs, uid: string): Promise<void> {
  await endSignIns(needs, uid);
  await needs.identity.endSessions(uid);
}

/**
 * Security rules cannot see the account, so `REVOCATIONS` stores the earliest valid sign-in for them.
 * `auth_time` has whole seconds, so sign-ins of the current second end too.
 */
export async function endSignIns({ database, clock }: Omit<Needs, 'identity'>, uid: string): Promise<void> {
  const validSince = secondsOf(clock()) + 1;
  await database.transaction(async (transaction) => {
    transaction.set(REVOCATIONS, { id: uid, validSince, ended: [] });
  });
}

/** Ends all tokens of the sign-in, including copies, because each token carries the time of its sign-in. */
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
