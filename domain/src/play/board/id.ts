/** Apart from the schema, which is most of what a stream would download. */

export function boardId(tournamentId: string, stage: number): string {
  return `${tournamentId}_${stage}`;
}

/** The element with the data of a board, in its page, for the screen to begin with. Every page of the site looks for it. */
export const BOARD_PAGE_DATA_ID = 'board-data';
