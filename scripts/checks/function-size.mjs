import { statSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../process/repository.mjs';

/** What every cold start reads and compiles before it answers anybody. */
const MOST_BYTES = 900_000;

/** @returns {0 | 1} what the process ends with */
export function checkFunctionSize() {
  const { size } = statSync(join(repositoryRoot, 'functions', 'lib', 'index.cjs'));
  const verdict = size <= MOST_BYTES ? 'ok  ' : 'FAIL';
  console.log(`${verdict} bundle of the functions: ${size / 1000} KB of ${MOST_BYTES / 1000} KB`);
  return size <= MOST_BYTES ? 0 : 1;
}
