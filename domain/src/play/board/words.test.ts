import { describe, expect, it } from 'vitest';
import { readFrom } from '../../time/reader.fixture.ts';
import { type SampleStage, sampleBoard } from './board.fixture.ts';
import { boardLines, boardText } from './board-lines.ts';
import { boardCsv } from './csv.ts';
import { ownPlace } from './own-rank.ts';
import { boardFacts } from './page.ts';
import {
  boardPreview,
  decidedText,
  finishText,
  leadersText,
  matchName,
  matchStateText,
  provisionalText,
  statusText,
  tieBreakText,
} from './words.ts';

const NOW = new Date('2026-11-21T02:30:00Z');
const soon = new Date('2026-11-21T02:44:00Z');
const teams = ['Fénix', 'Lobos', 'Rayo', 'Tigres'];
const first = { number: 1, lines: ['Fénix 1 5', 'Lobos 2 3', 'Rayo 3 -', 'Tigres absent'] };

const board = (changes: Partial<SampleStage> = {}) =>
  sampleBoard({ lobbies: { a: teams }, matches: [first], ...changes });

const shown = (changes: Partial<SampleStage> = {}, lobby: string | null = null) =>
  boardLines(board(changes), lobby).lines.map(({ rank, name, points, booyahs, kills, badge, note, passes }) =>
    [rank, name, points, booyahs, kills, badge, note, passes].filter((text) => text !== '').join(' | '),
  );

it.each([
  ['Final', 'Fase final'],
  [' FINAL ', 'Fase final'],
  ['Gran final', 'Gran final'],
  ['Semifinal', 'Semifinal'],
])('calls the stage «%s» «%s» on page, preview, message and own result', (name, title) => {
  const table = board({ stage: { name } });
  expect(boardFacts(table, NOW, null).stage).toBe(title);
  expect(boardPreview(table, NOW).description).toMatch(new RegExp(`^${title}\\. `));
  expect(boardText(table, NOW).split('\n')[0]).toContain(` · ${title}`);
  expect(ownPlace(table, 1)?.stageName).toBe(title);
});

