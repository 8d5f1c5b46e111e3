import { SYSTEM_ACTOR, writeAudit } from '../audit.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Account } from '../identity/identity.ts';
import { NAMINGS, ROLE_HOLDERS, ROLE_HOLDERS_ID } from '../store/collections.ts';
import { endSessions } from './end-sessions.ts';

type Needs = Pick<Dependencies, 'identity' | 'database' | 'clock' | 'newId'>;

export async function noteRoleHolder({ database, clock }: Pick<Needs, 'database' | 'clock'>, uid: string) {
  await database.transaction(async (transaction) => {
    const known = await transaction.get(ROLE_HOLDERS, ROLE_HOLDERS_ID);
    transaction.set(ROLE_HOLDERS, { id: ROLE_HOLDERS_ID, notedAt: { ...known?.notedAt, [uid]: clock() } });
  });
}

/**
 * Call this before removing a role. Otherwise `endLostAccess` treats the missing role as one that was removed
 * elsewhere.
 */
export async function forgetRoleHolder({ database }: Pick<Needs, 'database'>, uid: string): Promise<void> {
  await database.transaction(async (transaction) => {
    const known = await transaction.get(ROLE_HOLDERS, ROLE_HOLDERS_ID);
    if (known === null) return;
    const { [uid]: _gone, ...notedAt } = known.notedAt;
    transaction.set(ROLE_HOLDERS, { id: ROLE_HOLDERS_ID, notedAt });
  });
}

export async function noteRoleHolderOnce(needs: Pick<Needs, 'database' | 'clock'>, uid: string) {
  const known = await needs.database.get(ROLE_HOLDERS, ROLE_HOLDERS_ID);
  if (known?.notedAt[uid] === undefined) await noteRoleHolder(needs, uid);
}

/**
 * Ends the sessions of accounts that were disabled or deleted in the Firebase console, because security rules
 * cannot see accounts.
 */
export async function endLostAccess(needs: Needs): Promise<readonly string[]> {
  const { database, identity } = needs;
  const known =
    (await database.get(ROLE_HOLDERS, ROLE_HOLDERS_ID))?.notedAt ?? (await findRoleHolders(needs));
  const uids = Object.keys(known);
  const accounts = await identity.findMany(uids);
  const lost = uids.filter((uid) => !holdsRole(accounts.get(uid)));
  await Promise.all(
    lost.map((uid) => endLost(needs, uid, { since: known[uid], email: accounts.get(uid)?.email ?? null })),
  );
  return lost;
}

interface LostAccess {
  readonly since: Date | undefined;
  readonly email: string | null;
}

async function endLost(needs: Needs, uid: string, { since, email }: LostAccess): Promise<void> {
  await endSessions(needs, uid);
  await needs.database.transaction(async (transaction) => {
    const current = await transaction.get(ROLE_HOLDERS, ROLE_HOLDERS_ID);
    const { [uid]: noted, ...notedAt } = current?.notedAt ?? {};
    if (noted === undefined || noted.getTime() !== since?.getTime()) return;
    transaction.set(ROLE_HOLDERS, { id: ROLE_HOLDERS_ID, notedAt });
    transaction.remove(NAMINGS, uid);
    writeAudit(transaction, needs, {
      actor: SYSTEM_ACTOR,
      action: 'admin.lost',
      target: `accounts/${uid}`,
      person: email,
    });
  });
}

async function findRoleHolders(needs: Needs): Promise<Readonly<Record<string, Date>>> {
  const noted: Record<string, Date> = {};
  for await (const account of needs.identity.listAccounts()) {
    if (holdsRole(account)) noted[account.uid] = needs.clock();
  }
  await needs.database.transaction(async (transaction) => {
    const known = await transaction.get(ROLE_HOLDERS, ROLE_HOLDERS_ID);
    transaction.set(ROLE_HOLDERS, { id: ROLE_HOLDERS_ID, notedAt: { ...noted, ...known?.notedAt } });
  });
  return noted;
}

function holdsRole(account: Account | undefined): boolean {
  return account !== undefined && !account.disabled && account.role !== 'visitor';
}
