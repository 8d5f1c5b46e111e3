import type { Headline } from '@copa/domain/day/headline';
import type { Ticket } from '@copa/domain/registrations/ticket';
import { hourThere } from '@copa/domain/time/hours';
import type { Tournament } from '@copa/domain/tournaments/tournament';

export function titleOf({ name, unit: { tag } }: Pick<Ticket, 'name' | 'unit'>): string {
  return tag === '' ? name : `${tag} · ${name}`;
}

export function frameLine(tournament: string, when: string | null): string {
  return when === null ? tournament : `${tournament}\n${when}`;
}

export function hourBeside(
  headline: Pick<Headline, 'kind' | 'when' | 'at'> | null,
  { timeZone }: Pick<Tournament, 'timeZone'>,
  now: Date,
): string | null {
  if (headline === null || headline.when === null || headline.kind === 'room') return null;
  const there = headline.at && hourThere(headline.at, timeZone, now);
  return there && `(${there})`;
}
