import type { Actor } from '../audit.ts';
import { USER_REQUESTS } from '../store/collections.ts';
import { equal, type Transaction } from '../store/database.ts';

const APPROVED_MOST = 20;

/**
 * An account that gets a role without its request would still wait for an answer, and a rejection would be
 * mailed to it.
 */
export async function readWaitingRequests(transaction: Transaction, uid: string) {
  const where = equal({ uid, status: 'pending' });
  const waiting = await transaction.find(USER_REQUESTS, { where }, APPROVED_MOST);
  return (actor: Pick<Actor, 'uid'>, now: Date) => {
    for (const { id } of waiting) {
      transaction.update(USER_REQUESTS, id, { status: 'approved', approvedAt: now, approvedBy: actor.uid });
    }
  };
}
