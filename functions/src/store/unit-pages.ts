import type { StoredRegistration } from '@copa/domain/registrations/registration';
import { REGISTRATIONS } from './collections.ts';
import type { Filter, Reader } from './database.ts';

const PAGE = 100;

export interface UnitPage {
  readonly units: readonly StoredRegistration[];
  readonly next: string | null;
}

export async function unitPage(
  reader: Reader,
  tournamentId: string,
  filters: readonly Filter[],
  after: string | null,
): Promise<UnitPage> {
  const where: readonly Filter[] = [
    { field: 'tournamentId', op: '==', value: tournamentId },
    ...filters,
    ...(after === null ? [] : [{ field: '__name__', op: '>', value: after } as const]),
  ];
  const units = await reader.find(REGISTRATIONS, { where }, PAGE);
  return { units, next: units.length < PAGE ? null : (units.at(-1)?.id ?? null) };
}

export const HELD: Filter = { field: 'place', op: '==', value: 'held' };
export const HELD_OR_WAITING: Filter = { field: 'place', op: 'in', value: ['held', 'waiting'] };
export const LISTENING: Filter = { field: 'listens', op: '==', value: true };
