import { BEHIND_FROM } from '@copa/domain/limits';
import { TicketSchema } from '@copa/domain/registrations/ticket';
import { readFrom } from '@copa/domain/time/reader.fixture';
import { FollowedTournamentSchema } from '@copa/domain/tournaments/followed';
import { render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import WhyBehind from './why-behind.tsx';

const OPENS = new Date('2026-12-01T13:00:00Z');
const before = new Date('2026-11-30T12:00:00Z');

const tournamentOf = (mode: 'auto' | 'manual') =>
  z.parse(FollowedTournamentSchema, {
    id: 'copa',
    name: 'Copa Prueba',
    date: '2026-12-02T01:00:00Z',
    timeZone: 'America/Bogota',
    waitlist: { max: 16, mode, endsAt: null },
    windows: [{ kind: 'entry', opensAt: OPENS, closesAt: '2026-12-01T22:00:00Z' }],
    updatedAt: before,
  });

const ticketOf = (size: number) =>
  z.parse(TicketSchema, {
    id: '0'.repeat(26),
    tournamentId: 'copa',
    number: 7,
    name: 'Rayo',
    unit: { name: '', tag: '', size },
    members: [],
    status: 'pending',
    place: 'waiting',
    waitSeq: BEHIND_FROM + 7,
  });

beforeEach(() => {
  readFrom('America/Bogota');
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => void vi.useRealTimers());

it.each([
  [
    1,
    'auto',
    before,
    /^Faltaste a 2 torneos en los últimos 90 días\. .+ queda un cupo mañana, 8:00 a\. m\., es tuyo/,
  ],
  [4, 'auto', before, /^Alguien de tu equipo faltó a 2 torneos .+ tu equipo pasa después de los demás/],
  [1, 'auto', OPENS, /Si queda un cupo, es tuyo/],
  [1, 'manual', before, /aunque haya cupos\.Si sí estuviste, escribe/],
] as const)('a unit of %i in a queue that moves %s is told why it waits at %s', (size, mode, now, said) => {
  vi.setSystemTime(now);
  const { container } = render(<WhyBehind ticket={ticketOf(size)} tournament={tournamentOf(mode)} />);
  const text = (container.textContent ?? '').replaceAll(/\s/g, ' ').replace('Por qué esperas', '');
  expect(text).toMatch(said);
});
