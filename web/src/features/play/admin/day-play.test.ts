import { MatchSchema } from '@copa/domain/play/match';
import { NO_RESULT } from '@copa/domain/play/result/result';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { playOf } from './day-play.tsx';
import { SATURDAY, stageOf } from './play.fixture.ts';
import { stageView } from './stages/stage-view.ts';

const two = stageOf('copa', ['Fenix', 'Lobos'], {
  lobbies: [
    { id: 'a', units: ['fenix'] },
    { id: 'b', units: ['lobos'] },
  ],
});
const one = stageOf('copa', ['Fenix', 'Lobos']);
const ROW = { ...NO_RESULT, placement: 1, revision: 1, by: 'ana', byName: 'Ana', at: SATURDAY };
const match = (id: string, state: 'draft' | 'published' | 'void') =>
  z.parse(MatchSchema, {
    id,
    tournamentId: 'copa',
    stage: 1,
    lobby: id.slice(0, 1),
    number: Number(id.slice(2)),
    map: '',
    rows: state === 'draft' ? { lobos: ROW } : {},
    state,
    revision: 1,
  });

it('the next step of each lobby is its first unpublished match', () => {
  const matches = [match('a-1', 'published'), match('b-1', 'draft')];
  expect(playOf(stageView(two, matches), SATURDAY)).toEqual({
    matches: 2,
    hasLobbies: true,
    steps: [
      { kind: 'match', lobby: 'a', match: 2, hasBegun: false, to: '/admin/torneos/copa/fases/1/a-2' },
      { kind: 'match', lobby: 'b', match: 1, hasBegun: true, to: '/admin/torneos/copa/fases/1/b-1' },
    ],
  });
});

it('the next step names no lobby if there is only one, and is the close after the last match', () => {
  expect(playOf(stageView(one, []), SATURDAY)).toMatchObject({
    hasLobbies: false,
    steps: [{ kind: 'match', lobby: null, match: 1, hasBegun: false, to: '/admin/torneos/copa/fases/1/a-1' }],
  });
  const all = [match('a-1', 'published'), match('a-2', 'void')];
  expect(playOf(stageView(one, all), SATURDAY).steps).toEqual([
    { kind: 'close', to: '/admin/torneos/copa/fases' },
  ]);
});
