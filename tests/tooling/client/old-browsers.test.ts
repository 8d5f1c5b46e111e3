import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { sourceFiles } from '../../../scripts/checks/source-files.ts';
import { repositoryRoot as root } from '../../../scripts/process/repository.mjs';
import { LEARNED_SINCE } from '../../e2e/support/old-browser.ts';

/** A built page loads each of these files before any other module of its bundle. */
const entries = ['main.tsx', 'overlay.ts', 'first-cards/registration-status.ts', 'first-cards/ticket.ts'];

/** `web/src/lib/older-browsers.ts` adds these functions to old browsers. */
const ADDED = ['toSorted', 'hasOwn'];
/** A browser without lookbehind, as Safari before 16.4, cannot parse a file that contains one. */
const LOOKBEHIND = String.raw`\(\?<[=!]`;

const oneOf = (owner: string) =>
  `(?:${LEARNED_SINCE[owner]?.filter((name) => !ADDED.includes(name)).join('|')})\\(`;
const ofOwner = (owner: string) => String.raw`\b${owner}\.${oneOf(owner)}`;

it('no page calls what the oldest browsers lack, nor has a pattern that they cannot parse', () => {
  const owned = ['Array', 'Object', 'Map', 'Promise', 'URL'].map(ofOwner);
  const isNew = new RegExp(
    [`\\.${oneOf('Array.prototype')}`, `\\b${oneOf('window')}`, ...owned, LOOKBEHIND].join('|'),
  );
  const found = ['a.with(1)', 'structuredClone(a)', 'URL.canParse(a)', '/(?<=a)b/', 'Object.hasOwn(a)'];
  expect(found.map((text) => isNew.test(text))).toEqual([true, true, true, true, false]);
  const files = [...sourceFiles(root)].filter((file) =>
    /^(domain|web)\/src\/.+(?<!\.test|\.fixture)\.tsx?$/.test(file),
  );
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter((file) => isNew.test(readFileSync(join(root, file), 'utf8')))).toEqual([]);
});

it('each bundle of a page adds the missing functions before its other modules run', () => {
  const first = entries.map((entry) => readFileSync(join(root, 'web/src/app', entry), 'utf8').split('\n')[0]);
  expect(first.filter((line) => !/^import '.*\/older-browsers\.ts';$/.test(line ?? ''))).toEqual([]);
  expect(readdirSync(join(root, 'web/src/app/first-cards')).toSorted()).toEqual(
    entries.flatMap((entry) => /^first-cards\/(.+)/.exec(entry)?.[1] ?? []),
  );
});
