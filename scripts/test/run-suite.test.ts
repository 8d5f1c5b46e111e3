import { describe, expect, it } from 'vitest';
import { repositoryRoot } from '../process/repository.mjs';
import { runSuite } from './run-suite.ts';

const surroundings = { root: repositoryRoot, scratch: '' };
const step = (script: string) => ({ title: 'the check', program: 'node' as const, args: ['-e', script] });

describe('a suite of steps', () => {
  it('counts each, and shows what a failed one printed and how to mend it', async () => {
    const failing = {
      ...step("console.log('a.ts is crooked'); process.exitCode = 3"),
      remedy: 'straighten it',
    };
    const { counts, output } = await runSuite({ name: 'all', steps: [step(''), failing] }, surroundings);
    expect(counts).toEqual({ passed: 1, failed: 1, notes: [] });
    expect(output).toBe('the check ended with 3: straighten it\na.ts is crooked\n');
  });

  it('needs no remedy to fail', async () => {
    const { output } = await runSuite({ name: 'all', steps: [step('process.exitCode = 1')] }, surroundings);
    expect(output).toBe('the check ended with 1\n');
  });
});
