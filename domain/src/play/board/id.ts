/** The overlay for streams downloads this file, so this file imports no schema. */

export function boardId(tournamentId: string, stage: number): string {
  return `${tournamentId}_${stage}`;
}

export const BOARD_PAGE_DATA_ID = 'board-data';
