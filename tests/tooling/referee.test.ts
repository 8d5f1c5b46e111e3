import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { launchEnvironment } from '../../emulator/bin/launch-environment.mjs';
import { repositoryRoot } from '../../scripts/process/repository.mjs';

/**
 * This test runs our emulator instead of Google's, which needs Java. `launchEnvironment` puts
 * `emulator/bin/java`, which starts our emulator, first on `PATH`.
 */
it('the referee runs the suites against another process, and refuses a known difference that it does not find', {
  timeout: 300_000,
}, async () => {
  const referee = promisify(execFile)(
    process.execPath,
    ['scripts/referee.mjs', 'tests/emulator/lite-sdk.test.ts', 'tests/rules/people-revocation.test.ts'],
    { cwd: repositoryRoot, env: launchEnvironment({ env: process.env }), encoding: 'utf8' },
  );
  const { code, stdout } = (await referee.catch((error: unknown) => error)) as {
    code: number;
    stdout: string;
  };
  expect(code).toBe(1);
  expect(stdout).toMatch(
    /^Known differences that are gone: take them off the list \(1\):\n {2}tests\/emulator\/lite-sdk\.test\.ts > a query of more inequality fields .*\n\n\d\d+ tests agree; 0 known differences remain\.\n$/,
  );
});
