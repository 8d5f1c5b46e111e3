import { customClaimsOf, roleOf } from '@copa/domain/people/roles';
import type { App } from 'firebase-admin/app';
import { type Auth, type DecodedIdToken, getAuth, type UserRecord } from 'firebase-admin/auth';
import { refusal, refusedBy } from '../refusals.ts';
import {
  type Account,
  type Identity,
  type LimitAccount,
  LOCAL_ADMIN_UID,
  type VerifiedToken,
} from './identity.ts';
import { requireOpenSession } from './open-session.ts';

const RESTORE_ATTEMPTS = 4;
const LIST_PAGE = 1000;
const LOOKUP_PAGE = 100;

export function createIdentity(app: App, clock: () => Date): Identity {
  const auth = getAuth(app);
  return {
    verifyToken: (token, limitAccount) => verifyToken(auth, token, clock(), limitAccount),

    findByEmail: (email) => orNull(async () => accountOf(await auth.getUserByEmail(email))),

    findById: (uid) => orNull(async () => accountOf(await auth.getUser(uid))),

    findMany: (uids) => findMany(auth, uids),

    async *listAccounts() {
      let pageToken: string | undefined;
      do {
        const page = await auth.listUsers(LIST_PAGE, pageToken);
        yield* page.users.map(accountOf);
        pageToken = page.pageToken;
      } while (pageToken !== undefined && pageToken !== '');
    },

    setRole: (uid, role) => auth.setCustomUserClaims(uid, customClaimsOf({ role })),

    endSessions: async (uid) => {
      await nextSecond();
      await unless('auth/user-not-found', () => auth.revokeRefreshTokens(uid));
    },

    createLocalAdminToken: async ({ displayName, sessionEnds }) => {
      await restoreLocalAdmin(auth, displayName);
      return auth.createCustomToken(LOCAL_ADMIN_UID, {
        sessionEnds: Math.floor(sessionEnds.getTime() / 1000),
      });
    },
  };
}

/** Reads the account on every call, so that a lost claim or an ended session takes effect at once. */
async function verifyToken(
  auth: Auth,
  token: string,
  now: Date,
  limitAccount?: LimitAccount,
): Promise<VerifiedToken> {
  const decoded = await decode(auth, token);
  if (isOfTenant(decoded['firebase'])) throw refusal('unauthenticated');
  limitAccount?.(decoded.uid, roleOf(decoded));
  const record = await orNull(() => auth.getUser(decoded.uid));
  if (record === null) throw refusal('unauthenticated');
  requireOpenSession(record, decoded, now);
  const signedInAt = new Date(decoded.auth_time * 1000);
  return { account: accountOf(record), role: roleOf(decoded), signedInAt };
}

async function decode(auth: Auth, token: string): Promise<DecodedIdToken> {
  try {
    return await auth.verifyIdToken(token);
  } catch (cause) {
    const code = codeOf(cause);
    if (code === 'auth/id-token-expired') throw refusedBy(cause, 'token-expired');
    if (code === 'auth/id-token-revoked' || code === 'auth/user-disabled') {
      throw refusedBy(cause, 'token-revoked');
    }
    if (
      code.startsWith('auth/') &&
      code !== 'auth/internal-error' &&
      code !== 'auth/network-request-failed'
    ) {
      throw refusedBy(cause, 'unauthenticated');
    }
    throw refusedBy(cause, 'unavailable');
  }
}

/**
 * Instances that restore the account at the same time may delete each other's new account, so each tries
 * again.
 */
async function restoreLocalAdmin(auth: Auth, displayName: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await restoreOnce(auth, displayName);
      return;
    } catch (error) {
      // The Admin SDK reports these errors if another instance deletes the account during `restoreOnce`.
      const isGone = ['auth/user-not-found', 'auth/internal-error'].includes(codeOf(error));
      if (!isGone || attempt === RESTORE_ATTEMPTS) throw error;
    }
  }
}

/**
 * An account with added sign-in methods is created anew, because they would outlast a change of the
 * configured password.
 */
async function restoreOnce(auth: Auth, displayName: string): Promise<void> {
  const uid = LOCAL_ADMIN_UID;
  const existing = await orNull(() => auth.getUser(uid));
  const isChanged = existing !== null && (existing.email !== undefined || existing.providerData.length > 0);
  if (isChanged) await unless('auth/user-not-found', () => auth.deleteUser(uid));
  if (existing === null || isChanged) {
    await unless('auth/uid-already-exists', () => auth.createUser({ uid, displayName }));
  }
  if (isChanged || existing?.customClaims?.['admin'] !== true) {
    await auth.setCustomUserClaims(uid, { admin: true });
  }
}

/** Firebase compares whole seconds, so without this wait sign-ins of the current second would stay valid. */
function nextSecond(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 1000 - (Date.now() % 1000));
  });
}

async function findMany(auth: Auth, uids: readonly string[]): Promise<ReadonlyMap<string, Account>> {
  const found = new Map<string, Account>();
  for (let start = 0; start < uids.length; start += LOOKUP_PAGE) {
    const { users } = await auth.getUsers(uids.slice(start, start + LOOKUP_PAGE).map((uid) => ({ uid })));
    for (const record of users) found.set(record.uid, accountOf(record));
  }
  return found;
}

function isOfTenant(signIn: unknown): boolean {
  return typeof signIn === 'object' && signIn !== null && 'tenant' in signIn;
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}

function orNull<T>(read: () => Promise<T>): Promise<T | null> {
  return unless('auth/user-not-found', read);
}

async function unless<T>(code: string, ask: () => Promise<T>): Promise<T | null> {
  try {
    return await ask();
  } catch (error) {
    if (codeOf(error) === code) return null;
    throw error;
  }
}

function momentOf(text: string | null | undefined): Date | null {
  return text ? new Date(text) : null;
}

function accountOf(record: UserRecord): Account {
  return {
    uid: record.uid,
    email: record.email ?? null,
    displayName: record.displayName ?? null,
    photoURL: record.photoURL ?? null,
    emailVerified: record.emailVerified,
    disabled: record.disabled,
    role: roleOf(record.customClaims),
    creationTime: momentOf(record.metadata.creationTime),
    lastSignInTime: momentOf(record.metadata.lastSignInTime),
  };
}
