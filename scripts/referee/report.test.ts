import { describe, expect, it } from 'vitest';
import { type Results, verdictOf } from './report.ts';

const known = [{ file: 'tests/a.test.ts', test: 'a limit', reason: 'only production has it' }];

function results(...tests: readonly [title: string, status: string, failure?: string][]): Results {
  return {
    testResults: [
      {
        name: '/repository/tests/a.test.ts',
        status: tests.some(([, status]) => status === 'failed') ? 'failed' : 'passed',
        message: '',
        assertionResults: tests.map(([title, status, failure]) => ({
          title,
          status,
          ancestorTitles: ['client', 'queries'],
          failureMessages: failure === undefined ? [] : [failure],
        })),
      },
    ],
  };
}

const verdict = (given: Results) => verdictOf(given, known, '/repository');

describe('the verdict', () => {
  it('agrees when only what is known differs', () => {
    expect(verdict(results(['a limit', 'passed'], ['an order', 'passed']))).toEqual({
      agrees: true,
      text: '1 tests agree; 1 known differences remain.',
    });
  });

  it('begins with the differences', () => {
    const { agrees, text } = verdict(
      results(['a limit', 'passed'], ['an order', 'failed', 'AssertionError: expected 1\n  at x']),
    );
    expect(agrees).toBe(false);
    expect(text).toBe(
      [
        'Google’s emulator differs (1):',
        '  tests/a.test.ts > client > queries > an order',
        '    AssertionError: expected 1',
        '',
        '0 tests agree; 1 known differences remain.',
      ].join('\n'),
    );
  });

  it('refuses a known difference that is gone, or that names no test', () => {
    const gone = verdict(
      results(['a limit', 'failed', 'Error: Expect test to fail'], ['an order', 'passed']),
    );
    expect(gone.agrees).toBe(false);
    expect(gone.text).toContain('take them off the list (1):\n  tests/a.test.ts > a limit\n');
    const renamed = verdict(results(['an order', 'passed']));
    expect(renamed.agrees).toBe(false);
    expect(renamed.text).toContain('that name no test (1):\n  tests/a.test.ts > a limit\n');
  });

  it('says nothing of a known difference in a file that was not run', () => {
    const elsewhere = known.map((each) => ({ ...each, file: 'tests/b.test.ts' }));
    expect(verdictOf(results(['an order', 'passed']), elsewhere, '/repository').agrees).toBe(true);
  });

  it('refuses a suite that did not run, and a run of nothing', () => {
    const broken = {
      name: '/repository/tests/b.test.ts',
      status: 'failed',
      message: 'Error: no java\n at y',
      assertionResults: [],
    };
    const { agrees, text } = verdictOf({ testResults: [broken] }, known, '/repository');
    expect(agrees).toBe(false);
    expect(text).toContain('failed outside of their tests (1):\n  tests/b.test.ts\n    Error: no java');
    expect(verdictOf({ testResults: [] }, known, '/repository').agrees).toBe(false);
  });

  it('refuses a suite whose tests were skipped because what comes before them failed', () => {
    const [ran] = results(['a limit', 'passed'], ['an order', 'passed']).testResults;
    const [skipped] = results(['an index', 'skipped']).testResults;
    if (ran === undefined || skipped === undefined) throw new Error('there are no results');
    const name = '/repository/tests/b.test.ts';
    const broken = { ...skipped, name, status: 'failed', message: "Google's emulator did not start:\n" };
    const { agrees, text } = verdict({ testResults: [ran, broken] });
    expect(agrees).toBe(false);
    expect(text).toContain(
      "outside of their tests (1):\n  tests/b.test.ts\n    Google's emulator did not start:",
    );
  });
});