describe('the lines of a table', () => {
  it('say rank, name, points, Booyahs and kills, and nothing where nobody knows', () => {
    expect(shown()).toEqual([
      '1 | Fénix | 17 | 1 | 5',
      '2 | Lobos | 12 | 0 | 3',
      '3 | Rayo | 8 | 0 | –',
      '4 | Tigres | 0 | 0 | –',
    ]);
    expect(shown({ matches: [] })).toEqual(teams.map((name) => `1 | ${name} | – | – | –`));
    const carried = teams.map((name, at) => ({ id: name, number: at + 1, name, carried: at === 0 ? 7 : 0 }));
    expect(shown({ matches: [], stage: { entrants: carried } })[0]).toBe('1 | Fénix | 7 | – | –');
  });

  it.each([
    [['Fénix 1 0', 'Lobos 4 5'], 'Desempató por Booyahs, 1 a 0'],
    [['Fénix 2 3', 'Lobos 3 4'], 'Desempató por bajas, 4 a 3'],
    [['Fénix 6 3', 'Lobos 5 2'], 'Desempató por bajas, 3 a 2'],
  ])('say what decided between %j', (lines, note) => {
    expect(boardLines(board({ matches: [{ number: 1, lines }] })).lines[0]?.note).toBe(note);
  });

  it('say nothing of a tie without points, unless a unit passes by it', () => {
    const matches = [{ number: 1, lines: ['Fénix 11 0', 'Lobos 12 0'] }];
    const notesOf = (byTable: number) =>
      boardLines(board({ matches, stage: { advance: { perLobby: 0, byTable } } })).lines.map(
        ({ note }) => note,
      );
    expect(notesOf(0).filter((note) => note !== '')).toEqual([]);
    expect(notesOf(1)[0]).toBe('Desempató por la última partida, 11.º contra 12.º');
  });

  it('say nothing of a tie where the next row is not on the screen', () => {
    const lobbies = { a: ['Fénix'], b: ['Lobos'] };
    const matches = [
      { number: 1, lines: ['Fénix 6 3'] },
      { lobby: 'b', number: 1, lines: ['Lobos 5 2'] },
    ];
    expect(shown({ lobbies, matches })[0]).toContain('Desempató por bajas');
    expect(shown({ lobbies, matches }, 'a')).toEqual(['1 | Fénix | 8 | 0 | 3']);
  });

  it('say who passes, up to which row, and who is equal on the cut', () => {
    const stage = { advance: { perLobby: 0, byTable: 2 } };
    expect(boardLines(board({ stage }))).toMatchObject({ cutAfter: 2, cut: 'Hasta aquí pasan 2' });
    expect(shown({ stage: { ...stage, state: 'closed' } })[1]).toBe(
      '2 | Lobos | 12 | 0 | 3 | Clasificado | Pasa',
    );
    const matches = [{ number: 1, lines: ['Fénix 1 1', 'Lobos 2 3', 'Rayo 2 3'] }];
    const tied = board({ stage, matches });
    expect(boardLines(tied).cutAfter).toBe(3);
    expect(boardLines(tied).cut).toMatch(/^Empate en el corte/);
    expect(boardLines(tied).lines[2]).toMatchObject({ rank: '2', note: 'Empate en el corte', pass: 'tied' });
  });

  it('tell nobody to be equal on the cut before they have played', () => {
    const stage = { advance: { perLobby: 0, byTable: 2 } };
    const unplayed = board({ stage, matches: [] });
    expect(boardLines(unplayed)).toMatchObject({ cutAfter: 0, cut: '' });
    expect(new Set(boardLines(unplayed).lines.map(({ note, pass }) => note + pass))).toEqual(new Set(['']));
    expect(boardText(unplayed, NOW)).not.toContain('Empate');
    expect(boardCsv(unplayed)).not.toContain('empate');
    const lobbies = { a: ['Fénix', 'Lobos'], b: ['Rayo', 'Tigres'] };
    const matches = [{ number: 1, lines: ['Fénix 1 1', 'Lobos 1 1'] }];
    const ofLobbies = board({ lobbies, matches, stage: { advance: { perLobby: 1, byTable: 0 } } });
    const passes = (lobby: string) => boardLines(ofLobbies, lobby).lines.map(({ pass }) => pass);
    expect([passes('a'), passes('b')]).toEqual([
      ['tied', 'tied'],
      ['', ''],
    ]);
  });

  it('name an extra match or a draw for who is equal on the cut after the last match alone', () => {
    const stage = { advance: { perLobby: 0, byTable: 1 } };
    const matches = [{ number: 1, lines: ['Fénix 1 1', 'Lobos 1 1', 'Rayo 3 0', 'Tigres 4 0'] }];
    const cut = (last: number) =>
      boardLines(board({ stage: { ...stage, finish: { kind: 'matches', matches: last } }, matches })).cut;
    expect([cut(3), cut(1)]).toEqual([
      'Empate en el corte',
      'Empate en el corte: lo decide una partida extra o un sorteo',
    ]);
  });

  it('draw the cut of lobbies in each lobby alone, with its own ranks', () => {
    const stage = { advance: { perLobby: 1, byTable: 0 } };
    const lobbies = { a: ['Fénix', 'Lobos'], b: ['Rayo', 'Tigres'] };
    const matches = [
      { number: 1, lines: ['Fénix 1 5', 'Lobos 2 5'] },
      { lobby: 'b', number: 1, lines: ['Rayo 1 0', 'Tigres 2 0'] },
    ];
    const all = boardLines(board({ stage, lobbies, matches }));
    expect(all.cutAfter).toBe(0);
    expect(all.lines.map(({ name, lobby, pass }) => `${name} ${lobby} ${pass}`)).toEqual([
      'Fénix Lobby A in',
      'Lobos Lobby A out',
      'Rayo Lobby B in',
      'Tigres Lobby B out',
    ]);
    const own = boardLines(board({ stage, lobbies, matches }), 'b');
    expect(own.lines.map(({ rank, name, lobby }) => `${rank} ${name}${lobby}`)).toEqual([
      '1 Rayo',
      '2 Tigres',
    ]);
    expect(own.cutAfter).toBe(1);
  });

  it('mark who can win with the next match, who won, and who is out', () => {
    const rush = { finish: { kind: 'champion-rush' as const, matches: 5, threshold: 17 } };
    expect(shown({ stage: rush })[0]).toBe('1 | Fénix | 17 | 1 | 5 | A TIRO');
    const won = { stage: rush, matches: [first, { number: 2, lines: ['Fénix 1 0'] }] };
    expect(shown(won)[0]).toBe('1 | Fénix | 29 | 2 | 5 | Campeón');
    expect(statusText(board(won))).toBe('Campeón: Fénix.');
    const adjustments = [
      { id: '1', kind: 'disqualified', unitId: 'Fénix', reason: 'x', by: 'admin', at: NOW },
    ] as const;
    expect(shown({ stage: { adjustments: [...adjustments] } }).at(-1)).toBe(
      '– | Fénix | 17 | 1 | 5 | Descalificado',
    );
  });
});

