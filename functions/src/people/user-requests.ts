import { isDeepStrictEqual } from 'node:util';
import { DAY_MS } from '@copa/domain/limits';
import { isNamed } from '@copa/domain/people/roles';
import type { ListedUserRequest, UserRequest } from '@copa/domain/people/user-request';
import { type Actor, writeAudit } from '../audit.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Account } from '../identity/identity.ts';
import { found, refusal } from '../refusals.ts';
import { NAMINGS, USER_REQUESTS } from '../store/collections.ts';
import { equal, type Page, type Paging, type Transaction, type Writer } from '../store/database.ts';
import { mailAccount, wasMailed } from '../store/mail-queue.ts';
import { accessMail } from './access-mail.ts';
import { giveRole, noteGivenRole, roleAfter } from './admins.ts';
import { type Grant, type OpenNaming, openNaming, writeNaming } from './namings.ts';
import * as words from './words.ts';

type Needs = Pick<Dependencies, 'identity' | 'database' | 'clock' | 'newId' | 'logger'>;
type Status = UserRequest['status'];
const LOOKED_THROUGH = 1000;

interface RequestFilter extends Paging {
  readonly status?: Status | undefined;
  readonly verified?: boolean | undefined;
}

/**
 * Skips pages without a matching request, because strangers could hide a request behind many others.
 * `LOOKED_THROUGH` limits the search.
 */
export async function listUserRequests(
  { database, identity }: Pick<Needs, 'database' | 'identity'>,
  { verified, status, limit, cursor: first }: RequestFilter,
): Promise<Page<ListedUserRequest>> {
  let cursor = first;
  for (let seen = 0; ; seen += limit) {
    const { items, nextCursor } = await database.page(USER_REQUESTS, {
      limit,
      cursor,
      where: status === undefined ? [] : equal({ status }),
      orderBy: { field: 'requestedAt', direction: status === 'pending' ? 'asc' : 'desc' },
    });
    const accounts = await identity.findMany([...new Set(items.map(({ uid }) => uid))]);
    const listed = items
      .map((request) => ({ ...request, emailVerified: accounts.get(request.uid)?.emailVerified ?? null }))
      .filter(({ emailVerified }) => verified === undefined || (emailVerified === true) === verified);
    if (listed.length > 0 || nextCursor === null || seen + limit >= LOOKED_THROUGH) {
      return { items: listed, nextCursor };
    }
    cursor = nextCursor;
  }
}

/**
 * The decision is stored before `giveRole`, and the request is pending again if `giveRole` fails. The mail
 * comes last, because it says that the account has access.
 */
export async function approveUserRequest(
  needs: Needs,
  actor: Actor,
  id: string,
  notes: string,
  grant: Grant = { role: 'admin' },
): Promise<UserRequest> {
  const known = found(await needs.database.get(USER_REQUESTS, id), words.requestMissing);
  const { uid } = known;
  const account = found(await needs.identity.findById(uid), words.requestAccountGone);
  const open = (transaction: Transaction) => openNaming(transaction, needs.clock(), uid, grant);
  if (isRepeated(known, actor, 'approved', notes) && (await isLeftOver(needs, account, known, grant))) {
    const role = await giveRole(needs, account, grant.role);
    await noteGivenRole(needs, account, role);
    await queueMail(needs, known);
    return known;
  }
  // A role that takes permissions away is refused before the request is decided.
  const role = roleAfter(account, grant.role);
  const decision = { status: 'approved', approvedAt: needs.clock(), approvedBy: actor.uid, notes } as const;
  const { decided: approved, named } = await decide(needs, actor, id, decision, open);
  await giveRole(needs, account, grant.role).catch(async (error: unknown) => {
    await needs.database.transaction(async (transaction) => {
      const before = { status: 'pending', approvedAt: null, approvedBy: null, notes: known.notes } as const;
      transaction.update(USER_REQUESTS, id, before);
      writeNaming(transaction, uid, named?.before ?? null);
    });
    throw error;
  });
  await noteGivenRole(needs, account, role);
  await queueMail(needs, approved);
  return approved;
}

function isRepeated(
  request: UserRequest,
  { uid }: Actor,
  status: Decision['status'],
  notes: string,
): boolean {
  const by = status === 'approved' ? request.approvedBy : request.rejectedBy;
  return request.status === status && by === uid && request.notes === notes;
}

async function isLeftOver(
  { database, clock }: Needs,
  account: Account,
  request: UserRequest,
  { role, tournaments }: Grant,
): Promise<boolean> {
  const named = await database.get(NAMINGS, account.uid);
  const wanted = isNamed({ role }) ? tournaments : null;
  if (!isDeepStrictEqual(named?.tournaments ?? null, wanted ?? null)) return false;
  if (account.role === role) return true;
  const isRecent = request.approvedAt !== null && clock().getTime() - request.approvedAt.getTime() < DAY_MS;
  // If the mail was queued, the account got the role and lost it later, so it does not get the role again.
  return account.role === 'visitor' && isRecent && !(await wasMailed(database, mailIdOf(request)));
}

export async function rejectUserRequest(needs: Needs, actor: Actor, id: string, notes: string) {
  const known = await needs.database.get(USER_REQUESTS, id);
  if (known !== null && isRepeated(known, actor, 'rejected', notes)) return known;
  const { decided } = await decide(needs, actor, id, {
    status: 'rejected',
    rejectedAt: needs.clock(),
    rejectedBy: actor.uid,
    notes,
  });
  return decided;
}

type Decision = Partial<Omit<UserRequest, 'id'>> & { readonly status: 'approved' | 'rejected' };

interface Decided {
  readonly decided: UserRequest;
  readonly named: OpenNaming | null;
}

function decide(
  needs: Needs,
  actor: Actor,
  id: string,
  decision: Decision,
  open: (transaction: Transaction) => Promise<OpenNaming | null> = () => Promise.resolve(null),
): Promise<Decided> {
  return needs.database.transaction(async (transaction) => {
    const before = found(await transaction.get(USER_REQUESTS, id), words.requestMissing);
    if (before.status !== 'pending') throw refusal('conflict', words.alreadyDecided);
    const named = await open(transaction);
    named?.write();
    transaction.update(USER_REQUESTS, id, decision);
    const decided = { ...before, ...decision };
    if (decision.status === 'rejected') mailDecision(transaction, needs, decided);
    writeAudit(transaction, needs, {
      actor,
      action: decision.status === 'approved' ? 'user-request.approve' : 'user-request.reject',
      target: `userRequests/${id}`,
      person: before.email,
      before: { status: before.status },
      after: { status: decision.status, ...(named && { role: named.role, tournaments: named.after }) },
    });
    return { decided, named };
  });
}

async function queueMail(needs: Needs, request: UserRequest): Promise<void> {
  await needs.database.transaction(async (transaction) => {
    if (!(await wasMailed(transaction, mailIdOf(request)))) mailDecision(transaction, needs, request);
  });
}

function mailDecision(writer: Writer, { clock }: Pick<Needs, 'clock'>, request: UserRequest): void {
  mailAccount(writer, mailIdOf(request), accessMail(request, clock()));
}

/** An account may request access again, so the time distinguishes the decisions. */
function mailIdOf({ id, approvedAt, rejectedAt }: UserRequest): string {
  return `access-${id}-${(approvedAt ?? rejectedAt)?.getTime() ?? 0}`;
}
