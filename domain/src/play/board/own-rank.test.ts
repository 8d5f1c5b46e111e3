import { describe, expect, it } from 'vitest';
import { sampleBoard } from './board.fixture.ts';
import { ownRank as ownRankAt, protestable, withFormer } from './own-rank.ts';
import type { Board } from './schema.ts';

const NOW = new Date('2026-11-21T02:30:00Z');
const ownRank = (board: Board, number: number) => ownRankAt(board, number, NOW);

const teams = ['Fénix', 'Lobos', 'Rayo', 'Tigres'];
const match = { number: 1, lines: ['Fénix 1 5', 'Lobos 2 3', 'Rayo 3 -', 'Tigres absent'] };
const two = { a: ['Fénix', 'Lobos'], b: ['Rayo', 'Tigres'] };
const both = [
  { number: 1, lines: ['Fénix 1 5', 'Lobos 2 3'] },
  { lobby: 'b', number: 1, lines: ['Rayo 1 1', 'Tigres 5 0'] },
];
const CLOSED = { state: 'closed' as const };

describe('the place of one unit in a table', () => {
  it('says its rank, its points and how many pass', () => {
    const board = sampleBoard({
      lobbies: { a: teams },
      matches: [match],
      stage: { advance: { perLobby: 0, byTable: 2 } },
    });
    expect(ownRank(board, 2)).toEqual({
      stage: 1,
      stageName: 'Clasificatoria',
      rank: 2,
      points: 12,
      booyahs: 0,
      kills: 3,
      of: 4,
      inLobby: false,
      passing: 2,
      pass: 'in',
      played: 1,
      isOnPoint: false,
      isChampion: false,
      isOver: false,
      isClosed: false,
      takesReports: false,
      endedMatches: [1],
      scoresUntil: null,
      fairPlayUntil: new Date('2026-11-22T02:00:00Z'),
      isProtested: false,
      latest: { number: 1, placement: 2, kills: 3, points: 12, former: null },
      status: 'Va 1 de 3 partidas.',
      changeable: '',
    });
    expect(ownRank(board, 3)).toMatchObject({ rank: 3, pass: 'out' });
    expect(ownRank(board, 4)).toMatchObject({ played: 0 });
  });

  it.each([
    ['the table of all', { perLobby: 0, byTable: 2 }, { rank: 4, of: 4, inLobby: false, passing: 2 }],
    ['each lobby', { perLobby: 1, byTable: 0 }, { rank: 2, of: 2, inLobby: true, passing: 1 }],
    ['both', { perLobby: 1, byTable: 1 }, { rank: 2, of: 2, inLobby: true, passing: null }],
    ['the last stage', { perLobby: 0, byTable: 0 }, { rank: 4, of: 4, inLobby: false, passing: null }],
  ])('compares it with the units of the same cut: %s', (_, advance, place) => {
    const board = sampleBoard({ lobbies: two, matches: both, stage: { advance } });
    expect(ownRank(board, 4)).toMatchObject(place);
  });

  it('names the matches of its lobby that ended, without extra matches', () => {
    const extra = { number: 2, lines: ['Fénix 1 -', 'Rayo 2 -'], changes: { isExtra: true } };
    const later = { lobby: 'b', number: 3, lines: ['Rayo 1 1', 'Tigres 5 0'] };
    const board = sampleBoard({ lobbies: two, matches: [...both, extra, later] });
    expect([1, 3].map((number) => ownRank(board, number)?.endedMatches)).toEqual([[1], [1, 3]]);
  });

  it('knows the champion once the last stage is closed, and nobody among equals', () => {
    const stage = { finish: { kind: 'matches' as const, matches: 1 } };
    const lobbies = { a: teams };
    const open = sampleBoard({ lobbies, matches: [match], stage });
    expect(ownRank(open, 1)).toMatchObject({ isChampion: false, isOver: true, isClosed: false });
    const closed = sampleBoard({ lobbies, matches: [match], stage: { ...stage, ...CLOSED } });
    expect(ownRank(closed, 1)).toMatchObject({ isChampion: true, isClosed: true });
    expect(ownRank(closed, 2)).toMatchObject({ isChampion: false });
  });

  it('says in the words of the table what may still change', () => {
    const changes = { officialAt: null };
    const board = sampleBoard({ lobbies: { a: teams }, matches: [{ ...match, changes }] });
    expect(ownRank(board, 1)?.changeable).toBe('Hay una protesta sin resolver.');
    const both = [1, 2].map((number) => ({ ...match, number, changes }));
    const held = sampleBoard({ lobbies: { a: teams }, matches: both });
    expect(ownRank(held, 1)?.changeable).toBe('Hay protestas sin resolver.');
    const timed = { ...match, changes: { officialAt: new Date('2026-11-21T02:44:00Z') } };
    const open = sampleBoard({ lobbies: { a: teams }, matches: [timed] });
    expect(ownRank(open, 1)?.changeable).toBe('Todavía es provisional.');
  });

  it('says whether the team may send its results', () => {
    const takes = (stage: object) => ownRank(sampleBoard({ lobbies: { a: teams }, stage }), 1)?.takesReports;
    expect([takes({}), takes({ reports: true }), takes({ reports: true, ...CLOSED })]).toEqual([
      false,
      true,
      false,
    ]);
  });

  it('says until when its matches can be protested, and whether one is in review', () => {
    const at = (hour: number) => new Date(Date.UTC(2026, 10, 21, hour));
    const said = (changes: object, lines = match.lines) => {
      const board = sampleBoard({ lobbies: two, matches: [{ number: 1, lines, changes }] });
      return [1, 3].map((number) => protestable(board, number));
    };
    const none = { scoresUntil: null, fairPlayUntil: null, isProtested: false };
    const until = { scoresUntil: at(3), fairPlayUntil: at(26), isProtested: false };
    expect(said({ scoresUntil: at(3) })).toEqual([until, none]);
    expect(said({ scoresUntil: at(3), officialAt: null })[0]).toEqual({ ...until, isProtested: true });
    expect(said({ scoresUntil: at(3), state: 'void' })).toEqual([none, none]);
    const extra = said({ scoresUntil: at(3), isExtra: true }, ['Rayo 1 -', 'Fénix 2 -']);
    expect(extra).toEqual([until, until]);
    expect(said({ scoresUntil: at(3), isExtra: true }, ['Rayo 1 -', 'Tigres 2 -'])[0]).toEqual(none);
  });

  it('keeps the deadlines of former stages while the next one is played', () => {
    const own = ownRank(sampleBoard({ lobbies: { a: teams } }), 1);
    if (own === null) throw new Error('no row');
    const scoresUntil = new Date('2026-11-21T02:30:00Z');
    const former = { scoresUntil, fairPlayUntil: null, isProtested: true };
    expect(withFormer(own, [former])).toEqual({ ...own, ...former });
    expect(withFormer(own, [])).toEqual(own);
  });

  it('is none if no unit has the number, or if two units share it', () => {
    const board = sampleBoard({ lobbies: { a: teams }, matches: [match] });
    expect(ownRank(board, 9)).toBeNull();
    const [first, second] = board.rows;
    if (first === undefined || second === undefined) throw new Error('no rows');
    expect(
      ownRank({ ...board, rows: [first, { ...second, number: first.number }] }, first.number),
    ).toBeNull();
  });
});
