import type { noteReminder as endpoint } from '@copa/domain/day/endpoints';
import type { Reminder, Reminders } from '@copa/domain/day/reminder';
import { REMINDERS_MAX } from '@copa/domain/limits';
import { shortNameOf } from '@copa/domain/people/session';
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
    const [registration, before] = await Promise.all([
      transaction.get(REGISTRATIONS, registrationId),
      transaction.get(REMINDERS, tournamentId),
    ]);
    const unit = requireFound(registration, 'registration');
    const isOwn = unit.tournamentId === tournamentId;
    if (about === 'reserved' ? !(await isOfSeason(transaction, tournamentId, unit)) : !isOwn) {
      throw notFound('registration');
    }
    if (memberId !== null && !acceptedOf(unit).some(({ id }) => id === memberId)) throw notFound('member');
    const reminder = { about, at: clock(), by };
    const units = latest({ ...before?.units, [memberId ?? registrationId]: reminder });
    transaction.set(REMINDERS, { id: tournamentId, units });
    return reminder;
  });
}

async function isOfSeason(reader: Reader, finalId: string, { tournamentId }: StoredUnit): Promise<boolean> {
  const [final, played] = await reader.getAll(TOURNAMENTS, [finalId, tournamentId]);
  return final?.reserved != null && final.reserved.seasonId === played?.season?.id;
}

function latest(units: Reminders['units']): Reminders['units'] {
  const entries = Object.entries(units);
  if (entries.length <= REMINDERS_MAX) return units;
  return Object.fromEntries(
    entries.toSorted(([, one], [, other]) => other.at.getTime() - one.at.getTime()).slice(0, REMINDERS_MAX),
  );
}
