import type { Dependencies } from '../dependencies.ts';
import type { Identity } from '../identity/identity.ts';
import { refusal } from '../refusals.ts';
import { REVOCATIONS } from '../store/collections.ts';
import type { Database } from '../store/database.ts';

type Needs = Pick<Dependencies, 'identity' | 'database' | 'clock'>;

/**
 * The number of sign-ins of one account that can be ended individually; beyond that, ending one ends all
 * earlier ones.
 */
const SINGLE_MAX = 100;

const secondsOf = (instant: Date) => Math.floor(instant.getTime() / 1000);

/**
 * Signs an account out everywhere. Security rules cannot see the account, so they read a document with the
 * first valid sign-in, which is written first. Tokens carry whole seconds, so those of this second end too.
 */
export async function endSessions({ identity, database, clock }: Needs, uid: string): Promise<void> {
  const validSince = secondsOf(clock()) + 1;
  await database.transaction(async (transaction) => {
    transaction.set(REVOCATIONS, { id: uid, validSince, ended: [] });
  });
  await identity.endSessions(uid);
}

/** Ends one sign-in with all its tokens, copies included: each carries the second of the sign-in. */
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

/**
 * Adds the check for sign-ins that were ended individually; the identity service only ends all sessions
 * together.
 */
export function refusingEndedSessions(identity: Identity, database: Pick<Database, 'get'>): Identity {
  return {
    ...identity,
    verifyToken: async (token) => {
      const verified = await identity.verifyToken(token);
      const revocation = await database.get(REVOCATIONS, verified.account.uid);
      const second = secondsOf(verified.signedInAt);
      if (revocation !== null && (second < revocation.validSince || revocation.ended.includes(second))) {
        throw refusal('token-revoked');
      }
      return verified;
    },
  };
}
