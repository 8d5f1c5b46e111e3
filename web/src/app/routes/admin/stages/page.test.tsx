import { dayUnit } from '@copa/domain/day/units/day.fixture';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { anAdmin, aReferee, openScreen } from '../../../../../test/admin-screen.tsx';
import { offlineFirestore } from '../../../../../test/offline-firestore.ts';
import { matchFields, stageFields, TOURNAMENT } from '../../../../features/play/admin/play.fixture.ts';
import { StagesPage } from './page.tsx';

const { put } = await offlineFirestore();

it.each([
  ['while lobbies can be made again', anAdmin, {}, true],
  ['but no more once a match has begun', anAdmin, { fenix: [1, 5], lobos: [2, 1] }, false],
  ['and not to a referee, who reads no units', aReferee, {}, false],
] as const)('the stages say who has a place and is in no lobby, %s', async (_, user, rows, isSaid) => {
  const id = `tarde-${user.uid}-${Object.keys(rows).length}`;
  put(`tournaments/${id}`, { ...TOURNAMENT, stage: 1, windows: [] });
  put(`tournaments/${id}/stages/1`, { tournamentId: id, ...stageFields(['Fenix', 'Lobos']) });
  put(`tournaments/${id}/stages/1/matches/a-1`, matchFields(id, rows));
  put(`registrations/${id}-dora`, dayUnit('Dora', 9, { tournamentId: id }));
  vi.stubGlobal('fetch', async () =>
    Response.json({ success: true, data: { rooms: [], isDelivered: true } }),
  );
  openScreen(<StagesPage id={id} onMissing={() => undefined} />, user);
  await screen.findByRole('heading', { name: /Clasificatoria/ });
  const said = /^Dora Rojas tiene cupo, pero no está en ningún lobby/;
  await vi.waitFor(() => expect(screen.queryByText(said) !== null).toBe(isSaid));
});
