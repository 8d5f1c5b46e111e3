import type { Row } from './spec-coverage.ts';

/** The document says one of these of each requirement of OWASP ASVS 4.0.3 up to level 2. */
const standings = ['test', 'reading', 'platform', 'not applicable', 'gap'] as const;

/** Requirements by chapter and section: the last number, or a list where some are deleted or of level 3. */
const chapters: Readonly<Record<string, Readonly<Record<string, number | readonly number[]>>>> = {
  V1: { 1: 7, 2: 4, 4: [1, 4, 5], 5: 4, 6: 4, 7: 2, 8: 2, 9: 2, 10: 1, 11: 2, 12: [2], 14: 6 },
  V2: { 1: 12, 2: 3, 3: 3, 4: 5, 5: 7, 6: 3, 7: 6, 8: 7, 9: 3, 10: 4 },
  V3: { 1: 1, 2: 4, 3: 4, 4: 5, 5: 3, 7: 1 },
  V4: { 1: [1, 2, 3, 5], 2: 2, 3: 3 },
  V5: { 1: 5, 2: 8, 3: 10, 4: 3, 5: 4 },
  V6: { 1: 3, 2: 6, 3: 2, 4: 2 },
  V7: { 1: 4, 2: 2, 3: [1, 3, 4], 4: 3 },
  V8: { 1: 4, 2: 3, 3: 8 },
  V9: { 1: 3, 2: 4 },
  V10: { 2: 2, 3: 3 },
  V11: { 1: 8 },
  V12: { 1: 3, 2: 1, 3: 6, 4: 2, 5: 2, 6: 1 },
  V13: { 1: [1, 3, 4, 5], 2: [1, 2, 3, 5, 6], 3: 2, 4: 2 },
  V14: { 1: 4, 2: 6, 3: [2, 3], 4: 7, 5: 4 },
};

export const levelTwo = Object.entries(chapters).flatMap(([chapter, sections]) =>
  Object.entries(sections).flatMap(([section, numbers]) =>
    (typeof numbers === 'number' ? Array.from({ length: numbers }, (_, at) => at + 1) : numbers).map(
      (number) => `${chapter}.${section}.${number}`,
    ),
  ),
);

const idsOf = (row: Row) => row.id.split(', ');

export function standingOf(row: Row) {
  return standings.find((each) => row.proof.startsWith(`${each}: `)) ?? 'test';
}

/** Every requirement in one row, several in one only where none of them applies, and a summary that counts them. */
export function complaintsAboutLevelTwo(rows: readonly Row[], text: string) {
  const named = rows.flatMap(idsOf);
  return [
    ...levelTwo.filter((id) => !named.includes(id)).map((id) => `${id} has no row`),
    ...new Set(named.filter((id, at) => named.indexOf(id) !== at).map((id) => `${id} has two rows`)),
    ...named.filter((id) => !levelTwo.includes(id)).map((id) => `${id} is no requirement of level 2`),
    ...rows
      .filter((row) => idsOf(row).length > 1 && standingOf(row) !== 'not applicable')
      .map((row) => `${row.id} share a row although they apply`),
    ...rows
      .filter((row) => standingOf(row) === 'reading' && !/`|\]\(/.test(row.where + row.proof))
      .map((row) => `${row.id} does not say what to read`),
    ...summaryOf(rows)
      .filter((line) => !text.split('\n').includes(line))
      .map((line) => `the summary lacks the line ${line}`),
  ];
}

export function summaryOf(rows: readonly Row[]) {
  const line = (name: string, isOf: (id: string) => boolean) => {
    const counts = standings.map((standing) => {
      const ids = rows.filter((row) => standingOf(row) === standing).flatMap(idsOf);
      return ids.filter(isOf).length;
    });
    return `| ${[name, levelTwo.filter(isOf).length, ...counts].join(' | ')} |`;
  };
  return [
    ...Object.keys(chapters).map((chapter) => line(chapter, (id) => id.startsWith(`${chapter}.`))),
    line('All', () => true),
  ];
}
