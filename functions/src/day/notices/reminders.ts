import type { noteReminder as endpoint } from '@copa/domain/day/endpoints';
import type { Reminder, Reminders } from '@copa/domain/day/reminder';
import { REMINDERS_MAX } from '@copa/domain/limits';
import { shortNameOf } from '@copa/domain/people/session';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import type * as z from 'zod/mini';
import type { Context } from '../../dependencies.ts';
import { acceptedOf, notFound, requireFound, type StoredUnit } from '../../desk/stored-unit.ts';
import { REGISTRATIONS, REMINDERS, TOURNAMENTS } from '../../store/collections.ts';
import type { Reader } from '../../store/database.ts';

export function noteReminder(
  { database, clock }: Context,
  { account }: { readonly account: Parameters<typeof shortNameOf>[0] },
  tournamentId: string,
  { registrationId, memberId, about }: z.output<typeof endpoint.body>,
): Promise<Reminder> {
  const by = shortNameOf(account);
  return database.transaction(async (transaction) => {
    const [registration, before, stored] = await Promise.all([
      transaction.get(REGISTRATIONS, registrationId),
      transaction.get(REMINDERS, tournamentId),
      transaction.get(TOURNAMENTS, tournamentId),
    ]);
    const unit = requireFound(registration, 'registration');
    const tournament = requireFound(stored, 'tournament');
    const isOwn = unit.tournamentId === tournamentId;
    const isConcerned = about === 'reserved' ? await isOfSeason(transaction, tournament, unit) : isOwn;
    // The erasure has already removed the reminders, and would leave a new one behind.
    if (!isConcerned || tournament.playersErasedAt !== null) throw notFound('registration');
    if (memberId !== null && !acceptedOf(unit).some(({ id }) => id === memberId)) throw notFound('member');
    const reminder = { about, at: clock(), by };
    const units = latest({ ...before?.units, [memberId ?? registrationId]: reminder });
    transaction.set(REMINDERS, { id: tournamentId, units });
    return reminder;
  });
}

async function isOfSeason(reader: Reader, { reserved }: Tournament, { tournamentId }: StoredUnit) {
  const played = await reader.get(TOURNAMENTS, tournamentId);
  return reserved !== null && reserved.seasonId === played?.season?.id;
}

function latest(units: Reminders['units']): Reminders['units'] {
  const entries = Object.entries(units);
  if (entries.length <= REMINDERS_MAX) return units;
  return Object.fromEntries(
    entries.toSorted(([, one], [, other]) => other.at.getTime() - one.at.getTime()).slice(0, REMINDERS_MAX),
  );
}
