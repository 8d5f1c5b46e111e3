import { describe, expect, it } from 'vitest';
import { addCounts, countVitest, type VitestReport } from './counts.ts';

const file = (name: string, status = 'passed', tests = 1) => ({
  name,
  status,
  assertionResults: Array.from({ length: tests }, () => ({})),
});

const report = (changes: Partial<VitestReport> = {}): VitestReport => ({
  numPassedTests: 3,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults: [file('/copa/web/a.test.ts')],
  ...changes,
});

describe('countVitest', () => {
  it('counts what passed and what failed', () => {
    expect(countVitest(report(), 0, ['/copa/web'])).toEqual({ passed: 3, failed: 0, notes: [] });
    expect(countVitest(report({ numFailedTests: 2 }), 1, ['/copa/web'])).toMatchObject({ failed: 2 });
  });

  it('fails without a report', () => {
    expect(countVitest(undefined, 0, [])).toMatchObject({ passed: 0, failed: 1 });
  });

  it('fails for a folder in which no test ran', () => {
    const counts = countVitest(report(), 0, ['/copa/web', '/copa/domain']);
    expect(counts).toMatchObject({ failed: 1, notes: ['no test ran in /copa/domain'] });
  });

  it('does not take a folder for another that starts alike', () => {
    expect(countVitest(report(), 0, ['/copa/we'])).toMatchObject({ failed: 1 });
  });

  it('fails for a file that could not be loaded', () => {
    const broken = report({ testResults: [file('/copa/web/a.test.ts', 'failed', 0)] });
    expect(countVitest(broken, 1, ['/copa/web'])).toMatchObject({ passed: 3, failed: 1 });
  });

  it('fails for skipped tests', () => {
    expect(countVitest(report({ numPendingTests: 1, numTodoTests: 1 }), 0, ['/copa/web'])).toMatchObject({
      failed: 2,
      notes: ['2 tests were skipped'],
    });
  });

  it('fails when vitest failed outside of any test', () => {
    expect(countVitest(report(), 1, ['/copa/web'])).toMatchObject({ failed: 1 });
  });
});

describe('addCounts', () => {
  it('adds', () => {
    expect(
      addCounts([
        { passed: 1, failed: 2, notes: ['a'] },
        { passed: 3, failed: 4, notes: ['b'] },
      ]),
    ).toEqual({ passed: 4, failed: 6, notes: ['a', 'b'] });
  });
});
