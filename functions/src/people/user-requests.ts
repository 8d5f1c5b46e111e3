import type { GivenRole } from '@copa/domain/people/roles';
import type { ListedUserRequest, UserRequest } from '@copa/domain/people/user-request';
import { type Actor, recordAudit } from '../audit.ts';
import type { Dependencies } from '../dependencies.ts';
import { found, refusal } from '../refusals.ts';
import { USER_REQUESTS } from '../store/collections.ts';
import type { Filter, Page, Unit } from '../store/database.ts';
import { mailAccount } from '../store/mail-queue.ts';
import { accessMail } from './access-mail.ts';
import { giveRole } from './admins.ts';
import * as words from './words.ts';

type Needs = Pick<Dependencies, 'identity' | 'database' | 'clock' | 'newId' | 'logger'>;
type Status = UserRequest['status'];
/**
 * The most requests of one account settled in one call, so that no flood is too large to decide; the rest waits
 * for the next decision.
 */
const SETTLED_AT_ONCE = 200;
/** The number of requests one call reads to find accounts with, or without, a confirmed address. */
const LOOKED_THROUGH = 1000;

interface RequestFilter {
  readonly limit: number;
  readonly cursor?: string | undefined;
  readonly status?: Status | undefined;
  readonly verified?: boolean | undefined;
}

/**
 * Lists requests with facts of their accounts: anybody can open many accounts under somebody's address. Where
 * the caller asks for one kind, pages without any are skipped, so that a flood hides nobody.
 */
export async function listUserRequests(
  { database, identity }: Pick<Needs, 'database' | 'identity'>,
  { verified, ...filter }: RequestFilter,
): Promise<Page<ListedUserRequest>> {
  let { cursor } = filter;
  for (let seen = 0; ; seen += filter.limit) {
    const { items, nextCursor } = await pageOf(database, { ...filter, cursor });
    const accounts = await identity.findMany([...new Set(items.map(({ uid }) => uid))]);
    const listed = items
      .map((request) => ({ ...request, emailVerified: accounts.get(request.uid)?.emailVerified ?? null }))
      .filter(({ emailVerified }) => verified === undefined || (emailVerified === true) === verified);
    if (listed.length > 0 || nextCursor === null || seen + filter.limit >= LOOKED_THROUGH) {
      return { items: listed, nextCursor };
    }
    cursor = nextCursor;
  }
}

/** Requests from before there was one for each account: one that filed several has one place, where its newest is. */
async function pageOf(
  database: Needs['database'],
  { status, ...page }: Omit<RequestFilter, 'verified'>,
): Promise<Page<UserRequest>> {
  const { items, nextCursor } = await database.page(USER_REQUESTS, {
    ...page,
    where: status === undefined ? [] : [{ field: 'status', op: '==', value: status }],
    orderBy: { field: 'requestedAt', direction: 'desc' },
  });
  const waiting = new Set<string>();
  const isFirst = (request: UserRequest) => {
    if (request.status !== 'pending') return true;
    if (waiting.has(request.uid)) return false;
    waiting.add(request.uid);
    return true;
  };
  return { items: items.filter(isFirst), nextCursor };
}

/** The decision is stored first; when the claim cannot be given, it is taken back so that it can be made again. */
export async function approveUserRequest(
  needs: Needs,
  actor: Actor,
  id: string,
  notes: string,
  role: GivenRole = 'admin',
): Promise<UserRequest> {
  const { uid } = found(await needs.database.get(USER_REQUESTS, id), words.requestMissing);
  const account = found(await needs.identity.findById(uid), words.requestAccountGone);
  const { request: approved, settled } = await decide(needs, actor, id, {
    status: 'approved',
    approvedAt: needs.clock(),
    approvedBy: actor.uid,
    notes,
  });
  try {
    await giveRole(needs, account, role);
  } catch (error) {
    await needs.database.transaction(async (unit) => {
      for (const each of settled) {
        unit.update(USER_REQUESTS, each, { status: 'pending', approvedAt: null, approvedBy: null });
      }
    });
    throw error;
  }
  await queueMail(needs, approved);
  return approved;
}

export async function rejectUserRequest(
  needs: Needs,
  actor: Actor,
  id: string,
  notes: string,
): Promise<UserRequest> {
  const { request: rejected } = await decide(needs, actor, id, {
    status: 'rejected',
    rejectedAt: needs.clock(),
    rejectedBy: actor.uid,
    notes,
  });
  await queueMail(needs, rejected);
  return rejected;
}

type Decision = Partial<Omit<UserRequest, 'id'>> & { readonly status: 'approved' | 'rejected' };

interface Decided {
  readonly request: UserRequest;
  /** The ids of all that the decision settled. */
  readonly settled: readonly string[];
}

/** An account with several requests gets one answer to all. */
function decide(needs: Needs, actor: Actor, id: string, decision: Decision): Promise<Decided> {
  return needs.database.transaction(async (unit: Unit) => {
    const before = found(await unit.get(USER_REQUESTS, id), words.requestMissing);
    if (before.status !== 'pending') throw refusal('conflict', words.alreadyDecided);
    const where: readonly Filter[] = [
      { field: 'uid', op: '==', value: before.uid },
      { field: 'status', op: '==', value: 'pending' },
    ];
    const waiting = await unit.find(USER_REQUESTS, { where }, SETTLED_AT_ONCE);
    const settled = [...new Set([id, ...waiting.map((request) => request.id)])];
    for (const each of settled) unit.update(USER_REQUESTS, each, decision);
    recordAudit(unit, needs, {
      actor,
      action: decision.status === 'approved' ? 'user-request.approve' : 'user-request.reject',
      target: `userRequests/${id}`,
      person: before.email,
      before: { status: before.status },
      after: { status: decision.status },
    });
    return { request: { ...before, ...decision }, settled };
  });
}

async function queueMail(
  { database, newId, clock }: Pick<Needs, 'database' | 'newId' | 'clock'>,
  request: UserRequest,
): Promise<void> {
  await database.transaction(async (unit) => {
    mailAccount(unit, newId(), accessMail(request, clock()));
  });
}
