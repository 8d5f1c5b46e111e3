import { TournamentSchema } from '@copa/domain/tournaments/tournament';
import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { openScreen } from '../../../../../../test/admin-screen.tsx';
import { stageOf, TOURNAMENT } from '../../play.fixture.ts';
import StageEditor from './stage-editor.tsx';

const TEAMS = ['Fenix', 'Lobos'];
const tournament = z.parse(TournamentSchema, { id: 'copa', ...TOURNAMENT });

it.each([
  ['is refused while another one follows', [stageOf('copa', TEAMS, { number: 2, name: 'Final' })], 0],
  ['is stored if none follows', [], 1],
])('a last stage %s', async (_, others, calls) => {
  const sent = vi.fn<() => void>();
  vi.stubGlobal('fetch', async () => {
    sent();
    return Response.json({ success: true, data: stageOf('copa', TEAMS) });
  });
  const stage = stageOf('copa', TEAMS);
  const done = vi.fn<() => void>();
  openScreen(
    <StageEditor {...{ tournament, stage }} stages={[stage, ...others]} number={1} onClose={done} />,
  );
  const last = screen.getByRole('checkbox', { name: /^Es la última fase/, hidden: true });
  fireEvent.click(last);
  fireEvent.click(screen.getByRole('button', { name: 'Guardar la fase', hidden: true }));
  await vi.waitFor(() => expect(done).toHaveBeenCalledTimes(calls));
  expect(sent).toHaveBeenCalledTimes(calls);
  expect(last.getAttribute('aria-invalid')).toBe(calls === 0 ? 'true' : null);
  const said = screen.queryByText('Después va «Final». Elimínala primero, o di quién pasa.');
  expect(said === null).toBe(calls === 1);
});
