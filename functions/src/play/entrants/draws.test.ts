import { createHash } from 'node:crypto';
import { HOUR_MS } from '@copa/domain/limits';
import { beforeEach, describe, expect, it } from 'vitest';
import { openServices, type Services } from '../../../../tests/setup/local-site/services.ts';
import { SAMPLE_NOW, sampleTournament, sampleUnit } from '../../desk/samples.fixture.ts';
import { BOARDS, matchesOf, REGISTRATIONS, stagesOf, TOURNAMENTS } from '../../store/collections.ts';
import { drawLobbies, drawnOrder } from '../draws.ts';
import { returnEntrant } from '../replacements.ts';
import { ORGANISER, sampleInput, sampleMatch, sampleStage } from '../samples/stage.fixture.ts';
import { putStage } from '../stages.ts';
import * as words from '../words.ts';

const OPEN = {
  kind: 'match',
  onMissing: 'release',
  opensAt: new Date(SAMPLE_NOW.getTime() - HOUR_MS),
  closesAt: new Date(SAMPLE_NOW.getTime() + HOUR_MS),
} as const;

describe('a draw', () => {
  let services: Services;
  const draw = (stage: number) =>
    drawLobbies(services.context, ORGANISER, { id: 'copa-1', stage }, { kind: 'seed', revision: 1 });

  beforeEach(async () => {
    services = openServices(SAMPLE_NOW);
    await services.store(TOURNAMENTS, sampleTournament());
  });

  it('takes whoever is approved, by number, and opens a board without ids, which the tournament names', async () => {
    const ids = ['drawn-z', 'drawn-a', 'drawn-m'];
    const units = ids.map((id, at) => sampleUnit(at + 1, { id, place: 'held', status: 'approved' }));
    await services.store(REGISTRATIONS, ...units, sampleUnit(4, { place: 'held', status: 'pending' }));
    await putStage(services.context, ORGANISER, { id: 'copa-1', stage: 1 }, sampleInput());
    const { lobbies, entrants } = await draw(1);
    expect([lobbies.map((lobby) => lobby.units), entrants.map(({ id }) => id)]).toEqual([[ids], ids]);
    expect(await services.stored(TOURNAMENTS)).toMatchObject([{ stage: 1 }]);
    const boards = await services.stored(BOARDS);
    expect(boards).toMatchObject([{ rows: [1, 2, 3].map((number) => ({ number, rank: 1, points: 0 })) }]);
    expect(JSON.stringify(boards)).not.toContain('drawn-');
  });

  it.each([
    [', completas y confirmadas.', [OPEN]],
    [' y completas.', []],
  ])('says what the units lack: %s', async (lacking, windows) => {
    await services.store(TOURNAMENTS, sampleTournament({ windows }));
    const units = [1, 2].map((number) => sampleUnit(number, { place: 'held', status: 'approved' }));
    await services.store(REGISTRATIONS, ...(windows.length > 0 ? units : units.slice(1)));
    await putStage(services.context, ORGANISER, { id: 'copa-1', stage: 1 }, sampleInput());
    const message = `Hacen falta al menos dos inscripciones aprobadas${lacking}`;
    await expect(draw(1)).rejects.toMatchObject({ code: 'conflict', message });
  });

  describe('of a later stage', () => {
    const address = { id: 'copa-1', stage: 2 };
    const approved = (number: number, status: 'approved' | 'pending' = 'approved') =>
      sampleUnit(number, { id: `u${number}`, place: 'held', status });

    beforeEach(async () => {
      const later = sampleStage({ id: '2', number: 2, state: 'draft', revision: 1, carry: 'half' });
      const first = sampleStage({ state: 'closed', advance: { perLobby: 2, byTable: 0 } });
      await services.store(stagesOf('copa-1'), first, later);
      await services.store(matchesOf('copa-1', 1), sampleMatch(1, [2, 1, 3, 4], { state: 'published' }));
      await services.store(REGISTRATIONS, ...[1, 2, 3].map((number) => approved(number)));
    });

    it('waits until the one before it is closed', async () => {
      await services.store(stagesOf('copa-1'), sampleStage());
      await expect(draw(2)).rejects.toMatchObject({ code: 'conflict', message: words.earlierStageOpen });
    });

    it.each([
      { kind: 'seed' as const },
      { kind: 'hand' as const, lobbies: [{ id: 'a', units: ['u1', 'u2'] }] },
    ])('takes half of the points along: $kind', async (drawn) => {
      const { entrants } = await drawLobbies(services.context, ORGANISER, address, { ...drawn, revision: 1 });
      expect(entrants).toMatchObject([
        { id: 'u2', carried: 6 },
        { id: 'u1', carried: 4 },
      ]);
    });

    it('keeps the points of a unit that another one replaces until it comes back', async () => {
      await services.store(REGISTRATIONS, approved(2, 'pending'));
      const { revision } = await draw(2);
      await services.store(REGISTRATIONS, approved(2));
      const about = { revision, unitId: 'u2', reason: 'ya está' };
      const { entrants } = await returnEntrant(services.context, ORGANISER, address, about);
      expect(entrants.map(({ id, carried }) => [id, carried])).toEqual([
        ['u1', 4],
        ['u2', 6],
      ]);
    });
  });

  it('by chance is the order of the SHA-256 of seed and number, so that anybody can do it again', () => {
    const numbers = [1, 2, 3, 4, 5, 6];
    const keyOf = (number: number) => createHash('sha256').update(`copa:${number}`).digest('hex');
    const sorted = numbers.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
    const entrants = numbers.map((number) => ({ id: String(number), number }));
    expect(drawnOrder(entrants, 'copa')).toEqual(sorted.map(String));
  });
});