describe('the sentences of a table', () => {
  it.each([
    [{ matches: [] }, 'Todavía no se publica ninguna partida.'],
    [{ cancelledAt: NOW }, 'Torneo cancelado.'],
    [{}, 'Va 1 de 3 partidas.'],
    [{ matches: [first, { ...first, number: 2 }] }, 'Van 2 de 3 partidas.'],
    [{ stage: { finish: { kind: 'champion-rush', matches: 5 } } }, 'Va 1 partida.'],
    [{ stage: { finish: { kind: 'matches', matches: 1 } } }, 'Se jugó la última partida.'],
    [{ stage: { finish: { kind: 'matches', matches: 1 }, state: 'closed' } }, 'Campeón: Fénix.'],
    [{ stage: { state: 'closed', advance: { perLobby: 1, byTable: 0 } } }, 'Fase terminada.'],
  ] as const)('%j is told as: %s', (changes, text) => {
    expect(statusText(board(changes))).toBe(text);
  });

  it.each([
    [{ kind: 'matches', matches: 6 }, 'Se suman los puntos de 6 partidas.'],
    [{ kind: 'matches', matches: 1 }, 'Una sola partida.'],
    [{ kind: 'best-of', matches: 3, by: 'points' }, 'Al mejor de 3: se suman los puntos.'],
    [{ kind: 'best-of', matches: 3, by: 'wins' }, 'Al mejor de 3: es campeón quien haga 2 Booyahs.'],
    [
      { kind: 'champion-rush', matches: 8, threshold: 80 },
      expect.stringMatching(/^Champion Rush: con 80 puntos quedas A TIRO.*\. Son 8 partidas como máximo;/),
    ],
    [
      { kind: 'champion-rush', matches: 1, threshold: 1 },
      expect.stringMatching(/con 1 punto quedas A TIRO.*\. Es 1 partida como máximo;/),
    ],
  ] as const)('says how %j is won', (finish, text) => {
    expect(finishText({ finish })).toEqual(text);
  });

  it('print the order of what breaks ties', () => {
    expect(tieBreakText(board())).toBe(
      'Con los mismos puntos deciden: Booyahs, luego bajas, luego puesto en la última partida. Si siguen iguales, comparten el puesto.',
    );
    expect(tieBreakText({ tieBreak: [] })).toBe('Con los mismos puntos comparten el puesto.');
  });

  it('say when the table changed, by the clock of the reader or with the name of the place', () => {
    const updated = (reader: string | null) =>
      boardFacts(board(), NOW, reader).updated.replaceAll(/\s/g, ' ');
    expect(updated('America/Mexico_City')).toBe('Último cambio: hoy, 8:00 p. m.');
    expect(updated(null)).toMatch(/9:00 p\. m\..*Colombia/);
  });

  it('say of a match whether it can change, by the clock of the reader', () => {
    readFrom('America/Mexico_City');
    const [match] = board({ matches: [{ ...first, changes: { officialAt: soon } }] }).matches;
    if (match === undefined) throw new Error('There is no match');
    const say = (changes: Partial<typeof match>, now = NOW) => matchStateText({ ...match, ...changes }, now);
    expect(say({})).toMatch(/^Provisional: oficial hoy, 8:44\sp\.\sm\.$/);
    expect(say({}, soon)).toBe('Oficial');
    expect(say({ state: 'void' })).toBe('Anulada: no cuenta');
    expect(say({ state: 'draft' })).toBe('Sin publicar');
    expect([false, true].map((isExtra) => matchName({ number: 4, isExtra }))).toEqual([
      'Partida 4',
      'Partida extra 4',
    ]);
    expect(say({ officialAt: null })).toBe('Con protesta');
  });

  it('say until when a result is provisional', () => {
    const provisional = board({ matches: [{ ...first, changes: { officialAt: soon } }] });
    expect(provisionalText(provisional, NOW, null)).toMatch(
      /^La partida 1 es provisional: será oficial el .*, 9:44\sp\.\sm\. en Colombia\.$/,
    );
    expect(provisionalText(provisional, NOW, 'America/Bogota')).toMatch(/será oficial hoy, 9:44\sp\.\sm\.$/);
    const both = board({
      matches: [1, 2].map((number) => ({ ...first, number, changes: { officialAt: soon } })),
    });
    expect(provisionalText(both, NOW, null)).toMatch(/^2 partidas son provisionales: serán oficiales el /);
    const later = { ...first, number: 2, changes: { officialAt: new Date(soon.getTime() + 60_000) } };
    const first44 = { ...first, changes: { officialAt: soon } };
    expect(provisionalText(board({ matches: [first44, later] }), NOW, null)).toMatch(/9:45/);
    expect(provisionalText(board({ matches: [later, first44] }), NOW, null)).toMatch(/9:45/);
    expect(provisionalText(provisional, soon, null)).toBe('');
    const held = { ...first, changes: { officialAt: null } };
    expect(provisionalText(board({ matches: [held] }), NOW, null)).toBe(
      'La partida 1 tiene una protesta sin resolver.',
    );
    const one = { ...first, number: 2, changes: { officialAt: soon } };
    expect(provisionalText(board({ matches: [held, one] }), NOW, 'America/Bogota')).toMatch(
      /^La partida 1 tiene una protesta sin resolver\. La partida 2 es provisional: será oficial hoy, /,
    );
    expect(provisionalText(board({ matches: [held, { ...held, number: 2 }] }), NOW, null)).toBe(
      '2 partidas tienen protestas sin resolver.',
    );
  });

  it('tell who leads, in the preview of a link', () => {
    expect(boardPreview(board(), NOW)).toEqual({
      title: 'Tabla de posiciones: Copa de Noviembre',
      description:
        'Clasificatoria. Va 1 de 3 partidas. 1. Fénix (17 puntos), 2. Lobos (12 puntos), 3. Rayo (8 puntos).',
    });
    const held = board({ matches: [{ ...first, changes: { officialAt: null } }] });
    expect(boardPreview(held, NOW).description).toMatch(
      /^Clasificatoria\. Va 1 de 3 partidas\. Hay una protesta sin resolver\. 1\. Fénix/,
    );
    expect(boardPreview(board({ matches: [] }), NOW).description).toMatch(/partida\.$/);
    expect(leadersText(board({ matches: [] }))).toBe('');
    const matches = [{ number: 1, lines: ['Fénix 1 5', 'Lobos absent', 'Rayo absent'] }];
    expect(leadersText(board({ matches }))).toBe('1. Fénix (17 puntos)');
    expect(leadersText(board({ names: { Fénix: { name: 'Fénix', tag: 'FNX' } } }))).toMatch(
      /^1\. FNX Fénix \(17 puntos\), 2\. Lobos /,
    );
  });
});

