import type { Match } from '@copa/domain/play/match';
import { expect, it } from 'vitest';
import { beforeDraw, playOf } from './day-play.tsx';
import { matchWith, SATURDAY, stageOf } from './play.fixture.ts';
import { stageView } from './stages/stage-view.ts';

const two = stageOf('copa', ['Fenix', 'Lobos'], {
  lobbies: [
    { id: 'a', units: ['fenix'] },
    { id: 'b', units: ['lobos'] },
  ],
});
const one = stageOf('copa', ['Fenix', 'Lobos']);
const match = (lobby: string, number: number, state: Match['state']) =>
  matchWith(state === 'draft' ? { lobos: [1, 0] } : {}, { lobby, number, state });

it('the next step of each lobby is its first unpublished match', () => {
  const matches = [match('a', 1, 'published'), match('b', 1, 'draft')];
  expect(playOf(stageView(two, matches), SATURDAY)).toEqual({
    matches: 2,
    hasLobbies: true,
    steps: [
      { kind: 'match', lobby: 'a', match: 2, hasBegun: false, to: '/admin/torneos/copa/fases/1/a-2' },
      { kind: 'match', lobby: 'b', match: 1, hasBegun: true, to: '/admin/torneos/copa/fases/1/b-1' },
    ],
    redraw: null,
    protests: [],
  });
});

it('the next step names no lobby if there is only one, and is the close after the last match', () => {
  expect(playOf(stageView(one, []), SATURDAY)).toMatchObject({
    hasLobbies: false,
    steps: [{ kind: 'match', lobby: null, match: 1, hasBegun: false, to: '/admin/torneos/copa/fases/1/a-1' }],
  });
  const all = [match('a', 1, 'published'), match('a', 2, 'void')];
  expect(playOf(stageView(one, all), SATURDAY).steps).toEqual([
    { kind: 'close', isLast: false, to: '/admin/torneos/copa/fases' },
  ]);
});

it('before a later stage is drawn, the step says whether all units that passed fit into one lobby', () => {
  const [first, second] = [
    { ...one, state: 'closed' as const, advance: { perLobby: 2, byTable: 0 } },
    { ...one, state: 'draft' as const, number: 2, lobbySize: 2 },
  ];
  const fits = (...stages: Parameters<typeof beforeDraw>[1]) =>
    beforeDraw('copa', stages).steps.map((step) => (step.kind === 'draw' ? step.fitsOneLobby : step.kind));
  expect(fits({ ...second, number: 1 })).toEqual([null]);
  expect(fits(first, second)).toEqual([true]);
  expect(fits({ ...two, ...first, lobbies: two.lobbies }, second)).toEqual([false]);
});

it('the first stage can be drawn again until something is entered, and knows who was drawn or has left', () => {
  const [left] = stageOf('copa', ['Rayo']).entrants;
  const stage = { ...one, replacements: left === undefined ? [] : [{ left, came: null, lobby: 'a' }] };
  const redraw = { known: ['fenix', 'lobos', 'rayo'], to: '/admin/torneos/copa/fases' };
  expect(playOf(stageView(stage, []), SATURDAY).redraw).toEqual(redraw);
  expect(playOf(stageView(stage, [match('a', 1, 'draft')]), SATURDAY).redraw).toBeNull();
  expect(playOf(stageView({ ...stage, number: 2 }, []), SATURDAY).redraw).toBeNull();
});
