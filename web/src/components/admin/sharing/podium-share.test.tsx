import { DAY_MS } from '@copa/domain/limits';
import { TournamentSchema } from '@copa/domain/tournaments/tournament';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { openScreen } from '../../../../test/admin-screen.tsx';
import PodiumShare from './podium-share.tsx';

it.each([
  ['late', 5, null, 1],
  ['still in time', 1, null, 0],
  ['delivered', 5, new Date(), 0],
])('says of a prize that is %s whether it is overdue', (_, days, deliveredAt, told) => {
  const endedAt = new Date(Date.now() - days * DAY_MS);
  const results = [{ rank: 1, player: 'Ana', prize: 'Un control', points: 12, unit: 1, deliveredAt }];
  const stored = { id: 'copa', name: 'Copa', date: endedAt, maxPlayers: 12, status: 'published' };
  const tournament = z.parse(TournamentSchema, { ...stored, endedAt, results });
  openScreen(<PodiumShare tournament={tournament} />);
  expect(screen.queryAllByText(/^Con atraso: el torneo terminó hace 5 días/)).toHaveLength(told);
});

it('says in the text for the group that a protest is open', () => {
  const stored = { id: 'copa', name: 'Copa', date: new Date(), maxPlayers: 12, status: 'published' };
  const tournament = z.parse(TournamentSchema, { ...stored, isPodiumProtested: true });
  openScreen(<PodiumShare tournament={tournament} />);
  const link = screen.getByRole('link', { name: /WhatsApp/ });
  expect(new URL(link.getAttribute('href') ?? '').searchParams.get('text')).toContain(
    'podio*\nHay protestas sin resolver.',
  );
});
