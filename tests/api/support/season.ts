import { DAY_MS } from '@copa/domain/limits';
import {
  createSeason,
  deleteSeason,
  exportSeason,
  getReserved,
  previewSeason,
} from '@copa/domain/seasons/endpoints';
import { expect } from 'vitest';
import { eraseSeasons } from '../../../functions/src/seasons/ageing.ts';
import { writeSeasons } from '../../../functions/src/seasons/season-results.ts';
import { call, request } from './api-client.ts';
import type { RecordedProgram } from './recorded-program.ts';

export async function countASeason(
  { dependencies, url }: Pick<RecordedProgram, 'dependencies' | 'url'>,
  token: string,
  tournamentId: string,
): Promise<void> {
  const body = seasonBody([tournamentId]);
  const { rules } = body;
  const { id } = (await call(createSeason, { token, body }, url)).data;
  const about = { token, params: { id } };
  await writeSeasons(dependencies, new Date());
  await call(previewSeason, { ...about, body: { rules } }, url);
  const csv = await request(exportSeason, about, url);
  expect(await csv.text()).toContain('Puesto');
  await dependencies.firestore.doc(`tournaments/${tournamentId}`).update({ reserved: reservedFor(id) });
  await call(getReserved, { token, params: { id: tournamentId } }, url);
  await dependencies.firestore.doc(`tournaments/${tournamentId}`).update({ reserved: null });
  await eraseSeasons(dependencies, new Date(Date.now() + 4000 * DAY_MS));
  await call(deleteSeason, about, url);
  await writeSeasons(dependencies, new Date());
}

export const seasonBody = (tournamentIds: readonly string[]) => ({
  requestId: crypto.randomUUID(),
  name: 'Verano',
  firstDay: '2026-11-01',
  lastDay: '2026-12-31',
  rules: { counting: { kind: 'points' }, best: null, rankedFrom: 1, substitutes: 'all' } as const,
  tournamentIds: [...tournamentIds],
});

export const reservedFor = (seasonId: string) => ({
  seasonId,
  steps: [{ first: 48, endsAt: new Date(Date.now() + DAY_MS) }],
});
