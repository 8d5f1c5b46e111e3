import { expect, it } from 'vitest';
import { sampleBoard } from '../play/board/board.fixture.ts';
import { boardLines, boardText } from '../play/board/board-lines.ts';
import { leadersText } from '../play/board/words.ts';
import { seasonLine } from '../seasons/page.ts';
import { chatRow, leader } from '../seasons/words/board.ts';
import { counted, gainText, numberText, pointsText, pointsWord } from './counted.ts';

it.each([
  [1, '1 punto'],
  [-1, '−1 punto'],
  [0, '0 puntos'],
  [-2, '−2 puntos'],
  [-11, '−11 puntos'],
])('%d is counted as %s', (count, text) => {
  expect(counted(count, 'punto', 'puntos')).toBe(text);
  expect(pointsText(count)).toBe(text);
  expect(`${numberText(count)} ${pointsWord(count)}`).toBe(text);
});

it('texts of tables and seasons say one negative point in the singular', () => {
  const board = sampleBoard({
    lobbies: { a: ['Fénix', 'Lobos'] },
    matches: [{ number: 1, lines: ['Fénix 1 0', 'Lobos absent'] }],
    stage: {
      adjustments: [
        {
          id: 'late',
          kind: 'points',
          unitId: 'Fénix',
          match: null,
          points: -13,
          reason: 'Demora',
          by: 'admin-1',
          at: new Date('2026-11-21T02:00:00Z'),
          revokedAt: null,
        },
      ],
    },
  });
  const row = { rank: '2', name: 'Fénix', points: -1 };
  const texts = [leadersText(board), boardText(board, board.updatedAt), chatRow(row), leader(row)];
  for (const text of texts) expect(text).toMatch(/−1 punto\b/);
  expect(boardLines(board).lines.map(({ points }) => points)).toEqual(['0', '−1']);
  expect(seasonLine({ number: 1, rank: 2, name: 'Fénix', points: -1, wins: 0, lines: '' }, []).points).toBe(
    '−1',
  );
});

it.each([
  [3, '+3'],
  [0, '+0'],
  [-3, '−3'],
])('a gain of %d is shown as %s', (count, text) => {
  expect(gainText(count)).toBe(text);
});
