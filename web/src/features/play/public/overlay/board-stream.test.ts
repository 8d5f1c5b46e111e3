import { sampleBoard } from '@copa/domain/play/board/board.fixture';
import { expect, it } from 'vitest';
import { boardTable } from './board-stream.ts';

const NOW = new Date('2026-11-21T02:00:00Z');
const board = sampleBoard({
  lobbies: { a: ['Uno', 'Dos'], b: ['Tres', 'Cuatro'] },
  stage: { lobbySize: 12, advance: { perLobby: 1, byTable: 0 } },
  matches: [
    { lobby: 'a', number: 1, lines: ['Uno 1 4', 'Dos 2 0'] },
    { lobby: 'b', number: 1, lines: ['Tres 1 3', 'Cuatro 2 1'] },
  ],
});
const namesIn = (lobby: string | null) => boardTable(board, lobby, NOW).lines.map(({ name }) => name);

it('has the rows of a lobby, and all rows for an unknown lobby', () => {
  expect(namesIn('b')).toEqual(['Tres', 'Cuatro']);
  expect(namesIn(null)).toHaveLength(4);
  expect(namesIn('z')).toEqual(namesIn(null));
});

it('has the figures of a row in the order of their heads, and the stage with its tournament', () => {
  const table = boardTable(board, 'a', NOW);
  expect(table).toMatchObject({
    over: 'Copa de Noviembre',
    title: 'Clasificatoria',
    columns: ['Booyah', 'Bajas'],
  });
  expect(table.lines[0]).toMatchObject({ key: '1', rank: '1', name: 'Uno', figures: ['1', '4'] });
});
