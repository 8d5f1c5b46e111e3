import { describe, expect, it } from 'vitest';
import { cutOf, cutWithoutTies } from './cut.ts';

const row = (id: string, rank: number | null, lobby = 'a') => ({ id, rank, lobby });

describe('who passes', () => {
  const two = [
    row('fenix', 1),
    row('lobos', 2, 'b'),
    row('rayo', 3),
    row('tigres', 4),
    row('nova', 5, 'b'),
    row('furia', null, 'b'),
  ];

  it('is the first of each lobby, then the best of the rest', () => {
    expect(cutOf(two, { perLobby: 1, byTable: 1 })).toEqual({
      passing: ['fenix', 'lobos', 'rayo'],
      tied: [],
    });
    expect(cutOf(two, { perLobby: 2, byTable: 0 }).passing).toEqual(['fenix', 'lobos', 'rayo', 'nova']);
  });

  it('is the next of the table where one does not come, and never who was disqualified', () => {
    expect(cutOf(two, { perLobby: 2, byTable: 0 }, ['rayo']).passing).toEqual([
      'fenix',
      'lobos',
      'tigres',
      'nova',
    ]);
    expect(cutOf(two, { perLobby: 5, byTable: 5 }).passing).toEqual([
      'fenix',
      'lobos',
      'rayo',
      'tigres',
      'nova',
    ]);
  });

  it('is told as open between those who are equal across the cut', () => {
    const tied = [row('fenix', 1), row('lobos', 2), row('rayo', 2), row('tigres', 2)];
    expect(cutOf(tied, { perLobby: 2, byTable: 0 })).toEqual({
      passing: ['fenix'],
      tied: [{ lobby: 'a', units: ['lobos', 'rayo', 'tigres'], places: 1 }],
    });
    expect(cutOf(tied, { perLobby: 4, byTable: 0 }).tied).toEqual([]);
    expect(cutOf(tied, { perLobby: 1, byTable: 0 }).tied).toEqual([]);
    expect(cutOf(tied, { perLobby: 1, byTable: 2 }).tied[0]).toMatchObject({ lobby: null, places: 2 });
  });

  it('is who registered first, where a place comes free among those who are equal', () => {
    const tied = [row('fenix', 1), row('lobos', 2), row('rayo', 3), row('tigres', 3), row('nova', 3)];
    const numbers: Readonly<Record<string, number>> = { rayo: 9, tigres: 4, nova: 7 };
    const next = (...absent: readonly string[]) =>
      cutWithoutTies(tied, { perLobby: 2, byTable: 0 }, absent, (id) => numbers[id] ?? 0);
    expect(next()).toEqual(['fenix', 'lobos']);
    expect(next('lobos')).toEqual(['fenix', 'tigres']);
    expect(next('lobos', 'fenix')).toEqual(['tigres', 'nova']);
    expect(next('lobos', 'tigres')).toEqual(['fenix', 'nova']);
    expect(next('fenix', 'lobos', 'tigres', 'nova')).toEqual(['rayo']);
  });
});
