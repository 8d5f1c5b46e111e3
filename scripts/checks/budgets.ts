import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runBudgets } from '../../web/prerender/budgets.ts';

const MOST_COLD_BYTES = 248_000;

const loadedOnDemand = /aes128gcm|web-push/;
const REQUIRED = /^(?:var|const) .*require\("\.\/(part-[\w-]+\.cjs)"\)/gm;

export function check(root: string) {
  const parts = coldParts(join(root, 'functions', 'lib'));
  const bytes = [...parts.values()].reduce((sum, part) => sum + Buffer.byteLength(part), 0);
  console.log(`cold start of the functions: ${bytes / 1000} KB of ${MOST_COLD_BYTES / 1000} KB`);
  const complaints = runBudgets() === 0 ? [] : ['the site is over a budget'];
  if (bytes > MOST_COLD_BYTES) complaints.push('a cold start of the functions loads more than its budget');
  if ([...parts.values()].some((part) => loadedOnDemand.test(part))) {
    complaints.push('a cold start of the functions loads web-push');
  }
  return complaints;
}

function coldParts(lib: string): ReadonlyMap<string, string> {
  const parts = new Map<string, string>();
  const read = (name: string) => {
    if (parts.has(name)) return;
    const part = readFileSync(join(lib, name), 'utf8');
    parts.set(name, part);
    for (const [, required = ''] of part.matchAll(REQUIRED)) read(required);
  };
  read('index.cjs');
  return parts;
}
