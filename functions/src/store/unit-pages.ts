import { REGISTRATIONS } from './collections.ts';
import type { Database, Filter, Transaction } from './database.ts';

const PAGE = 100;

/** Reads a page of the units of a tournament, in the order of their ids. `next` is null after the last page. */
export async function unitPage(
  transaction: Transaction,
  tournamentId: string,
  filters: readonly Filter[],
  after: string | null,
) {
  const where: readonly Filter[] = [
    { field: 'tournamentId', op: '==', value: tournamentId },
    ...filters,
    ...(after === null ? [] : [{ field: '__name__', op: '>', value: after } as const]),
  ];
  const units = await transaction.find(REGISTRATIONS, { where }, PAGE);
  return { units, next: units.length < PAGE ? null : (units.at(-1)?.id ?? null) };
}

export const HELD: Filter = { field: 'place', op: '==', value: 'held' };
export const LISTENING: Filter = { field: 'listens', op: '==', value: true };

export const EMPTY_PAGE = { units: [], next: null };

/** Runs `page` in one transaction after another. It returns where the next page begins, or null after the last one. */
export async function inPages<From>(
  database: Database,
  page: (transaction: Transaction, from: From | null) => Promise<From | null>,
): Promise<void> {
  let next: From | null = null;
  do {
    const from: From | null = next;
    next = await database.transaction((transaction) => page(transaction, from));
  } while (next !== null);
}