describe('the text for the chat', () => {
  it('has the first twelve, the cut, and how many more there are', () => {
    const names = Array.from({ length: 14 }, (_, index) => `Equipo${index + 1}`);
    const text = boardText(
      board({
        lobbies: { a: names },
        stage: { advance: { perLobby: 6, byTable: 0 } },
        matches: [{ number: 1, lines: names.map((name, index) => `${name} ${index + 1} ${20 - index}`) }],
      }),
      NOW,
    ).split('\n');
    expect(text.slice(0, 4)).toEqual([
      '*Copa de Noviembre · Clasificatoria*',
      'Va 1 de 3 partidas.',
      '',
      '1. Equipo1: 32 puntos (Booyahs 1, bajas 20)',
    ]);
    expect(text[9]).toBe('— Hasta aquí pasan 6 —');
    expect(text.at(-1)).toBe('… y 2 más');
  });

  it('says above the rows what may still change', () => {
    const held = board({ matches: [{ ...first, changes: { officialAt: null } }] });
    expect(boardText(held, NOW).split('\n').slice(1, 4)).toEqual([
      'Va 1 de 3 partidas.',
      'La partida 1 tiene una protesta sin resolver.',
      '',
    ]);
  });
});

describe('the file', () => {
  it('has every match of every row, leaves blank what nobody knows, and starts no formula', () => {
    const named = board({ names: { Rayo: { name: '=1+1', tag: 'R,T' } } });
    expect(boardCsv(named).split('\r\n')).toEqual([
      '\uFEFFPuesto,Número,Nombre,Sigla,Lobby,Puntos,Booyahs,Bajas,Pasa,P1 puesto,P1 bajas,P1 puntos',
      '1,1,Fénix,,A,17,1,5,,1,5,17',
      '2,2,Lobos,,A,12,0,3,,2,3,12',
      `3,3,'=1+1,"R,T",A,8,0,,,3,,8`,
      '4,4,Tigres,,A,0,0,,,no jugó,,0',
      '',
    ]);
  });
});

