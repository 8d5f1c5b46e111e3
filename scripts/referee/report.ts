import { relative } from 'node:path';
import type { KnownDifference } from '../../tests/emulator/referee/known-differences.ts';

export interface Results {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly title: string;
      readonly ancestorTitles: readonly string[];
      readonly status: string;
      readonly failureMessages: readonly string[] | null;
    }[];
  }[];
}

export function verdictOf(results: Results, known: readonly KnownDifference[], root: string) {
  const tests = results.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map((test) => ({ ...test, file: relative(root, name).replaceAll('\\', '/') })),
  );
  const isOf = (difference: KnownDifference) => (test: (typeof tests)[number]) =>
    test.file === difference.file && test.title === difference.test;
  const isKnown = (test: (typeof tests)[number]) => known.some((difference) => isOf(difference)(test));
  const failed = tests.filter(({ status }) => status === 'failed');
  const files = new Set(results.testResults.map(({ name }) => relative(root, name).replaceAll('\\', '/')));

  const differing = failed.filter((test) => !isKnown(test));
  const gone = failed.filter(isKnown);
  const ofNoTest = known.filter((each) => files.has(each.file) && !tests.some(isOf(each)));
  // A failed file without a failed test could not be loaded, or one of its hooks failed.
  const broken = results.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  const lines = [
    ...section(
      'Google’s emulator differs',
      differing.map(
        ({ file, ancestorTitles, title, failureMessages }) =>
          `${[file, ...ancestorTitles, title].join(' > ')}\n    ${(failureMessages?.[0] ?? '').split('\n', 1)[0] ?? ''}`,
      ),
    ),
    ...section(
      'Known differences that are gone: take them off the list',
      gone.map(({ file, title }) => `${file} > ${title}`),
    ),
    ...section(
      'Known differences that name no test',
      ofNoTest.map(({ file, test }) => `${file} > ${test}`),
    ),
    ...section(
      'Suites that failed outside of their tests',
      broken.map(({ name, message }) => `${relative(root, name)}\n    ${message.split('\n', 1)[0] ?? ''}`),
    ),
  ];
  const expected = tests.filter(isKnown).length - gone.length;
  const passed = tests.filter(({ status }) => status === 'passed').length - expected;
  lines.push(`${passed} tests agree; ${expected} known differences remain.`);
  return { agrees: lines.length === 1 && passed > 0, text: lines.join('\n') };
}

function section(title: string, entries: readonly string[]): string[] {
  return entries.length === 0
    ? []
    : [`${title} (${entries.length}):`, ...entries.map((each) => `  ${each}`), ''];
}
