import { ticketCalendar } from '@copa/domain/day/calendar';
import type { Context } from '../../dependencies.ts';
import { found, refusal } from '../../refusals.ts';
import { getSettings } from '../../site/settings.ts';
import { TICKETS, TOURNAMENTS } from '../../store/collections.ts';
import * as words from '../words.ts';

export async function calendarOf(
  { config, database, clock }: Pick<Context, 'config' | 'database' | 'clock'>,
  ticketId: string,
): Promise<string> {
  const ticket = found(await database.get(TICKETS, ticketId), words.calendarMissing);
  const [tournament, { brand }] = await Promise.all([
    database.get(TOURNAMENTS, ticket.tournamentId),
    getSettings(database),
  ]);
  if (tournament?.status !== 'published') throw refusal('not-found', words.calendarMissing);
  const url = `${config.siteUrl}/mi/${ticket.id}`;
  return ticketCalendar(tournament, ticket, { url, brand: brand.name, now: clock() });
}
