/** The hero reserves this place for the next tournament, which is read later. */
export const NEXT_LINE_ID = 'siguiente';
