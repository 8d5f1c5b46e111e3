import { keptEntries, nextErasure, withoutAged } from '@copa/domain/fairness/record';
import { InstantSchema, nullish } from '@copa/domain/time/instant';
import * as z from 'zod/mini';
import { catch as orElse } from 'zod/mini';
import type { Context } from '../dependencies.ts';
import { AT_ONCE, dueBy } from '../store/agenda.ts';
import { collection } from '../store/collection.ts';
import { RECORDS } from '../store/collections.ts';
import type { Transaction } from '../store/database.ts';
import { REMOVED_AT_ONCE } from '../store/removal-page.ts';
import { putRecord } from './records.ts';

const EndSchema = orElse(nullish(InstantSchema), AT_ONCE);
const EntryEndSchema = orElse(z.looseObject({ until: EndSchema, revokedAt: EndSchema }), {
  until: AT_ONCE,
  revokedAt: null,
});

/** A record that cannot be read also loses each entry at its end. */
const AGED = collection(
  RECORDS.path,
  z.looseObject({ id: z.string(), entries: orElse(z.readonly(z.array(EntryEndSchema)), []) }),
);

export async function eraseAgedEntries({ database }: Pick<Context, 'database'>, now: Date): Promise<void> {
  let isLast = false;
  do {
    isLast = await database.transaction(async (transaction) => {
      const aged = await transaction.find(AGED, dueBy('erasedAt', now), REMOVED_AT_ONCE);
      for (const record of aged) eraseAged(transaction, record, now);
      return aged.length < REMOVED_AT_ONCE;
    });
  } while (!isLast);
}

function eraseAged(transaction: Transaction, record: z.output<typeof AGED.schema>, now: Date): void {
  const readable = z.safeParse(RECORDS.schema, record).data;
  if (readable !== undefined) return putRecord(transaction, record.id, withoutAged(readable, now));
  const entries = keptEntries(record.entries, now);
  if (entries.length === 0) transaction.remove(AGED, record.id);
  else transaction.set(AGED, { ...record, entries, erasedAt: nextErasure(entries) });
}
