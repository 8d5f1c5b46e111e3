export type Counts = { passed: number; failed: number; notes: string[] };

export type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { name: string; status: string; assertionResults: unknown[] }[];
};

export function countVitest(
  report: VitestReport | undefined,
  exitCode: number | null,
  folders: readonly string[],
): Counts {
  if (!report) return { passed: 0, failed: 1, notes: ['vitest wrote no report'] };
  const notes = [];
  let failed = report.numFailedTests;

  const unloadable = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  );
  failed += unloadable.length;

  const skipped = report.numPendingTests + report.numTodoTests;
  if (skipped > 0) {
    failed += skipped;
    notes.push(`${skipped} ${skipped === 1 ? 'test was' : 'tests were'} skipped`);
  }
  for (const folder of folders) {
    if (!report.testResults.some((file) => file.name.startsWith(`${folder}/`))) {
      failed += 1;
      notes.push(`no test ran in ${folder}`);
    }
  }
  if (exitCode !== 0 && failed === 0) {
    failed = 1;
    notes.push('vitest failed outside of a test');
  }
  return { passed: report.numPassedTests, failed, notes };
}

export function addCounts(parts: readonly Counts[]): Counts {
  return {
    passed: parts.reduce((sum, part) => sum + part.passed, 0),
    failed: parts.reduce((sum, part) => sum + part.failed, 0),
    notes: parts.flatMap((part) => part.notes),
  };
}
