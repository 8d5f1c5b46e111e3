import type { AdminUser } from '@copa/domain/people/endpoints';
import { writeAudit } from '../audit.ts';
import type { Origin } from '../call.ts';
import type { Dependencies } from '../dependencies.ts';
import { refusal } from '../refusals.ts';
import { OWNER, OWNER_ID } from '../store/collections.ts';
import { adminUserOf, findAccount } from './admins.ts';
import { spendAttempt } from './attempts.ts';
import { noteRoleHolder } from './role-holders.ts';
import { equalSecrets } from './secrets.ts';
import { readWaitingRequests } from './waiting-requests.ts';
import * as words from './words.ts';

type Needs = Pick<Dependencies, 'config' | 'identity' | 'database' | 'clock' | 'newId'>;

export async function setupState({ config, database }: Pick<Needs, 'config' | 'database'>) {
  return {
    needsSetup: (await database.get(OWNER, OWNER_ID)) === null,
    setupConfigured: config.setupSecret !== null,
    localLogin: config.localLogin !== null,
  };
}

/**
 * The record is written before the claims, so two set-ups cannot make two accounts owner. The same account
 * can repeat an interrupted set-up.
 */
export async function setUpOwner(
  needs: Needs,
  { secret, email }: { readonly secret: string; readonly email: string },
  origin: Pick<Origin, 'network'>,
): Promise<AdminUser> {
  const { setupSecret, ownerEmail } = needs.config;
  if (setupSecret === null || ownerEmail === null) throw refusal('not-configured');
  await spendAttempt(needs, 'owner-setup', email, origin);
  const secretFits = equalSecrets(secret, setupSecret);
  if (!equalSecrets(email, ownerEmail) || !secretFits) throw refusal('wrong-credentials');

  const account = await findAccount(needs, email);
  await needs.database.transaction(async (transaction) => {
    const owner = await transaction.get(OWNER, OWNER_ID);
    if (owner !== null && (owner.uid !== account.uid || account.role === 'owner'))
      throw refusal('owner-exists');
    // Anybody can open an account under any address. Only confirmation proves whose address it is.
    if (!account.emailVerified) throw refusal('email-not-verified', words.emailUnconfirmed);
    const approve = await readWaitingRequests(transaction, account.uid);
    approve(account, needs.clock());
    transaction.set(OWNER, { id: OWNER_ID, uid: account.uid, at: needs.clock(), leaving: [] });
    writeAudit(transaction, needs, {
      actor: account,
      action: 'owner.setup',
      target: `accounts/${account.uid}`,
      before: { role: account.role },
      after: { role: 'owner' },
    });
  });
  await needs.identity.setRole(account.uid, 'owner');
  await noteRoleHolder(needs, account.uid);
  return adminUserOf(needs, { ...account, role: 'owner' });
}
