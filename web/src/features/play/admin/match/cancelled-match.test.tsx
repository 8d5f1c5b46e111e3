import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { put } from '../../../../../test/offline-firestore.ts';
import { SATURDAY, TOURNAMENT } from '../play.fixture.ts';
import { beginMatch, storedRows, tap } from './match-screen.fixture.tsx';

it('keeps the typed rows on the screen, to read only, when the tournament is cancelled meanwhile', async () => {
  const { api, open } = beginMatch();
  open();
  await tap('Lobos');
  await tap('7');
  await waitFor(() => expect(storedRows(api)).toEqual({ lobos: '1/7' }));
  act(() => put(`tournaments/${api.tournamentId}`, { ...TOURNAMENT, stage: 1, cancelledAt: SATURDAY }));
  const banner = await screen.findByText('Este torneo está cancelado: no se juega ni se corrige nada.');
  expect(banner.closest('output')).not.toBeNull();
  const row = within(await screen.findByRole('list', { name: 'Anotados' })).getByRole<HTMLButtonElement>(
    'button',
  );
  expect([row.disabled, row.textContent]).toEqual([true, expect.stringContaining('7 bajas')]);
  expect(screen.queryByRole('button', { name: 'Publicar la partida' })).toBeNull();
});
