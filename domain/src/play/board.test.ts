import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { boardOf } from './board.ts';
import { type Match, MatchSchema } from './match.ts';
import { playingStage } from './play.fixture.ts';

const AT = new Date('2026-11-20T12:00:00.000Z');
const LOBBIES = { a: ['u1', 'u2'], b: ['u3', 'u4'] };
const stage = playingStage(LOBBIES);

function match(id: string, overrides: Partial<Match> = {}): Match {
  const [lobby = '', number = ''] = id.split('-');
  const row = (placement: number | null) => ({
    placement,
    kills: 0,
    played: placement !== null,
    revision: 1,
    by: 'admin-1',
    byName: 'Ana',
    at: AT,
  });
  const parsed = z.parse(MatchSchema, {
    id,
    tournamentId: 'copa-1',
    stage: 1,
    lobby,
    number: Number(number.replace('x', '')),
    isExtra: number.startsWith('x'),
    map: '',
    rows: { [lobby === 'a' ? 'u1' : 'u3']: row(2), [lobby === 'a' ? 'u2' : 'u4']: row(1), gone: row(null) },
    revision: 1,
    state: 'published',
    publishedAt: AT,
  });
  return { ...parsed, ...overrides };
}

const tournament = {
  name: 'Copa',
  status: 'published',
  cancelledAt: null,
  timeZone: 'America/Mexico_City',
} as const;
const matchesOn = (...matches: Match[]) => boardOf(tournament, stage, matches, null).matches;

describe('the matches on a public table', () => {
  it('stand by lobby, then by number, extra ones last', () => {
    const sent = ['b-2', 'a-x1', 'b-x2', 'a-10', 'b-1', 'b-x1', 'a-2'].map((id) => match(id));
    expect(
      matchesOn(...sent).map(({ lobby, isExtra, number }) => `${lobby}-${isExtra ? 'x' : ''}${number}`),
    ).toEqual(['a-2', 'a-10', 'a-x1', 'b-1', 'b-2', 'b-x1', 'b-x2']);
  });

  it('are those that were ever published, even if they no longer count', () => {
    const states = ['draft', 'published', 'void'] as const;
    const sent = states.map((state, index) => match(`a-${index + 1}`, { state }));
    expect(matchesOn(...sent).map(({ state }) => state)).toEqual(['published', 'void']);
  });

  it('show the order of the units in extra matches only', () => {
    expect(matchesOn(match('a-1'), match('a-x1')).map(({ order }) => order)).toEqual([[], [2, 1]]);
  });
});
