import type { Actor } from '../audit.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Account } from '../identity/identity.ts';
import { refusal } from '../refusals.ts';
import { OWNER, OWNER_ID } from '../store/collections.ts';
import type { Transaction } from '../store/database.ts';
import * as words from './words.ts';

type Needs = Pick<Dependencies, 'identity' | 'database' | 'clock'>;

/** Accounts have no transactions, so `leaving` in the owner's record lists the owners being removed. */
export async function beginOwnerRemoval(needs: Needs, actor: Actor, account: Account): Promise<void> {
  if (!(await hasOtherOwner(needs, account.uid))) throw refusal('last-owner');
  if (actor.uid === account.uid) throw refusal('permission-denied', words.byAnotherOwner);
  await needs.database.transaction(async (transaction) => {
    const record = await transaction.get(OWNER, OWNER_ID);
    const leaving = record?.leaving ?? [];
    // Reads the record before the actor's account. A removal of the actor takes the claims away before it
    // clears `leaving`, so one of the two checks sees that removal.
    const remover = await needs.identity.findById(actor.uid);
    if (remover?.role !== 'owner' || leaving.includes(actor.uid)) {
      throw refusal('permission-denied', words.byAnotherOwner);
    }
    transaction.set(OWNER, {
      id: OWNER_ID,
      // The record passes from the removed owner to the actor, so that the set-up refuses the removed owner's
      // address.
      uid: record === null || record.uid === account.uid ? actor.uid : record.uid,
      at: record?.at ?? needs.clock(),
      leaving: [...new Set([...leaving, account.uid])],
    });
  });
}

export async function endOwnerRemoval(transaction: Transaction, { uid }: Account): Promise<void> {
  const record = await transaction.get(OWNER, OWNER_ID);
  if (record?.leaving.includes(uid) !== true) return;
  transaction.set(OWNER, { ...record, leaving: record.leaving.filter((each) => each !== uid) });
}

async function hasOtherOwner({ identity }: Pick<Needs, 'identity'>, uid: string): Promise<boolean> {
  for await (const account of identity.listAccounts()) {
    if (account.role === 'owner' && account.uid !== uid) return true;
  }
  return false;
}
