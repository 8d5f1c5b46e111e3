import { describe, expect, it } from 'vitest';
import { pageSlot } from '../page-template.ts';
import { seasonBoardCsv } from './csv.ts';
import { seasonDay, seasonFactSlots, seasonFacts, seasonLine, seasonLineSlots } from './page.ts';
import { sampleSeason } from './season-board.fixture.ts';
import { seasonPreview, seasonText } from './shared-text.ts';
import { correctionText } from './words/board.ts';

const NOW = new Date('2026-11-16T03:00:00Z');
const linesOf = ({ board }: ReturnType<typeof sampleSeason>) =>
  board.rows.map((row) => Object.values(seasonLine(row, board.tournaments)).join(' | '));

describe('the page of a season says', () => {
  it('how far it is and how it is counted, in plain words', () => {
    const { board } = sampleSeason({ rules: { best: 3, rankedFrom: 2 } });
    expect(seasonFacts(board, NOW, null)).toEqual({
      name: 'Temporada de verano',
      days: 'Del vie 6 nov al vie 27 nov',
      status: 'Van 2 de 4 torneos. 3 jugadores.',
      note: '',
      counting:
        'Cada torneo da puntos por el puesto: 1.º 100, 2.º 80, 3.º 65, 4.º 55, 5.º 47 y así hasta el 30.º.',
      best: 'Cuentan tus 3 mejores torneos.',
      ranked: 'Tienes puesto desde que juegas 2 torneos.',
      substitutes: '',
      ties: 'Con los mismos puntos deciden los torneos ganados, luego el mejor resultado y luego el último torneo. Si siguen iguales, comparten el puesto.',
      updated: expect.stringMatching(/^Último cambio: vie 20 nov, 9:00\sp\.\sm\. en Colombia$/) as string,
    });
  });

  it.each([
    ['2026-01-02', 'vie 2 ene'],
    ['2027-02-12', 'vie 12 feb 2027'],
    ['2025-12-31', 'mié 31 dic 2025'],
  ])('each day with its year unless that is this one: %s', (day, shown) => {
    expect(seasonDay(day, NOW)).toBe(shown);
  });

  it('points played, one best tournament, and what substitutes of teams get', () => {
    const { board } = sampleSeason({ rules: { counting: { kind: 'points' }, substitutes: 'half' } });
    const teams = board.tournaments.map((each) => ({ ...each, modality: 'squad' as const }));
    const facts = seasonFacts({ ...board, tournaments: teams }, NOW, 'America/Lima');
    expect([facts.counting, facts.best, facts.ranked, facts.substitutes]).toEqual([
      'Se suman los puntos que hizo tu equipo en cada torneo.',
      'Cuenta tu mejor torneo.',
      '',
      'Un suplente recibe la mitad que su equipo; el medio punto no cuenta.',
    ]);
  });

  it.each([
    [{ ended: 0 }, 'Todavía no hay resultados.'],
    [{ ended: 1, players: 1 }, 'Va 1 de 4 torneos. 1 jugador.'],
    [{ changes: { state: 'closed' as const } }, 'Campeón: Nick2. 3 jugadores.'],
    [{ ended: 0, changes: { state: 'closed' as const } }, 'Temporada terminada.'],
  ])('where it stands: %o', (changes, status) => {
    expect(seasonFacts(sampleSeason(changes).board, NOW, null).status).toBe(status);
  });

  it('each fact and each cell in a slot of its name', () => {
    const { board } = sampleSeason({});
    const [row] = board.rows;
    const named = (all: object) => Object.fromEntries(Object.keys(all).map((name) => [name, pageSlot(name)]));
    expect(seasonFactSlots()).toEqual(named(seasonFacts(board, NOW, null)));
    expect(row && named(seasonLine(row, board.tournaments))).toEqual(seasonLineSlots());
  });

  it('the hour of the last change by the clock of its reader, or none without a tournament', () => {
    const { board } = sampleSeason({});
    expect(seasonFacts(board, NOW, 'America/Mexico_City').updated).toMatch(/8:00/);
    expect(seasonFacts({ ...board, tournaments: [] }, NOW, null).updated).toBe('');
  });

  it('that all tournaments count, in a list of few ranks, and which rules were corrected', () => {
    const { board } = sampleSeason({ rules: { best: null, counting: { kind: 'ranks', worth: [5, 3] } } });
    const { best, counting } = seasonFacts(board, NOW, null);
    expect([best, counting]).toEqual([
      'Cuentan todos tus torneos.',
      'Cada torneo da puntos por el puesto: 1.º 5, 2.º 3.',
    ]);
    expect(correctionText(['best', 'substitutes'], 'lo acordamos')).toBe(
      'Cambió cuántos torneos cuentan, lo que recibe un suplente: lo acordamos.',
    );
    expect(correctionText(['best'], '')).toBe('Cambió cuántos torneos cuentan.');
  });

  it('that its names are gone', () => {
    const { board } = sampleSeason({ changes: { erasedAt: NOW } });
    expect(seasonFacts(board, NOW, null).note).not.toBe('');
  });
});

describe('the rows of a season', () => {
  it('say rank, name, tournaments, wins and points; who has too few has no rank', () => {
    expect(linesOf(sampleSeason({ rules: { best: null } }))).toEqual([
      '2 | 1 | Nick2 | 2 | 1 | 180',
      '1 | 2 | Nick1 | 2 | 1 | 180',
      '3 | 3 | Jugador 3 | 2 | 0 | 130',
    ]);
    expect(linesOf(sampleSeason({ players: 1, rules: { rankedFrom: 3 } }))).toEqual([
      '1 | – | Nick1 | 2 | 1 | 100',
    ]);
  });

  it('go to a chat, a preview and a spreadsheet', () => {
    const { board } = sampleSeason({ players: 14, ended: 1 });
    const text = seasonText(board).split('\n');
    expect(text.slice(0, 4)).toEqual([
      '*Temporada de verano*',
      'Va 1 de 4 torneos. 14 jugadores.',
      '',
      '1. Nick1: 100 puntos',
    ]);
    expect(text.at(-1)).toBe('… y 2 más');
    expect(seasonPreview(board).description).toBe(
      'Va 1 de 4 torneos. 14 jugadores. 1. Nick1 (100 puntos), 2. Nick2 (80 puntos), 3. Jugador 3 (65 puntos).',
    );
    const csv = seasonBoardCsv(board).split('\r\n');
    expect(csv[0]).toBe(
      '\uFEFFPuesto,Número,Nombre,Puntos,Torneos ganados,Torneos jugados,Viernes 1: puesto,Viernes 1: vale',
    );
    expect(csv[1]).toBe('1,1,Nick1,100,1,1,1,100');
  });

  it('tell a spreadsheet which results do not count, and who has no rank', () => {
    const { board } = sampleSeason({ players: 2, rules: { best: 1 } });
    expect(seasonBoardCsv(board).split('\r\n').slice(1, 3)).toEqual([
      '1,2,Nick2,100,1,2,2,80 (no cuenta),1,100',
      '2,1,Nick1,100,1,2,1,100,2,80 (no cuenta)',
    ]);
    const few = sampleSeason({ players: 1, rules: { rankedFrom: 3 } }).board;
    expect(seasonBoardCsv(few).split('\r\n')[1]).toMatch(/^Sin puesto,1,Nick1,/);
  });

  it('share nothing where nobody has a rank', () => {
    const { board } = sampleSeason({ ended: 0 });
    expect(seasonText(board)).toBe('*Temporada de verano*\nTodavía no hay resultados.\n');
    expect(seasonPreview(board).description).toBe('Todavía no hay resultados.');
  });
});
