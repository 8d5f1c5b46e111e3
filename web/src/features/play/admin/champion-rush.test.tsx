import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openScreen } from '../../../../test/admin-screen.tsx';
import { put } from '../../../../test/offline-firestore.ts';
import { matchFields, stageFields, TOURNAMENT } from './play.fixture.ts';
import { StagesScreen } from './stages/stages-screen.tsx';

it('a Champion Rush needs no match after its champion, who is first whatever the points', async () => {
  const finish = { kind: 'champion-rush', threshold: 10, matches: 3 } as const;
  const settings = stageFields(['Fenix', 'Lobos'], { advance: { perLobby: 0, byTable: 0 }, finish });
  put('tournaments/rush', TOURNAMENT);
  put('tournaments/rush/stages/1', { tournamentId: 'rush', ...settings });
  const matches = 'tournaments/rush/stages/1/matches';
  put(`${matches}/a-1`, matchFields('rush', { fenix: [1, 5], lobos: [2, 1] }));
  put(`${matches}/a-2`, matchFields('rush', { lobos: [1, 0], fenix: [2, 9] }, { number: 2 }));
  openScreen(<StagesScreen id="rush" onMissing={() => undefined} />);
  expect(await screen.findByText('No hace falta')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Cerrar y hacer el podio' }));
  const question = await screen.findByRole('dialog', { name: /y hacer el podio/ });
  const places = within(question).getAllByRole('listitem', { hidden: true });
  expect(places.map(({ textContent }) => textContent)).toEqual([
    '1.º Lobos 22 puntos',
    '2.º Fenix 35 puntos',
  ]);
});
