import { seasonLine, seasonStatus } from './page.ts';
import type { SeasonBoard } from './season-board.ts';
import * as words from './words/board.ts';

/** Chat programs collapse a message with many more lines than this. */
const TOP = 12;
const LEADERS = 3;

function leadersOf({ rows }: Pick<SeasonBoard, 'rows'>): string {
  return rows
    .filter(({ rank }) => rank !== null)
    .slice(0, LEADERS)
    .map(({ rank, name, points }) => words.leader({ rank: String(rank), name, points }))
    .join(', ');
}

export function seasonPreview(board: SeasonBoard): { readonly title: string; readonly description: string } {
  const leaders = leadersOf(board);
  return {
    title: board.name,
    description: [seasonStatus(board), ...(leaders === '' ? [] : [`${leaders}.`])].join(' '),
  };
}

export function seasonText(board: SeasonBoard): string {
  const { rows, players, tournaments, name } = board;
  const shown = rows.slice(0, TOP);
  return [
    // The page of a season would grow by a kilobyte if this module imported `bold`.
    name.includes('*') ? name : `*${name}*`,
    seasonStatus(board),
    '',
    ...shown.map((row) => words.chatRow({ ...seasonLine(row, tournaments), points: row.points })),
    ...(players > shown.length ? [words.moreRows(players - shown.length)] : []),
  ].join('\n');
}
