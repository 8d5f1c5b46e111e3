import { describe, expect, it } from 'vitest';
import { type SampleStage, sampleBoard } from '../play/board/board.fixture.ts';
import { finalRanksOf } from './final-ranks.ts';

const UNITS = ['Fénix', 'Lobos', 'Rayo', 'Nova'];

const board = (lines: readonly string[], stage: SampleStage['stage'] = {}, units = UNITS) =>
  sampleBoard({
    lobbies: { a: units },
    matches: [{ number: 1, lines }],
    stage: {
      entrants: units.map((name) => ({ id: name, name, number: UNITS.indexOf(name) + 1 })),
      ...stage,
    },
  });

const shown = (...boards: readonly ReturnType<typeof board>[]) =>
  finalRanksOf(boards).map(({ number, rank, points }) => [UNITS[number - 1], rank, points]);

describe('the final ranks of a tournament', () => {
  it('are those of its last stage, then those of units that went out earlier', () => {
    const first = board(['Fénix 1 0', 'Lobos 2 0', 'Rayo 3 0', 'Nova 4 0']);
    const last = board(['Lobos 1 5', 'Fénix 2 0'], { number: 2, id: '2' }, ['Fénix', 'Lobos']);
    expect(shown(first, last)).toEqual([
      ['Lobos', 1, 17],
      ['Fénix', 2, 9],
      ['Rayo', 3, 8],
      ['Nova', 4, 7],
    ]);
  });

  it('are shared by units that are equal on all', () => {
    const tied = board(['Fénix 1 0'], { points: { placement: [0], perKill: 0 }, tieBreak: [] });
    expect(shown(tied)).toEqual([['Fénix', 1, 0]]);
    const two = board(['Fénix 1 0', 'Lobos 2 0', 'Rayo 3 1'], {
      points: { placement: [0], perKill: 1 },
      tieBreak: [],
    });
    expect(shown(two)).toEqual([
      ['Rayo', 1, 1],
      ['Fénix', 2, 0],
      ['Lobos', 2, 0],
    ]);
  });

  it('leave out units that never played or were disqualified, without a gap', () => {
    const first = board(['Fénix 1 0', 'Lobos 2 0', 'Nova 3 0'], {
      adjustments: [
        {
          id: 'a',
          unitId: 'Lobos',
          kind: 'disqualified',
          points: 0,
          match: null,
          reason: 'trampa',
          by: 'admin',
          at: new Date(0),
          revokedAt: null,
        },
      ],
    });
    expect(shown(first)).toEqual([
      ['Fénix', 1, 12],
      ['Nova', 2, 8],
    ]);
  });

  it('keep the rank of a unit that passed but did not come to the next stage', () => {
    const first = board(['Fénix 1 0', 'Lobos 2 0', 'Rayo 3 0']);
    const last = board(['Lobos 1 0'], { number: 2, id: '2' }, ['Fénix', 'Lobos']);
    expect(shown(first, last)).toEqual([
      ['Lobos', 1, 12],
      ['Fénix', 2, 0],
      ['Rayo', 3, 8],
    ]);
  });
});
