import { contactsKept, keptForPrize } from '@copa/domain/registrations/consent/guardian-contact';
import { MEMBERS_MAX } from '@copa/domain/registrations/names/public-member';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import * as z from 'zod/mini';
import { catch as orElse } from 'zod/mini';
import type { Context } from '../../dependencies.ts';
import { eachInTurn } from '../../logger.ts';
import { collection } from '../../store/collection.ts';
import { GUARDIANS, REGISTRATIONS, TOURNAMENTS } from '../../store/collections.ts';
import { type Database, equal, type Transaction } from '../../store/database.ts';
import { anyOf, REMOVED_AT_ONCE } from '../../store/removal-page.ts';

/** Erases adults that cannot be read too. */
const CONTACTS = collection(
  GUARDIANS.path,
  z.object({ id: z.string(), tournamentId: z.string(), registrationId: orElse(z.string(), '') }),
);

type Needs = Pick<Context, 'database'>;

export async function eraseContacts({ database }: Needs, now: Date): Promise<void> {
  await eachInTurn(tournamentsWithContacts(database), async (tournamentId) => {
    let isDone = false;
    while (!isDone) isDone = await database.transaction((each) => erasePage(each, tournamentId, now));
  });
}

async function* tournamentsWithContacts(database: Database): AsyncIterable<string> {
  let last = '';
  for (;;) {
    const where = [{ field: 'tournamentId', op: '>', value: last }] as const;
    const orderBy = { field: 'tournamentId', direction: 'asc' } as const;
    const [next] = await database.find(CONTACTS, { where, orderBy }, 1);
    if (next === undefined) return;
    yield next.tournamentId;
    last = next.tournamentId;
  }
}

async function erasePage(transaction: Transaction, tournamentId: string, now: Date): Promise<boolean> {
  const tournament = await transaction.get(TOURNAMENTS, tournamentId);
  const kept = tournament === null ? 'none' : contactsKept(tournament, now);
  if (kept === 'all') return true;
  const winners =
    tournament !== null && kept === 'prized' ? await prizedIn(transaction, tournament, now) : [];
  const atOnce = REMOVED_AT_ONCE + winners.length * MEMBERS_MAX;
  const found = await transaction.find(CONTACTS, { where: equal({ tournamentId }) }, atOnce);
  for (const { id, registrationId } of found) {
    if (!winners.includes(registrationId)) transaction.remove(GUARDIANS, id);
  }
  return found.length < atOnce;
}

async function prizedIn(
  transaction: Transaction,
  tournament: Tournament,
  now: Date,
): Promise<readonly string[]> {
  const numbers = keptForPrize(tournament, now);
  const units = await Promise.all(
    numbers.map((number) =>
      transaction.find(anyOf(REGISTRATIONS), { where: equal({ tournamentId: tournament.id, number }) }),
    ),
  );
  return units.flat().map(({ id }) => id);
}
