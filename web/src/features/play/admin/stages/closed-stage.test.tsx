import { act, screen, within } from '@testing-library/react';
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
