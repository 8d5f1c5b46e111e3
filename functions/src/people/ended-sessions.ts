import { type Identity, secondsOf } from '../identity/identity.ts';
import { refusal } from '../refusals.ts';
import type { Database } from '../store/database.ts';

/**
 * The identity service cannot end single sessions, so `verifyToken` also looks up the session in
 * `REVOCATIONS`.
 */
export function refusingEndedSessions(identity: Identity, database: Pick<Database, 'get'>): Identity {
  return {
    ...identity,
    verifyToken: async (token, limitAccount) => {
      // Loads the schemas only for calls with a token, because a cold start for a page does not need them.
      const [verified, { REVOCATIONS }] = await Promise.all([
        identity.verifyToken(token, limitAccount),
        import('../store/collections.ts'),
      ]);
      const revocation = await database.get(REVOCATIONS, verified.account.uid);
      const second = secondsOf(verified.signedInAt);
      if (revocation !== null && (second < revocation.validSince || revocation.ended.includes(second))) {
        throw refusal('token-revoked');
      }
      return verified;
    },
  };
}
