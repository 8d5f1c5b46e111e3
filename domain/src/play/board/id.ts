/** This file imports no schema, because streams download it and schemas are large. */

export function boardId(tournamentId: string, stage: number): string {
  return `${tournamentId}_${stage}`;
}

/**
 * The id of the element with the board's data for the first render. It stands in this file, because every
 * page of the site imports it.
 */
export const BOARD_PAGE_DATA_ID = 'board-data';
