import type { Account, Identity } from '../../../functions/src/identity/identity.ts';
import { refusal } from '../../../functions/src/refusals.ts';

export interface Accounts extends Identity {
  readonly accounts: ReadonlyMap<string, Account>;
  readonly ended: readonly string[];
  change(uid: string, fields: Partial<Account>): void;
  delete(uid: string): void;
}

const OWNER = { role: 'owner' } as const;
const NONE = { role: 'visitor' } as const;

/** The id of an account is also its token. `findByEmail` uses the part before the `@` as the id. */
export function createAccounts(
  given: Readonly<Record<string, Partial<Account>>> = { owner: OWNER, bruno: {}, carla: {} },
): Accounts {
  const ended: string[] = [];
  const accounts = new Map(Object.entries(given).map(([uid, fields]) => [uid, accountOf(uid, fields)]));
  const change = (uid: string, fields: Partial<Account>) => {
    accounts.set(uid, accountOf(uid, { ...accounts.get(uid), ...fields }));
  };
  const find = (uid: string) => Promise.resolve(accounts.get(uid) ?? null);
  return {
    accounts,
    ended,
    change,
    delete: (uid) => {
      accounts.delete(uid);
    },
    verifyToken: async (token) => {
      const account = await find(token);
      if (account === null) throw refusal('unauthenticated');
      return { account, role: account.role, signedInAt: new Date(0) };
    },
    findByEmail: (email) => find(email.split('@')[0] ?? ''),
    findById: find,
    findMany: (uids) =>
      Promise.resolve(
        new Map(uids.flatMap((uid) => accounts.get(uid) ?? []).map((each) => [each.uid, each])),
      ),
    async *listAccounts() {
      await Promise.resolve();
      yield* accounts.values();
    },
    setRole: (uid, role) => {
      change(uid, { role });
      return Promise.resolve();
    },
    endSessions: (uid) => {
      ended.push(uid);
      return Promise.resolve();
    },
    createLocalAdminToken: ({ displayName, sessionEnds }) =>
      Promise.resolve(`${displayName} ${sessionEnds.toISOString()}`),
  };
}

function accountOf(uid: string, fields: Partial<Account>): Account {
  return {
    uid,
    email: `${uid}@correo.example`,
    displayName: uid,
    photoURL: null,
    emailVerified: true,
    disabled: false,
    ...NONE,
    creationTime: null,
    lastSignInTime: null,
    ...fields,
  };
}
