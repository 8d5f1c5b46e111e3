import type { AdminUser } from '@copa/domain/people/endpoints';
import { can, covers, type GivenRole, isNamed, type Role } from '@copa/domain/people/roles';
import { displayNameOf } from '@copa/domain/people/session';
import { losesAccess } from '@copa/domain/people/words';
import { type Actor, writeAudit } from '../audit.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Account } from '../identity/identity.ts';
import { found, refusal } from '../refusals.ts';
import { NAMINGS } from '../store/collections.ts';
import { decodeCursor, encodeCursor } from '../store/cursor.ts';
import type { Page, Paging, Transaction } from '../store/database.ts';
import { endSessions, endSignIns } from './end-sessions.ts';
import { type Grant, openNaming, withNamedTournaments } from './namings.ts';
import { beginOwnerRemoval, endOwnerRemoval } from './owner-removal.ts';
import { forgetRoleHolder, noteRoleHolder, noteRoleHolderOnce } from './role-holders.ts';
import { readWaitingRequests } from './waiting-requests.ts';
import * as words from './words.ts';

type Needs = Pick<Dependencies, 'identity' | 'database' | 'clock' | 'newId'>;
type Readers = Pick<Needs, 'identity' | 'database'>;

export async function adminUserOf({ database }: Pick<Needs, 'database'>, account: Account) {
  const [shown = null] = await withNamedTournaments(database, [listedOf(account)]);
  return found(shown);
}

type Listed = Omit<AdminUser, 'tournaments'>;

function listedOf(account: Account): Listed {
  const { uid, email, emailVerified, disabled, role } = account;
  return {
    uid,
    email,
    displayName: displayNameOf(account),
    emailVerified,
    disabled,
    role,
  };
}

export async function findAccount({ identity }: Pick<Needs, 'identity'>, email: string): Promise<Account> {
  return found(await identity.findByEmail(email), words.accountMissing);
}

/** Each page reads all accounts, because the identity service cannot filter them by role or sort them. */
export async function listAdmins(
  { identity, database }: Readers,
  { limit, cursor }: Paging,
): Promise<Page<AdminUser>> {
  const admins: Listed[] = [];
  for await (const account of identity.listAccounts()) {
    if (account.role !== 'visitor') admins.push(listedOf(account));
  }
  const { items, nextCursor } = pageAfter(admins.toSorted(byName), cursor, limit);
  return { items: await withNamedTournaments(database, items), nextCursor };
}

type Named = Pick<Listed, 'displayName' | 'uid'>;

function byName(a: Named, b: Named): number {
  return a.displayName.localeCompare(b.displayName, 'es') || (a.uid < b.uid ? -1 : 1);
}

/** The cursor contains the name, so that the next page is found even if the account was deleted. */
function pageAfter(admins: readonly Listed[], cursor: string | undefined, limit: number): Page<Listed> {
  const after = cursor === undefined ? null : decodeCursor(cursor);
  const last = after === null ? null : { displayName: String(after.value), uid: after.id };
  const rest =
    last === null ? admins : admins.filter((admin) => admin.uid !== last.uid && byName(last, admin) < 0);
  const items = rest.slice(0, limit);
  const end = items.at(-1);
  const hasMore = rest.length > items.length && end !== undefined;
  return { items, nextCursor: hasMore ? encodeCursor({ value: end.displayName, id: end.uid }) : null };
}

export async function grantRole(needs: Needs, actor: Actor, email: string, wanted: Grant) {
  const { database, clock } = needs;
  const account = await findAccount(needs, email);
  // If the account has no named role, the caller cannot see its former tournaments, so `expectedTournaments`
  // is ignored.
  const grant = isNamed(account) ? wanted : { ...wanted, expectedTournaments: undefined };
  // A caller whose role was removed during the request must not give it to themselves again.
  if (account.uid === actor.uid && !can(account, 'manage_admins')) throw refusal('permission-denied');
  const role = roleAfter(account, grant.role);
  // The role is a claim, which no transaction can set. So wrong tournaments are refused, and the audit entry is
  // written, before `giveRole`.
  await database.transaction(async (transaction) => {
    const { before, after, write } = await openNaming(transaction, clock(), account.uid, grant);
    write();
    recordRole(transaction, needs, actor, 'admin.grant', account, {
      before: { tournaments: before },
      after: { role, tournaments: after },
    });
  });
  await giveRole(needs, account, grant.role);
  await noteGivenRole(needs, account, role);
  await database.transaction(async (transaction) => {
    const approve = await readWaitingRequests(transaction, account.uid);
    approve(actor, clock());
  });
  return adminUserOf(needs, { ...account, role });
}

/** A role that the account already has is not set again, because that would undo a simultaneous removal. */
export async function giveRole(
  { identity }: Pick<Needs, 'identity'>,
  account: Account,
  given: GivenRole,
): Promise<Role> {
  const role = roleAfter(account, given);
  if (role !== account.role) await identity.setRole(account.uid, given);
  return role;
}

/** The held role stays if it covers the new one. A role that takes permissions away is refused. */
export function roleAfter(account: Pick<Account, 'role'>, role: GivenRole): Role {
  if (covers({ role }, account)) return role;
  if (isNamed({ role }) || !covers(account, { role }))
    throw refusal('conflict', losesAccess(account.role, role));
  return account.role;
}

export function noteGivenRole(
  needs: Pick<Needs, 'database' | 'clock'>,
  { uid, role: held }: Account,
  role: Role,
): Promise<void> {
  return held === role ? noteRoleHolderOnce(needs, uid) : noteRoleHolder(needs, uid);
}

export async function revokeAdmin(needs: Needs, actor: Actor, email: string): Promise<AdminUser> {
  const account = await findAccount(needs, email);
  const isOwner = account.role === 'owner';
  if (isOwner) await beginOwnerRemoval(needs, actor, account);
  await needs.database.transaction(async (transaction) => {
    const tournaments = (await transaction.get(NAMINGS, account.uid))?.tournaments ?? null;
    recordRole(transaction, needs, actor, 'admin.revoke', account, {
      before: { tournaments },
      after: { role: 'visitor', tournaments: null },
    });
  });
  await forgetRoleHolder(needs, account.uid);
  // Tokens keep the role. If this call dies after `setRole`, no task of the job ends them.
  await endSignIns(needs, account.uid);
  await needs.identity.setRole(account.uid, 'visitor');
  // The account may have signed in again meanwhile.
  await endSessions(needs, account.uid);
  await needs.database.transaction(async (transaction) => {
    // Runs for every account, because a repeated call finds the owner's claims already gone.
    await endOwnerRemoval(transaction, account);
    transaction.remove(NAMINGS, account.uid);
  });
  return adminUserOf(needs, { ...account, role: 'visitor' });
}

function recordRole(
  transaction: Transaction,
  needs: Needs,
  actor: Actor,
  action: 'admin.grant' | 'admin.revoke',
  { uid, email, role }: Account,
  { before, after }: { readonly before: object; readonly after: object },
): void {
  writeAudit(transaction, needs, {
    actor,
    action,
    target: `accounts/${uid}`,
    person: email,
    before: { role, ...before },
    after,
  });
}
