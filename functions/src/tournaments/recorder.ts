import { DEFAULT_PLAY_MS, LONGEST_PLAY_MS, NAMED_TOURNAMENTS_SHOWN_MAX } from '@copa/domain/limits';
import { type HasRole, isNamed, type RoleAccess } from '@copa/domain/people/roles';
import { notNamedFor } from '@copa/domain/people/words';
import {
  canIn,
  isNameable,
  NAMEABLE_AFTER_MS,
  namedTournament,
} from '@copa/domain/tournaments/naming/nameable';
import { storedStatus } from '@copa/domain/tournaments/state';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import type { Actor } from '../audit.ts';
import type { Context } from '../dependencies.ts';
import { found, refusal } from '../refusals.ts';
import { NAMINGS, TOURNAMENTS } from '../store/collections.ts';
import { equal, inRange, type Query, type Reader } from '../store/database.ts';
import { readableDocuments } from '../store/unit-pages.ts';
import * as words from './words.ts';

export interface Recorder extends Actor, HasRole {}

/**
 * Pass the writing transaction as `reader`, so that a caller whose naming for the tournament was just removed
 * is refused.
 */
export async function requireRecorder(
  reader: Reader,
  caller: Recorder,
  tournament: Tournament,
  now: Date,
): Promise<void> {
  await requireIn(reader, caller, 'record_results', { tournament, now });
}

export async function requireNamed(
  { database, clock }: Pick<Context, 'database' | 'clock'>,
  caller: Recorder,
  access: RoleAccess,
  id: string | null,
): Promise<void> {
  if (!isNamed(caller)) return;
  if (id === null) throw refusal('permission-denied');
  const tournament = found(await database.get(TOURNAMENTS, id), words.tournamentMissing);
  await requireIn(database, caller, access, { tournament, now: clock() });
}

async function requireIn(
  reader: Reader,
  caller: Recorder,
  access: RoleAccess,
  where: { readonly tournament: Tournament; readonly now: Date },
): Promise<void> {
  const naming = isNamed(caller) ? await reader.get(NAMINGS, caller.uid) : null;
  if (canIn(caller, access, { ...where, naming })) return;
  throw refusal('permission-denied', isNamed(caller) ? notNamedFor(caller.role) : undefined);
}

export async function namedTournaments(
  { database, clock }: Pick<Context, 'database' | 'clock'>,
  caller: Recorder,
) {
  const now = clock();
  const named = isNamed(caller) ? ((await database.get(NAMINGS, caller.uid))?.tournaments ?? []) : 'all';
  const found =
    named === 'all' ? await recent(database, now) : await readableDocuments(database, TOURNAMENTS, named);
  const shown = found.filter(
    (each) => isNameable(each, now) && (!isNamed(caller) || storedStatus(each, now) === 'published'),
  );
  return {
    all: named === 'all',
    tournaments: shown.slice(0, NAMED_TOURNAMENTS_SHOWN_MAX).map(namedTournament),
  };
}

async function recent(reader: Reader, now: Date): Promise<readonly Tournament[]> {
  const since = (field: 'date' | 'endedAt' | 'reopenedAt', ms: number) =>
    inRange(field, '>=', new Date(now.getTime() - ms));
  const queries: readonly Query[] = [
    since('date', LONGEST_PLAY_MS + NAMEABLE_AFTER_MS),
    { where: equal({ date: null, endedAt: null }) },
    since('endedAt', NAMEABLE_AFTER_MS),
    since('reopenedAt', DEFAULT_PLAY_MS + NAMEABLE_AFTER_MS),
  ];
  const found = await Promise.all(
    queries.map((query) => reader.find(TOURNAMENTS, query, NAMED_TOURNAMENTS_SHOWN_MAX)),
  );
  return [...new Map(found.flat().map((each) => [each.id, each])).values()];
}
