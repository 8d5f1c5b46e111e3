import type { AdminUser } from '@copa/domain/api/auth';
import { displayNameOf } from '@copa/domain/session';
import type { Dependencies } from '../dependencies.ts';
import type { Account } from '../identity/identity.ts';
import { found, refusal } from '../refusals.ts';
import { type Actor, recordAudit } from './audit.ts';
import { endSessions } from './end-sessions.ts';

type Needs = Pick<Dependencies, 'identity' | 'database' | 'clock' | 'newId'>;

const ACCOUNT_MISSING = 'No existe una cuenta con ese correo.';

export function adminUserOf(account: Account): AdminUser {
  const { uid, email, emailVerified, disabled, claims } = account;
  return {
    uid,
    email,
    displayName: displayNameOf(account),
    emailVerified,
    disabled,
    isAdmin: claims.isAdmin || claims.isOwner,
    isOwner: claims.isOwner,
  };
}

export async function findAccount({ identity }: Pick<Needs, 'identity'>, email: string): Promise<Account> {
  return found(await identity.findByEmail(email), ACCOUNT_MISSING);
}

export async function listAdmins({ identity }: Pick<Needs, 'identity'>): Promise<AdminUser[]> {
  const admins: AdminUser[] = [];
  for await (const account of identity.listAccounts()) {
    if (account.claims.isAdmin || account.claims.isOwner) admins.push(adminUserOf(account));
  }
  return admins.toSorted((a, b) => a.displayName.localeCompare(b.displayName, 'es'));
}

export async function grantAdmin(needs: Needs, actor: Actor, email: string): Promise<AdminUser> {
  const account = await findAccount(needs, email);
  await needs.identity.setClaims(account.uid, { ...account.claims, isAdmin: true });
  await audit(needs, actor, 'admin.grant', account);
  return adminUserOf({ ...account, claims: { ...account.claims, isAdmin: true } });
}

/** The owner stays: there is one, and only the set-up makes one. */
export async function revokeAdmin(needs: Needs, actor: Actor, email: string): Promise<AdminUser> {
  const account = await findAccount(needs, email);
  if (account.claims.isOwner) throw refusal('last-owner');
  const claims = { isAdmin: false, isOwner: false };
  await needs.identity.setClaims(account.uid, claims);
  await endSessions(needs, account.uid);
  await audit(needs, actor, 'admin.revoke', account);
  return adminUserOf({ ...account, claims });
}

async function audit(
  needs: Needs,
  actor: Actor,
  action: 'admin.grant' | 'admin.revoke',
  { uid, claims }: Account,
): Promise<void> {
  await needs.database.transaction(async (unit) => {
    recordAudit(unit, needs, {
      actor,
      action,
      target: `accounts/${uid}`,
      before: { isAdmin: claims.isAdmin },
      after: { isAdmin: action === 'admin.grant' },
    });
  });
}
