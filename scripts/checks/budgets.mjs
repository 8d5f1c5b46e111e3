import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../process/repository.mjs';
import { importTypeScript } from '../process/typescript.mjs';

/** What every cold start reads and compiles before it answers anybody: the job of the minute too, which now tells results. */
const MOST_FUNCTION_BYTES = 1_000_000;

const functionBundle = join(repositoryRoot, 'functions', 'lib', 'index.cjs');

/** The sender of notices alone encrypts, and few calls bring a file: both in bundles of their own. @returns {0 | 1} */
function checkFunctionParts() {
  const isClean = !/aes128gcm|web-push|Multipart: Boundary not found/.test(
    readFileSync(functionBundle, 'utf8'),
  );
  console.log(`${isClean ? 'ok  ' : 'FAIL'} no web-push and no busboy in the bundle of the functions`);
  return isClean ? 0 : 1;
}

/** @returns {0 | 1} what the process ends with */
function checkFunctionSize() {
  const { size } = statSync(functionBundle);
  const verdict = size <= MOST_FUNCTION_BYTES ? 'ok  ' : 'FAIL';
  console.log(`${verdict} bundle of the functions: ${size / 1000} KB of ${MOST_FUNCTION_BYTES / 1000} KB`);
  return size <= MOST_FUNCTION_BYTES ? 0 : 1;
}

const { runBudgets } = /** @type {typeof import('../../web/prerender/budgets.ts')} */ (
  await importTypeScript('../../web/prerender/budgets.ts', import.meta.url)
);
process.exitCode = Math.max(runBudgets(), checkFunctionSize(), checkFunctionParts());
