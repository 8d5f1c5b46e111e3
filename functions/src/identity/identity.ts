import type { HasRole, Role } from '@copa/domain/people/roles';

/** The account of the local login. Its holder may add an address to it and a password: a session counts by its own end. */
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

/** A verified token: who signed in, when, and the role that the token itself names. */
export interface VerifiedToken extends HasRole {
  readonly account: Account;
  readonly signedInAt: Date;
}

export interface Identity {
  /** Throws `unauthenticated`, `token-expired` or `token-revoked`. */
  verifyToken(token: string): Promise<VerifiedToken>;
  findByEmail(email: string): Promise<Account | null>;
  findById(uid: string): Promise<Account | null>;
  /** Leaves out accounts that do not exist. */
  findMany(uids: readonly string[]): Promise<ReadonlyMap<string, Account>>;
  listAccounts(): AsyncIterable<Account>;
  setRole(uid: string, role: Role): Promise<void>;
  /** Ends all sessions that began until now, and returns when none is valid any more. A deleted account has none. */
  endSessions(uid: string): Promise<void>;
  /** A token to sign in as the local admin until the session ends; the account is made when it is missing. */
  createLocalAdminToken(session: { displayName: string; sessionEnds: Date }): Promise<string>;
}
