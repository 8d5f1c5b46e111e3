/**
 * A unit of the first stage that never played has a rank in the table, but none in the tournament. Each unit of
 * a later stage played in an earlier one.
 */
export const isPlacedIn = (stage: number, hasPlayed: boolean): boolean => stage > 1 || hasPlayed;
