import { describe, expect, it } from 'vitest';
import { sampleBoard } from './board/board.fixture.ts';
import { outcomesOf } from './outcome.ts';
import type { Entrant } from './stage.ts';

const ids = ['fenix', 'lobos', 'rayo', 'tigres'];
const entrant = (id: string, number: number): Entrant => ({
  id,
  number,
  name: id,
  tag: '',
  carried: 0,
  since: null,
});
const entrants = ids.map((id, index) => entrant(id, index + 1));
const matches = [{ number: 1, lines: ['fenix 1 5', 'lobos 2 3', 'rayo 3 0', 'tigres absent'] }];
const told = (board: Parameters<typeof outcomesOf>[1], absent: string[] = []) =>
  outcomesOf({ entrants, absent }, board).map(({ id, result }) => `${id} ${result}`);

describe('what a closed stage means for who played', () => {
  it('is whether they pass, and in the last stage their place', () => {
    const stage = { advance: { perLobby: 1, byTable: 0 } };
    expect(told(sampleBoard({ lobbies: { a: ids }, matches, stage }))).toEqual([
      'fenix passed',
      'lobos out',
      'rayo out',
    ]);
    expect(told(sampleBoard({ lobbies: { a: ids }, matches }))).toEqual(['fenix 1', 'lobos 2', 'rayo 3']);
  });

  it('is nothing for who never played, does not come, or is out of the table', () => {
    const disqualified = { kind: 'disqualified' as const, unitId: 'lobos', reason: 'trampa' };
    const adjustment = {
      id: 'x',
      ...disqualified,
      match: null,
      points: 0,
      by: 'admin',
      at: new Date(),
      revokedAt: null,
    };
    const stage = { adjustments: [adjustment] };
    expect(told(sampleBoard({ lobbies: { a: ids }, matches, stage }), ['rayo'])).toEqual(['fenix 1']);
  });
});
