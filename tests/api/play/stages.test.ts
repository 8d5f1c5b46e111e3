import * as play from '@copa/domain/play/endpoints';
import { getTournament } from '@copa/domain/tournaments/endpoints';
import { describe, expect, it } from 'vitest';
import { call, refused } from '../support/api-client.ts';
import { NAMES, openPlay, stageBody } from '../support/played.ts';

const { register, opened, at, stageOf, boardOf, putStage } = await openPlay();

describe('a stage', () => {
  it.each<[string, object]>([
    ['lobbySize', { lobbySize: 1 }],
    ['finish.matches', { finish: { kind: 'matches', matches: 21 } }],
    ['tieBreak', { tieBreak: ['kills', 'kills'] }],
    ['points.perKill', { points: { placement: [], perKill: 1.5 } }],
  ])('is refused where %s is wrong, and says so', async (field, changes) => {
    const of = await opened([]);
    const sent = { ...at(of), body: { ...stageBody(), ...changes } };
    const { fields } = await refused(play.putStage, 'validation-failed', sent);
    expect(Object.keys(fields ?? {})).toContain(field);
  });
});

describe('the draw', () => {
  it('takes whoever is approved and complete, evenly, and opens a board that the tournament names', async () => {
    const of = await opened();
    const waiting = await register(of.id);
    await putStage(of);
    const { revision } = await stageOf(of);
    const { data: stage } = await call(play.drawLobbies, { ...at(of), body: { kind: 'seed', revision } });
    const names = ({ units }: { units: readonly string[] }) =>
      units.map((unit) => stage.entrants.find(({ id }) => id === unit)?.name);
    expect(stage.lobbies.map(names)).toEqual([
      ['Fénix', 'Tigres', 'Nova'],
      ['Lobos', 'Rayo', 'Furia'],
    ]);
    expect(stage.entrants.map(({ id }) => id)).not.toContain(waiting.id);
    expect((await call(getTournament, { params: { id: of.id } })).data.stage).toBe(1);
    const board = await boardOf(of);
    expect(board?.rows.map(({ name, rank, points }) => [name, rank, points])).toEqual(
      NAMES.map((name) => [name, 1, 0]),
    );
    expect(JSON.stringify(board)).not.toContain(of.units['Fénix']);
  });

  it('by chance is the order of the SHA-256 of seed and number, so that anybody can do it again', async () => {
    const of = await opened(NAMES.slice(0, 3));
    await putStage(of, { lobbySize: 60 });
    const { revision } = await stageOf(of);
    const body = { kind: 'random', revision, seed: 'copa' };
    const { data: stage } = await call(play.drawLobbies, { ...at(of), body });
    const digest = async (number: number) => {
      const bytes = new TextEncoder().encode(`copa:${number}`);
      return Buffer.from(await crypto.subtle.digest('SHA-256', bytes)).toString('hex');
    };
    const keyed = await Promise.all(
      stage.entrants.map(async ({ id, number }) => ({ id, key: await digest(number) })),
    );
    const expected = keyed.toSorted((a, b) => (a.key < b.key ? -1 : 1)).map(({ id }) => id);
    expect(stage.lobbies).toEqual([{ id: 'a', units: expected }]);
    expect(stage.draw).toMatchObject({ kind: 'random', seed: 'copa' });
  });

  it('by hand puts everybody into one lobby and no lobby is too full', async () => {
    const of = await opened(NAMES.slice(0, 3));
    await putStage(of, { lobbySize: 2 });
    const body = { kind: 'hand', revision: 1, lobbies: [{ id: 'a', units: Object.values(of.units) }] };
    const failure = await refused(play.drawLobbies, 'validation-failed', { ...at(of), body });
    expect(failure.fields).toEqual({ lobbies: 'En el Lobby A caben 2.' });
    expect((await stageOf(of)).state).toBe('draft');
  });
});
