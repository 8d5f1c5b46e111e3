import type { Actor } from '../audit.ts';
import { USER_REQUESTS } from '../store/collections.ts';
import type { Transaction } from '../store/database.ts';

const CLOSED_AT_ONCE = 20;

/** An account that gets a role otherwise would still wait for an answer, and a rejection would be mailed to it. */
export async function readWaitingRequests(transaction: Transaction, uid: string) {
  const where = [
    { field: 'uid', op: '==', value: uid },
    { field: 'status', op: '==', value: 'pending' },
  ] as const;
  const waiting = await transaction.find(USER_REQUESTS, { where }, CLOSED_AT_ONCE);
  return (actor: Pick<Actor, 'uid'>, now: Date) => {
    for (const { id } of waiting) {
      transaction.update(USER_REQUESTS, id, { status: 'approved', approvedAt: now, approvedBy: actor.uid });
    }
  };
}
