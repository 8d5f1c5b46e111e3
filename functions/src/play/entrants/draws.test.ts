import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { openServices, type Services } from '../../../../tests/setup/local-site/services.ts';
import { SAMPLE_NOW, sampleTournament, sampleUnit } from '../../desk/samples.fixture.ts';
import { BOARDS, matchesOf, REGISTRATIONS, stagesOf, TOURNAMENTS } from '../../store/collections.ts';
import { drawLobbies, drawnOrder } from '../draws.ts';
import { ORGANISER, sampleInput, sampleMatch, sampleStage } from '../samples/stage.fixture.ts';
import { putStage } from '../stages.ts';
import * as words from '../words.ts';

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

  it('of a later stage waits until the one before it is closed, and takes half of the points along', async () => {
    const later = sampleStage({ id: '2', number: 2, state: 'draft', revision: 1, carry: 'half' });
    await services.store(stagesOf('copa-1'), sampleStage(), later);
    await expect(draw(2)).rejects.toMatchObject({ code: 'conflict', message: words.earlierStageOpen });
    const advance = { perLobby: 2, byTable: 0 };
    await services.store(stagesOf('copa-1'), sampleStage({ state: 'closed', advance }));
    await services.store(matchesOf('copa-1', 1), sampleMatch(1, [2, 1, 3, 4], { state: 'published' }));
    const passing = ['u1', 'u2'].map((id, at) =>
      sampleUnit(at + 1, { id, place: 'held', status: 'approved' }),
    );
    await services.store(REGISTRATIONS, ...passing);
    expect((await draw(2)).entrants).toMatchObject([
      { id: 'u2', carried: 6 },
      { id: 'u1', carried: 4 },
    ]);
  });

  it('by chance is the order of the SHA-256 of seed and number, so that anybody can do it again', () => {
    const numbers = [1, 2, 3, 4, 5, 6];
    const keyOf = (number: number) => createHash('sha256').update(`copa:${number}`).digest('hex');
    const sorted = numbers.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
    const entrants = numbers.map((number) => ({ id: String(number), number }));
    expect(drawnOrder(entrants, 'copa')).toEqual(sorted.map(String));
  });
});
