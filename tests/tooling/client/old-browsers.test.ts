import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { sourceFiles } from '../../../scripts/checks/source-files.ts';
import { repositoryRoot as root } from '../../../scripts/process/repository.mjs';
import { LEARNED_SINCE } from '../../e2e/support/old-browser.ts';

/** A built page loads each of these files before any other module of its bundle. */
const entries = ['main.tsx', 'overlay.ts', 'first-cards/registration-status.ts', 'first-cards/ticket.ts'];

/** `web/src/lib/older-browsers.ts` adds this method to old browsers. */
const ADDED = 'toSorted';

it('no page calls a method of lists that the oldest browsers lack', () => {
  const methods = LEARNED_SINCE['Array.prototype']?.filter((name) => name !== ADDED);
  const call = new RegExp(String.raw`\.(?:${methods?.join('|')})\(`);
  const files = [...sourceFiles(root)].filter((file) =>
    /^(domain|web)\/src\/.+(?<!\.test|\.fixture)\.tsx?$/.test(file),
  );
  expect([methods?.includes('with'), files.length > 500]).toEqual([true, true]);
  expect(files.filter((file) => call.test(readFileSync(join(root, file), 'utf8')))).toEqual([]);
});

it('each bundle of a page adds the missing functions before its other modules run', () => {
  const first = entries.map((entry) => readFileSync(join(root, 'web/src/app', entry), 'utf8').split('\n')[0]);
  expect(first.filter((line) => !/^import '.*\/older-browsers\.ts';$/.test(line ?? ''))).toEqual([]);
  expect(readdirSync(join(root, 'web/src/app/first-cards')).toSorted()).toEqual(
    entries.flatMap((entry) => /^first-cards\/(.+)/.exec(entry)?.[1] ?? []),
  );
});
