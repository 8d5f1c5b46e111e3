import type { SuspendedUnit } from '@copa/domain/fairness/endpoints';
import { OPEN_END } from '@copa/domain/fairness/record';
import type { Context } from '../dependencies.ts';
import { createRecordKeys } from '../desk/record-keys.ts';
import { found } from '../refusals.ts';
import { claimsOf, RECORDS, TOURNAMENTS } from '../store/collections.ts';
import * as tournamentWords from '../tournaments/words.ts';

type Needs = Pick<Context, 'config' | 'database' | 'clock'>;

export type Suspensions = Awaited<ReturnType<typeof readSuspensions>>;

/** Suspensions are few, so one query answers for every player. */
export async function readSuspensions({ config, database, clock }: Needs) {
  const where = [{ field: 'bannedUntil', op: '>', value: clock() }] as const;
  const orderBy = { field: 'bannedUntil', direction: 'asc' } as const;
  const banned = await database.find(RECORDS, { where, orderBy });
  const ends = new Map(banned.map(({ id, bannedUntil }) => [id, bannedUntil]));
  const keys = createRecordKeys(config.statusCodeSecret);
  return {
    isEmpty: banned.length === 0,
    /** `OPEN_END`: the suspension never ends; null: the player is not suspended. */
    endOf: (freeFireId: string) => ends.get(keys.recordOf(freeFireId)) ?? null,
  };
}

export async function suspendedUnits(needs: Needs, tournamentId: string): Promise<readonly SuspendedUnit[]> {
  const { database } = needs;
  const [tournament, suspensions] = await Promise.all([
    database.get(TOURNAMENTS, tournamentId),
    readSuspensions(needs),
  ]);
  found(tournament, tournamentWords.tournamentMissing);
  if (suspensions.isEmpty) return [];
  const units = new Map<string, Date>();
  for (const { id, registrationId } of await database.find(claimsOf(tournamentId), {})) {
    const until = suspensions.endOf(id);
    const known = units.get(registrationId);
    if (until !== null && (known === undefined || known < until)) units.set(registrationId, until);
  }
  return [...units].map(([id, until]) => ({ id, until: until < OPEN_END ? until : null }));
}
