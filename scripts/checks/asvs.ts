import type { Row } from './spec-coverage.ts';
/** The requirements of OWASP ASVS 4.0.3 up to level 2, and what the document says of each. */
export type Standing = 'test' | 'reading' | 'platform' | 'not applicable' | 'gap';

/** Requirements by section: the last number, or a list where some are deleted or of level 3. */
const sections = {
  'V1.1': 7,
  'V1.2': 4,
  'V1.4': [1, 4, 5],
  'V1.5': 4,
  'V1.6': 4,
  'V1.7': 2,
  'V1.8': 2,
  'V1.9': 2,
  'V1.10': 1,
  'V1.11': 2,
  'V1.12': [2],
  'V1.14': 6,
  'V2.1': 12,
  'V2.2': 3,
  'V2.3': 3,
  'V2.4': 5,
  'V2.5': 7,
  'V2.6': 3,
  'V2.7': 6,
  'V2.8': 7,
  'V2.9': 3,
  'V2.10': 4,
  'V3.1': 1,
  'V3.2': 4,
  'V3.3': 4,
  'V3.4': 5,
  'V3.5': 3,
  'V3.7': 1,
  'V4.1': [1, 2, 3, 5],
  'V4.2': 2,
  'V4.3': 3,
  'V5.1': 5,
  'V5.2': 8,
  'V5.3': 10,
  'V5.4': 3,
  'V5.5': 4,
  'V6.1': 3,
  'V6.2': 6,
  'V6.3': 2,
  'V6.4': 2,
  'V7.1': 4,
  'V7.2': 2,
  'V7.3': [1, 3, 4],
  'V7.4': 3,
  'V8.1': 4,
  'V8.2': 3,
  'V8.3': 8,
  'V9.1': 3,
  'V9.2': 4,
  'V10.2': 2,
  'V10.3': 3,
  'V11.1': 8,
  'V12.1': 3,
  'V12.2': 1,
  'V12.3': 6,
  'V12.4': 2,
  'V12.5': 2,
  'V12.6': 1,
  'V13.1': [1, 3, 4, 5],
  'V13.2': [1, 2, 3, 5, 6],
  'V13.3': 2,
  'V13.4': 2,
  'V14.1': 4,
  'V14.2': 6,
  'V14.3': [2, 3],
  'V14.4': 7,
  'V14.5': 4,
};

export const levelTwo = Object.entries(sections).flatMap(([section, numbers]) =>
  (typeof numbers === 'number' ? Array.from({ length: numbers }, (_, at) => at + 1) : numbers).map(
    (number) => `${section}.${number}`,
  ),
);

const standings: readonly Standing[] = ['test', 'reading', 'platform', 'not applicable', 'gap'];

const idsOf = (row: Row) => row.id.split(', ');

export function standingOf(row: Row): Standing {
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
  const chapters = [...new Set(levelTwo.map(chapterOf))];
  const line = (name: string, isOf: (id: string) => boolean) => {
    const counts = standings.map((standing) =>
      String(
        rows
          .filter((row) => standingOf(row) === standing)
          .flatMap(idsOf)
          .filter(isOf).length,
      ),
    );
    return `| ${[name, String(levelTwo.filter(isOf).length), ...counts].join(' | ')} |`;
  };
  return [
    ...chapters.map((chapter) => line(chapter, (id) => chapterOf(id) === chapter)),
    line('All', () => true),
  ];
}

function chapterOf(id: string) {
  return id.slice(0, id.indexOf('.'));
}
