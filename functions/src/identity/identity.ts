import type { HasRole, Role } from '@copa/domain/people/roles';

/**
 * A token of this account is valid only until its claim `sessionEnds`. Tokens without the claim are refused,
 * for example if somebody added a password to the account and signed in with it.
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

export interface VerifiedToken extends HasRole {
  readonly account: Account;
  readonly signedInAt: Date;
}

/** `role` is the one in the token. */
export type LimitAccount = (uid: string, role: Role) => void;

export const secondsOf = (instant: Date) => Math.floor(instant.getTime() / 1000);

export interface Identity {
  /** `limitAccount` gets the account of a valid token before that account is looked up, and may refuse it. */
  verifyToken(token: string, limitAccount?: LimitAccount): Promise<VerifiedToken>;
  findByEmail(email: string): Promise<Account | null>;
  findById(uid: string): Promise<Account | null>;
  findMany(uids: readonly string[]): Promise<ReadonlyMap<string, Account>>;
  listAccounts(): AsyncIterable<Account>;
  setRole(uid: string, role: Role): Promise<void>;
  /** Afterwards `verifyToken` refuses all tokens of the account's sessions that began before this call. */
  endSessions(uid: string): Promise<void>;
  createLocalAdminToken(session: { displayName: string; sessionEnds: Date }): Promise<string>;
}
