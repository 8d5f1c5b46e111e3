import { describe, expect, it } from 'vitest';
import { CSV_BOM } from '../../csv.ts';
import { type SampleStage, sampleBoard } from './board.fixture.ts';
import { boardCsv } from './csv.ts';

const AT = new Date('2026-11-21T02:00:00Z');
const MATCHES = [
  { number: 10, lines: ['Fénix 1 5', 'Lobos - -', 'Rayo absent'] },
  { number: 2, lines: ['Fénix 2 1', 'Lobos 1 0', 'Rayo 3 -'] },
];

const BOARD = sampleBoard({
  lobbies: { a: ['Fénix', 'Lobos', 'Rayo'] },
  matches: MATCHES,
  stage: { finish: { kind: 'matches', matches: 10 } },
});

const recordsOf = (board = BOARD) => {
  const text = boardCsv(board);
  expect(text.startsWith(CSV_BOM)).toBe(true);
  return text.slice(CSV_BOM.length).trim().split(/\r?\n/u);
};

describe('the table of a stage as a sheet', () => {
  it('has the matches in their order, whenever they were entered', () => {
    expect(recordsOf()[0]).toBe(
      'Puesto,Número,Nombre,Sigla,Lobby,Puntos,Booyahs,Bajas,Pasa,P2 puesto,P2 bajas,P2 puntos,P10 puesto,P10 bajas,P10 puntos',
    );
  });

  it('has the matches of all lobbies in their order, and none that is void', () => {
    const board = sampleBoard({
      lobbies: { a: ['Fénix', 'Lobos'], b: ['Rayo'] },
      matches: [
        { number: 2, lines: ['Fénix 1 5'] },
        { number: 3, lines: ['Lobos 1 5'], changes: { state: 'void' } },
        { lobby: 'b', number: 1, lines: ['Rayo 1 0'] },
      ],
    });
    expect(recordsOf(board)[0]).toMatch(/,Pasa,P1 puesto,P1 bajas,P1 puntos,P2 puesto,P2 bajas,P2 puntos$/u);
  });

  it('leaves empty what nobody knows, and says who did not play', () => {
    expect(recordsOf().slice(1)).toEqual([
      '1,1,Fénix,,A,27,1,6,,2,1,10,1,5,17',
      '2,2,Lobos,,A,12,1,0,,1,0,12,,,0',
      '3,3,Rayo,,A,8,0,,,3,,8,no jugó,,0',
    ]);
  });

  it('has points below zero as a number', () => {
    const stage: SampleStage['stage'] = {
      adjustments: [
        {
          id: '1',
          kind: 'points',
          points: -10,
          match: null,
          unitId: 'Rayo',
          reason: 'x',
          by: 'admin',
          at: AT,
        },
      ],
    };
    const board = sampleBoard({ lobbies: { a: ['Fénix', 'Rayo'] }, matches: MATCHES.slice(0, 1), stage });
    expect(recordsOf(board)[2]).toMatch(/^2,2,Rayo,,A,-10,/u);
  });

  it('says who is disqualified and who passes', () => {
    const board = sampleBoard({
      lobbies: { a: ['Fénix', 'Lobos'] },
      matches: [{ number: 1, lines: ['Fénix 1 5', 'Lobos 2 0'] }],
      stage: { advance: { perLobby: 0, byTable: 1 } },
    });
    const [first, second] = board.rows.map((row, index) => ({ ...row, rank: index === 0 ? row.rank : null }));
    if (first === undefined || second === undefined) throw new Error('No rows');
    const records = recordsOf({ ...board, rows: [first, second] });
    expect(records[1]).toMatch(/^1,1,Fénix,.*,sí,1,5,17$/u);
    expect(records[2]).toMatch(/^Descalificado,2,Lobos,.*,no,2,0,9$/u);
  });
});
