import { REGISTRATIONS } from './collections.ts';
import type { Database, Filter, Unit } from './database.ts';

const PAGE = 100;

/** A page of the units of a tournament, in the order of their ids; `next` is null after the last page. */
export async function unitPage(
  unit: Unit,
  tournamentId: string,
  filters: readonly Filter[],
  after: string | null,
) {
  const where: readonly Filter[] = [
    { field: 'tournamentId', op: '==', value: tournamentId },
    ...filters,
    ...(after === null ? [] : [{ field: '__name__', op: '>', value: after } as const]),
  ];
  const units = await unit.find(REGISTRATIONS, { where }, PAGE);
  return { units, next: units.length < PAGE ? null : (units.at(-1)?.id ?? null) };
}

export const HELD: Filter = { field: 'place', op: '==', value: 'held' };
/** At least one phone of the unit wants notices. */
export const LISTENING: Filter = { field: 'listens', op: '==', value: true };

export const NO_UNITS = { units: [], next: null };

/** Each page is a transaction. `page` returns where the next one begins, and null after the last. */
export async function inPages<From>(
  database: Database,
  page: (unit: Unit, from: From | null) => Promise<From | null>,
): Promise<void> {
  let next: From | null = null;
  do {
    const from: From | null = next;
    next = await database.transaction((unit) => page(unit, from));
  } while (next !== null);
}
