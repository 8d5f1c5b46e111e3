import { withoutAged } from '@copa/domain/fairness/record';
import type { Context } from '../dependencies.ts';
import { dueBy } from '../store/agenda.ts';
import { RECORDS } from '../store/collections.ts';
import { REMOVED_AT_ONCE } from '../store/removal-page.ts';
import { putRecord } from './records.ts';

export async function eraseAgedEntries({ database }: Pick<Context, 'database'>, now: Date): Promise<void> {
  let isLast = false;
  do {
    isLast = await database.transaction(async (transaction) => {
      const aged = await transaction.find(RECORDS, dueBy('erasedAt', now), REMOVED_AT_ONCE);
      for (const record of aged) putRecord(transaction, record.id, withoutAged(record, now));
      return aged.length < REMOVED_AT_ONCE;
    });
  } while (!isLast);
}
