import type { Row } from './spec-coverage.ts';

/** A verdict compares the emulator with Google's; the document explains the words. */
const verdicts = /^(same|more|different|refused|never)\b/;

export function complaintsAboutVerdicts(rows: readonly Row[]) {
  return rows.filter(({ where }) => !verdicts.test(where)).map(({ id }) => `${id} has no verdict`);
}

/** Nothing that the emulator never does has a test, but what happens instead may have one. */
export const withoutProof = (row: Row) => row.where.startsWith('never') && row.proof === '–';
