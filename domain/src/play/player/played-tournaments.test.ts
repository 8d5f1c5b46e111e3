import { describe, expect, it } from 'vitest';
import { sampleBoard } from '../board/board.fixture.ts';
import type { Board } from '../board/schema.ts';
import { PLAYED_TOURNAMENTS_MAX, type PlayedTournament, type PlayerPage } from './page.ts';
import {
  hasPlayedTournament,
  playedTournamentOf,
  withoutPlayedTournament,
  withPlayedTournament,
} from './played-tournaments.ts';

const COPA = { id: 'copa', name: 'Copa', date: new Date('2026-11-20T01:00:00Z'), timeZone: 'America/Lima' };
const TWO = { advance: { perLobby: 0, byTable: 1 }, state: 'closed' as const };

const stage = (number: number, lines: readonly string[], changes = {}): Board =>
  sampleBoard({
    lobbies: { a: ['Fénix', 'Lobos'] },
    matches: [{ number: 1, lines }],
    stage: { number, name: `Fase ${number}`, state: 'closed', ...changes },
  });
const FIRST = stage(1, ['Fénix 1 5', 'Lobos 2 3'], TWO);
const LAST = stage(2, ['Fénix 2 4', 'Lobos 1 1']);

const resultOf = (number: number, boards: readonly Board[]) =>
  playedTournamentOf(COPA, { number, name: 'Fénix', nick: 'Rayo' }, boards).result;

describe('a tournament on the page of a player', () => {
  it('says the rank in the last stage, with the victories and kills of all stages', () => {
    expect(playedTournamentOf(COPA, { number: 1, name: 'Fénix', nick: 'Rayo' }, [LAST, FIRST])).toEqual({
      tournamentId: 'copa',
      tournament: 'Copa',
      date: COPA.date,
      timeZone: 'America/Lima',
      number: 1,
      unit: 'Fénix',
      nick: 'Rayo',
      result: { stage: 'Fase 2', kind: 'rank', rank: 2, booyahs: 1, kills: 9 },
    });
  });

  it('says who passed and who did not', () => {
    expect(resultOf(1, [FIRST])).toMatchObject({ stage: 'Fase 1', kind: 'passed', rank: 1 });
    expect(resultOf(2, [FIRST])).toMatchObject({ stage: 'Fase 1', kind: 'out', rank: 2 });
  });

  it('counts no stage that is still played, and says nothing of who played none', () => {
    expect(resultOf(1, [FIRST, stage(2, ['Fénix 2 4'], { state: 'playing' })])).toMatchObject({
      stage: 'Fase 1',
    });
    expect(resultOf(3, [FIRST])).toBeNull();
    expect(resultOf(1, [])).toBeNull();
  });

  it('gives no rank to who never played, unless they had passed an earlier stage', () => {
    const absent = ['Fénix 1 5', 'Lobos absent'];
    expect(resultOf(2, [stage(1, absent)])).toBeNull();
    expect(resultOf(2, [FIRST, stage(2, absent)])).toMatchObject({ kind: 'rank', rank: 2 });
  });

  it('does not mention a disqualification', () => {
    const rows = LAST.rows.map((row) => (row.number === 1 ? { ...row, rank: null } : row));
    expect(resultOf(1, [FIRST, { ...LAST, rows }])).toBeNull();
  });

  it('tells no kills that nobody counted', () => {
    expect(resultOf(1, [stage(1, ['Fénix 1 -', 'Lobos 2 3'])])).toMatchObject({ booyahs: 1, kills: null });
    expect(resultOf(1, [stage(1, ['Fénix 1 0', 'Lobos 2 3'])])).toMatchObject({ kills: 0 });
    const once = sampleBoard({
      lobbies: { a: ['Fénix', 'Lobos'] },
      matches: [
        { number: 1, lines: ['Fénix 1 -', 'Lobos 2 3'] },
        { number: 2, lines: ['Fénix 2 4', 'Lobos 1 1'] },
      ],
      stage: { number: 1, name: 'Fase 1', state: 'closed' },
    });
    expect(resultOf(1, [once])).toMatchObject({ kills: 4 });
    expect(resultOf(1, [FIRST, stage(2, ['Fénix 1 -', 'Lobos 2 -'])])).toMatchObject({ kills: 5 });
  });
});

