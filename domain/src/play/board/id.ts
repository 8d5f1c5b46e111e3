/** The overlay for streams downloads this file, so it imports no schema. */

export function boardId(tournamentId: string, stage: number): string {
  return `${tournamentId}_${stage}`;
}

/** Every page of the site imports this file, so the id of the element with the board's data is here. */
export const BOARD_PAGE_DATA_ID = 'board-data';
