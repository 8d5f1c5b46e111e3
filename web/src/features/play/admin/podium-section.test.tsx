import { TournamentSchema } from '@copa/domain/tournaments/tournament';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { openScreen } from '../../../../test/admin-screen.tsx';
import { SATURDAY, stageOf, TOURNAMENT } from './play.fixture.ts';
import { PodiumSection } from './podium-section.tsx';

const FIRST = { rank: 1, player: 'Fenix', prize: '100 diamantes', points: 17, deliveredAt: null };

it('begins with the prize that is left, and says that it was delivered', async () => {
  const sent: unknown[] = [];
  const marked: unknown = expect.any(String);
  vi.stubGlobal('fetch', async (_: string, { body }: { body?: string }) => {
    sent.push(JSON.parse(body ?? '{}'));
    return Response.json({ success: true, data: { id: 'copa', ...TOURNAMENT, phase: 'completed' } });
  });
  const results = [FIRST, { ...FIRST, rank: 2, player: 'Lobos' }];
  const tournament = z.parse(TournamentSchema, { id: 'copa', ...TOURNAMENT, endedAt: SATURDAY, results });
  openScreen(<PodiumSection tournament={tournament} entrants={[]} isGold />);
  expect(await screen.findByRole('heading', { name: 'Podio y premios' })).toBeDefined();
  const mark = screen.getByRole('button', { name: 'Marcar entregado: Fenix' });
  expect([...document.querySelectorAll('.fire-fill')]).toEqual([mark]);
  await userEvent.click(mark);
  await screen.findByText('Premio marcado como entregado a Fenix', { selector: 'output *' });
  expect(sent).toMatchObject([{ results: [{ deliveredAt: marked }, { deliveredAt: null }] }]);
});

it('keeps the deadline above its rows after the last prize was marked', async () => {
  const of = (deliveredAt: Date | null) =>
    z.parse(TournamentSchema, {
      id: 'copa',
      ...TOURNAMENT,
      endedAt: new Date(),
      results: [{ ...FIRST, deliveredAt }],
    });
  function Marked() {
    const [tournament, setTournament] = useState(of(null));
    return (
      <>
        <button type="button" onClick={() => setTournament(of(new Date()))}>
          marcar
        </button>
        <PodiumSection tournament={tournament} entrants={[]} isGold />
      </>
    );
  }
  openScreen(<Marked />);
  fireEvent.click(screen.getByRole('button', { name: 'marcar' }));
  expect(await screen.findByRole('heading', { name: 'Podio' })).toBeDefined();
  expect(screen.getByText(/^Plazo: hasta/)).toBeDefined();
});

it('leads from a prize that is left to the data of who won it', async () => {
  const results = [
    { ...FIRST, unit: 1 },
    { ...FIRST, rank: 2, player: 'Lobos', unit: 2, deliveredAt: SATURDAY },
  ];
  const tournament = z.parse(TournamentSchema, { id: 'copa', ...TOURNAMENT, endedAt: SATURDAY, results });
  const { entrants } = stageOf('copa', ['Fenix', 'Lobos']);
  openScreen(<PodiumSection tournament={tournament} entrants={entrants} isGold />);
  const links = await screen.findAllByRole('link', { name: /^Ver sus datos y escribirle/ });
  expect(links.map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')])).toEqual([
    ['Ver sus datos y escribirle: Fenix', '/admin/inscripciones?torneo=copa&ver=fenix'],
  ]);
});