describe('the next hour of a stage', () => {
  const hour = (text: string) => new Date(`2026-11-21T${text}:00Z`);
  const steps = [{ name: 'Clasificatoria', at: hour('04:00'), lines: [] }];
  const plan = { name: 'Una final', steps, lines: [], changes: [] };
  const openings = [
    { match: 3, openAt: hour('03:30') },
    { match: 2, openAt: hour('02:46') },
    { match: 1, openAt: hour('02:00') },
  ];
  const told = (
    changes: Partial<SampleStage>,
    opens = openings,
    now = NOW,
    reader: string | null = 'America/Lima',
  ) => boardFacts({ ...board(changes), openings: opens }, now, reader, plan).next.replaceAll(/\s/g, ' ');

  it('is that of the room that opens next, and without one that of its start, before a match is published', () => {
    expect(told({})).toBe('La sala de la partida 2 abre hoy, 9:46 p. m.');
    expect(told({}, openings, hour('02:46'))).toBe('La sala de la partida 3 abre hoy, 10:30 p. m.');
    expect(told({}, openings, NOW, null)).toMatch(/ abre .+ en Colombia\.$/);
    expect(told({ matches: [] }, [])).toBe('Se juega hoy, 11:00 p. m.');
    expect(told({}, [])).toBe('');
    expect(told({ matches: [] }, [], hour('04:00'))).toBe('');
  });

  it('is none for a stage that is closed or has no match left, or of a cancelled tournament', () => {
    expect([told({ cancelledAt: NOW }), told({ cancelledAt: NOW, matches: [] }, [])]).toEqual(['', '']);
    expect(told({ stage: { state: 'closed' } })).toBe('');
    expect(told({ stage: { finish: { kind: 'matches', matches: 1 } } })).toBe('');
  });
});

it.each([
  ['booyahs', 3, 2, 'Desempató por Booyahs, 3 a 2'],
  ['kills', 9, 0, 'Desempató por bajas, 9 a 0'],
  ['last-placement', 1, 0, 'Desempató por la última partida, 1.º contra sin puesto'],
  ['extra-match', 2, 5, 'Desempató en la partida extra, 2.º contra 5.º'],
  ['draw', 1, 2, 'Desempató por sorteo'],
] as const)('a tie that %s decided says by how much: %s to %s', (by, own, other, text) => {
  expect(decidedText({ by, own, other })).toBe(text);
});
