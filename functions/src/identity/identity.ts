import type { HasRole, Role } from '@copa/domain/people/roles';

/**
 * The account of the local login. Its sessions end at a fixed time, because their holder might add an
 * e-mail address and a password to the account.
 */
export const LOCAL_ADMIN_UID = 'local-admin';

export interface Account extends HasRole {
  readonly uid: string;
  readonly email: string | null;
  readonly displayName: string | null;
  readonly photoURL: string | null;
  readonly emailVerified: boolean;
  readonly disabled: boolean;
  readonly creationTime: Date | null;
  readonly lastSignInTime: Date | null;
}

/** A verified token: the account, the time of the sign-in, and the role in the token. */
export interface VerifiedToken extends HasRole {
  readonly account: Account;
  readonly signedInAt: Date;
}

/** Tokens carry whole seconds. */
export const secondsOf = (instant: Date) => Math.floor(instant.getTime() / 1000);

export interface Identity {
  /** Throws `unauthenticated`, `token-expired` or `token-revoked`. */
  verifyToken(token: string): Promise<VerifiedToken>;
  findByEmail(email: string): Promise<Account | null>;
  findById(uid: string): Promise<Account | null>;
  /** Accounts that do not exist are left out. */
  findMany(uids: readonly string[]): Promise<ReadonlyMap<string, Account>>;
  listAccounts(): AsyncIterable<Account>;
  setRole(uid: string, role: Role): Promise<void>;
  /**
   * Ends all sessions of the account, and returns when none of their tokens is valid any more. A deleted
   * account has none.
   */
  endSessions(uid: string): Promise<void>;
  /** A token for signing in as the local admin until the session ends; a missing account is created. */
  createLocalAdminToken(session: { displayName: string; sessionEnds: Date }): Promise<string>;
}
