import type { Actor } from '../audit.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Account } from '../identity/identity.ts';
import { refusal } from '../refusals.ts';
import { OWNER, OWNER_ID } from '../store/collections.ts';
import type { Transaction } from '../store/database.ts';
import * as words from './words.ts';

type Needs = Pick<Dependencies, 'identity' | 'database' | 'clock'>;

/**
 * An owner goes by the hand of another one, who stays: so there always is one. Accounts know no transactions, which is
 * why the record of the owner names whoever is on the way out until their claims are gone: of two who remove each
 * other at the same moment, the second is not an owner any more, or about not to be one.
 */
export async function beginOwnerRemoval(needs: Needs, actor: Actor, account: Account): Promise<void> {
  if (!(await hasOtherOwner(needs, account.uid))) throw refusal('last-owner');
  if (actor.uid === account.uid) throw refusal('permission-denied', words.byAnotherOwner);
  await needs.database.transaction(async (transaction) => {
    const record = await transaction.get(OWNER, OWNER_ID);
    const leaving = record?.leaving ?? [];
    // The record comes first: once it no longer names the actor, the claims of the account decide.
    const remover = await needs.identity.findById(actor.uid);
    if (remover?.role !== 'owner' || leaving.includes(actor.uid)) {
      throw refusal('permission-denied', words.byAnotherOwner);
    }
    transaction.set(OWNER, {
      id: OWNER_ID,
      // The set-up refuses whoever was removed, even the address that it names.
      uid: record === null || record.uid === account.uid ? actor.uid : record.uid,
      at: record?.at ?? needs.clock(),
      leaving: [...new Set([...leaving, account.uid])],
    });
  });
}

/** Call this when the claims of the owner are gone. */
export async function endOwnerRemoval(transaction: Transaction, { uid }: Account): Promise<void> {
  const record = await transaction.get(OWNER, OWNER_ID);
  if (record === null) return;
  transaction.set(OWNER, { ...record, leaving: record.leaving.filter((each) => each !== uid) });
}

async function hasOtherOwner({ identity }: Pick<Needs, 'identity'>, uid: string): Promise<boolean> {
  for await (const account of identity.listAccounts()) {
    if (account.role === 'owner' && account.uid !== uid) return true;
  }
  return false;
}
