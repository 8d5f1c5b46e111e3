import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openScreen } from '../../../../../test/admin-screen.tsx';
import { put } from '../../../../../test/offline-firestore.ts';
import { matchFields, SATURDAY, stageFields, TOURNAMENT } from '../play.fixture.ts';
import { StagesScreen } from './stages-screen.tsx';

const id = 'con-dos-fases';
const putStage = (number: number, fields: object) =>
  put(`tournaments/${id}/stages/${number}`, { tournamentId: id, ...fields, number });
const fold = () => screen.queryByText('Ver la fase')?.closest('details');

it('folds below its name once another follows, so that the next act is in sight', async () => {
  put(`tournaments/${id}`, TOURNAMENT);
  putStage(1, stageFields(['Fenix', 'Lobos'], { state: 'closed', closedAt: SATURDAY }));
  put(`tournaments/${id}/stages/1/matches/a-1`, matchFields(id, { fenix: [1, 5], lobos: [2, 1] }));
  openScreen(<StagesScreen id={id} onMissing={() => undefined} />);
  await screen.findByText(/^Tabla de la fase/);
  expect(fold()).toBeUndefined();
  act(() => putStage(2, stageFields([], { state: 'draft', name: 'Final', lobbies: [], entrants: [] })));
  const draw = await screen.findByRole('button', { name: /^(Armar el lobby|Sortear)/ });
  expect(draw.closest('details')).toBeNull();
  expect(fold()?.open).toBe(false);
  expect(await within(fold() ?? document.body).findByText(/^Tabla de la fase/)).toBeDefined();
});

it('does not fold while a dialog is open, because folding would close it', async () => {
  const other = 'con-dialogo';
  const stage = (number: number, fields: object) =>
    put(`tournaments/${other}/stages/${number}`, { tournamentId: other, ...fields, number });
  put(`tournaments/${other}`, TOURNAMENT);
  stage(1, stageFields(['Fenix', 'Lobos'], { state: 'closed', closedAt: SATURDAY }));
  put(`tournaments/${other}/stages/1/matches/a-1`, matchFields(other, { fenix: [1, 5], lobos: [2, 1] }));
  openScreen(<StagesScreen id={other} onMissing={() => undefined} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Reabrir la fase' }));
  const dialog = screen.getByRole('dialog', { name: /^¿?Reabrir/ });
  act(() => stage(2, stageFields([], { state: 'draft', name: 'Final', lobbies: [], entrants: [] })));
  await screen.findByRole('heading', { name: /Final/, hidden: true });
  expect([dialog.isConnected, fold()]).toEqual([true, undefined]);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancelar' }));
  expect(fold()?.open).toBe(false);
});
