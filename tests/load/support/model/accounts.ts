import type { Account, Identity } from '../../../../functions/src/identity/identity.ts';
import { refusal } from '../../../../functions/src/refusals.ts';

export interface Accounts extends Identity {
  admins(): readonly string[];
}

/** The identity service with three accounts, whose ids are their tokens. */
export function createAccounts(): Accounts {
  const claims = new Map([
    ['owner', { isAdmin: true, isOwner: true }],
    ['bruno', { isAdmin: false, isOwner: false }],
    ['carla', { isAdmin: false, isOwner: false }],
  ]);
  const accountOf = (uid: string): Account | null => {
    const held = claims.get(uid);
    if (held === undefined) return null;
    return {
      uid,
      email: `${uid}@correo.example`,
      displayName: uid,
      photoURL: null,
      emailVerified: true,
      disabled: false,
      claims: held,
      creationTime: null,
      lastSignInTime: null,
    };
  };
  const all = () => [...claims.keys()].flatMap((uid) => accountOf(uid) ?? []);
  return {
    verifyToken: (token) => {
      const account = accountOf(token);
      if (account === null) return Promise.reject(refusal('unauthenticated'));
      return Promise.resolve({ account, claims: account.claims, signedInAt: new Date(0) });
    },
    findByEmail: (email) => Promise.resolve(accountOf(email.split('@')[0] ?? '')),
    findById: (uid) => Promise.resolve(accountOf(uid)),
    findMany: (uids) =>
      Promise.resolve(new Map(uids.flatMap((uid) => accountOf(uid) ?? []).map((each) => [each.uid, each]))),
    async *listAccounts() {
      await Promise.resolve();
      yield* all();
    },
    setClaims: (uid, held) => {
      claims.set(uid, held);
      return Promise.resolve();
    },
    endSessions: () => Promise.resolve(),
    createLocalAdminToken: () => Promise.reject(refusal('not-configured')),
    admins: () => all().flatMap(({ uid, claims: held }) => (held.isAdmin && !held.isOwner ? [uid] : [])),
  };
}
