import { spawnSync } from 'node:child_process';
import { Problem } from '../process/problem.mjs';
import type { Target } from './target.ts';

const WAIT_MS = 60_000;
const FAULT = /^- [A-Z][A-Z_]+ /;

export function requireStart(
  bundle: string,
  { project, functionsEnvironment, settings }: Pick<Target, 'project' | 'functionsEnvironment' | 'settings'>,
) {
  const { PATH = '' } = process.env;
  const { status, stderr, error } = spawnSync(process.execPath, [bundle], {
    env: { PATH, ...settings, GCLOUD_PROJECT: project },
    encoding: 'utf8',
    timeout: WAIT_MS,
  });
  if (status === 0) return;
  const faults = [...new Set(stderr.split('\n').filter((line) => FAULT.test(line)))];
  if (faults.length > 0) {
    throw new Problem(`${functionsEnvironment} or a secret is wrong:\n${faults.join('\n')}`);
  }
  throw new Problem(`The program does not start with ${functionsEnvironment}:\n${stderr}`, { cause: error });
}
