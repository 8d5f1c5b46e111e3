import { TournamentSchema } from '@copa/domain/tournaments/tournament';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { openScreen } from '../../../../test/admin-screen.tsx';
import PodiumShare from './podium-share.tsx';

const tournament = z.parse(TournamentSchema, {
  id: 'copa',
  name: 'Copa Sábado',
  date: '2026-11-21T20:00:00Z',
  endedAt: '2026-11-21T22:00:00Z',
  timeZone: 'America/Bogota',
  maxPlayers: 12,
  status: 'published',
  results: [{ rank: 1, player: 'Fenix', points: 17 }],
});
const foldOf = (name: string) => screen.getByRole('button', { name }).closest('details');

it('mentions the picture in the folded line that hides its button', () => {
  openScreen(<PodiumShare tournament={tournament} />);
  expect(foldOf('Crear imagen del podio')?.textContent).toMatch(/^Como imagen, enlace o texto/);
});

it('offers no link to a hidden tournament', () => {
  openScreen(<PodiumShare tournament={{ ...tournament, status: 'draft' }} withNames />);
  expect(screen.getByText('Fenix')).toBeDefined();
  expect(screen.getByText(/^Publica el torneo y aquí tendrás sus enlaces/)).toBeDefined();
  expect(screen.queryAllByRole('link')).toEqual([]);
  expect(screen.queryByRole('button', { name: /Copiar|Crear imagen/ })).toBeNull();
});

it('offers the cover apart from sharing, and asks before the image of the tournament changes', async () => {
  const network = vi.fn<typeof fetch>();
  vi.stubGlobal('fetch', network);
  openScreen(<PodiumShare tournament={tournament} />);
  expect(foldOf('Usar como portada')).not.toBe(foldOf('Copiar enlace'));
  expect(foldOf('Usar como portada')?.textContent).toMatch(
    /^Portada del torneoEl podio pasa a ser la imagen del torneo: la ven todos en su página/,
  );
  await userEvent.click(screen.getByText('Portada del torneo'));
  await userEvent.click(screen.getByRole('button', { name: 'Usar como portada' }));
  const question = screen.getByRole('dialog', { name: '¿Cambiar la portada de Copa Sábado?' });
  expect(question.textContent).toContain('Cambia para todos.');
  await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(network).not.toHaveBeenCalled();
});
