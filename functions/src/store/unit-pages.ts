import type { StoredRegistration } from '@copa/domain/registrations/registration';
import type { Collection } from './collection.ts';
import { REGISTRATIONS } from './collections.ts';
import { equal, type Filter, type Reader } from './database.ts';

/**
 * A commit of 10 MiB has room for this many full teams with substitutes, also if each player gave answers of
 * `ANSWERS_BYTES_MAX`.
 */
export const UNITS_AT_ONCE = 50;

/** A commit that also writes the pages of all players, with their longest texts, has room for fewer units. */
export const FEWER_UNITS_AT_ONCE = 20;

export interface UnitPage {
  readonly units: readonly StoredRegistration[];
  readonly next: string | null;
}

export async function unitPage(
  reader: Reader,
  tournamentId: string,
  filters: readonly Filter[],
  after: string | null,
  limit = UNITS_AT_ONCE,
): Promise<UnitPage> {
  const where: readonly Filter[] = [
    ...equal({ tournamentId }),
    ...filters,
    ...(after === null ? [] : [{ field: '__name__', op: '>', value: after } as const]),
  ];
  const { items, next } = await reader.findSome(REGISTRATIONS, { where }, limit);
  return { units: items, next };
}

/** Leaves unreadable documents out, so that none of them holds up the others. */
export async function readableDocuments<T extends { readonly id: string }>(
  reader: Reader,
  collection: Collection<T>,
  ids: readonly string[],
): Promise<readonly T[]> {
  return (await reader.getReadable(collection, [...new Set(ids)])).flatMap((document) => document ?? []);
}

export const readableUnits = (reader: Reader, ids: readonly string[]) =>
  readableDocuments(reader, REGISTRATIONS, ids);

export const HELD: Filter = { field: 'place', op: '==', value: 'held' };
export const HELD_OR_WAITING: Filter = { field: 'place', op: 'in', value: ['held', 'waiting'] };
export const LISTENING: Filter = { field: 'listens', op: '==', value: true };
