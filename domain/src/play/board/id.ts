/** This file imports no schema, because streams download it and schemas are large. */

export function boardId(tournamentId: string, stage: number): string {
  return `${tournamentId}_${stage}`;
}

/**
 * The id of the element in the page with the data of a board, which the screen begins with. Every page of the
 * site imports this id.
 */
export const BOARD_PAGE_DATA_ID = 'board-data';