const played = (tournamentId: string, day: number | null, number = 1): PlayedTournament => ({
  ...playedTournamentOf(COPA, { number, name: 'Fénix', nick: 'Rayo' }, []),
  tournamentId,
  date: day === null ? null : new Date(Date.UTC(2026, 10, day)),
});
const page = (...entries: PlayedTournament[]): PlayerPage => ({ id: 'player', nick: 'Rayo', entries });
const ids = (player: PlayerPage | null) => player?.entries.map(({ tournamentId }) => tournamentId);

describe('the page of a player', () => {
  it('has the newest tournament first, and one without a date before all', () => {
    const both = page(played('new', 20), played('old', 10));
    expect(ids(withPlayedTournament(both, played('middle', 15)))).toEqual(['new', 'middle', 'old']);
    expect(ids(withPlayedTournament(both, played('newest', 25)))).toEqual(['newest', 'new', 'old']);
    expect(ids(withPlayedTournament(both, played('oldest', 5)))).toEqual(['new', 'old', 'oldest']);
    expect(ids(withPlayedTournament(both, played('undated', null)))).toEqual(['undated', 'new', 'old']);
    expect(ids(withPlayedTournament(page(played('undated', null)), played('other', null)))).toEqual([
      'other',
      'undated',
    ]);
  });

  it('replaces the entry of the same unit, and of no other', () => {
    const one = page(played('copa', 10, 1), played('copa', 10, 2), played('liga', 10, 1));
    const after = withPlayedTournament(one, { ...played('copa', 10, 1), unit: 'Lobos' });
    expect(after.entries.map(({ tournamentId, number, unit }) => [tournamentId, number, unit])).toEqual([
      ['copa', 1, 'Lobos'],
      ['copa', 2, 'Fénix'],
      ['liga', 1, 'Fénix'],
    ]);
    expect(after).toMatchObject({ id: 'player', nick: 'Rayo' });
  });

  it('loses the oldest where there are too many', () => {
    const all = Array.from({ length: PLAYED_TOURNAMENTS_MAX }, (_, index) => played(`t${index}`, -index));
    const after = withPlayedTournament(page(...all), played('newest', 20));
    expect(after.entries).toHaveLength(PLAYED_TOURNAMENTS_MAX);
    expect([ids(after)?.[0], ids(after)?.at(-1)]).toEqual(['newest', `t${PLAYED_TOURNAMENTS_MAX - 2}`]);
  });

  it('knows a unit by tournament and number', () => {
    const one = page(played('copa', 10, 1), played('liga', 10, 2));
    expect(hasPlayedTournament(one, { tournamentId: 'copa', number: 1 })).toBe(true);
    expect(hasPlayedTournament(one, { tournamentId: 'copa', number: 2 })).toBe(false);
    expect(hasPlayedTournament(one, { tournamentId: 'liga', number: 1 })).toBe(false);
  });

  it.each([
    ['the nick that another one has too', 'Rayo', 'Rayo', 'Rayo'],
    ['the nick of another one', 'Lobo', 'Rayo', 'Lobo'],
    ['the team of another one, which has no nick', '', 'Rayo', 'Fénix'],
    ['the nick that an organiser corrected', 'Lobo', 'Trueno', 'Trueno'],
  ])('keeps, without one of its tournaments, %s', (_, other, left, nick) => {
    const both = page(
      { ...played('copa', 10), nick: left === 'Trueno' ? 'Rayo' : left },
      {
        ...played('liga', 10),
        nick: other,
      },
    );
    const after = withoutPlayedTournament({ ...both, nick: left }, { tournamentId: 'copa', number: 1 });
    expect(after?.nick).toBe(nick);
  });

  it('ends with its last tournament', () => {
    const one = page(played('copa', 10, 1), played('liga', 10, 1));
    const left = withoutPlayedTournament(one, { tournamentId: 'copa', number: 1 });
    expect(left).toEqual({ ...one, entries: [played('liga', 10, 1)] });
    expect(withoutPlayedTournament(page(played('copa', 10)), { tournamentId: 'copa', number: 1 })).toBeNull();
  });
});
