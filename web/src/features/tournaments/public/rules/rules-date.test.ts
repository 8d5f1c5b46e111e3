import { tournamentFacts } from '@copa/domain/tournaments/facts';
import { TournamentSchema } from '@copa/domain/tournaments/tournament';
import { expect, it } from 'vitest';

const now = new Date('2026-12-03T00:00:00Z');

function shown(date: string | null, reader: string | null) {
  const tournament = TournamentSchema.parse({
    id: 'copa',
    name: 'Copa',
    date,
    timeZone: 'America/Mexico_City',
    maxPlayers: 10,
    status: 'published',
  });
  const { longStart, zone } = tournamentFacts(tournament, now, reader);
  return [longStart, zone].map((line) => line.replaceAll('\u00A0', ' '));
}

it.each([
  ['of a reader', 'America/Lima', '3:00 a. m.', '2:00 a. m. en México'],
  ['of the tournament for whoever shares it', 'America/Mexico_City', '2:00 a. m.', 'en México'],
  ['of the tournament in a page for everybody', null, '2:00 a. m.', 'en México'],
])('the date above the rules is long, with weekday and time on the clock %s', (_, reader, clock, zone) => {
  expect(shown('2026-12-03T08:00:00Z', reader)).toEqual([`jueves, 3 de diciembre de 2026, ${clock}`, zone]);
});

it('the date above the rules is to be confirmed when there is none', () => {
  expect(shown(null, 'America/Lima')).toEqual(['Fecha por confirmar', '']);
});
