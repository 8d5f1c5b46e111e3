import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runBudgets } from '../../web/prerender/budgets.ts';

/** Every cold start reads and compiles the bundle before it answers. */
const MOST_FUNCTION_BYTES = 1_357_000;

/** Few calls need these libraries, so they must be in separate bundles. */
const loadedOnDemand = /aes128gcm|web-push|Multipart: Boundary not found/;

export function check(root: string) {
  const bundle = readFileSync(join(root, 'functions', 'lib', 'index.cjs'));
  console.log(`bundle of the functions: ${bundle.length / 1000} KB of ${MOST_FUNCTION_BYTES / 1000} KB`);
  const complaints = runBudgets() === 0 ? [] : ['the site is over a budget'];
  if (bundle.length > MOST_FUNCTION_BYTES) complaints.push('the bundle of the functions is over its budget');
  if (loadedOnDemand.test(bundle.toString())) {
    complaints.push('the bundle of the functions holds web-push or busboy');
  }
  return complaints;
}
